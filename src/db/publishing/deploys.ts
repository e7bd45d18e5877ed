import { storedProblems, type DeployProblem } from "#domain/publishing/deploy-problems.ts";
import type { Client, Row } from "../client.ts";
import type { Database } from "../database.types.ts";
import { CHANGED_MAX, type OlderRelease } from "#domain/publishing/publish.ts";
import { ensureDone, unwrap, unwrapOptional } from "../errors.ts";

export type Deploy = Row<"deploys">;
/** The checks that can refuse a release. */
export type ReleaseCheck = Database["public"]["Enums"]["release_check"];

/**
 * Asks for a build: joins the queued deploy if there is one, else queues one. Refused without 'content.publish'.
 * `acceptPageDrop` allows a release with fewer than half the pages of the live one.
 */
export async function requestDeploy(client: Client, reason: string, acceptPageDrop = false): Promise<Deploy> {
  return unwrap(await client.rpc("request_deploy", { reason, accept_page_drop: acceptPageDrop }).single());
}

/** The same, but the build does not wait if an older release is shown. */
export async function publishNewest(client: Client, reason: string, acceptPageDrop = false): Promise<Deploy> {
  return unwrap(await client.rpc("publish_newest", { reason, accept_page_drop: acceptPageDrop }).single());
}

/** Asks for the kept release of a deploy to be shown again. Refused with PT409 (isOvertaken) if it is not kept any more. */
export async function showRelease(client: Client, deploy: number): Promise<Deploy> {
  return unwrap(await client.rpc("show_release", { of_deploy: deploy }).single());
}

export type PublishingState = {
  revision: number;
  /** The deploy that is under way, otherwise the last one; without its problems and its changed pages. */
  deploy: Omit<Deploy, "problems" | "changed_pages"> | null;
  /** What the live release does not show as it was saved (see src/domain/publishing/deploy-problems.ts). */
  problems: unknown;
  /** Null while visitors see the newest release. */
  older: OlderRelease | null;
};

/** The state of publishing, for whoever reads content. */
export async function getPublishingState(client: Client): Promise<PublishingState> {
  const state = unwrap(await client.rpc("publishing_state").single());
  // The generated types do not know that it may be null.
  const release = state.older_release as number | null;
  return {
    revision: state.revision,
    deploy: state.deploy as PublishingState["deploy"],
    problems: state.problems,
    older: release === null ? null : { deploy: release, waits: state.waits },
  };
}

/** For the builder: the deploy whose release is shown although there is a newer one, so that builds wait; else null. */
export async function getOlderRelease(client: Client): Promise<number | null> {
  const { data, error, status } = await client.rpc("older_release");
  ensureDone({ error, status });
  return data;
}

/** One deploy, or null if there is none or the caller may not see it. */
export async function getDeploy(client: Client, id: number): Promise<Deploy | null> {
  return unwrapOptional(await client.from("deploys").select("*").eq("id", id).maybeSingle());
}

/** The latest deploys, newest first. */
export async function listDeploys(client: Client, limit = 10): Promise<Deploy[]> {
  return unwrap(await client.from("deploys").select("*").order("id", { ascending: false }).limit(limit));
}

/** For the builder: takes the queued deploy; null if there is none. */
export async function claimDeploy(client: Client): Promise<Deploy | null> {
  const [deploy] = unwrap(await client.rpc("claim_deploy"));
  return deploy ?? null;
}

/** For the builder: how many pages of how many are done. */
export async function reportDeploy(client: Client, id: number, done: number, total: number): Promise<void> {
  ensureDone(await client.rpc("report_deploy", { deploy_id: id, done, total }));
}

/**
 * For the builder: the release of `revision` is live, except for what `problems` names. `changed` are the addresses of the
 * pages that changed. For an order to show a release again, that release is live.
 */
export async function finishDeploy(
  client: Client,
  id: number,
  revision: number,
  problems: readonly DeployProblem[] = [],
  changed: readonly string[] = [],
): Promise<void> {
  ensureDone(
    await client.rpc("finish_deploy", {
      deploy_id: id,
      revision_built: revision,
      problems: storedProblems(problems),
      changed_pages: changed.slice(0, CHANGED_MAX),
      changed_count: changed.length,
    }),
  );
}

/** For the builder: the deploys whose releases it still keeps. */
export async function reportReleases(client: Client, deploys: readonly number[]): Promise<void> {
  ensureDone(await client.rpc("report_releases", { deploy_ids: [...deploys] }));
}

/** For the builder: the build failed. `message` is for publishers; `code` is the check that refused the release, if any. */
export async function failDeploy(client: Client, id: number, message: string, code?: ReleaseCheck): Promise<void> {
  ensureDone(await client.rpc("fail_deploy", { deploy_id: id, message, ...(code ? { code } : {}) }));
}

/** For a builder that starts: puts builds that were interrupted back into the queue. */
export async function requeueInterruptedDeploys(client: Client): Promise<void> {
  ensureDone(await client.rpc("requeue_interrupted_deploys"));
}
