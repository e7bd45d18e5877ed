import { fontsFor } from "./lettering.ts";
import { fontAddress, readFontsWith } from "./typeface.ts";

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
