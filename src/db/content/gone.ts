import { CONTENT_KINDS, type ContentKind } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

/** More ids would make the address of the request too long. */
const IDS_AT_ONCE = 100;

/** Which of these records have been deleted: the reason why a change of several records was refused. */
export async function findGone<T extends { id: string }>(
  client: Client,
  kind: ContentKind,
  records: readonly T[],
): Promise<T[]> {
  const existing = new Set<string>();
  for (let from = 0; from < records.length; from += IDS_AT_ONCE) {
    const ids = records.slice(from, from + IDS_AT_ONCE).map(({ id }) => id);
    for (const { id } of unwrap(await client.from(CONTENT_KINDS[kind].table).select("id").in("id", ids)))
      existing.add(id);
  }
  return records.filter(({ id }) => !existing.has(id));
}
