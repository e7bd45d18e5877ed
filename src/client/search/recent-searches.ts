import { withRecent } from "#domain/search/recent-searches.ts";
import { persistedJson, readTexts } from "../lists/persisted-json.ts";

/** The visitor's last searches, kept in this browser, latest first. */
export const $recentSearches = persistedJson("recent-searches", [], readTexts);

export const rememberSearch = (typed: string): void => $recentSearches.set(withRecent($recentSearches.get(), typed));

export const forgetRecentSearch = (search: string): void =>
  $recentSearches.set($recentSearches.get().filter((other) => other !== search));

export const forgetRecentSearches = (): void => $recentSearches.set([]);
