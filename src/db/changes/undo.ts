import type { UsedSlug } from "#domain/content/refusals.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

/** A record that is not as a change expects it: somebody changed it since, or deleted it. */
export type EditedRecord = { table: string; record: string; name: string | null; is_gone: boolean };

/** The answer of the database after a change was stored or undone. */
export type Applied = {
  /** By table, how many records were created, changed and deleted. */
  counts: Record<string, { created?: number; changed?: number; deleted?: number } | undefined>;
  edited: EditedRecord[];
  slugs_used: (UsedSlug & { record: string })[];
};

/** What was undone; `id` is the change that did it, which can be undone itself. */
export type Undone = Pick<Applied, "counts" | "edited"> & { id: string };

/**
 * Takes a change back: changed records get their former values, deleted ones come back, created ones are deleted. Records of
 * which others changed the same fields since are left alone and returned; unless `leaveEdited` is set, nothing is undone then.
 */
export async function undoChange(
  client: Client,
  id: string,
  { leaveEdited = false }: { leaveEdited?: boolean } = {},
): Promise<Undone> {
  return unwrap(await client.rpc("undo_change", { of_change: id, leave_edited: leaveEdited })) as Undone;
}

/** Gives a record the values, or only some fields, that it had at a revision. */
export async function restoreVersion(
  client: Client,
  { table, record, revision, fields }: { table: string; record: string; revision: number; fields?: readonly string[] },
): Promise<Undone> {
  const columns = fields ? { only_columns: [...fields] } : {};
  const version = { of_table: table, of_record: record, at_revision: revision, ...columns };
  return unwrap(await client.rpc("restore_version", version)) as Undone;
}
