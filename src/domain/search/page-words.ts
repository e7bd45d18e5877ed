import { formsOfRun, searchedForms } from "./search-runs.ts";
import { conceptName } from "./search-synonyms.ts";
import { hasAllTerms, searchQuery, textRuns, textWords, type SearchTerm } from "./search-words.ts";

/* The rule of search-words.ts for pages with text, which Pagefind finds. It knows words and their beginnings alone. */

/** The words by which Pagefind finds a text: its runs, their other forms, and the names of its concepts. */
export function pageWords(text: string): Set<string> {
  const concepts = [...textWords(text)].filter((word) => word.startsWith("~"));
  return new Set([...textRuns(text).flatMap(formsOfRun), ...concepts.map(conceptName)]);
}

/** The items whose text matches what was typed: the same result as the index gives, without an index. */
export function textsMatching<T>(all: readonly T[], textOf: (one: T) => string, typed: string): T[] {
  const { exact, apart } = searchQuery(typed);
  if (exact.length === 0) return [];
  const read = all.map((one) => ({ one, words: textWords(textOf(one)) }));
  const matching = (terms: SearchTerm[]) => read.filter(({ words }) => hasAllTerms(words, terms)).map(({ one }) => one);
  const found = matching(exact);
  return found.length > 0 ? found : matching(apart);
}

/**
 * The wordings of a search, each as the beginnings of its words: a text has to have one of each list. Words that can be said in other
 * ways have a list of their own.
 */
export function wordingsOf(typed: string): string[][][] {
  const plain: string[] = [];
  const others = new Map<string, string[][]>();
  for (const { words, concept, whole, loose } of searchQuery(typed).apart) {
    const forms = words.map((runs) => (runs.length === 1 ? searchedForms(runs, loose) : runs));
    const [first = []] = forms;
    if (concept !== undefined)
      others.set(concept, [
        ...(others.get(concept) ?? [[conceptName(concept)]]),
        ...(whole ? [] : [forms.map(([form = ""]) => form)]),
      ]);
    else if (words[0]?.length === 1 && first.length > 1)
      others.set(
        first.join(),
        first.map((form) => [form]),
      );
    else plain.push(...words.flatMap((runs) => (runs.length === 1 ? searchedForms(runs) : runs)));
  }
  return [...(plain.length > 0 ? [[plain]] : []), ...others.values()];
}
