import { submitEnquiry } from "#db/enquiries/enquiries.ts";
import { fileHash, filePath, storeFile } from "#db/enquiries/files.ts";
import { enquiryThanks } from "#domain/enquiries/enquiry.ts";
import { FILE_LIMITS, type SentFile } from "#domain/enquiries/enquiry-files.ts";
import { schemaOfEnquiry } from "#domain/enquiries/quote-request.ts";
import { mailAbout } from "../lib/enquiry-mail.ts";
import { publicForm } from "../lib/forms.ts";
import { onlyPost } from "../lib/respond.ts";

export const onRequest = onlyPost;

/** Fifty products with notes of three hundred characters, in any script. */
const TEXT_BYTES = 160_000;

type HashedFile = SentFile & { sha256: string };

/** Without JavaScript the field is empty; the address of the page then holds the product: /contact?product=slug. */
function productOf(fields: Record<string, string>, request: Request): string | null {
  const referrer = request.headers.get("referer");
  const asked = referrer && URL.canParse(referrer) ? new URL(referrer).searchParams.get("product") : null;
  return fields["product"] || asked;
}

/**
 * POST /api/enquiry: the contact form, with the quote list in `lines` and with files. The field `product` is the slug of the
 * product that the enquiry is about. Returns the number of the enquiry. If a file cannot be stored, the visitor is asked to
 * send again: the same submission is stored once, and of its files those that are missing, if they are the same.
 */
export const onRequestPost = publicForm({
  schema: schemaOfEnquiry,
  room: { textBytes: TEXT_BYTES, fileBytes: FILE_LIMITS.bytes },
  keep: (fields, request) => ({ product: productOf(fields, request) ?? "" }),
  store: async (client, enquiry, sender, { fields, files, request, env, waitUntil }) => {
    // One after the other, so that only one is in memory besides the form.
    const hashed: HashedFile[] = [];
    for (const [index, file] of enquiry.files.entries())
      hashed.push({ ...file, sha256: await fileHash((await files[index]?.arrayBuffer()) ?? new ArrayBuffer()) });
    const announced = { ...enquiry, files: hashed };
    const product = productOf(fields, request);
    const { id, reference, files_to_store } = await submitEnquiry(client, announced, product, sender);
    for (const position of files_to_store) {
      const file = files[position - 1];
      if (file) await storeFile(client, filePath(id, position), await file.arrayBuffer());
    }
    // After the answer: a mail server may take its time, and must not lose an enquiry.
    waitUntil(mailAbout(client, env, id));
    return reference;
  },
  thanks: (_env, reference) => ({ message: enquiryThanks(reference), reference }),
});
