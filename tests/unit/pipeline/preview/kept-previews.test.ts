import { expect, test } from "vitest";
import { isKeptKey, keptPreviews } from "../../../../scripts/pipeline/preview/kept-previews.ts";

const form = (name: string, key?: string) => ({
  ...(key !== undefined && { key }),
  name,
  row: { table: "brands", record: "b", before: null, after: { name } },
});
const nameIn = (kept: ReturnType<typeof keptPreviews>, key: string): string | null => {
  const found = kept.find(key);
  return found && "form" in found ? found.form.name : null;
};

test("a form takes the place of what its key showed before, under another version", () => {
  const kept = keptPreviews();
  const key = kept.keep(form("one"), 10);
  const first = kept.find(key);
  expect(kept.keep(form("two", key), 10)).toBe(key);
  expect(nameIn(kept, key)).toBe("two");
  expect(kept.find(key)).not.toEqual(first);
  expect(isKeptKey(key)).toBe(true);
});

test("nobody chooses a key, and each is another one", () => {
  const kept = keptPreviews();
  const chosen = kept.keep(form("one", "own-of-my-choice"), 10);
  expect(chosen).not.toBe("own-of-my-choice");
  expect(kept.find("own-of-my-choice")).toBeNull();
  expect(kept.keep(form("two"), 10)).not.toBe(chosen);
  expect(chosen.length).toBeGreaterThan(40);
});

test("a form is forgotten an hour after it was last changed", () => {
  let now = 0;
  const kept = keptPreviews(() => now);
  const key = kept.keep(form("one"), 10);
  now = 50 * 60_000;
  kept.keep(form("two", key), 10);
  now = 100 * 60_000;
  expect(nameIn(kept, key)).toBe("two");
  now = 111 * 60_000;
  expect(nameIn(kept, key)).toBeNull();
});

test("only so many are kept, and only so much: the newest", () => {
  const kept = keptPreviews();
  const keys = Array.from({ length: 120 }, (_, index) => kept.keep(form(`form ${index}`), 10));
  expect(keys.filter((key) => kept.find(key) !== null)).toEqual(keys.slice(-100));
  const large = Array.from({ length: 40 }, (_, index) => kept.keep(form(`large ${index}`), 4_000_000));
  const left = large.filter((key) => kept.find(key) !== null);
  expect(left).toEqual(large.slice(-16));
  expect(keys.filter((key) => kept.find(key) !== null)).toEqual([]);
});
