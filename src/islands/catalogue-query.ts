import { QueryClient, useQuery } from "@tanstack/react-query";
import type { Catalogue } from "#views/catalogue.ts";
import { loadJson, LoadError } from "../stores/load-json.ts";
import { loadSearchData } from "../stores/search-data.ts";

const MINUTE_MS = 60_000;
const ATTEMPTS = 3;

/** The islands of a page share what they have loaded. */
const queryClient = new QueryClient();

/** Loads data when it is first needed, in up to three attempts; a 404 is not repeated. */
function useLoaded<T>(key: string, load: () => Promise<T>, enabled: boolean) {
  return useQuery(
    {
      queryKey: [key],
      queryFn: load,
      enabled,
      staleTime: 5 * MINUTE_MS,
      gcTime: 10 * MINUTE_MS,
      refetchOnWindowFocus: false,
      networkMode: "always",
      retry: (failures, error) => failures < ATTEMPTS - 1 && !(error instanceof LoadError && error.status === 404),
      retryDelay: (failures) => 300 * 2 ** failures,
    },
    queryClient,
  );
}

/** The catalogue, from /data/products.json. */
export function useCatalogue(enabled: boolean) {
  return useLoaded("products", () => loadJson<Catalogue>("/data/products.json", "The catalogue"), enabled);
}

/** The search index, which the search dialog of the page uses too. */
export function useSearchData(enabled: boolean) {
  return useLoaded("search", loadSearchData, enabled);
}
