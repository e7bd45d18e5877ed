import type { Weight } from "./theme.ts";
import { parseFont, type Layouts, type ParsedFont } from "./pdfkit.ts";

/** The typeface has one file per script and weight. The first script that has a character draws it; Arabic has a typeface of its own. */
export const SCRIPTS = ["latin", "latin-ext", "greek", "cyrillic", "cyrillic-ext", "vietnamese"] as const;
export const WEIGHTS: Record<Weight, number> = { light: 300, regular: 400, semibold: 600 };

/** The names of the fonts of a script, such as 'latin-400'. */
export const namesOf = (script: string): string[] => Object.values(WEIGHTS).map((weight) => `${script}-${weight}`);
/** The names of all fonts, and of those that Latin texts need. */
export const FONTS: readonly string[] = [...SCRIPTS, "arabic"].flatMap(namesOf);
export const LATIN_FONTS: readonly string[] = namesOf("latin");

/** Where a release has the file of a font, for the edge function. */
export const fontAddress = (name: string): string => `/data/fonts/${name}.ttf`;

/** How many laid-out words are kept per font, and widths of words in all. */
export const MOST_CACHED_WORDS = 50_000;

type ReadFont = (name: string) => Uint8Array;
let readFont: ReadFont = (name) => {
  throw new Error(`Nothing tells where the font ${name} is.`);
};
const fonts = new Map<string, ParsedFont>();
const layouts = new Map<string, Layouts>();

/** Sets how the TrueType file of a font is read. Call it before the first document is drawn. */
export function readFontsWith(read: ReadFont): void {
  readFont = read;
}

/** The parsed font of a name such as 'latin-400', shared by all documents of this process. */
export function parsedFont(name: string): ParsedFont {
  let font = fonts.get(name);
  if (!font) {
    font = parseFont(readFont(name));
    fonts.set(name, font);
  }
  return font;
}

/** The words that pdfkit has laid out in a font so far. A document asks once for each of its fonts. */
export function layoutsOf(name: string): Layouts {
  const known = layouts.get(name);
  if (known && Object.keys(known).length < MOST_CACHED_WORDS) return known;
  const fresh = Object.create(null) as Layouts;
  layouts.set(name, fresh);
  return fresh;
}
