import anyAscii from "any-ascii";
import { hasRightToLeft, STEERING, type DirectedText } from "./text-order.ts";
import type { Weight } from "./theme.ts";
import { FONTS, LATIN_FONTS, namesOf, parsedFont, SCRIPTS, WEIGHTS } from "./typeface.ts";

/** A piece of a line in one font. */
export type Piece = { font: string; text: string };

const LATIN = /^[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2212]*$/;
/** What the Arabic file draws. Its forms for the places in a word are chosen when it is drawn; Persian digits become Latin. */
const ARABIC = /[\u0600-\u06ef\u06fa-\u06ff\u0750-\u077f\u08a0-\u08ff]/;
const ARABIC_FORMS = /[\ufb50-\ufdff\ufe70-\ufefc]/g;
/** Technical symbols that the typeface lacks, and their usual replacements. */
const STAND_INS: Record<string, string> = {
  "\u2264": "<=",
  "\u2265": ">=",
  "\u2192": "->",
  "\u2190": "<-",
  "\u2206": "\u0394",
};

/** The names of the fonts that this text may need. */
export function fontsFor(text: string): readonly string[] {
  const others = text.replace(STEERING, "").replace(new RegExp(ARABIC, "g"), "");
  const arabic = hasRightToLeft(text) ? namesOf("arabic") : [];
  return LATIN.test(others) ? [...LATIN_FONTS, ...arabic] : FONTS;
}

/** The pieces of a part of a line from left to right. Those from right to left have their signs turned around, unless their font does it. */
export function piecesOf({ text, rightToLeft }: DirectedText, weight: Weight): Piece[] {
  const number = WEIGHTS[weight];
  if (!rightToLeft && LATIN.test(text)) return text === "" ? [] : [{ font: `latin-${number}`, text }];
  const pieces: Piece[] = [];
  for (const character of text) {
    const font = `${scriptOf(character, number, rightToLeft)}-${number}`;
    const last = pieces.at(-1);
    if (last?.font === font) last.text += character;
    else pieces.push({ font, text: character });
  }
  const ordered = pieces.map(({ font, text: piece }) => ({
    font,
    text: isTurned(font, piece) === rightToLeft ? piece : Array.from(piece).reverse().join(""),
  }));
  return rightToLeft ? ordered.reverse() : ordered;
}

/** Whether the font of a piece lays it out from right to left: letters and Eastern digits, but not punctuation alone, as '، '. */
const isTurned = (font: string, text: string): boolean =>
  isArabic(font) && /[\p{Script=Arabic}\u0660-\u0669]/u.test(text);

/** Whether a font draws its letters from right to left. */
export const isArabic = (font: string): boolean => font.startsWith("arabic");

function scriptOf(character: string, weight: number, rightToLeft: boolean): string {
  // Spaces come from the Latin file, because pdfkit fails on the empty glyph in most others; between Arabic words from theirs, so
  // that these are one piece.
  if (ARABIC.test(character) || (rightToLeft && character === " ")) return "arabic";
  return SCRIPTS.find((script) => knows(`${script}-${weight}`, character)) ?? "latin";
}

const knows = (font: string, character: string): boolean =>
  parsedFont(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * The printable form of a text: \n as line ends, no control or direction characters. The typeface has only Latin, Greek, Cyrillic
 * and Arabic letters, so other scripts are transliterated to Latin instead of becoming empty boxes.
 */
export const printable = (text: string): string => steered(text).replace(STEERING, "");

/** The printable form of a text in which the signs that steer the order of Arabic words and figures remain. */
export function steered(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(ARABIC_FORMS, (form) => form.normalize("NFKC"))
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[\t\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(
      /[\x00-\x09\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200d\u202a-\u202e\u2060-\u2065\u206a-\u206f\ufe00-\ufe0f\ufeff]/g,
      "",
    );
  const kept = hasRightToLeft(plain) ? plain : plain.replace(STEERING, "");
  if (LATIN.test(kept.replaceAll("\n", ""))) return kept;
  return Array.from(kept, (character) => {
    if (character === "\n" || LATIN.test(character) || ARABIC.test(character) || STEERING_SIGN.test(character))
      return character;
    const known = STAND_INS[character] ?? character;
    return SCRIPTS.some((script) => knows(`${script}-400`, known)) ? known : ascii(known);
  }).join("");
}

const STEERING_SIGN = new RegExp(STEERING, "");

/** The longest transliteration of one letter, such as 'Zhuang'. Signs that stand for a phrase, and emoji, have up to 29 letters. */
const LETTERS_MAX = 6;

/** Transliterations have no control characters; what the typeface still lacks, and what is no letter, is removed. */
function ascii(character: string): string {
  const letters = anyAscii(character).replace(/[^\x20-\x7e]/g, "");
  return letters.length > LETTERS_MAX ? "" : letters;
}
