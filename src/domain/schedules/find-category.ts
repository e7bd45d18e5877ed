import type { ListedCategory } from "../listing/product-data.ts";
import { isAbbreviated } from "../search/search-synonyms.ts";
import { searchQuery, stemOf, textRuns, textWords, type SearchTerm } from "../search/search-words.ts";
import { hasArabic } from "../text/arabic-letters.ts";

/*
 * Which category of the catalogue a row of a schedule means: by the words of the categories' own names, where other names of the trade
 * count as the search counts them (AHU, air handling unit).
 */

/** Words of categories that say nothing about the kind of machine. */
const GENERAL = new Set(["unit", "set", "system", "outdoor", "indoor", "equipment", "and"]);
const CONCEPT = /^~/;

type Term = { stems: string[]; concept: string | undefined; weight: number };
type Named = { terms: Term[]; kind: Term | undefined; holds: readonly number[] };

const weightOf = (stems: readonly string[], concept: string | undefined): number =>
  concept !== undefined ? stems.length : stems.every((stem) => GENERAL.has(stem)) ? 0.1 : 1;

/** English words count by themselves, unless they are those of an abbreviation; a row of a schedule has no Arabic ones any more. */
const counted = ({ words, concept }: SearchTerm): Pick<SearchTerm, "words" | "concept">[] =>
  concept === undefined || isAbbreviated(concept) || words.flat().some(hasArabic)
    ? [{ words, ...(concept === undefined ? {} : { concept }) }]
    : words.map((word) => ({ words: [word] }));

function named({ name, holds }: ListedCategory): Named {
  const terms = searchQuery(name)
    .apart.flatMap(counted)
    .map(({ words, concept }): Term => {
      const stems = words.flat().map(stemOf);
      return { stems, concept, weight: weightOf(stems, concept) };
    });
  // What kind of machine it is stands last in English (screw chillers, fire pump sets), and first in Arabic.
  const kinds = hasArabic(name) ? terms : terms.toReversed();
  const kind = kinds.find(({ concept }) => concept !== undefined) ?? kinds.find(({ weight }) => weight >= 1);
  return { terms, kind, holds };
}

/** The positions of the categories that a text names, with those below them; empty if it names none. */
export type CategoryFinder = (text: string) => ReadonlySet<number>;

/** Finds the categories that fit the most words of a text, among those whose kind of machine it names. */
export function categoryFinder(categories: readonly ListedCategory[]): CategoryFinder {
  const all = categories.map(named);
  const known = new Map<string, ReadonlySet<number>>();
  const find = (text: string): ReadonlySet<number> => {
    const stems = new Set(textRuns(text).map(stemOf));
    const concepts = new Set([...textWords(text)].filter((word) => CONCEPT.test(word)));
    const has = (term: Term): boolean =>
      (term.concept !== undefined && concepts.has(term.concept)) || term.stems.every((stem) => stems.has(stem));
    let best = 0;
    let found: Named[] = [];
    for (const category of all) {
      if (!category.kind || !has(category.kind)) continue;
      const weight = category.terms.reduce((sum, term) => sum + (has(term) ? term.weight : 0), 0);
      if (weight > best) [best, found] = [weight, []];
      if (weight === best) found.push(category);
    }
    return new Set(found.flatMap(({ holds }) => holds));
  };
  return (text) => {
    const key = text.trim().toLowerCase();
    const before = known.get(key);
    if (before) return before;
    const found = find(key);
    known.set(key, found);
    return found;
  };
}

/** The categories that all texts have in common, the first text first; one that has nothing in common with those before is passed over. */
export function categoriesOf(texts: readonly string[], find: CategoryFinder): number[] {
  let common: ReadonlySet<number> = new Set();
  for (const text of texts) {
    const found = text === "" ? new Set<number>() : find(text);
    if (found.size === 0) continue;
    const both = new Set([...common].filter((one) => found.has(one)));
    if (common.size === 0) common = found;
    else if (both.size > 0) common = both;
  }
  return [...common].sort((a, b) => a - b);
}
