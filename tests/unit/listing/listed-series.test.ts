import { describe, expect, test } from "vitest";
import { brandCounts, categoryCounts, choiceCounts, sharedAttributes } from "#domain/listing/facets.ts";
import { matchListing } from "#domain/listing/listing-match.ts";
import { LISTING_START, type ListingState } from "#domain/listing/product-listing.ts";
import { sampleCatalogue, type SampleProduct } from "../../support/content/sample-catalogue.ts";

const [CAPACITY, REFRIGERANT] = ["capacity", "refrigerant"];
const size = (name: string, series: number, kw: number, refrigerant: string, brand = 0): SampleProduct => ({
  ...{ name, series, brand, category: 1 },
  values: { [CAPACITY]: { low: kw, high: kw }, [REFRIGERANT]: [refrigerant] },
});

/** Two series with their sizes, one of them without a size of its own figures, and a product that stands alone. */
const { catalogue, facets } = sampleCatalogue([
  { name: "A series", family: true, brand: 0, category: 1 },
  size("A 100", 0, 100, "R-134a"),
  size("A 200", 0, 200, "R-22"),
  size("A 300", 0, 300, "R-134a"),
  { name: "B series", family: true, brand: 1, category: 1 },
  size("B 100", 4, 100, "R-22", 1),
  { name: "Family without sizes", family: true, brand: 1, category: 1 },
  { ...size("Single", 0, 150, "R-22", 1), series: null },
]);
const at = (changes: Partial<ListingState>, scope = {}) =>
  matchListing(catalogue, facets, { ...LISTING_START, ...changes }, scope);
const names = (positions: Int32Array) => [...positions].map((position) => catalogue.names[position]);
const SIZES = ["A 100", "A 200", "A 300", "B 100", "Family without sizes", "Single"];
const SERIES = ["A series", "B series", "Family without sizes", "Single"];

describe("a list shows", () => {
  test("each series once, in place of its sizes", () => {
    expect(names(at({}).found)).toEqual(SERIES);
    expect(names(at({ brands: ["carrier"] }).found)).toEqual(["A series"]);
    expect(catalogue.sizes.get(0)).toBe(3);
  });
  test("the sizes as soon as it is filtered, sorted, searched by a figure, or shows figures in columns", () => {
    expect(names(at({ specifications: { [CAPACITY]: { min: 150, max: null } } }).found)).toEqual([
      "A 200",
      "A 300",
      "Single",
    ]);
    for (const asked of [{ sort: `spec.${CAPACITY}` as const }, { view: "table" as const }])
      expect(names(at(asked).found)).toEqual(SIZES);
    expect(names(at({ search: "100 kW" }, { searched: new Set([0, 1, 5]), isSizeSearched: true }).found)).toEqual([
      "A 100",
      "B 100",
    ]);
  });
  test("a size that a search finds without its series, and a series whose sizes it does not find", () => {
    expect(names(at({ search: "a" }, { searched: new Set([0, 2, 5]) }).found)).toEqual(["A series", "B 100"]);
    expect(names(at({ search: "a", view: "table" }, { searched: new Set([4]) }).found)).toEqual(["B series"]);
  });
});

test("every filter counts what choosing it would show", () => {
  const match = at({});
  for (const [index, { slug }] of catalogue.brands.entries())
    expect(brandCounts(catalogue, match)[index]).toBe(at({ brands: [slug] }).found.length);
  for (const [index, { slug }] of catalogue.categories.entries())
    expect(categoryCounts(catalogue, match)[index]).toBe(at({ category: slug }).found.length);
  const column = facets.choices.get(REFRIGERANT);
  for (const { choice, count } of column ? choiceCounts(column, REFRIGERANT, match) : [])
    expect(count).toBe(at({ specifications: { [REFRIGERANT]: [choice] } }).found.length);
  expect(sharedAttributes(catalogue, facets, match, LISTING_START).map(({ id }) => id)).toContain(CAPACITY);
});
