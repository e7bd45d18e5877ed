import { isDrawn } from "#domain/submittals/numbering.ts";
import type { CompanyFacts } from "#domain/submittals/company-facts.ts";
import { PACKAGE_TEXTS as T } from "#texts/en/submittals/package.ts";
import { prepareFonts, type ReadFile } from "../prepare-fonts.ts";
import { companyView } from "../views/company-view.ts";
import { assemble } from "./assemble.ts";
import { drawFront } from "./front.ts";
import { drawStamps } from "./stamps.ts";
import { packageOptions, packageTitle, revisionText, type SubmittalView } from "./submittal-view.ts";

/*
 * What the page of submittal packages loads when it is needed: it draws, reads and puts together PDFs in the visitor's browser, and
 * is too much for a first load.
 */

export { NotTaken } from "./assemble.ts";
export { readDocument } from "./read-document.ts";

/** What a package is made of. */
export type SubmittalRequest = Omit<SubmittalView, "company"> & { company: CompanyFacts };

export type Making = {
  /** Reads a file of the release. */
  readFile: ReadFile;
  /** Reads a document by the key of its part. */
  read: (key: string) => Promise<Uint8Array>;
  /** Called before each document: how many are in the package, of how many. Waits for what it returns. */
  onProgress?: (done: number, of: number) => Promise<void>;
};

/** The package as one PDF, and its number of pages. Throws a NotTaken for a document that changed after it was read. */
export async function makeSubmittal(
  request: SubmittalRequest,
  { readFile, read, onProgress }: Making,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; pages: number }> {
  const view: SubmittalView = { ...request, company: companyView(request.company) };
  const { form } = view;
  await prepareFonts([view, T, packageTitle(form)], readFile);
  const front = await drawFront(view);
  const stamps = await drawStamps(
    Array.from(
      { length: front.total },
      (_, at) => `${form.number} · ${revisionText(form)} · ${T.page} ${at + 1} ${T.of} ${front.total}`,
    ),
    packageOptions(view).revised,
  );
  const documents = front.parts.filter((part) => !isDrawn(part)).length;
  const bytes = await assemble({
    front,
    stamps,
    read,
    ...(onProgress ? { onDocument: (done) => onProgress(done, documents) } : {}),
  });
  return { bytes, pages: front.total };
}
