import * as z from "zod";
import { excerpt } from "./text.ts";

/** How long the reason of a deploy may be: the database's limit, in characters as it counts them. */
export const PUBLISH_REASON_MAX = 200;

export const PUBLISH_REASON_RULE = `reason must be a text of at most ${PUBLISH_REASON_MAX} characters`;

/** Why somebody asks for a build. */
export const publishReasonSchema = z
  .string(PUBLISH_REASON_RULE)
  .trim()
  .refine((reason) => Array.from(reason).length <= PUBLISH_REASON_MAX, PUBLISH_REASON_RULE)
  .default("Content changed");

/** A reason that fits: names of records make some longer than a deploy can hold. */
export function publishReason(text: string): string {
  return excerpt(text.trim(), PUBLISH_REASON_MAX - 1);
}

/** What /build.json of the live site says. */
export const buildInfoSchema = z.object({
  revision: z.number().int().nonnegative(),
  deploy: z.number().int().nullable(),
  time: z.iso.datetime(),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;

export type DeployStatus = "queued" | "building" | "live" | "failed";

type DeployState = {
  status: DeployStatus;
  pages_done: number;
  pages_total: number | null;
  error: string | null;
  error_code?: string | null;
};

/** Where a saved change stands on its way to the visitor. */
export type PublishState =
  | { stage: "saved" }
  | { stage: "queued" }
  | { stage: "building"; done: number; total: number | null }
  | { stage: "live" }
  /** `pageDrop`: the release was held back because it would take many pages off the site; that can be accepted. */
  | { stage: "failed"; reason: string; pageDrop: boolean };

/**
 * The stage of a change that raised the content to `revision`. 'live' is said only when the public site itself reports
 * that revision or a later one (decision 15); a deploy row that claims to be live is still 'building' until then.
 */
export function publishState(revision: number, deploy: DeployState | null, live: BuildInfo | null): PublishState {
  if (live !== null && live.revision >= revision) return { stage: "live" };
  if (deploy === null) return { stage: "saved" };
  if (deploy.status === "failed") {
    return {
      stage: "failed",
      reason: deploy.error ?? "The build failed.",
      pageDrop: deploy.error_code === "page-drop",
    };
  }
  if (deploy.status === "queued") return { stage: "queued" };
  return { stage: "building", done: deploy.pages_done, total: deploy.pages_total };
}

type Timed = { status: DeployStatus; requested_at: string; finished_at: string | null };

/** How many seconds each finished publication took from the save to the website, oldest first. */
export function publishingTimes<T extends Timed>(deploys: readonly T[]): { deploy: T; seconds: number }[] {
  return deploys
    .flatMap((deploy) =>
      deploy.status === "live" && deploy.finished_at !== null
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

/** The middle of several numbers; null for none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
