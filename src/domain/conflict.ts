/** A field in which two versions of a record differ, and which of them to keep unless the editor says otherwise. */
export type Difference<Key> = { key: Key; keep: "mine" | "theirs" };

/**
 * Compares what somebody typed (`mine`) with what somebody else stored meanwhile (`theirs`), both begun from `base`.
 * Fields that agree are left out. Where only one side changed a field its version is proposed, where both did, mine.
 */
export function differences<T extends object>(
  base: T,
  mine: T,
  theirs: T,
  keys: readonly (keyof T)[],
): Difference<keyof T>[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  return keys
    .filter((key) => !same(mine[key], theirs[key]))
    .map((key) => ({ key, keep: same(mine[key], base[key]) ? "theirs" : "mine" }));
}

/** Their version with the fields in which mine is kept. */
export function mergeVersions<T extends object>(mine: T, theirs: T, choices: readonly Difference<keyof T>[]): T {
  const merged = { ...theirs };
  for (const { key, keep } of choices) if (keep === "mine") merged[key] = mine[key];
  return merged;
}
