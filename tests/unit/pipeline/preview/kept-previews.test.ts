import { expect, test } from "vitest";
import type { PreviewRequest } from "#domain/publishing/preview.ts";
import { isKeptKey, keptPreviews } from "../../../../scripts/pipeline/preview/kept-previews.ts";

const form = (name: string, key?: string, more: Record<string, unknown> = {}) => ({
  ...(key !== undefined && { key }),
  name,
  row: { table: "brands", record: "b", before: null, after: { name, ...more } },
});
function startKept(now?: () => number) {
  const { keep, find } = keptPreviews(now);
  return { keep: (asked: PreviewRequest, account = "an account") => keep(asked, account), find };
}
const nameIn = (kept: ReturnType<typeof startKept>, key: string): string | null => {
  const found = kept.find(key);
  return found && "form" in found ? found.form.name : null;
};

test("a form takes the place of what its key showed before, under another version", () => {
  const kept = startKept();
  const key = kept.keep(form("one"));
  const first = kept.find(key);
  expect(kept.keep(form("two", key))).toBe(key);
  expect(nameIn(kept, key)).toBe("two");
  expect(kept.find(key)).not.toEqual(first);
  expect(isKeptKey(key)).toBe(true);
});

test("nobody chooses a key, and each is another one", () => {
  const kept = startKept();
  const chosen = kept.keep(form("one", "own-of-my-choice"));
  expect(chosen).not.toBe("own-of-my-choice");
  expect(kept.find("own-of-my-choice")).toBeNull();
  expect(kept.keep(form("two"))).not.toBe(chosen);
  expect(chosen.length).toBeGreaterThan(40);
});

test("a form is forgotten an hour after it was last changed", () => {
  let now = 0;
  const kept = startKept(() => now);
  const key = kept.keep(form("one"));
  now = 50 * 60_000;
  kept.keep(form("two", key));
  now = 100 * 60_000;
  expect(nameIn(kept, key)).toBe("two");
  now = 111 * 60_000;
  expect(nameIn(kept, key)).toBeNull();
});

test("only so many are kept, and only so much: the newest", () => {
  const kept = startKept();
  const keys = Array.from({ length: 120 }, (_, index) => kept.keep(form(`form ${index}`)));
  expect(keys.filter((key) => kept.find(key) !== null)).toEqual(keys.slice(-100));
  const text = "x".repeat(3_999_800);
  const large = Array.from({ length: 40 }, (_, index) => kept.keep(form(`large ${index}`, undefined, { text })));
  const left = large.filter((key) => kept.find(key) !== null);
  expect(left).toEqual(large.slice(-16));
  expect(keys.filter((key) => kept.find(key) !== null)).toEqual([]);
});

test("of a form its text is kept, not the objects in it, and is counted in the bytes that it takes", () => {
  const kept = startKept();
  const objects = Array.from({ length: 100_000 }, () => ({}));
  const found = kept.find(kept.keep(form("many", undefined, { objects })));
  const rows = found && "form" in found ? found.form.rows : null;
  expect(rows).toBeInstanceOf(Buffer);
  expect(JSON.parse(String(rows))).toEqual([form("many", undefined, { objects }).row]);

  const euros = "€".repeat(4_000_000 / 3 - 100);
  const keys = Array.from({ length: 20 }, (_, index) => kept.keep(form(`euros ${index}`, undefined, { euros })));
  expect(keys.filter((key) => kept.find(key) !== null)).toEqual(keys.slice(-16));
});

test("a key keeps with which account it was made, of a form and of what is stored", () => {
  const kept = startKept();
  expect(kept.find(kept.keep(form("one"), "a"))).toMatchObject({ account: "a", form: { name: "one" } });
  expect(kept.find(kept.keep({ subject: "brands/b" }, "b"))).toEqual({ account: "b", subject: "brands/b" });
});
