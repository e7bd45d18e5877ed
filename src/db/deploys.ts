import type { DeployStatus } from "#domain/publish.ts";
import type { Client, Row } from "./client.ts";
import { ensureDone, unwrap, unwrapOptional } from "./errors.ts";

export type Deploy = Omit<Row<"deploys">, "status"> & { status: DeployStatus };

/** The number that every change of content raises. */
export async function getContentRevision(client: Client): Promise<number> {
  return unwrap(await client.from("content_revision").select("revision").single()).revision;
}

/**
 * Asks for a build: joins the one that is queued, else queues one. Refused by the database for non-administrators.
 * `acceptPageDrop` lets a release through that has fewer than half the pages of the live one.
 */
export async function requestDeploy(client: Client, reason: string, acceptPageDrop = false): Promise<Deploy> {
  return unwrap(await client.rpc("request_deploy", { reason, accept_page_drop: acceptPageDrop }).single()) as Deploy;
}

/** One deploy, or null where there is none or the caller may not see it. */
export async function getDeploy(client: Client, id: number): Promise<Deploy | null> {
  return unwrapOptional(await client.from("deploys").select("*").eq("id", id).maybeSingle()) as Deploy | null;
}

/** The latest deploys, newest first. */
export async function listDeploys(client: Client, limit = 10): Promise<Deploy[]> {
  return unwrap(await client.from("deploys").select("*").order("id", { ascending: false }).limit(limit)) as Deploy[];
}

/** For the builder: takes the queued deploy, or null while there is none. */
export async function claimDeploy(client: Client): Promise<Deploy | null> {
  const [deploy] = unwrap(await client.rpc("claim_deploy"));
  return (deploy as Deploy | undefined) ?? null;
}

/** For the builder: pages done of pages to do. */
export async function reportDeploy(client: Client, id: number, done: number, total: number): Promise<void> {
  ensureDone(await client.rpc("report_deploy", { deploy_id: id, done, total }));
}

/** For the builder: the release of `revision` is live. */
export async function finishDeploy(client: Client, id: number, revision: number): Promise<void> {
  ensureDone(await client.rpc("finish_deploy", { deploy_id: id, revision_built: revision }));
}

/** For the builder: the build failed, with a reason an administrator understands and the check that refused it, if one did. */
export async function failDeploy(client: Client, id: number, message: string, code?: string): Promise<void> {
  ensureDone(await client.rpc("fail_deploy", { deploy_id: id, message, ...(code ? { code } : {}) }));
}

/** For a builder that starts: what an interrupted one left goes back into the queue. */
export async function requeueInterruptedDeploys(client: Client): Promise<void> {
  ensureDone(await client.rpc("requeue_interrupted_deploys"));
}
