import { DOCUMENT_LIMITS } from "#domain/submittals/documents.ts";
import { checkedType, otherFile, type FileType } from "#domain/documents/file-types.ts";
import { activeContent } from "./active-content.ts";
import { listedFiles } from "./listed-files.ts";
import { openDocument } from "./source-document.ts";

/** A file that may be published: its type, how many pages it has, and of an archive the names of what is in it. */
export type SoundFile = { type: FileType; pages: number | null; files: string[] };

const PROBLEMS: Readonly<Record<string, string>> = {
  notPdf: "It is not a PDF.",
  damaged: "The PDF is damaged: its pages cannot be read.",
  encrypted: "The PDF is protected with a password. Save it without one.",
};

/** Whether a file can be a document of a maker, by all of its bytes; otherwise why not. The office and the builder ask the same. */
export async function checkDocument(name: string, bytes: Uint8Array): Promise<SoundFile | { refused: string }> {
  const found = checkedType(name, bytes);
  if ("refused" in found) return found;
  const { type } = found;
  if (type === "zip") return checkArchive(bytes);
  if (type !== "pdf") return { type, pages: null, files: [] };
  const opened = await openDocument(bytes);
  if (typeof opened === "string") return { refused: PROBLEMS[opened] ?? "The PDF cannot be read." };
  if (opened.pages.length > DOCUMENT_LIMITS.pages)
    return { refused: `The PDF has more than ${DOCUMENT_LIMITS.pages} pages.` };
  const active = activeContent(opened.context);
  return active
    ? { refused: `The PDF has ${active}. Print it as a PDF again, which leaves only its pages.` }
    : { type, pages: opened.pages.length, files: [] };
}

function checkArchive(bytes: Uint8Array): SoundFile | { refused: string } {
  const files = listedFiles(bytes);
  if (files === null) return { refused: "The ZIP is damaged." };
  const other = otherFile(files);
  return other === undefined
    ? { type: "zip", pages: null, files }
    : {
        refused: `The ZIP holds ${other.slice(0, 100)}. Keep drawings, models, pictures, PDFs and documents without macros in it, and leave everything else out.`,
      };
}
