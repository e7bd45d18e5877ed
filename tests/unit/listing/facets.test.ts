import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  brandCounts,
  categoryCounts,
  choiceCounts,
  numberHistogram,
  sharedAttributes,
} from "#domain/listing/facets.ts";
import {
  checksumOf,
  facetFilesOf,
  belongsToProducts,
  packFacets,
  filePositions,
} from "#domain/listing/facet-columns.ts";
import { matchListing, unknownFilters, type ListingScope } from "#domain/listing/listing-match.ts";
import { inOrder } from "#domain/listing/listing-order.ts";
import { LISTING_START, type ListingState } from "#domain/listing/product-listing.ts";
import { LISTS, listed, sampleCatalogue, type SampleProduct } from "../../support/content/sample-catalogue.ts";

const at = (number: number) => ({ low: number, high: number });
const PRODUCTS: SampleProduct[] = [
  {
    name: "19XR",
    brand: 0,
    category: 0,
    updated: 15,
    values: { capacity: at(2100), cop: at(6.1), refrigerant: ["R-134a"] },
  },
  {
    name: "30XA-80",
    brand: 0,
    category: 1,
    updated: 30,
    values: { capacity: at(280), cop: at(3.2), refrigerant: ["R-134a", "R-513A"] },
  },
  { name: "End Suction Pump", category: 3, updated: 1, values: { head: { low: 8, high: 90 } } },
  { name: "Orphan", categoryText: "Discontinued", updated: 2 },
  {
    name: "RTAF 100",
    brand: 1,
    category: 1,
    updated: 20,
    values: { capacity: at(350), cop: at(3.3), refrigerant: ["R-513A"] },
  },
];
const { catalogue, facets } = sampleCatalogue(PRODUCTS);
const state = (changes: Partial<ListingState>): ListingState => ({ ...LISTING_START, ...changes });
const match = (changes: Partial<ListingState>, within = {}) => matchListing(catalogue, facets, state(changes), within);
const names = (changes: Partial<ListingState>, within = {}) =>
  Array.from(inOrder(catalogue, facets, match(changes, within).found, state(changes)), (one) => catalogue.names[one]);

describe("what is listed", () => {
  test("everything by name; only what the search found; only what the place has", () => {
    expect(names({})).toEqual(PRODUCTS.map(({ name }) => name));
    expect(names({}, { searched: new Set([1, 3]) })).toEqual(["30XA-80", "Orphan"]);
    expect(names({}, { place: { kind: "brand", slug: "carrier" } })).toEqual(["19XR", "30XA-80"]);
    expect(names({ category: "screw-chillers" }, { place: { kind: "brand", slug: "trane" } })).toEqual(["RTAF 100"]);
  });

  test("a category includes those below it, by slug, name and old slug; an unknown one is compared with the texts", () => {
    for (const category of ["chillers", "Chillers", "CHILLERS", "refrigeration"])
      expect(names({ category })).toEqual(["19XR", "30XA-80", "RTAF 100"]);
    expect(names({ category: "discontinued" })).toEqual(["Orphan"]);
    expect(names({ category: "constructor" })).toEqual([]);
  });

  test("several brands, by slug or id; an unknown one lists nothing, not even products without a brand", () => {
    expect(names({ brands: ["carrier", "b-2"] })).toEqual(["19XR", "30XA-80", "RTAF 100"]);
    expect(names({ brands: ["nobody"] })).toEqual([]);
  });

  test("ranges have a number in common with the one that is asked for; one of several choices is enough", () => {
    const range = (id: string, min: number | null, max: number | null) =>
      names({ specifications: { [id]: { min, max } } });
    expect(range("cop", 3.3, null)).toEqual(["19XR", "RTAF 100"]);
    expect(range("head", 80, 120)).toEqual(["End Suction Pump"]);
    expect(range("head", null, 7)).toEqual([]);
    expect(range("nothing", 1, 2)).toEqual([]);
    expect(names({ specifications: { refrigerant: ["R-513A", "R-22"] } })).toEqual(["30XA-80", "RTAF 100"]);
    expect(names({ brands: ["carrier"], specifications: { refrigerant: ["R-513A"] } })).toEqual(["30XA-80"]);
  });

  test("sorted by brand, category, latest change and an attribute, in both directions", () => {
    expect(names({ sort: "brandName" })).toEqual(["End Suction Pump", "Orphan", "19XR", "30XA-80", "RTAF 100"]);
    expect(names({ sort: "category" })).toEqual(["19XR", "Orphan", "End Suction Pump", "30XA-80", "RTAF 100"]);
    expect(names({ sort: "updatedAt", order: "desc" }).slice(0, 3)).toEqual(["30XA-80", "RTAF 100", "19XR"]);
    expect(names({ sort: "spec.cop", order: "desc" })).toEqual([
      "19XR",
      "RTAF 100",
      "30XA-80",
      "End Suction Pump",
      "Orphan",
    ]);
    expect(names({ sort: "spec.cop" })).toEqual(["30XA-80", "RTAF 100", "19XR", "End Suction Pump", "Orphan"]);
    expect(names({ order: "desc" })).toEqual(PRODUCTS.map(({ name }) => name).toReversed());
  });

  test("sorted by nearness: as the search found them, as far as the filters leave them", () => {
    const searched = new Set([4, 0, 3, 1]);
    const { found } = match({ category: "chillers" }, { searched });
    const nearest = inOrder(catalogue, facets, found, state({ sort: "relevance" }), searched);
    expect(Array.from(nearest, (one) => catalogue.names[one])).toEqual(["RTAF 100", "19XR", "30XA-80"]);
  });

  test("unknown categories and brands are distinguished from those without products", () => {
    const unknown = (changes: Partial<ListingState>) => unknownFilters(catalogue, state(changes));
    for (const category of ["", "pumps", "refrigeration", "discontinued"]) expect(unknown({ category })).toEqual([]);
    expect(unknown({ category: "no-such", brands: ["york"] })).toEqual(["category"]);
    expect(unknown({ brands: ["carrier", "nobody"] })).toEqual(["brand"]);
  });
});

