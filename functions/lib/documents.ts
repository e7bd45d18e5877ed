import { prepareFonts, type ReadFile } from "#documents/prepare-fonts.ts";
import { productSheet } from "#documents/sheets/product.ts";
import { quoteListSheet } from "#documents/sheets/quote-list.ts";
import { datasheetView, type Datasheet, type DatasheetFile } from "#documents/views/datasheets.ts";
import type { QuoteListView } from "#documents/views/quote-list-view.ts";

/** Draws a datasheet with fonts and picture of the release. */
export async function drawDatasheet(
  file: Pick<DatasheetFile, "language" | "company">,
  { picture, product }: Datasheet,
  read: ReadFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = datasheetView(file, product);
  const [bytes] = await Promise.all([picture ? read(picture) : null, prepareFonts(view, read, view.language)]);
  const art = () => {
    if (!bytes) throw new Error("The picture has not been read.");
    return bytes;
  };
  return new Uint8Array(await productSheet(view, art));
}

/** Draws a quote list with fonts of the release. */
export async function drawQuoteList(view: QuoteListView, read: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  await prepareFonts(view, read, view.language);
  return new Uint8Array(await quoteListSheet(view));
}
