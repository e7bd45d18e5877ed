import { fontsFor } from "#documents/lettering.ts";
import { productSheet } from "#documents/sheets/product.ts";
import { fontAddress, readFontsWith } from "#documents/typeface.ts";
import { datasheetView, type Datasheet, type DatasheetFile } from "#documents/views/datasheets.ts";

type ReadFile = (path: string) => Promise<ArrayBuffer>;

/** The fonts that this process has read so far. */
const fonts = new Map<string, Uint8Array>();

/** Draws a datasheet with fonts and picture of the release. */
export async function drawDatasheet(
  company: DatasheetFile["company"],
  { picture, product }: Datasheet,
  read: ReadFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const view = datasheetView(company, product);
  const missing = fontsFor(JSON.stringify(view)).filter((name) => !fonts.has(name));
  const [bytes] = await Promise.all([
    picture ? read(picture) : null,
    ...missing.map(async (name) => void fonts.set(name, new Uint8Array(await read(fontAddress(name))))),
  ]);
  readFontsWith((name) => fonts.get(name) ?? unread(name));
  return new Uint8Array(await productSheet(view, () => bytes ?? unread("picture")));
}

function unread(name: string): never {
  throw new Error(`The ${name} has not been read.`);
}
