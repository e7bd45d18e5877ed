import fc from "fast-check";
import { expect, test } from "vitest";
import { indexOf, numbered, pagesOf, type Part } from "#domain/submittals/numbering.ts";
import { partsOf, type PackageItem } from "#domain/submittals/parts.ts";

const TITLES = {
  changes: "Changes",
  cover: "Cover",
  transmittal: "Transmittal form",
  index: "Index",
  comparison: "Comparison sheet",
};
const taken = fc.record({ title: fc.string(), pages: fc.integer({ min: 1, max: 40 }) });
const items: fc.Arbitrary<PackageItem[]> = fc.array(
  fc.record({
    name: fc.string(),
    brand: fc.constant(""),
    tags: fc.string(),
    quantity: fc.constant(1),
    note: fc.constant(""),
    compared: fc.constant([]),
    notCompared: fc.constantFrom("", "No schedule"),
    datasheet: fc.option(taken),
    documents: fc.array(taken, { maxLength: 4 }),
  }),
  { maxLength: 12 },
);

test("pages are consecutive, none is shared, and their sum is the count", () => {
  fc.assert(
    fc.property(items, fc.infiniteStream(fc.integer({ min: 1, max: 5 })), (given, lengths) => {
      const keys = partsOf(given, TITLES, new Map()).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
      const drawn = new Map(keys.map((key) => [key, lengths.next().value as number]));
      const { parts, total } = numbered(partsOf(given, TITLES, drawn));
      expect(pagesOf(parts)).toEqual(Array.from({ length: total }, (_, at) => at + 1));
      expect(parts.reduce((sum, { pages }) => sum + pages, 0)).toBe(total);
      // Every part is in the index once.
      const listed = [
        ...parts.filter(({ item }) => item === null),
        ...indexOf(parts).flatMap(({ divider, inside }) => [divider, ...inside]),
      ];
      expect(listed.map(({ key }) => key)).toEqual(keys);
    }),
  );
});

test("a part begins after the pages before it", () => {
  const part = (key: string, pages: number): Part => ({ key, kind: "document", title: key, item: 1, pages });
  expect(numbered([part("a", 3), part("b", 1), part("c", 2)])).toEqual({
    parts: [
      { ...part("a", 3), first: 1 },
      { ...part("b", 1), first: 4 },
      { ...part("c", 2), first: 5 },
    ],
    total: 6,
  });
});
