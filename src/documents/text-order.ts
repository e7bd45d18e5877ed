import bidiFactory from "bidi-js";

/** Signs that steer the order of a text and are not drawn: direction marks and isolates. */
export const STEERING = /[\u200e\u200f\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\u200f\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff]/;

/** Whether a text has letters that are written from right to left, or the sign that makes it do so. */
export const hasRightToLeft = (text: string): boolean => RIGHT_TO_LEFT.test(text);

/** A text that runs in one direction, in the order in which it is read, with brackets as they are drawn. */
export type DirectedText = { text: string; rightToLeft: boolean };

/** Made once it is needed: it unpacks tables. */
let bidi: ReturnType<typeof bidiFactory> | undefined;
const algorithm = (): ReturnType<typeof bidiFactory> => (bidi ??= bidiFactory());

/**
 * The level of each character by the Unicode bidirectional algorithm; odd ones run from right to left. The direction of the
 * whole is that of its first letter outside of isolates.
 */
export function levelsOf(paragraph: string): { levels: Uint8Array; rightToLeft: boolean } {
  const { levels, paragraphs } = algorithm().getEmbeddingLevels(paragraph, "auto");
  return { levels, rightToLeft: paragraphs[0]?.level === 1 };
}

/** The parts of a line of a paragraph from left to right, each with its place in the order in which they are read. */
export function partsOfLine(
  paragraph: string,
  levels: Uint8Array,
  start: number,
  end: number,
): (DirectedText & { place: number })[] {
  const parts: { text: string; level: number; place: number }[] = [];
  for (let at = start; at < end; at += 1) {
    const sign = paragraph[at] ?? "";
    if (sign.search(STEERING) === 0) continue;
    const level = levels[at] ?? 0;
    const shown = level % 2 === 1 ? (algorithm().getMirroredCharacter(sign) ?? sign) : sign;
    const last = parts.at(-1);
    if (last?.level === level) last.text += shown;
    else parts.push({ text: shown, level, place: parts.length });
  }
  return reordered(parts).map(({ text, level, place }) => ({ text, rightToLeft: level % 2 === 1, place }));
}

/** Turns each sequence of parts of a level or above around, from the highest level to the lowest odd one (rule L2). */
function reordered<Part extends { level: number }>(parts: readonly Part[]): Part[] {
  let ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level -= 1) {
    const next: Part[] = [];
    let turned: Part[] = [];
    for (const part of ordered) {
      if (part.level >= level) turned.unshift(part);
      else {
        next.push(...turned, part);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}
