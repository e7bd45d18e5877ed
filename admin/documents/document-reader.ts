import type { FileType } from "#domain/documents/file-types.ts";
import { documentName } from "#db/content/documents.ts";

export type FileOrder = { name: string; bytes: Uint8Array<ArrayBuffer> };
/** What a file is, with the text of its first pages; or why it is not taken. */
export type FileAnswer = { type: FileType; pages: number | null; files: string[]; text: string } | { refused: string };
export type WorkerMessage = { answer: FileAnswer };

/** A file that can be a document, with the name under which it will be stored. */
export type ReadDocument = Exclude<FileAnswer, { refused: string }> & {
  stored: string;
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
};

/** Longer than the largest document takes on a slow machine. */
const READING_MS = 45_000;
const NAME_MAX = 200;

/** A name without what cannot be seen, or turns 'fdp.exe' around. */
const tidyName = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .trim()
    .slice(-NAME_MAX)
    .trim();

/** Reads one file after the other in a worker, which is replaced when a file takes too long. */
export function documentReader() {
  let worker: Worker | null = null;
  const end = () => {
    worker?.terminate();
    worker = null;
  };

  function ask(order: FileOrder): Promise<FileAnswer> {
    worker ??= new Worker(new URL("./read-worker.ts", import.meta.url), { type: "module" });
    const { promise, resolve, reject } = Promise.withResolvers<FileAnswer>();
    const timer = setTimeout(() => {
      end();
      resolve({ refused: "The file could not be read in time." });
    }, READING_MS);
    worker.onmessage = ({ data }: MessageEvent<Partial<WorkerMessage>>) => data.answer && resolve(data.answer);
    worker.onerror = (event) => {
      end();
      reject(new Error(event.message || "Documents cannot be read."));
    };
    worker.postMessage(order);
    return promise.finally(() => clearTimeout(timer));
  }

  return {
    end,
    /** Rejects if the code that reads documents cannot be loaded. */
    async read(file: File): Promise<ReadDocument | { refused: string }> {
      const name = tidyName(file.name);
      const bytes = await file.arrayBuffer().then(
        (buffer) => new Uint8Array(buffer),
        () => null,
      );
      if (!bytes) return { refused: "The file could not be read from the disk. Is it open in another program?" };
      const answer = await ask({ name, bytes });
      if ("refused" in answer) return answer;
      return { ...answer, name, bytes, stored: await documentName(bytes, answer.type) };
    },
  };
}
