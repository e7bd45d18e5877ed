import type { ContentKind } from "#domain/content/content-kinds.ts";
import { searchPatterns } from "#domain/search/search-patterns.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

/** A record by its name; `detail` distinguishes records of the same name. */
export type FoundRecord = {
  kind: ContentKind | "enquiry";
  id: string;
  name: string;
  detail: string | null;
};

/** Up to 20 records that match the text: products as in the site's search, others by name and slug or email address. */
export async function findRecords(client: Client, text: string): Promise<FoundRecord[]> {
  const term = text.trim();
  return term === "" ? [] : (unwrap(await client.rpc("find_records", searchPatterns(term))) as FoundRecord[]);
}

/** Deletes records of one kind with what belongs to them, in one transaction; none of them when one is gone. */
export async function deleteRecords(client: Client, kind: ContentKind, ids: readonly string[]): Promise<number> {
  return unwrap(await client.rpc("delete_records", { of_kind: kind, ids: [...ids] }));
}
