import { QueryClient } from "@tanstack/react-query";

const MINUTE = 60_000;

export const FRESH = { products: 10 * MINUTE, categories: 60 * MINUTE, brands: 30 * MINUTE } as const;

/** Two retries for lists of products, which are the default; one for anything else, which says so itself. */
export const RETRY_ONCE = 1;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: 2, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
