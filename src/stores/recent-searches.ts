import { persistentAtom } from "@nanostores/persistent";
import { withRecent } from "#domain/search/recent-searches.ts";
import { textList } from "./text-list.ts";

/** The visitor's last searches, kept in this browser, latest first. */
export const $recentSearches = persistentAtom<string[]>("recent-searches", [], textList);

export const rememberSearch = (typed: string): void => $recentSearches.set(withRecent($recentSearches.get(), typed));

export const forgetRecentSearch = (search: string): void =>
  $recentSearches.set($recentSearches.get().filter((other) => other !== search));

export const forgetRecentSearches = (): void => $recentSearches.set([]);
