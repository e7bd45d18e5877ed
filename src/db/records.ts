import { searchPatterns } from "#domain/search-patterns.ts";
import type { Client } from "./client.ts";
import { unwrap } from "./errors.ts";

/** A record by its name; `detail` distinguishes records of the same name. */
export type FoundRecord = {
  kind: "brand" | "category" | "product" | "page" | "enquiry";
  id: string;
  name: string;
  detail: string | null;
};

/** Up to 20 records that match the text: products as in the site's search, others by name and slug or email address. */
export async function findRecords(client: Client, text: string): Promise<FoundRecord[]> {
  const term = text.trim();
  return term === "" ? [] : (unwrap(await client.rpc("find_records", searchPatterns(term))) as FoundRecord[]);
}