describe("what the filters offer", () => {
  const shared = (changes: Partial<ListingState>, scope: ListingScope = {}, of = { catalogue, facets }) =>
    sharedAttributes(
      of.catalogue,
      of.facets,
      matchListing(of.catalogue, of.facets, state(changes), scope),
      state(changes),
    ).map(({ id }) => id);

  test("the specifications that the list shares and in which its products differ, those first that its category expects", () => {
    expect(shared({ category: "chillers" })).toEqual(["cop", "capacity", "refrigerant"]);
    expect(shared({ category: "screw-chillers" })).toEqual(["cop", "capacity", "refrigerant"]);
    expect(shared({ category: "pumps" })).toEqual([]);
    expect(shared({ specifications: { head: { min: 1, max: null } } })).toEqual(["head"]);
    expect(shared({}, { place: { kind: "category", slug: "screw-chillers" } })[0]).toBe("cop");
    // What a shared address or the head of a column has sorted by is named, too.
    expect(shared({ category: "pumps", sort: "spec.head" })).toEqual(["head"]);
  });

  test("without a category in the address, what those of the found products expect comes first, in their order", () => {
    const values = (index: number) => ({
      capacity: at(index),
      cop: at(index),
      head: at(index),
      refrigerant: [`R-${index}`],
    });
    const of = (...categories: (number | null)[]) =>
      sampleCatalogue(
        categories.map((category, index) => ({ name: `P${10 + index}`, category, brand: 0, values: values(index) })),
      );
    const scrolls = [2, 2, 2, 2, 2, 2, 2, 2, 2];
    expect(shared({ brands: ["carrier"] }, {}, of(...scrolls))).toEqual(["refrigerant", "cop", "capacity", "head"]);
    // A pump among them changes nothing.
    expect(shared({}, { searched: new Set(scrolls.keys()).add(9) }, of(...scrolls, 3))).toEqual([
      "refrigerant",
      "cop",
      "capacity",
      "head",
    ]);
    expect(shared({}, {}, of(3, 3, 3, 3, 2))).toEqual(["head", "refrigerant", "cop", "capacity"]);
    // Nothing is expected: in the order of their names.
    expect(shared({}, {}, of(null, null))).toEqual(["capacity", "cop", "head", "refrigerant"]);
  });

  test("a histogram of what the other filters leave, in the shown unit", () => {
    const [capacity] = LISTS.attributes;
    const column = facets.numbers.get("capacity");
    if (!capacity || !column) throw new Error("There is no such attribute.");
    const narrowed = match({ specifications: { capacity: { min: 1000, max: null }, cop: { min: 3.25, max: null } } });
    const left = narrowed.without("capacity");
    const { edges, counts } = numberHistogram(column, capacity, left, "si") ?? { edges: [], counts: [] };
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect([edges[0], edges.at(-1)]).toEqual([300, 2100]);
    expect(numberHistogram(column, capacity, left, "ip")?.edges.at(-1)).toBe(600);
  });

  test("files are those of the main categories; one of another release is noticed", () => {
    expect(facetFilesOf(catalogue, [1, 2, 3, -1]).sort()).toEqual(["_none", "chillers", "pumps"]);
    const positions = filePositions(catalogue).get("pumps") ?? new Int32Array();
    expect(belongsToProducts(packFacets([{}], ["End Suction Pump"]), catalogue, positions)).toBe(true);
    expect(belongsToProducts(packFacets([{}], ["End Suction Pumps"]), catalogue, positions)).toBe(false);
    expect(checksumOf(["ab", "c"])).not.toBe(checksumOf(["c", "ab"]));
  });
});

