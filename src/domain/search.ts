/** What can be found; the first filter of the search dialog, in this order. */
export const SEARCH_KINDS = ["Product", "Brand", "Solution", "Reference", "Service", "Page"] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];

/** What the search dialog reads first: the folders of the indexes below /pagefind. */
export type SearchManifest = { indexes: string[] };

const PART_NUMBER = /\b(?=[\w-]*\d)(?=[\w-]*[a-z])[a-z0-9]+(?:-[a-z0-9]+)*\b/gi;
const LETTERS_THEN_DIGITS = /(?<=[a-z]{2})(?=\d{2,})/i;

/**
 * Ways in which a part number is typed: '30XA-80' is also looked for as '30XA 80' and '30XA80', and the other way round.
 * The index finds words from their beginning, so each form must stand in the text.
 */
export function partNumberForms(text: string): string[] {
  const forms = (text.match(PART_NUMBER) ?? []).flatMap((number) => {
    const whole = number.replaceAll("-", "");
    const apart = (number.includes("-") ? number.split("-") : whole.split(LETTERS_THEN_DIGITS)).join(" ");
    return [whole, apart].filter((form) => form !== number);
  });
  return [...new Set(forms)];
}

/** What is typed, as the index is asked: a part number without its hyphens, which the index holds in that form too. */
export function searchTerm(typed: string): string {
  const words = typed.trim().split(/\s+/);
  return words.map((word) => (/\d/.test(word) && /[a-z]/i.test(word) ? word.replace(/[-/.]/g, "") : word)).join(" ");
}

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** As much of a word as its other forms share: 'batteries' and 'battery', 'cooling' and 'cooled'. */
const STEM_SHARE = 0.55;
const stemOf = (word: string): string =>
  /\d/.test(word) ? word : word.slice(0, Math.max(3, Math.ceil(word.length * STEM_SHARE)));

/**
 * Whether a text really answers a term. For a word that it does not hold at all the index falls back to the longest
 * beginning that it does ('nonsense' to 'no'); such results are worse than none.
 */
export function answersTerm(text: string, term: string): boolean {
  const words = wordsOf(`${text} ${text.replaceAll("-", "")}`);
  return wordsOf(term)
    .map(stemOf)
    .every((stem) => words.some((word) => word.startsWith(stem)));
}

/** A text in pieces, those that begin like a word of the term marked. */
export function markedPieces(text: string, term: string): { text: string; marked: boolean }[] {
  const wanted = wordsOf(term).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (wanted.length === 0) return [{ text, marked: false }];
  const pieces = text.split(new RegExp(`(?<![\\p{L}\\p{N}])((?:${wanted.join("|")}))`, "giu"));
  return pieces.map((piece, index) => ({ text: piece, marked: index % 2 === 1 })).filter((piece) => piece.text !== "");
}
