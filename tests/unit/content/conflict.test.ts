import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { differences, mergeVersions } from "#domain/content/conflict.ts";

type Brand = { name: string; country: string | null; tags: string[] };
const KEYS = ["name", "country", "tags"] as const;
const BASE: Brand = { name: "Trane", country: null, tags: ["chillers"] };
const between = (mine: Partial<Brand>, theirs: Partial<Brand>) =>
  differences(BASE, { ...BASE, ...mine }, { ...BASE, ...theirs }, KEYS);

describe("what two versions differ in", () => {
  test("nothing, if both are unchanged or equal", () => {
    expect(between({}, {})).toEqual([]);
    expect(between({ name: "York" }, { name: "York" })).toEqual([]);
    expect(between({ tags: ["a", "b"] }, { tags: ["a", "b"] })).toEqual([]);
  });

  test("for a field that only one side changed, that change is proposed", () => {
    expect(between({ name: "York" }, {})).toEqual([{ key: "name", keep: "mine" }]);
    expect(between({}, { country: "Ireland" })).toEqual([{ key: "country", keep: "theirs" }]);
  });

  test("for a field that both changed, mine is proposed", () => {
    expect(between({ name: "York" }, { name: "Daikin" })).toEqual([{ key: "name", keep: "mine" }]);
  });

  test("the order of a list counts; null and undefined are equal", () => {
    expect(between({ tags: ["b", "a"] }, { tags: ["a", "b"] })).toHaveLength(1);
    const without: { note?: string | null } = {};
    expect(differences(without, { note: null }, {}, ["note"])).toEqual([]);
  });

  test("only the given fields", () => {
    expect(differences(BASE, { ...BASE, name: "York", country: "Italy" }, BASE, ["country"])).toEqual([
      { key: "country", keep: "mine" },
    ]);
  });
});

const brand = fc.record<Brand>({
  name: fc.constantFrom("a", "b", "c"),
  country: fc.constantFrom(null, "x", "y"),
  tags: fc.array(fc.constantFrom("p", "q"), { maxLength: 2 }),
});

test("merging as proposed keeps every change that only one side made, and does not modify the versions", () => {
  fc.assert(
    fc.property(brand, brand, brand, (base, mine, theirs) => {
      const before = structuredClone([mine, theirs]);
      const merged = mergeVersions(mine, theirs, differences(base, mine, theirs, KEYS));
      for (const key of KEYS) {
        const changed = (version: Brand) => JSON.stringify(version[key]) !== JSON.stringify(base[key]);
        expect(merged[key]).toEqual(changed(mine) ? mine[key] : theirs[key]);
      }
      expect([mine, theirs]).toEqual(before);
    }),
  );
});

test("merging respects every choice: all mine, or all theirs", () => {
  fc.assert(
    fc.property(brand, brand, brand, (base, mine, theirs) => {
      const found = differences(base, mine, theirs, KEYS);
      expect(
        mergeVersions(
          mine,
          theirs,
          found.map(({ key }) => ({ key, keep: "mine" })),
        ),
      ).toEqual(mine);
      expect(
        mergeVersions(
          mine,
          theirs,
          found.map(({ key }) => ({ key, keep: "theirs" })),
        ),
      ).toEqual(theirs);
    }),
  );
});
