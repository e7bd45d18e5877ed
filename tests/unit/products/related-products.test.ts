import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { comparableNumbers } from "#domain/specifications/comparable-numbers.ts";
import { relatedFinder, relatedFinders } from "#domain/products/related-products.ts";

type Parts = { brand?: string; category?: string | null; capacity?: string };
const item = (id: string, { brand = "b1", category = "c1", capacity }: Parts = {}) => ({
  id,
  brand_id: brand,
  category_id: category,
  specifications: [
    { name: "Refrigerant", value: "R410A" },
    ...(capacity ? [{ name: "Cooling capacity", value: capacity }] : []),
  ],
});
type Item = ReturnType<typeof item>;
const figuresOf = (product: Item) => comparableNumbers(product);
const related = (all: Item[], id = "self") => {
  const self = all.find((candidate) => candidate.id === id);
  return self && relatedFinder(all, figuresOf)(self).map((other) => other.id);
};

describe("the groups", () => {
  test("same category, then same brand, then any, each in the given order", () => {
    const all = [
      item("other", { brand: "b2", category: "c2" }),
      item("brand", { category: "c2" }),
      item("self"),
      item("category-2", { brand: "b2" }),
      item("category-1"),
    ];
    // Without figures all products of a scope are equally near, so the own brand comes first.
    expect(related(all)).toEqual(["category-1", "category-2", "brand", "other"]);
  });

  test("two products without a category do not count as the same category", () =>
    expect(
      related([item("self", { category: null }), item("none", { brand: "b2", category: null }), item("brand")]),
    ).toEqual(["brand", "none"]));
});

describe("within a group", () => {
  test("the nearest in the category's main figure come first, whatever their brand and order", () => {
    const all = ["304", "1,326", "33", "38", "450", "60"].map((kw, n) =>
      item(kw, { brand: `other-${n}`, capacity: `${kw} kW` }),
    );
    expect(related([...all, item("self", { capacity: "35 kW" })])).toEqual(["33", "38", "60", "304"]);
  });

  test("the own brand comes first among equally near products, above and below", () => {
    const all = [
      item("below-other", { brand: "b2", capacity: "30 kW" }),
      item("same-other", { brand: "b2", capacity: "35 kW" }),
      item("same-own", { capacity: "35 kW" }),
      item("above-own", { capacity: "40 kW" }),
      item("self", { capacity: "35 kW" }),
    ];
    expect(related(all)).toEqual(["same-own", "same-other", "above-own", "below-other"]);
  });

  test("the nearest are found in whatever units they were typed", () => {
    const all = ["900 kW", "300 TR", "1,040 kW", "3,700,000 Btu/h", "1,055 W"].map((capacity) =>
      item(capacity, { capacity }),
    );
    expect(related([...all, item("self", { capacity: "1,055 kW" })])).toEqual([
      "300 TR",
      "1,040 kW",
      "3,700,000 Btu/h",
      "900 kW",
    ]);
  });

  test("products without the figure, or with another one or a range of it, come last", () => {
    const all = [
      item("none"),
      item("volts", { capacity: "35 V" }),
      item("range", { capacity: "30 to 40 kW" }),
      item("far", { capacity: "900 kW", brand: "b2" }),
      item("self", { capacity: "35 kW" }),
    ];
    expect(related(all)).toEqual(["far", "none", "volts", "range"]);
  });

  test("the same order applies among products of the same brand", () => {
    const all = [
      item("far", { category: "c2", capacity: "900 kW" }),
      item("near", { category: "c3", capacity: "36 kW" }),
      item("other", { brand: "b2", category: "c3", capacity: "35 kW" }),
      item("self", { capacity: "35 kW" }),
    ];
    expect(related(all)).toEqual(["near", "far", "other"]);
  });
});

test("a figure that is too large to be converted is none", () => {
  const all = ["self", "one", "two"].map((id) => item(id, { capacity: "5 kW" }));
  const stored = { low: 1e308, high: 1e308, unit: "GWh" };
  const figures = (product: Item) => comparableNumbers({ ...product, specification_values: [null, [stored]] });
  const [self] = all;
  expect(self && relatedFinder(all, figures)(self)).toHaveLength(2);
});

test("up to four, never the product itself, in the order of the scopes, and four if there are enough", () => {
  const letter = fc.constantFrom("a", "b", "c");
  const capacity = fc.option(fc.constantFrom("1 kW", "2 kW", "2.5 kW", "40 kW"), { nil: "" });
  const list = fc.array(fc.tuple(letter, fc.option(letter), capacity), { maxLength: 12 });
  fc.assert(
    fc.property(list, (parts) => {
      const all = [["a", "a", "2 kW"] as const, ...parts].map(([brand, category, kw], index) =>
        item(`p${index}`, { brand, category, capacity: kw }),
      );
      const group = (other: Item) => (other.category_id === "a" ? 0 : other.brand_id === "a" ? 1 : 2);
      const found = relatedFinder(all, figuresOf)(all[0] as Item);
      expect(new Set(found).size).toBe(Math.min(4, parts.length));
      expect(found).not.toContain(all[0]);
      expect(found.map(group)).toEqual(all.slice(1).map(group).sort().slice(0, 4));
    }),
  );
});

test("after any changes the kept finder finds what a new one finds, in the present rows", () => {
  const letter = fc.constantFrom("a", "b");
  const capacity = fc.constantFrom("1 kW", "2 kW", "40 kW", "");
  const change = fc.tuple(fc.nat(9), fc.constantFrom("put", "remove", "touch"), letter, fc.option(letter), capacity);
  fc.assert(
    fc.property(fc.array(change, { maxLength: 25 }), (changes) => {
      const finderOf = relatedFinders<Item>(figuresOf);
      const rows = new Map<string, Item>();
      for (const [number, what, brand, category, kw] of changes) {
        const id = `p${number}`;
        const row = rows.get(id);
        if (what === "remove") rows.delete(id);
        else if (what === "touch" && row) rows.set(id, { ...row, specifications: [...row.specifications] });
        else rows.set(id, item(id, { brand, category, capacity: kw }));
        const all = [...rows.values()].sort((one, other) => (one.id < other.id ? -1 : 1));
        const find = finderOf(all);
        const fresh = relatedFinder(all, figuresOf);
        for (const product of all) {
          const found = find(product);
          expect(found).toEqual(fresh(product));
          for (const other of found) expect(rows.get(other.id)).toBe(other);
        }
      }
    }),
  );
});

test.each([
  ["all of one figure", () => 12],
  ["each of its own", (index: number) => index],
])("each of 5,000 products of one category, %s, has four", (_name, capacity) => {
  const all = Array.from({ length: 5000 }, (_, index) =>
    item(String(index), { brand: `b${index % 3}`, capacity: `${capacity(index)} kW` }),
  );
  const find = relatedFinder(all, figuresOf);
  for (const product of all) expect(find(product).length).toBe(4);
});
