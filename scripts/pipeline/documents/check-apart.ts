import { Worker } from "node:worker_threads";
import type { checkDocument } from "#documents/submittal/check-document.ts";

export type CheckOrder = { name: string; bytes: Uint8Array };
export type Checked = Awaited<ReturnType<typeof checkDocument>>;

/** Longer than the largest document takes; a file may be made so that reading it never ends, or takes all memory. */
const CHECK_MS = 30_000;
const MEMORY_MB = 1000;
/** Bytes outside of the thread's heap are limited by nobody else: a PDF of a kilobyte can unpack to gigabytes. */
const MORE_BYTES = 1_000_000_000;
const LOOK_MS = 50;
/** The machine may have been busy: the file is tried again. */
export const TOO_SLOW = "The file could not be read in time.";

/** Checks a file in a thread of its own, so that no file stops a build. */
export async function checkApart(order: CheckOrder, milliseconds = CHECK_MS): Promise<Checked> {
  const { promise, resolve } = Promise.withResolvers<Checked>();
  const worker = new Worker(new URL("check-worker.ts", import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const timer = setTimeout(() => resolve({ refused: TOO_SLOW }), milliseconds);
  const before = process.memoryUsage.rss();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > MORE_BYTES)
      resolve({ refused: "The file takes too much memory to read." });
  }, LOOK_MS);
  worker.once("message", resolve);
  worker.once("error", (error) => {
    console.error(error);
    resolve({ refused: "The file could not be read." });
  });
  return promise.finally(() => {
    clearTimeout(timer);
    clearInterval(watch);
    return worker.terminate();
  });
}
