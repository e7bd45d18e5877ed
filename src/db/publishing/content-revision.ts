import { ALL_KINDS, CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";
import { readAll } from "../read-all.ts";

/** The content revision: a number that every change of content raises. */
export async function getContentRevision(client: Client): Promise<number> {
  return unwrap(await client.from("content_revision").select("revision").single()).revision;
}

/** The tables whose changes raise the content revision: those of the kinds of content, and some further ones. */
export const CONTENT_TABLES = [
  ...ALL_KINDS.map((kind) => CONTENT_KINDS[kind].table),
  ...(["brand_featured_products", "redirects", "attributes", "category_attributes"] as const),
];

/** The ids of changed records by table; for settings their keys, for expected attributes their categories; '*' is any. */
export type ContentChanges = Record<(typeof CONTENT_TABLES)[number], Set<string>>;

/** What was added, changed or deleted after a revision. For the secret key only. */
export async function listContentChanges(client: Client, revision: number): Promise<ContentChanges> {
  const rows = await readAll((from, to) =>
    client
      .from("content_changes")
      .select("table_name, record")
      .gt("revision", revision)
      .order("table_name")
      .order("record")
      .range(from, to),
  );
  const changes = Object.fromEntries(CONTENT_TABLES.map((table) => [table, new Set()])) as ContentChanges;
  for (const { table_name, record } of rows) {
    const records = changes[table_name as keyof ContentChanges] as Set<string> | undefined;
    if (!records) throw new Error(`A build does not know the table ${table_name}, which has changed.`);
    records.add(record);
  }
  return changes;
}
