/* zod/mini, which is smaller than zod: the first screen of the administration needs this schema. */
import * as z from "zod/mini";
import type { Database } from "#db/database.types.ts";
import { excerpt } from "../text/text.ts";

/** How many characters the reason of a deploy may have. The database has the same limit. */
export const PUBLISH_REASON_MAX = 200;

/** The message for a reason that is no text, or too long. */
export const PUBLISH_REASON_RULE = `reason must be a text of at most ${PUBLISH_REASON_MAX} characters`;

/** Why a build is asked for. Counts characters, not code units, as the database does. */
export const publishReasonSchema = z._default(
  z.string(PUBLISH_REASON_RULE).check(
    z.trim(),
    z.refine((reason) => Array.from(reason).length <= PUBLISH_REASON_MAX, PUBLISH_REASON_RULE),
  ),
  "Content changed",
);

/** A reason cut to the limit: it may contain the name of a record, which can be long. */
export function publishReason(text: string): string {
  return excerpt(text.trim(), PUBLISH_REASON_MAX - 1);
}

/** How many of its changed addresses a deploy names. The database has the same limit. */
export const CHANGED_MAX = 100;

/**
 * The content of /build.json, which every release has: the content revision it was built from. `pages` is the revision of the
 * pages of single records, which may go live before lists and search.
 */
export const buildInfoSchema = z.object({
  revision: z.int().check(z.nonnegative()),
  pages: z.optional(z.int().check(z.nonnegative())),
  deploy: z.nullable(z.int()),
  time: z.iso.datetime(),
  /** The script of the administration, whose name changes with its code. Releases of earlier versions do not have it. */
  administration: z.optional(z.string()),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;

type DeployStatus = Database["public"]["Enums"]["deploy_status"];
type ReleaseCheck = Database["public"]["Enums"]["release_check"];

type DeployState = {
  status: DeployStatus;
  pages_done: number;
  pages_total: number | null;
  error: string | null;
  error_code?: ReleaseCheck | null;
  /** The deploy whose kept release is to be shown again; null for a build. */
  release_of?: number | null;
};

/** The deploy whose older release is shown, and whether a build waits because of it. */
export type OlderRelease = { deploy: number; waits: boolean };

/** How far a saved change has come on its way to the public site. */
export type PublishState =
  | { stage: "saved" }
  | { stage: "queued" }
  | { stage: "building"; done: number; total: number | null }
  /** The page of the record shows the change; lists and search follow. */
  | { stage: "page-live" }
  | { stage: "live" }
  /**
   * A publisher has rolled back to the release of this time. `waiting` is the content revision that was saved since and
   * asks to be published; null if there is none.
   */
  | { stage: "older"; released: string; waiting: number | null }
  /** `pageDrop`: the release would remove more than half of the pages; a publisher can accept that. */
  | { stage: "failed"; reason: string; pageDrop: boolean };

/**
 * The stage of a change that raised the content to `revision`. It is 'live' only when the public site itself reports that
 * revision or a later one; until then it is 'building', even if the deploy row says 'live'
 * (docs/decisions/0011-saving-is-not-yet-publishing-and-the-screen-says-so.md). It is 'older' if the public site reports the
 * release that was rolled back to, and nothing else is under way.
 */
export function publishState(
  revision: number,
  deploy: DeployState | null,
  live: BuildInfo | null,
  older: OlderRelease | null = null,
): PublishState {
  const isOlder = live !== null && older !== null && live.deploy === older.deploy;
  if (!isOlder && live !== null && live.revision >= revision) return { stage: "live" };
  // Show waiting saves even if the site was replaced by other means, so that somebody notices that they wait.
  if (live !== null && older !== null && (isOlder || older.waits) && !(deploy && endsRollBack(deploy, older)))
    return { stage: "older", released: live.time, waiting: older.waits ? revision : null };
  if (deploy === null) return { stage: "saved" };
  if (deploy.status === "failed") {
    return {
      stage: "failed",
      reason: deploy.error ?? "The build failed.",
      pageDrop: deploy.error_code === "page-drop",
    };
  }
  if (live?.pages !== undefined && live.pages >= revision) return { stage: "page-live" };
  if (deploy.status === "queued") return { stage: "queued" };
  return { stage: "building", done: deploy.pages_done, total: deploy.pages_total };
}

/** Whether a deploy is an attempt, running or failed, to leave the older release. A later save asks again. */
function endsRollBack({ status, release_of }: DeployState, { waits }: OlderRelease): boolean {
  if (status === "failed") return (release_of ?? null) === null && !waits;
  return status === "queued" || status === "building";
}

type TimedDeploy = {
  status: DeployStatus;
  requested_at: string;
  finished_at: string | null;
  release_of?: number | null;
};

/** How many seconds each successful deploy took from the request to the end, oldest first. */
export function publishingTimes<T extends TimedDeploy>(deploys: readonly T[]): { deploy: T; seconds: number }[] {
  return deploys
    .flatMap((deploy) =>
      // A release that is shown again was not published from a save.
      deploy.status === "live" && deploy.finished_at !== null && (deploy.release_of ?? null) === null
        ? [{ deploy, finished: Date.parse(deploy.finished_at) }]
        : [],
    )
    .map(({ deploy, finished }) => ({
      deploy,
      seconds: Math.max(0, (finished - Date.parse(deploy.requested_at)) / 1000),
    }))
    .sort((a, b) => Date.parse(a.deploy.requested_at) - Date.parse(b.deploy.requested_at));
}

/** 0.4 → '0.4 s', 12.3 → '12 s', 75 → '1 min 15 s' */
export function spokenSeconds(seconds: number): string {
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