/** The same by looking at every product with every filter. */
function bruteForce(products: SampleProduct[], asked: ListingState, without: string): SampleProduct[] {
  return products.filter((product) => {
    const { brand, category, values = {} } = product;
    if (without !== "category" && asked.category) {
      const one = LISTS.categories.find(({ slug }) => slug === asked.category);
      if (!one?.holds.includes(category ?? -1)) return false;
    }
    if (without !== "brand" && asked.brands.length > 0 && !asked.brands.includes(LISTS.brands[brand ?? -1]?.slug ?? ""))
      return false;
    return Object.entries(asked.specifications).every(([id, filter]) => {
      if (id === without) return true;
      const value = values[id];
      if (value === undefined) return false;
      if ("min" in filter) {
        const { low, high } = value as { low: number | null; high: number | null };
        return (high ?? Infinity) >= (filter.min ?? -Infinity) && (low ?? -Infinity) <= (filter.max ?? Infinity);
      }
      return filter.some((choice) => (value as string[]).includes(choice));
    });
  });
}

const CHOICES = ["R-134a", "R-32", "R-513A"];
const number = fc.integer({ min: 0, max: 12 });
const range = fc
  .tuple(fc.option(number), fc.option(number))
  .filter(([low, high]) => low !== null || high !== null)
  .map(([low, high]) => (low !== null && high !== null && low > high ? { low: high, high: low } : { low, high }));
const products = fc
  .array(
    fc.record({
      brand: fc.option(fc.nat(2)),
      category: fc.option(fc.nat(3)),
      values: fc.record(
        { capacity: range, refrigerant: fc.uniqueArray(fc.constantFrom(...CHOICES), { minLength: 1 }) },
        { requiredKeys: [] },
      ),
    }),
    { maxLength: 60 },
  )
  .map((rows) => rows.map((row, index): SampleProduct => ({ ...row, name: `P${String(index).padStart(3, "0")}` })));
const states = fc.record({
  category: fc.constantFrom("", ...LISTS.categories.map(({ slug }) => slug)),
  brands: fc.uniqueArray(fc.constantFrom(...LISTS.brands.map(({ slug }) => slug))),
  specifications: fc.record(
    {
      capacity: fc.tuple(number, number).map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) })),
      refrigerant: fc.uniqueArray(fc.constantFrom(...CHOICES), { minLength: 1 }),
    },
    { requiredKeys: [] },
  ),
});

