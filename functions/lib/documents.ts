import { fontsFor } from "#documents/text-shaping.ts";
import { productSheet } from "#documents/sheets/product.ts";
import { quoteListSheet } from "#documents/sheets/quote-list.ts";
import { fontAddress, readFontsWith } from "#documents/typeface.ts";
import { datasheetView, type Datasheet, type DatasheetFile } from "#documents/views/datasheets.ts";
import type { QuoteListView } from "#documents/views/quote-list-view.ts";

/** Reads a file of the release by its address. */
export type ReadFile = (path: string) => Promise<ArrayBuffer>;

/** The fonts that this process has read. */
const fonts = new Map<string, Uint8Array>();

/** Reads the fonts that the texts of a document need, so that it can be drawn. */
export async function prepareFonts(view: unknown, read: ReadFile): Promise<void> {
  const missing = fontsFor(JSON.stringify(view)).filter((name) => !fonts.has(name));
  await Promise.all(missing.map(async (name) => void fonts.set(name, new Uint8Array(await read(fontAddress(name))))));
  readFontsWith((name) => {
    const font = fonts.get(name);
    if (!font) throw new Error(`The ${name} has not been read.`);
    return font;
  });
}

/** Draws a datasheet with fonts and picture of the release. */
export async function drawDatasheet(
  company: DatasheetFile["company"],
  { picture, product }: Datasheet,
  read: ReadFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = datasheetView(company, product);
  const [bytes] = await Promise.all([picture ? read(picture) : null, prepareFonts(view, read)]);
  const art = () => {
    if (!bytes) throw new Error("The picture has not been read.");
    return bytes;
  };
  return new Uint8Array(await productSheet(view, art));
}

/** Draws a quote list with fonts of the release. */
export async function drawQuoteList(view: QuoteListView, read: ReadFile): Promise<Uint8Array<ArrayBuffer>> {
  await prepareFonts(view, read);
  return new Uint8Array(await quoteListSheet(view));
}
