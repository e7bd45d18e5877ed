import { QueryCache, QueryClient } from "@tanstack/react-query";
import { isNotFound } from "#db/errors.ts";
import { contentKind, type ContentKind } from "#domain/content/content-kinds.ts";
import { queryKeys } from "./queries/keys.ts";

const MINUTE = 60_000;

/** How long lists stay fresh, where it is not the default of five minutes (products). */
export const FRESH = { categories: 60 * MINUTE, brands: 30 * MINUTE } as const;

/** How often a failed read is repeated; never after a 404. */
const retries = (times: number) => (failures: number, error: Error) => failures < times && !isNotFound(error);

/** For every query but lists of products, which are retried twice by default. */
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

/** Refetches the lists that show something of a kind's records. */
export async function refreshLists(kind: ContentKind): Promise<void> {
  const kinds = [kind, ...contentKind(kind).shownIn] as ContentKind[];
  await Promise.all(kinds.map((shown) => queryClient.invalidateQueries({ queryKey: queryKeys.lists(shown) })));
}
