import { changedFields, seenFields } from "#domain/content/changed-fields.ts";
import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ConflictError, unwrap } from "../errors.ts";

/** What is noted with a save. */
export type SaveNote = {
  /** The version of a draft that it publishes. */
  draft?: string | null | undefined;
  /** Why it was made, for the history; of a longer text the first 500 characters. */
  reason?: string | undefined;
};

type Fields = SaveNote & {
  wanted: object;
  /** The record to change, as the editor began with it; left out for a new one. */
  stored?: { id: string; seen: object };
};

/**
 * Stores a new record, or the fields of one that differ from what was `seen`, and returns the whole row. Throws a ConflictError if
 * somebody has changed one of these fields since, or the row is gone; then nothing is stored.
 */
export async function saveRecord<Row>(
  client: Client,
  table: string,
  { wanted, stored, draft, reason }: Fields,
): Promise<Row> {
  const changed = stored ? changedFields(stored.seen, wanted) : wanted;
  const answer = unwrap(
    await client.rpc("save_record", {
      of_table: table,
      wanted: changed as Json,
      ...(stored && { of_record: stored.id, seen: seenFields(stored.seen, changed) as Json }),
      ...(draft && { draft }),
      ...(reason && { reason }),
    }),
  ) as { record: Row | null; overtaken?: string[] };
  if (!answer.record || answer.overtaken) throw new ConflictError();
  return answer.record;
}
