import { QueryClient, useQuery } from "@tanstack/react-query";
import type { Catalogue } from "#content/catalogue.ts";
import { CACHE } from "./cache-times.ts";

/** What an address answered instead of data. */
class LoadError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`The catalogue could not be loaded (${status}).`);
    this.status = status;
  }
}

async function fetchCatalogue(): Promise<Catalogue> {
  const answer = await fetch("/data/products.json");
  if (!answer.ok) throw new LoadError(answer.status);
  return (await answer.json()) as Catalogue;
}

/** One store of loaded data for the islands of a page. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { ...CACHE.other, retry: CACHE.other.attempts - 1, refetchOnWindowFocus: false } },
});

/** The catalogue of the browser, loaded when it is first needed: up to three attempts, none after a 404. */
export function useCatalogue(enabled: boolean) {
  const { staleTime, gcTime, attempts } = CACHE.products;
  return useQuery(
    {
      queryKey: ["products"],
      queryFn: fetchCatalogue,
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
