import { CONTENT_KINDS, type ContentKind } from "#domain/content-kinds.ts";
import type { Client } from "./client.ts";
import { unwrap } from "./errors.ts";

/** An address carries only so many ids. */
const IDS_AT_ONCE = 100;

/** Which of these records are not there any more: the reason why a change of several was refused as a whole. */
export async function findGone<T extends { id: string }>(
  client: Client,
  kind: ContentKind,
  records: readonly T[],
): Promise<T[]> {
  const there = new Set<string>();
  for (let from = 0; from < records.length; from += IDS_AT_ONCE) {
    const ids = records.slice(from, from + IDS_AT_ONCE).map(({ id }) => id);
    for (const { id } of unwrap(await client.from(CONTENT_KINDS[kind].table).select("id").in("id", ids))) there.add(id);
  }
  return records.filter(({ id }) => !there.has(id));
}
