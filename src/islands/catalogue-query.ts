import { QueryClient, useQuery } from "@tanstack/react-query";
import type { Catalogue } from "#views/catalogue.ts";
import { loadJson, LoadError } from "../stores/load-json.ts";
import { loadSearchData } from "../stores/search-data.ts";
import { CACHE } from "./cache-times.ts";

/** One store of loaded data for the islands of a page. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { ...CACHE.other, retry: CACHE.other.attempts - 1, refetchOnWindowFocus: false } },
});

/** Data that is loaded when it is first needed: up to three attempts, none after a 404. */
function useLoaded<T>(key: string, load: () => Promise<T>, enabled: boolean) {
  const { staleTime, gcTime, attempts } = CACHE.products;
  return useQuery(
    {
      queryKey: [key],
      queryFn: load,
      enabled,
      staleTime,
      gcTime,
      networkMode: "always",
      retry: (failures, error) => failures < attempts - 1 && !(error instanceof LoadError && error.status === 404),
      retryDelay: (failures) => 300 * 2 ** failures,
    },
    queryClient,
  );
}

/** The catalogue of the browser. */
export function useCatalogue(enabled: boolean) {
  return useLoaded("products", () => loadJson<Catalogue>("/data/products.json", "The catalogue"), enabled);
}

/** What the search looks things up in; the dialog of the page uses the same. */
export function useSearchData(enabled: boolean) {
  return useLoaded("search", loadSearchData, enabled);
}
