import type { SearchData } from "#domain/search.ts";
import { loadJson } from "./load-json.ts";

let loading: Promise<SearchData> | undefined;

/** The search data of this release. Loaded once per page; tried again on the next call after a failure. */
export function loadSearchData(): Promise<SearchData> {
  loading ??= loadJson<SearchData>("/data/search.json", "The search").catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
