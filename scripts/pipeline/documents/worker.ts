/** Draws documents in a worker thread, while the main thread renders the pages. */
import { renameSync, writeFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { drawDocument } from "#documents/draw-document.ts";
import { readFontsWith } from "#documents/typeface.ts";
import type { DocumentView } from "#documents/views/documents.ts";
import type { PictureRef } from "#documents/views/pictures.ts";
import { isSystemError } from "../../files/system-error.ts";
import { readFont } from "./fonts.ts";
import { convertedPicture, picturesOf } from "./pictures.ts";

export type WorkerFolders = { media: string; converted: string };
export type DrawOrder = { address: string; view: DocumentView; target: string };
/** `failed` is why the document could not be drawn; `system` is an error of the machine, such as a full disk. */
export type DrawReport = { address: string; failed: string | null; system: boolean };

const folders = workerData as WorkerFolders;
readFontsWith(readFont);

async function draw({ view, target }: DrawOrder): Promise<void> {
  const files = new Map<string, string>();
  const nameOf = ({ hash, width }: PictureRef): string => `${hash} ${width}`;
  for (const picture of picturesOf(view)) files.set(nameOf(picture), await convertedPicture(picture, folders));
  const bytes = await drawDocument(view, (picture) => files.get(nameOf(picture)) ?? "");
  writeFileSync(`${target}.part`, bytes);
  renameSync(`${target}.part`, target);
}

parentPort?.on("message", (order: DrawOrder) => {
  const report = (failed: string | null, system = false): void =>
    parentPort?.postMessage({ address: order.address, failed, system } satisfies DrawReport);
  draw(order).then(
    () => report(null),
    (error: unknown) => {
      console.error(error);
      report(error instanceof Error ? error.message : String(error), isSystemError(error));
    },
  );
});
