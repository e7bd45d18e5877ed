import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listDeploys, type Deploy } from "#db/publishing/deploys.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

/** How many deploys a list shows at first, and how many more with each step. */
export const DEPLOYS_SHOWN = 20;
const BUSY_MS = 1000;
const IDLE_MS = 10_000;

/** The last deploys, newest first; read again every second while one of them is under way. */
export const deploysQuery = (count: number) =>
  queryOptions({
    queryKey: queryKeys.latestDeploys(count),
    queryFn: () => listDeploys(client, count),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? BUSY_MS : IDLE_MS),
  });
export const latestDeploysQuery = deploysQuery(DEPLOYS_SHOWN);

/** A build that is queued may wait for long, an order to show a release does not. */
function isUnderWay({ status, release_of }: Deploy): boolean {
  return status === "building" || (status === "queued" && release_of !== null);
}
