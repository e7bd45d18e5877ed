import { keepPreviousData, QueryClient, useQuery, type QueryKey } from "@tanstack/react-query";
import type { Catalogue } from "#views/catalogue.ts";
import { loadJson, LoadError } from "../stores/load-json.ts";
import { findProducts, forgetSearch, type FoundProducts } from "../stores/site-search.ts";

const MINUTE_MS = 60_000;
const ATTEMPTS = 3;

/** The islands of a page share what they have loaded. */
const queryClient = new QueryClient();

/** When loaded data is taken again, and how often it is tried: up to three attempts; a 404 is not repeated. */
const LOADING = {
  staleTime: 5 * MINUTE_MS,
  gcTime: 10 * MINUTE_MS,
  refetchOnWindowFocus: false,
  networkMode: "always",
  retry: (failures: number, error: Error) =>
    failures < ATTEMPTS - 1 && !(error instanceof LoadError && error.status === 404),
  retryDelay: (failures: number) => 300 * 2 ** failures,
} as const;

const CATALOGUE = {
  ...LOADING,
  queryKey: ["products"] as QueryKey,
  queryFn: () => loadJson<Catalogue>("/data/products.json", "The catalogue"),
};

/** The catalogue, from /data/products.json. */
export function useCatalogue(enabled: boolean) {
  return useQuery({ ...CATALOGUE, enabled }, queryClient);
}

/** The products that a search finds, as places in the catalogue; while another search runs, those of the one before. */
export function useFoundProducts(search: string) {
  return useQuery(
    {
      ...LOADING,
      queryKey: ["search", search] as QueryKey,
      queryFn: () => findInCatalogue(search),
      enabled: search !== "",
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
}

/** Catalogue and search may be of different releases: then both are loaded again. */
async function findInCatalogue(search: string): Promise<FoundProducts> {
  const [catalogue, found] = await Promise.all([queryClient.ensureQueryData(CATALOGUE), findProducts(search)]);
  if (catalogue.order === found.order) return found;
  forgetSearch();
  const [newCatalogue, newFound] = await Promise.all([
    queryClient.fetchQuery({ ...CATALOGUE, staleTime: 0 }),
    findProducts(search),
  ]);
  if (newCatalogue.order === newFound.order) return newFound;
  throw new LoadError(0, "The search did not arrive complete.");
}
