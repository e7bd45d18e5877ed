import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isNotFound } from "#db/errors.ts";

const MINUTE = 60_000;

/** Lists of products are fresh for five minutes, which is the default. */
export const FRESH = { categories: 60 * MINUTE, brands: 30 * MINUTE } as const;

/** Repeats a failed read so often, unless it was answered that there is nothing to find. */
const retries = (times: number) => (failures: number, error: Error) => failures < times && !isNotFound(error);

/** Two retries for lists of products, which are the default; one for anything else, which says so itself. */
export const RETRY_ONCE = retries(1);

export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => console.error(`Loading ${String(queryKey[0])} failed`, error),
  }),
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: retries(2), refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
