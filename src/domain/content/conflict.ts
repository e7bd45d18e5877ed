/** Whose version of something: what the editor typed, or what somebody else stored meanwhile. */
export type Side = "mine" | "theirs";
/** A field in which two versions of a record differ, and the version to keep unless the editor chooses the other. */
export type Difference<Key> = { key: Key; keep: Side };

/**
 * Compares what the editor typed (`mine`) with what somebody else stored meanwhile (`theirs`); both started from `base`.
 * Equal fields are left out. If only one side changed a field, its version is proposed; if both did, mine.
 */
export function differences<T extends object, Key extends keyof T>(
  base: T,
  mine: T,
  theirs: T,
  keys: readonly Key[],
): Difference<Key>[] {
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
  return keys
    .filter((key) => !same(mine[key], theirs[key]))
    .map((key) => ({ key, keep: same(mine[key], base[key]) ? "theirs" : "mine" }));
}

/** `theirs` with the fields that are to be kept from `mine`. */
export function mergeVersions<T extends object>(mine: T, theirs: T, choices: readonly Difference<keyof T>[]): T {
  const merged = { ...theirs };
  for (const { key, keep } of choices) if (keep === "mine") merged[key] = mine[key];
  return merged;
}
