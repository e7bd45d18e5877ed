import { sameValue } from "./changed-fields.ts";

/** Whose version of something: what the editor typed, or what somebody else stored meanwhile. */
export type Side = "mine" | "theirs";

type Versions<T> = {
  /** What both began with. */
  base: T;
  /** What the editor typed. */
  mine: T;
  /** What somebody else stored meanwhile. */
  theirs: T;
};

/** The fields that both changed, to different values: only these are a conflict. */
export function conflictingFields<T extends object, Key extends keyof T>(
  { base, mine, theirs }: Versions<T>,
  keys: readonly Key[],
): Key[] {
  return keys.filter(
    (key) =>
      !sameValue(mine[key], base[key]) && !sameValue(theirs[key], base[key]) && !sameValue(mine[key], theirs[key]),
  );
}

/** The fields that only somebody else changed. */
export function fieldsOfOthers<T extends object, Key extends keyof T>(
  { base, mine, theirs }: Versions<T>,
  keys: readonly Key[],
): Key[] {
  return keys.filter((key) => sameValue(mine[key], base[key]) && !sameValue(theirs[key], base[key]));
}

/** Both versions in one: what either side changed, and of the fields that both did what was chosen. */
export function mergeVersions<T extends object, Key extends keyof T>(
  versions: Versions<T>,
  keys: readonly Key[],
  choices: ReadonlyMap<Key, Side>,
): T {
  const { mine, theirs } = versions;
  const merged = { ...mine };
  for (const key of fieldsOfOthers(versions, keys)) merged[key] = theirs[key];
  for (const [key, side] of choices) if (side === "theirs") merged[key] = theirs[key];
  return merged;
}
