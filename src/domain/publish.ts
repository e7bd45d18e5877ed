import { z } from "zod";

/** What /build.json of the live site says. */
export const buildInfoSchema = z.object({
  revision: z.number().int().nonnegative(),
  deploy: z.number().int().nullable(),
  time: z.iso.datetime(),
});
export type BuildInfo = z.infer<typeof buildInfoSchema>;

export const DEPLOY_STATUSES = ["queued", "building", "live", "failed"] as const;
export type DeployStatus = (typeof DEPLOY_STATUSES)[number];

type DeployState = { status: DeployStatus; pages_done: number; pages_total: number | null; error: string | null };

/** Where a saved change stands on its way to the visitor. */
export type PublishState =
  | { stage: "saved" }
  | { stage: "queued" }
  | { stage: "building"; done: number; total: number | null }
  | { stage: "live" }
  | { stage: "failed"; reason: string };

/**
 * The stage of a change that raised the content to `revision`. 'live' is said only when the public site itself reports
 * that revision or a later one (decision 15); a deploy row that claims to be live is still 'building' until then.
 */
export function publishState(revision: number, deploy: DeployState | null, live: BuildInfo | null): PublishState {
  if (live !== null && live.revision >= revision) return { stage: "live" };
  if (deploy === null) return { stage: "saved" };
  if (deploy.status === "failed") return { stage: "failed", reason: deploy.error ?? "The build failed." };
  if (deploy.status === "queued") return { stage: "queued" };
  return { stage: "building", done: deploy.pages_done, total: deploy.pages_total };
}
