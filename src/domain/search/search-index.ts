import { firstAtLeast } from "../text/numbers.ts";
import { formsOfTerm, type SearchQuery, type SearchTerm } from "./search-words.ts";

/*
 * The inverted index: which texts have which words. It is in parts, which a browser loads as needed; each part has the words
 * between its beginning and that of the next one.
 */

/** The words of a text, separated by spaces, because sets take ten times the memory; those of its title are given once more. */
export type IndexedText = { words: string; title: string };

/** Words as an indexed text has them. */
export const indexedWords = (words: Iterable<string>): string => [...words].join(" ");

/**
 * A part of the index: its words in code unit order, and for each the positions of the texts that have it, and of those with
 * it in their title. Each position is given as the distance from the one before it.
 */
export type IndexPart = { words: string[]; texts: number[][]; titles: number[][] };

/** The texts that have a word, and those that have it in their title. */
type Found = { texts: ReadonlySet<number>; titles: ReadonlySet<number> };

/** Looks up all words with a beginning in the loaded parts. */
export type LookUp = (beginning: string) => Found;

/** The position of the last of the sorted beginnings that is not after `text`; 0 if all are. */
function lastUpTo(beginnings: readonly string[], text: string): number {
  let low = 0;
  let high = beginnings.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((beginnings[middle] ?? "") <= text) low = middle + 1;
    else high = middle;
  }
  return Math.max(0, low - 1);
}

/** The positions of the parts that have words with this beginning, by the sorted beginnings of the parts. */
export function partsWith(beginnings: readonly string[], beginning: string): number[] {
  const parts = beginnings.length === 0 ? [] : [lastUpTo(beginnings, beginning)];
  for (let at = (parts[0] ?? 0) + 1; beginnings[at]?.startsWith(beginning); at += 1) parts.push(at);
  return parts;
}

/** Looks up words in some parts of the index. */
export function lookUpIn(parts: readonly IndexPart[]): LookUp {
  return (beginning) => {
    const texts = new Set<number>();
    const titles = new Set<number>();
    for (const part of parts) {
      for (let at = firstAtLeast(part.words, beginning); part.words[at]?.startsWith(beginning); at += 1) {
        addPositions(texts, part.texts[at]);
        addPositions(titles, part.titles[at]);
      }
    }
    return { texts, titles };
  };
}

function addPositions(found: Set<number>, distances: readonly number[] = []): void {
  let position = 0;
  for (const distance of distances) found.add((position += distance));
}

/** The beginnings of words that must be looked up for some terms. */
function beginningsOf(terms: readonly SearchTerm[]): string[] {
  return [
    ...new Set(
      terms.flatMap((term) => [
        ...(formsOfTerm(term) ?? []).flat(),
        ...(term.concept === undefined ? [] : [term.concept]),
      ]),
    ),
  ];
}

/** All beginnings that a search may look up. */
export const beginningsOfQuery = ({ exact, apart }: SearchQuery): string[] => beginningsOf([...exact, ...apart]);

/** The positions of the texts that have a term, or have it in their title. */
export function textsWithTerm(term: SearchTerm, lookUp: LookUp, place: keyof Found): ReadonlySet<number> {
  const none: ReadonlySet<number> = new Set();
  const withOne = (forms: readonly string[]) => forms.reduce((found, form) => found.union(lookUp(form)[place]), none);
  const [first, ...others] = (formsOfTerm(term) ?? []).map(withOne);
  const typed = others.reduce((found, next) => found.intersection(next), first ?? none);
  return term.concept === undefined ? typed : typed.union(lookUp(term.concept)[place]);
}

/** The positions of the texts that have all terms; none without a term. */
function textsWithAll(terms: readonly SearchTerm[], lookUp: LookUp): ReadonlySet<number> {
  const [first, ...others] = terms.map((term) => textsWithTerm(term, lookUp, "texts"));
  return others.reduce((found, next) => found.intersection(next), first ?? new Set<number>());
}

/**
 * The positions of the texts that match a search. Products and other texts are searched separately, so that a match among brands
 * does not affect which products are found.
 */
export function findTexts({ exact, apart }: SearchQuery, lookUp: LookUp, firstProduct: number): Set<number> {
  const ofExact = textsWithAll(exact, lookUp);
  const found = new Set(ofExact);
  const hasProduct = [...ofExact].some((at) => at >= firstProduct);
  const hasBrand = [...ofExact].some((at) => at < firstProduct);
  if (hasProduct && hasBrand) return found;
  for (const at of textsWithAll(apart, lookUp)) if (at >= firstProduct ? !hasProduct : !hasBrand) found.add(at);
  return found;
}

/** How many terms the title of each text has. */
export function termsInTitles({ apart }: SearchQuery, lookUp: LookUp): Map<number, number> {
  const counts = new Map<number, number>();
  for (const term of apart)
    for (const at of textsWithTerm(term, lookUp, "titles")) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}
