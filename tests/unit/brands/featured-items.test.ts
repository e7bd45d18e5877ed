import fc from "fast-check";
import { expect, test } from "vitest";
import { featuredList, type FeaturedEntry } from "#domain/brands/featured-items.ts";

const entries = (count: number): FeaturedEntry[] =>
  Array.from({ length: count }, (_, n) => ({ type: "product", name: `Item ${n}`, slug: `item-${n}` }));

test("hidden when switched off, even with items", () => {
  expect(featuredList(false, 4, entries(3), 10)).toEqual({ kind: "hidden" });
});

test("null is not switched off", () => {
  expect(featuredList(null, 4, entries(1), 10)).toEqual({ kind: "items", items: entries(1), more: 0 });
});

test("without items it shows the number of products, or nothing", () => {
  expect(featuredList(true, 4, [], 10)).toEqual({ kind: "count", count: 10 });
  expect(featuredList(true, 4, [], 0)).toEqual({ kind: "hidden" });
});

test.each([
  [3, 3, 0],
  [4, 4, 0],
  [5, 4, 1],
])("of %i items with a limit of 4 shows %i and %i more", (count, shown, more) => {
  expect(featuredList(true, 4, entries(count), 99)).toEqual({ kind: "items", items: entries(shown), more });
});

test("items and more add up to all items", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 30 }), (limit, count) => {
      const list = featuredList(true, limit, entries(count), 0);
      expect(list.kind === "items" && list.items.length + list.more).toBe(count);
    }),
  );
});
