import { joinedRuns, searchQuery } from "./search-words.ts";

/**
 * Which texts have which words, in a compact form for browsers: all words in code unit order, and for each the positions of
 * its texts, each as the distance from the position before it.
 */
export type SearchIndex = { words: string[]; texts: number[][] };

/** The index of some texts, each given by its words (`textWords`), for `findTexts`. */
export function makeSearchIndex(texts: readonly Iterable<string>[]): SearchIndex {
  const positions = new Map<string, number[]>();
  texts.forEach((words, position) => {
    for (const word of words) {
      const known = positions.get(word);
      if (known) known.push(position);
      else positions.set(word, [position]);
    }
  });
  const words = [...positions.keys()].sort();
  return {
    words,
    texts: words.map((word) => (positions.get(word) ?? []).map((at, index, all) => at - (all[index - 1] ?? 0))),
  };
}

/** The index of the first word that is not sorted before `beginning`. */
function firstFrom(words: readonly string[], beginning: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  return low;
}

function textsWith(index: SearchIndex, beginning: string): Set<number> {
  const found = new Set<number>();
  for (let at = firstFrom(index.words, beginning); index.words[at]?.startsWith(beginning); at += 1) {
    let position = 0;
    for (const distance of index.texts[at] ?? []) found.add((position += distance));
  }
  return found;
}

function textsWithAll(index: SearchIndex, words: readonly (readonly string[])[]): Set<number> {
  const [first, ...others] = words.map((runs) => textsWith(index, joinedRuns(runs)));
  return others.reduce((found, next) => found.intersection(next), first ?? new Set());
}

/** The positions of the texts that match what was typed. */
export function findTexts(index: SearchIndex, typed: string): Set<number> {
  const { exact, apart } = searchQuery(typed);
  const found = textsWithAll(index, exact);
  return found.size > 0 ? found : textsWithAll(index, apart);
}
