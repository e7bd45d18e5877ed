import { queryOptions } from "@tanstack/react-query";
import { checkPlan, getPlan, listPlans, planParts, readOvertaken } from "#db/changes/plans.ts";
import { isSettled } from "#domain/publishing/plans.ts";
import { client } from "../environment.ts";
import { queryClient, queryKeys } from "../query-client.ts";

/** As many plans as wait at the same time in one list. */
const WAITING_MAX = 200;
const POLL_MS = 1000;

/** The plans that wait, those with a date first. */
export const waitingPlansQuery = queryOptions({
  queryKey: queryKeys.waitingPlans,
  queryFn: async () => (await listPlans(client, "planned", { limit: WAITING_MAX, offset: 0 })).data,
  staleTime: 0,
  refetchOnWindowFocus: true,
});

const PUBLISHED_PER_PAGE = 10;

/** A page of the plans that were published, newest first; read again until the site shows them. */
export const publishedPlansQuery = (page: number) =>
  queryOptions({
    queryKey: queryKeys.publishedPlans(page),
    queryFn: () => listPlans(client, "applied", { limit: PUBLISHED_PER_PAGE, offset: (page - 1) * PUBLISHED_PER_PAGE }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (state.data?.data.some((plan) => !isSettled(plan, new Date())) ? POLL_MS : false),
  });

/** A plan with what is in it, or null if there is none. Colleagues and the clock change it. */
export const planQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.plan(id),
    queryFn: async () => {
      const [plan, parts] = await Promise.all([getPlan(client, id), planParts(client, id)]);
      return plan && { plan, parts };
    },
    // What is published is what the screen shows: never what it showed the last time.
    ...{ staleTime: 0, gcTime: 0 },
    refetchOnWindowFocus: true,
  });

/** So many of the records that were changed meanwhile are shown with their fields. */
const SHOWN_CONFLICTS = 50;

/** What would become of a plan if it was published now, with what others have changed of its records meanwhile. */
export const planCheckQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys.planCheck(id),
    queryFn: async () => {
      const outcome = await checkPlan(client, id);
      const parts = outcome.edited.length > 0 ? await planParts(client, id) : null;
      return { outcome, overtaken: parts ? await readOvertaken(client, parts, outcome.edited, SHOWN_CONFLICTS) : [] };
    },
    staleTime: 0,
    retry: false,
  });

/** Reads plans, and the drafts that say which plan they are in, again. */
export const refreshPlans = (): Promise<unknown> =>
  Promise.all([queryKeys.plans, queryKeys.drafts].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
