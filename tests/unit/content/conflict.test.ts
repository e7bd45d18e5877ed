import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { conflictingFields, fieldsOfOthers, mergeVersions } from "#domain/content/conflict.ts";

type Brand = { name: string; country: string | null; tags: string[] };
const KEYS = ["name", "country", "tags"] as const;
const BASE: Brand = { name: "Trane", country: null, tags: ["chillers"] };
const versions = (mine: Partial<Brand>, theirs: Partial<Brand>) => ({
  base: BASE,
  mine: { ...BASE, ...mine },
  theirs: { ...BASE, ...theirs },
});

describe("a conflict", () => {
  test("is a field that both changed, to different values", () => {
    expect(conflictingFields(versions({ name: "York" }, { name: "Daikin", country: "Japan" }), KEYS)).toEqual(["name"]);
    expect(conflictingFields(versions({ name: "York" }, { country: "Ireland" }), KEYS)).toEqual([]);
    expect(conflictingFields(versions({ tags: ["a", "b"] }, { tags: ["a", "b"] }), KEYS)).toEqual([]);
  });

  test("the order of a list counts; null and undefined are equal", () => {
    expect(conflictingFields(versions({ tags: ["b", "a"] }, { tags: ["a", "b"] }), KEYS)).toEqual(["tags"]);
    const without: { note?: string | null } = {};
    expect(conflictingFields({ base: { note: "a" }, mine: { note: null }, theirs: without }, ["note"])).toEqual([]);
  });

  test("only the given fields", () => {
    expect(conflictingFields(versions({ name: "York" }, { name: "Daikin" }), ["country"])).toEqual([]);
    expect(fieldsOfOthers(versions({}, { name: "Daikin", country: "Japan" }), ["country"])).toEqual(["country"]);
  });
});

const brand = fc.record<Brand>({
  name: fc.constantFrom("a", "b", "c"),
  country: fc.constantFrom(null, "x", "y"),
  tags: fc.array(fc.constantFrom("p", "q"), { maxLength: 2 }),
});

test("merging keeps every change that only one side made, takes what was chosen, and does not modify the versions", () => {
  fc.assert(
    fc.property(
      brand,
      brand,
      brand,
      fc.constantFrom("mine" as const, "theirs" as const),
      (base, mine, theirs, side) => {
        const before = structuredClone([mine, theirs]);
        const three = { base, mine, theirs };
        const conflicts = conflictingFields(three, KEYS);
        const merged = mergeVersions(three, KEYS, new Map(conflicts.map((key) => [key, side])));
        for (const key of KEYS) {
          const changed = (version: Brand) => JSON.stringify(version[key]) !== JSON.stringify(base[key]);
          const both = conflicts.includes(key);
          expect(merged[key]).toEqual(both ? three[side][key] : changed(mine) ? mine[key] : theirs[key]);
        }
        expect([mine, theirs]).toEqual(before);
      },
    ),
  );
});
