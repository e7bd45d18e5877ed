import { productSheet } from "#documents/sheets/product.ts";
import { datasheetView, type Datasheet, type DatasheetFile } from "#documents/views/datasheets.ts";
import { prepareFonts, type ReadFile } from "./fonts.ts";

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
