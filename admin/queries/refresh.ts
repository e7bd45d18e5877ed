import { contentKind, type ContentKind } from "#domain/content-kinds.ts";
import { queryClient } from "../query-client.ts";
import { queryKeys } from "./keys.ts";

/** Refetches the lists that show something of a kind's records. */
export async function refreshLists(kind: ContentKind): Promise<void> {
  const kinds = [kind, ...contentKind(kind).shownIn] as ContentKind[];
  await Promise.all(kinds.map((shown) => queryClient.invalidateQueries({ queryKey: queryKeys.lists(shown) })));
}
