import { submitEnquiry } from "#db/enquiries/enquiries.ts";
import { ENQUIRY_ANSWERS, enquirySchema } from "#domain/enquiries/enquiry.ts";
import { publicForm } from "../lib/forms.ts";
import { onlyPost } from "../lib/respond.ts";

export const onRequest = onlyPost;

/** Without JavaScript the field is empty; the address of the page then holds the product: /contact?product=slug. */
function productOf(fields: Record<string, string>, request: Request): string | null {
  const referrer = request.headers.get("referer");
  const asked = referrer && URL.canParse(referrer) ? new URL(referrer).searchParams.get("product") : null;
  return fields["product"] || asked;
}

/** POST /api/enquiry: the contact form. The field `product` is the slug of the product that the enquiry is about. */
export const onRequestPost = publicForm({
  schema: enquirySchema,
  thanks: () => ENQUIRY_ANSWERS.stored,
  keep: (fields, request) => ({ product: productOf(fields, request) ?? "" }),
  store: (client, enquiry, sender, { fields, request }) =>
    submitEnquiry(client, enquiry, productOf(fields, request), sender),
});
