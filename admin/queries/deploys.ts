import { queryOptions } from "@tanstack/react-query";
import { listDeploys, type Deploy } from "#db/publishing/deploys.ts";
import { client } from "../environment.ts";
import { queryKeys } from "../query-client.ts";

const LATELY = 20;
const BUSY_MS = 1000;
const IDLE_MS = 10_000;

/** The last deploys, newest first; read again every second while one of them is under way. */
export const latestDeploysQuery = queryOptions({
  queryKey: queryKeys.latestDeploys,
  queryFn: () => listDeploys(client, LATELY),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? BUSY_MS : IDLE_MS),
});

/** A build that is queued may wait for long, an order to show a release does not. */
function isUnderWay({ status, release_of }: Deploy): boolean {
  return status === "building" || (status === "queued" && release_of !== null);
}
