/** A unique name for each record: its slug if another record has the same name, or has this name as its slug. */
export function unambiguousNames(records: readonly { id: string; name: string; slug: string }[]): Map<string, string> {
  const key = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/\s+/g, " ").trim().toLowerCase();
  const users = new Map<string, Set<string>>();
  for (const { id, name, slug } of records)
    for (const text of [key(name), slug]) users.set(text, (users.get(text) ?? new Set()).add(id));
  return new Map(records.map(({ id, name, slug }) => [id, users.get(key(name))?.size === 1 ? name : slug]));
}
