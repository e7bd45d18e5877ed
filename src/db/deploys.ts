import { storedProblems, type DeployProblem } from "#domain/deploy-problems.ts";
import type { Client, Row } from "./client.ts";
import type { Database } from "./database.types.ts";
import { ensureDone, unwrap, unwrapOptional } from "./errors.ts";

export type Deploy = Row<"deploys">;
/** The checks that can refuse a release. */
export type ReleaseCheck = Database["public"]["Enums"]["release_check"];

/**
 * Asks for a build: joins the queued deploy if there is one, else queues one. The database refuses non-administrators.
 * `acceptPageDrop` allows a release with fewer than half the pages of the live one.
 */
export async function requestDeploy(client: Client, reason: string, acceptPageDrop = false): Promise<Deploy> {
  return unwrap(await client.rpc("request_deploy", { reason, accept_page_drop: acceptPageDrop }).single());
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

/** For the builder: the release of `revision` is live, except for what `problems` names. */
export async function finishDeploy(
  client: Client,
  id: number,
  revision: number,
  problems: readonly DeployProblem[] = [],
): Promise<void> {
  ensureDone(
    await client.rpc("finish_deploy", {
      deploy_id: id,
      revision_built: revision,
      problems: storedProblems(problems),
    }),
  );
}

/** For the builder: the build failed. `message` is for administrators; `code` is the check that refused the release, if any. */
export async function failDeploy(client: Client, id: number, message: string, code?: ReleaseCheck): Promise<void> {
  ensureDone(await client.rpc("fail_deploy", { deploy_id: id, message, ...(code ? { code } : {}) }));
}

/** For a builder that starts: puts builds that were interrupted back into the queue. */
export async function requeueInterruptedDeploys(client: Client): Promise<void> {
  ensureDone(await client.rpc("requeue_interrupted_deploys"));
}