test("lists and counts are those that looking at every product gives", () => {
  fc.assert(
    fc.property(products, states, (made, changes) => {
      const sample = sampleCatalogue(made);
      const asked = state(changes);
      const found = matchListing(sample.catalogue, sample.facets, asked);
      const nameOf = (position: number) => sample.catalogue.names[position];
      const left = (without: string) => bruteForce(made, asked, without);
      for (const without of ["", "category", "brand", "capacity", "refrigerant"])
        expect(Array.from(found.without(without), nameOf)).toEqual(left(without).map(({ name }) => name));
      expect(categoryCounts(sample.catalogue, found)).toEqual(
        LISTS.categories.map(
          ({ holds }) => left("category").filter(({ category }) => holds.includes(category ?? -1)).length,
        ),
      );
      expect(brandCounts(sample.catalogue, found)).toEqual(
        LISTS.brands.map((_, brand) => left("brand").filter((product) => product.brand === brand).length),
      );
      const column = sample.facets.choices.get("refrigerant");
      for (const { choice, count } of column ? choiceCounts(column, "refrigerant", found) : [])
        expect(count).toBe(
          left("refrigerant").filter(({ values }) =>
            (values?.["refrigerant"] as string[] | undefined)?.includes(choice),
          ).length,
        );
    }),
  );
});

/** A column that tells when one of its values is read. */
const watched = <Column extends Int32Array | Float64Array>(column: Column, onRead: () => void): Column =>
  new Proxy(column, {
    get(target, key) {
      if (typeof key === "string" && /^\d+$/.test(key)) onRead();
      return Reflect.get(target, key) as unknown;
    },
  });

test("a filter looks once at each product, and a count once at each product that it counts", () => {
  const many = Array.from({ length: 120 }, (_, index): SampleProduct => ({
    ...listed({ name: `P${String(index).padStart(3, "0")}`, brand: index % 3, category: index % 4 }),
    values: { capacity: at(index % 97), cop: at((index % 70) / 10), refrigerant: [CHOICES[index % 5] ?? "R-290"] },
  }));
  const reads = new Map<string, number>();
  const watch = <Column extends Int32Array | Float64Array>(name: string, column: Column): Column =>
    watched(column, () => reads.set(name, (reads.get(name) ?? 0) + 1));
  const sample = sampleCatalogue(many);
  const lists = {
    ...sample.catalogue,
    brand: watch("brand", sample.catalogue.brand),
    category: watch("category", sample.catalogue.category),
  };
  const values = {
    numbers: new Map([...sample.facets.numbers].map(([id, one]) => [id, { ...one, high: watch(id, one.high) }])),
    choices: new Map([...sample.facets.choices].map(([id, one]) => [id, { ...one, set: watch(id, one.set) }])),
  };
  /** How many values of each column something reads. */
  const readBy = (run: () => unknown): Record<string, number> => {
    reads.clear();
    run();
    return Object.fromEntries(reads);
  };
  const asked = state({ brands: ["trane"], specifications: { capacity: { min: 10, max: 80 }, refrigerant: ["R-32"] } });
  const found = matchListing(lists, values, asked);
  const left = (without: string): number => found.without(without).length;
  const [capacity] = LISTS.attributes;
  const column = values.numbers.get("capacity");
  const choices = values.choices.get("refrigerant");
  if (!capacity || !column || !choices) throw new Error("There is no such attribute.");

  expect(readBy(() => matchListing(lists, values, asked))).toEqual({ brand: 120, capacity: 120, refrigerant: 120 });
  expect(readBy(() => ["category", "brand", "capacity", "refrigerant"].map(left))).toEqual({});
  expect(readBy(() => categoryCounts(lists, found))).toEqual({ category: left("category") });
  expect(readBy(() => brandCounts(lists, found))).toEqual({ brand: left("brand") });
  expect(readBy(() => choiceCounts(choices, "refrigerant", found))).toEqual({ refrigerant: left("refrigerant") });
  expect(readBy(() => numberHistogram(column, capacity, found.without("capacity"), "ip"))).toEqual({
    capacity: left("capacity"),
  });
  const { length } = found.found;
  const shared = readBy(() => sharedAttributes(lists, values, found, asked));
  expect(shared).toEqual({ category: length, capacity: length, cop: length, refrigerant: length });
  // Once for all different values, once for the place of each among them.
  const sorting = readBy(() => inOrder(lists, values, found.found, state({ sort: "spec.cop", order: "desc" })));
  expect(sorting).toEqual({ cop: 2 * length });
});
