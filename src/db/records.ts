import type { ContentKind } from "#domain/content-kinds.ts";
import { searchPatterns } from "#domain/search-patterns.ts";
import type { Client } from "./client.ts";
import { unwrap } from "./errors.ts";

/** A record of the administration by what it is called; `detail` tells namesakes apart. */
export type FoundRecord = {
  kind: ContentKind | "enquiry";
  id: string;
  name: string;
  detail: string | null;
};

/** Up to 20 records that answer the text: products by all that the site finds them by, others by name and address. */
export async function findRecords(client: Client, text: string): Promise<FoundRecord[]> {
  const term = text.trim();
  return term === "" ? [] : (unwrap(await client.rpc("find_records", searchPatterns(term))) as FoundRecord[]);
}

/** Deletes records of one kind with what belongs to them, in one transaction; none of them when one is gone. */
export async function deleteRecords(client: Client, kind: ContentKind, ids: readonly string[]): Promise<number> {
  return unwrap(await client.rpc("delete_records", { of_kind: kind, ids: [...ids] }));
}
