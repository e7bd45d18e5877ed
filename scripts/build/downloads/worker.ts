/** Draws documents in a worker thread, while the main thread renders the pages. */
import { renameSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { drawDocument } from "./draw.ts";
import { convertedPicture, picturesOf } from "./pictures.ts";
import type { DocumentView } from "./views/documents.ts";
import type { PictureRef } from "./views/pictures.ts";

export type WorkerFolders = { media: string; converted: string };
export type DrawOrder = { view: DocumentView; target: string };
export type DrawReport = { done: string } | { failed: string };

const folders = workerData as WorkerFolders;

async function draw({ view, target }: DrawOrder): Promise<void> {
  const files = new Map<string, string>();
  const nameOf = ({ hash, width }: PictureRef): string => `${hash} ${width}`;
  for (const picture of picturesOf(view)) files.set(nameOf(picture), await convertedPicture(picture, folders));
  const bytes = await drawDocument(view, (picture) => files.get(nameOf(picture)) ?? "");
  writeFileSync(`${target}.part`, bytes);
  renameSync(`${target}.part`, target);
}

parentPort?.on("message", (order: DrawOrder) => {
  draw(order).then(
    () => parentPort?.postMessage({ done: order.target } satisfies DrawReport),
    (error: unknown) =>
      parentPort?.postMessage({
        failed: error instanceof Error ? (error.stack ?? error.message) : String(error),
      } satisfies DrawReport),
  );
});
