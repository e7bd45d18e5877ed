import { DOCUMENT_LIMITS, type DocumentProblem, type PaperSize } from "#domain/submittals/documents.ts";
import { openDocument, paperOf } from "./source-document.ts";

/** The sizes of the pages of a PDF; or why it cannot be part of a package. */
export async function readDocument(bytes: Uint8Array): Promise<PaperSize[] | DocumentProblem> {
  const found = await openDocument(bytes);
  if (typeof found === "string") return found;
  return found.pages.length > DOCUMENT_LIMITS.pages ? "tooLong" : found.pages.map(paperOf);
}
