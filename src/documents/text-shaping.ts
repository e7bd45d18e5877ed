import anyAscii from "any-ascii";
import type { Style, Weight } from "./theme.ts";
import { FONTS, LATIN_FONTS, parsedFont, SCRIPTS, WEIGHTS, MOST_CACHED_WORDS } from "./typeface.ts";

/** A part of a line in one font, which begins `x` points from the start of the line. */
type Run = { font: string; text: string; x: number };
export type Line = { runs: Run[]; width: number };

const LATIN = /^[\x20-\x7e\xa0-\xff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2122\u2212]*$/;
/** Technical symbols that the typeface lacks, and their usual replacements. */
const STAND_INS: Record<string, string> = {
  "\u2264": "<=",
  "\u2265": ">=",
  "\u2192": "->",
  "\u2190": "<-",
  "\u2206": "\u0394",
};

/** Widths of words in thousandths of the size. Cached, because layout takes most of the time and sheets share most words. */
const widths = new Map<string, number>();

/** The names of the fonts that this text may need. */
export function fontsFor(text: string): readonly string[] {
  return LATIN.test(text) ? LATIN_FONTS : FONTS;
}

/** Caches wrapped texts, because a sheet measures each text several times before it draws it. */
const broken = new Map<string, readonly Line[]>();
const TEXTS_KEPT = 1000;

/** Breaks a plain text into lines of at most `width` points. Empty lines are kept. */
export function wrap(text: string, style: Style, width: number): readonly Line[] {
  const key = `${style.weight} ${style.size} ${width} ${text}`;
  let lines = broken.get(key);
  if (!lines) {
    lines = printable(text)
      .split("\n")
      .flatMap((paragraph) => wrapParagraph(paragraph, style, width));
    if (broken.size >= TEXTS_KEPT) broken.clear();
    broken.set(key, lines);
  }
  return lines;
}

/** A text on one line; a longer one is cut and gets an ellipsis. */
export function fit(text: string, style: Style, width: number): Line {
  const whole = printable(text).replaceAll("\n", " ").trim();
  let shown = whole;
  while (shown !== "" && widthOf(shown, style) > width) shown = `${shown.replace(/…$/, "").slice(0, -1).trimEnd()}…`;
  return lineOf(shown, style);
}

/** The width of a text on one line, in points. */
export function widthOf(text: string, style: Style): number {
  return lineOf(text, style).width;
}

/** The style in the largest size that fits the text on one line, at least half the size. */
export function fitting(text: string, style: Style, width: number): Style {
  const wide = widthOf(text, style);
  return wide <= width ? style : { ...style, size: Math.max(style.size / 2, (style.size * width) / wide) };
}

function wrapParagraph(paragraph: string, style: Style, width: number): Line[] {
  const lines: Line[] = [];
  let line = "";
  let used = 0;
  for (const word of paragraph.split(/ +/).flatMap((piece) => pieces(piece, style, width))) {
    const wordWidth = widthOf(word, style);
    const space = line === "" ? 0 : widthOf(" ", style);
    if (line !== "" && used + space + wordWidth > width) {
      lines.push(lineOf(line, style));
      line = word;
      used = wordWidth;
    } else {
      line += (line === "" ? "" : " ") + word;
      used += space + wordWidth;
    }
  }
  return [...lines, lineOf(line, style)];
}

/** Cuts a word that is wider than the column into pieces. */
function pieces(word: string, style: Style, width: number): string[] {
  if (widthOf(word, style) <= width) return [word];
  const cut: string[] = [];
  let piece = "";
  let used = 0;
  for (const character of word) {
    const next = widthOf(character, style);
    if (piece !== "" && used + next > width) {
      cut.push(piece);
      piece = "";
      used = 0;
    }
    piece += character;
    used += next;
  }
  return [...cut, piece];
}

function lineOf(text: string, { weight, size }: Style): Line {
  const runs: Run[] = [];
  let x = 0;
  for (const { font, text: part } of byFont(text, weight)) {
    runs.push({ font, text: part, x });
    x += (part.split(/(?<= )/).reduce((sum, word) => sum + wordWidth(font, word), 0) * size) / 1000;
  }
  return { runs, width: x };
}

function wordWidth(font: string, word: string): number {
  const key = `${font}|${word}`;
  let width = widths.get(key);
  if (width === undefined) {
    const parsed = parsedFont(font);
    width = (parsed.layout(word).advanceWidth / parsed.unitsPerEm) * 1000;
    if (widths.size >= MOST_CACHED_WORDS) widths.clear();
    widths.set(key, width);
  }
  return width;
}

function byFont(text: string, weight: Weight): { font: string; text: string }[] {
  const number = WEIGHTS[weight];
  if (LATIN.test(text)) return text === "" ? [] : [{ font: `latin-${number}`, text }];
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    const font = `${SCRIPTS.find((script) => knows(`${script}-${number}`, character)) ?? "latin"}-${number}`;
    const last = runs.at(-1);
    // Spaces come from the Latin file, because pdfkit fails on the empty glyph in the other files.
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

const knows = (font: string, character: string): boolean =>
  parsedFont(font).hasGlyphForCodePoint(character.codePointAt(0) ?? 0);

/**
 * The printable form of a text: \n as line ends, no control or direction characters. The typeface has only Latin, Greek and
 * Cyrillic letters, so other scripts are transliterated to Latin instead of becoming empty boxes.
 */
export function printable(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[\t\u2000-\u200a\u202f\u3000]/g, " ")
    .replace(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/g, "");
  if (LATIN.test(plain.replaceAll("\n", ""))) return plain;
  return Array.from(plain, (character) => {
    if (character === "\n" || LATIN.test(character)) return character;
    const known = STAND_INS[character] ?? character;
    return SCRIPTS.some((script) => knows(`${script}-400`, known)) ? known : ascii(known);
  }).join("");
}

/** The longest transliteration of one letter, such as 'Zhuang'. Signs that stand for a phrase, and emoji, have up to 29 letters. */
const LETTERS_MAX = 6;

/** Transliterations have no control characters; what the typeface still lacks, and what is no letter, is removed. */
function ascii(character: string): string {
  const letters = anyAscii(character).replace(/[^\x20-\x7e]/g, "");
  return letters.length > LETTERS_MAX ? "" : letters;
}
