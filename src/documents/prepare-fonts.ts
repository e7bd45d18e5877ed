import { FIRST_LANGUAGE } from "#domain/languages/languages.ts";
import { DOCUMENT_WORDS } from "#texts/documents.ts";
import { fontsFor } from "./lettering.ts";
import { fontAddress, readFontsWith } from "./typeface.ts";

/** Reads a file of the release by its address. */
export type ReadFile = (path: string) => Promise<ArrayBuffer>;

/** The fonts that this process has read. */
const fonts = new Map<string, Uint8Array>();

/** Reads the fonts that the texts of a document need, and those of the words of its language, so that it can be drawn. */
export async function prepareFonts(view: unknown, read: ReadFile, language = FIRST_LANGUAGE): Promise<void> {
  const needed = fontsFor(`${DOCUMENT_WORDS[language].SHEET_WORDS.contact} ${JSON.stringify(view)}`);
  const missing = needed.filter((name) => !fonts.has(name));
  await Promise.all(missing.map(async (name) => void fonts.set(name, new Uint8Array(await read(fontAddress(name))))));
  readFontsWith((name) => {
    const font = fonts.get(name);
    if (!font) throw new Error(`The ${name} has not been read.`);
    return font;
  });
}
