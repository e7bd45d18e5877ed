import type { ContentKind } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { unwrap, unwrapOptional } from "../errors.ts";
import { readAll } from "../read-all.ts";

/** The records of one deletion: a brand with its products, a category with those below it, or several at once. */
export type Deletion = {
  batch: string;
  kind: ContentKind;
  /** The first five names of the records that were chosen, and how many those were. */
  names: string[];
  records: number;
  /** How many records of each kind were deleted, chosen or along with the others. */
  counts: Partial<Record<ContentKind, number>>;
  deleted_at: string;
  /** The email address of the account that deleted them, if known. */
  deleted_by: string | null;
};

/** The deletions of the last 30 days, newest first. Nothing for anyone but administrators. */
export function listDeletions(client: Client): Promise<Deletion[]> {
  return readAll(async (from, to) => {
    const { data, error, status } = await client
      .rpc("list_trash")
      .order("deleted_at", { ascending: false })
      .order("batch")
      .range(from, to);
    return { data: data as Deletion[] | null, error, status };
  });
}

/** The latest deletion of a record, or null if it is not in the trash. */
export async function findDeletion(client: Client, recordId: string): Promise<string | null> {
  const rows = client.from("trash").select("batch").eq("record_id", recordId);
  return unwrapOptional(await rows.order("deleted_at", { ascending: false }).limit(1).maybeSingle())?.batch ?? null;
}

/**
 * Restores all records of a deletion, or none, and then throws a RefusedError with the reason. Returns the number of records.
 */
export async function restoreDeletion(client: Client, batch: string): Promise<number> {
  return unwrap(await client.rpc("restore_deleted", { of_batch: batch }));
}
