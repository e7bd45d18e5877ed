import { ALL_KINDS, CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";
import { readAll } from "../read-all.ts";

/** The content revision: a number that every change of content raises. */
export async function getContentRevision(client: Client): Promise<number> {
  return unwrap(await client.from("content_revision").select("revision").single()).revision;
}

/** The tables that a build reads: those of the kinds of content, and some further ones. */
export const CONTENT_TABLES = [
  ...ALL_KINDS.map((kind) => CONTENT_KINDS[kind].table),
  ...(["brand_featured_products", "redirects", "attributes", "category_attributes"] as const),
];

/** The ids of changed records by table; '*' is any. */
export type ContentChanges = Record<(typeof CONTENT_TABLES)[number], Set<string>>;

/** What was added, changed or deleted after a revision. For the secret key only. */
export async function listContentChanges(client: Client, revision: number): Promise<ContentChanges> {
  const rows = await readAll((from, to) =>
    client
      .from("change_rows")
      .select("table_name, record")
      .in("table_name", CONTENT_TABLES)
      .gt("revision", revision)
      .order("revision")
      .order("change_id")
      .order("record")
      .range(from, to),
  );
  const changes = Object.fromEntries(CONTENT_TABLES.map((table) => [table, new Set()])) as ContentChanges;
  for (const { table_name, record } of rows) changes[table_name as keyof ContentChanges].add(record);
  return changes;
}
