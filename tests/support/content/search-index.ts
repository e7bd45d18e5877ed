import { findTexts, indexedWords, lookUpIn, type IndexedText, type IndexPart } from "#domain/search/search-index.ts";
import { indexMaker } from "#domain/search/search-parts.ts";
import { searchQuery, textWords } from "#domain/search/search-words.ts";

/** A text for the index; without a title of its own its first sentence is the title. */
export const indexed = (text: string, title = text.split(". ", 1)[0] ?? ""): IndexedText => ({
  words: indexedWords(textWords(text)),
  title: indexedWords(textWords(title)),
});

/** Searches some texts, all of them those of products; gives their positions, ascending. */
export function found(texts: readonly string[]): (typed: string) => number[] {
  const parts = indexMaker()(texts.map((text) => indexed(text)));
  const lookUp = lookUpIn(parts.map(({ json }) => JSON.parse(json) as IndexPart));
  return (typed) => [...findTexts(searchQuery(typed), lookUp, 0)].sort((a, b) => a - b);
}
