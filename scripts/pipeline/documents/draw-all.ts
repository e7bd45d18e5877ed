import { readFontsWith } from "#documents/typeface.ts";
import type { DocumentView } from "#documents/views/documents.ts";
import type { PictureRef } from "#documents/views/pictures.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { isSystemError } from "../../files/system-error.ts";
import type { Fault } from "../render/last-good.ts";
import { readFont } from "./fonts.ts";
import { convertedPicture, picturesOf } from "./pictures.ts";

export type DrawOrder = { address: string; view: DocumentView; target: string };
/** The folders of pictures and of those that were converted for documents. */
type Folders = { media: string; converted: string };

readFontsWith(readFont);

/** Draws documents one after the other. Returns those that could not be drawn. */
export async function drawAll(orders: readonly DrawOrder[], folders: Folders): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const order of orders) {
    try {
      await draw(order, folders);
    } catch (error) {
      if (isSystemError(error)) throw error;
      console.error(error);
      const reason = error instanceof Error ? error.message : String(error);
      faults.push({ address: order.address, why: `Its PDF could not be drawn: ${reason}` });
    }
  }
  return faults;
}

async function draw({ view, target }: DrawOrder, folders: Folders): Promise<void> {
  const files = new Map<string, string>();
  const nameOf = ({ hash, width }: PictureRef): string => `${hash} ${width}`;
  for (const picture of picturesOf(view)) files.set(nameOf(picture), await convertedPicture(picture, folders));
  // Only builds with new documents need it.
  const { drawDocument } = await import("#documents/draw-document.ts");
  writeAtomically(target, await drawDocument(view, (picture) => files.get(nameOf(picture)) ?? ""));
}
