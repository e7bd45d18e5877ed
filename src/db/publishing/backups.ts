import type { Client, Row } from "../client.ts";
import { ensureDone, unwrap } from "../errors.ts";

export type LastBackup = Pick<Row<"last_backup">, "made_at" | "bytes" | "failed_at" | "failure">;

const FAILURE_MAX = 500;

/** When the last backup was made, for administrators. */
export async function lastBackup(client: Client): Promise<LastBackup> {
  return unwrap(await client.from("last_backup").select("made_at, bytes, failed_at, failure").single());
}

/** The id by which this installation is told from others. Needs the secret key. */
export async function installationId(client: Client): Promise<string> {
  return unwrap(await client.from("last_backup").select("installation").single()).installation;
}

/** Remembers a backup for the dashboard. Needs the secret key. */
export async function recordBackup(
  client: Client,
  { madeAt, bytes }: { madeAt: string; bytes: number },
): Promise<void> {
  const made = { made_at: madeAt, bytes, failed_at: null, failure: null };
  ensureDone(await client.from("last_backup").update(made).eq("only_row", true));
}

/** Remembers that a backup failed. Needs the secret key. */
export async function recordFailedBackup(client: Client, failure: string): Promise<void> {
  const failed = { failed_at: new Date().toISOString(), failure: failure.slice(0, FAILURE_MAX) };
  ensureDone(await client.from("last_backup").update(failed).eq("only_row", true));
}
