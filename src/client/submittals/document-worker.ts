import { readDocument } from "#documents/submittal/read-document.ts";

/* Reads one PDF apart from the page, which can end this: a file may be made so that reading it never ends. */

postMessage("ready");
addEventListener("message", ({ data }: MessageEvent<Uint8Array>) => {
  void readDocument(data).then((read) => postMessage(read));
});
