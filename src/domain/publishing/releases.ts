import type { Database } from "#db/database.types.ts";

/** How many releases the builder keeps, so that they can be shown again. */
export const RETAINED_RELEASES = 5;

type Listed = {
  id: number;
  status: Database["public"]["Enums"]["deploy_status"];
  release_of: number | null;
  release_kept: boolean;
  is_live: boolean;
  started_at: string | null;
  finished_at: string | null;
};

/**
 * How the release of a deploy relates to the one that visitors see: it is that one (`live`), it can be rolled back to (`back`),
 * or it is a later one, after a rollback (`newest`, or `forward` for one in between). Null: the release is not available.
 */
export type ReleaseWay = "live" | "back" | "forward" | "newest" | null;

/** `deploys` are the last ones, newest first. */
export function releaseWay(deploy: Listed, deploys: readonly Listed[]): ReleaseWay {
  if (deploy.is_live) return "live";
  if (!deploy.release_kept || deploy.release_of !== null) return null;
  // One that is not among the last deploys is older than all of them.
  const live = deploys.find(({ is_live }) => is_live)?.id ?? 0;
  if (deploy.id < live) return "back";
  const newest = deploys.find(({ status, release_of }) => status === "live" && release_of === null);
  return deploy.id === newest?.id ? "newest" : "forward";
}

/** How many seconds a deploy took from its start; null until it has ended. */
export function deploySeconds({ started_at, finished_at }: Listed): number | null {
  if (started_at === null || finished_at === null) return null;
  return Math.max(0, (Date.parse(finished_at) - Date.parse(started_at)) / 1000);
}
