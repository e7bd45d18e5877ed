import { textKey } from "../table/table-cells.ts";

/** A brand or a category, as a cell names it. */
export type NamedRecord = { id: string; name: string; slug: string; parent_id?: string | null };

/** Finds a record by name, slug or id, a category also by its path ('Chillers > Scroll'); an ambiguous name finds none. */
export function recordFinder(records: readonly NamedRecord[]): (value: string) => NamedRecord | undefined {
  const byName = Map.groupBy(records, ({ name }) => textKey(name));
  const bySlug = new Map(records.flatMap((record) => [[record.slug, record] as const, [record.id, record] as const]));
  const byId = new Map(records.map((record) => [record.id, record]));
  return (value) => {
    const bySlugOrId = bySlug.get(value);
    if (bySlugOrId) return bySlugOrId;
    const named = byName.get(textKey(value)) ?? [];
    if (named.length === 1) return named[0];
    const path = pathOf(value);
    if (path.length < 2) return undefined;
    const fitting = (byName.get(textKey(path.at(-1) ?? "")) ?? []).filter((record) => endsWith(record, path, byId));
    return fitting.length === 1 ? fitting[0] : undefined;
  };
}

/** 'Chillers > Scroll' → its parts. */
export const pathOf = (value: string): string[] =>
  value
    .split(/\s*[>›»]\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Whether the names of a category and of its ancestors end with the path. */
function endsWith(record: NamedRecord, path: readonly string[], byId: ReadonlyMap<string, NamedRecord>): boolean {
  let current: NamedRecord | undefined = record;
  for (const part of path.toReversed()) {
    if (!current || textKey(current.name) !== textKey(part)) return false;
    current = current.parent_id ? byId.get(current.parent_id) : undefined;
  }
  return true;
}

/** The words of a name without plural endings: 'Water-Cooled Chillers' → chiller, cooled, water. */
const wordsOf = (text: string): Set<string> =>
  new Set(
    textKey(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word !== "")
      .map((word) => word.replace(/(?<=\p{L}{3})s$/u, "")),
  );

/** The record that a value most likely means: the one with the most words whose words are all in the value. */
export function likelyRecord(value: string, records: readonly NamedRecord[]): NamedRecord | undefined {
  const words = wordsOf(value);
  let best: { record: NamedRecord; size: number } | undefined;
  for (const record of records) {
    const own = wordsOf(record.name);
    const fits = own.size > 0 && own.isSubsetOf(words);
    if (fits && own.size > (best?.size ?? 0)) best = { record, size: own.size };
  }
  return best?.record;
}
