import { queryOptions } from "@tanstack/react-query";
import { countDrafts, draftsOfKind, failedPlans, recentlyEdited } from "#db/changes/draft-lists.ts";
import type { ContentKind } from "#domain/content/content-kinds.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** How many of the records edited last the side bar shows. */
const RECENT = 5;

/** How many drafts wait. Colleagues save them at any time. */
export const draftCountQuery = queryOptions({
  queryKey: queryKeys.draftCount,
  queryFn: () => countDrafts(client),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** The plans that should be live by now and are not. */
export const failedPlansQuery = queryOptions({
  queryKey: queryKeys.failedPlans,
  queryFn: () => failedPlans(client),
  staleTime: 0,
  refetchOnWindowFocus: true,
});

/** The records that the signed-in person has edited last. */
export const recentlyEditedQuery = queryOptions({
  queryKey: queryKeys.recentlyEdited,
  queryFn: () => recentlyEdited(client, RECENT),
  staleTime: 0,
});

/** Whose drafts wait, by the ids of the records of a kind. */
export const draftsOfKindQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: queryKeys.draftsOfKind(kind),
    queryFn: () => draftsOfKind(client, kind),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
