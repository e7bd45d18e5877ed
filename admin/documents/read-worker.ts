import "../no-eval.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { checkDocument } from "#documents/submittal/check-document.ts";
import type { FileAnswer, FileOrder, WorkerMessage } from "./document-reader.ts";

/* Reads files apart from the screen, which can end this: a file may be made so that reading it never ends. */

/** What a document is about stands on its first pages. */
const PAGES_READ = 3;
const TEXT_MAX = 20_000;

/** The text of the first pages; empty for a scan. */
async function textOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  try {
    const document = await getDocumentProxy(bytes);
    const { text } = await extractText(document);
    return text.slice(0, PAGES_READ).join("\n").slice(0, TEXT_MAX);
  } catch (error) {
    // What it says is a help only: the file itself is sound.
    console.error("The text of a document could not be read", error);
    return "";
  }
}

async function read({ name, bytes }: FileOrder): Promise<FileAnswer> {
  const found = await checkDocument(name, bytes);
  if ("refused" in found) return found;
  return { ...found, text: found.type === "pdf" ? await textOf(bytes) : "" };
}

addEventListener("message", ({ data }: MessageEvent<FileOrder>) => {
  // The library that reads texts listens to messages, too, and sends some of its own.
  if ("bytes" in data) void read(data).then((answer) => postMessage({ answer } satisfies WorkerMessage));
});
