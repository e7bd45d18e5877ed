import { persistedJson, readTexts } from "../lists/persisted-json.ts";

/** The visitor's last searches, kept in this browser, latest first. */
export const $recentSearches = persistedJson("recent-searches", [], readTexts);

export const rememberSearch = (typed: string): void => $recentSearches.set(withRecent($recentSearches.get(), typed));

export const forgetRecentSearch = (search: string): void =>
  $recentSearches.set($recentSearches.get().filter((other) => other !== search));

export const forgetRecentSearches = (): void => $recentSearches.set([]);

const MOST = 6;
const LONGEST = 100;

/** A search as it is kept; null for single letters, which are not worth keeping. */
function kept(typed: string): string | null {
  const text = typed.trim().replace(/\s+/g, " ").slice(0, LONGEST);
  return (text.match(/[\p{L}\d]/gu) ?? []).length < 2 ? null : text;
}

const same = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** The last searches with one more, the latest first, each once. */
export function withRecent(searches: readonly string[], typed: string): string[] {
  const text = kept(typed);
  return text === null ? [...searches] : [text, ...searches.filter((other) => !same(other, text))].slice(0, MOST);
}
