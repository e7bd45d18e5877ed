import type { SearchData } from "#domain/search.ts";
import { loadJson } from "./load-json.ts";

let loading: Promise<SearchData> | undefined;

/** What the search of this release finds; loaded once per page, and again after that failed. */
export function loadSearchData(): Promise<SearchData> {
  loading ??= loadJson<SearchData>("/data/search.json", "The search").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
