import type { ContentKind } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { readAll } from "../read-all.ts";

/** The records of one deletion that can come back: a brand with its products, a category with those below it, or several. */
export type Deletion = {
  /** The change that deleted them. */
  change_id: string;
  kind: ContentKind;
  /** The first five names of the records that were chosen, and how many those were. */
  names: string[];
  records: number;
  /** How many records of each kind were deleted, chosen or along with the others. */
  counts: Partial<Record<ContentKind, number>>;
  deleted_at: string;
  /** The account that deleted them, if known. */
  deleted_by: string | null;
};

/** The deletions of the last 30 days, newest first. Nothing without 'content.read'. */
export function listDeletions(client: Client): Promise<Deletion[]> {
  return readAll(async (from, to) => {
    const { data, error, status } = await client
      .rpc("list_trash")
      .order("deleted_at", { ascending: false })
      .order("change_id")
      .range(from, to);
    return { data: data as Deletion[] | null, error, status };
  });
}

/** A deleted record of a deletion. */
export type DeletedRecord = { kind: ContentKind; record: string; name: string | null };

/** The first records of a deletion that can come back, by kind and name, of those whose name has the words. */
export async function listDeletedRecords(
  client: Client,
  change: string,
  { search = "", limit }: { search?: string; limit: number },
): Promise<ListPage<DeletedRecord>> {
  const query = () => {
    const rows = client
      .rpc("deleted_records", undefined, { count: "exact" })
      .select("kind, record, name")
      .eq("change_id", change);
    const named = search === "" ? rows : rows.ilike("name", `%${search.replaceAll(/[%_\\]/g, "\\$&")}%`);
    return named.order("place").order("name").order("record");
  };
  return (await readPage(query, { limit, offset: 0 })) as ListPage<DeletedRecord>;
}

/** The deletion of a record, or null if it is not in the trash. */
export async function findDeletion(client: Client, record: string): Promise<string | null> {
  const rows = unwrap(await client.rpc("deleted_records").eq("record", record).limit(1).select("change_id"));
  return rows[0]?.change_id ?? null;
}

/**
 * Restores the records of a deletion, or only some of them with what belongs to these; or none, and then throws a RefusedError
 * with the reason. Returns the number of records.
 */
export async function restoreDeletion(client: Client, change: string, records?: readonly string[]): Promise<number> {
  const only = records ? { only_records: [...records] } : {};
  return unwrap(await client.rpc("restore_deleted", { of_change: change, ...only }));
}
