import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  findBrand,
  findCategory,
  isAskedFor,
  isNarrowed,
  LISTING_SORTS,
  LISTING_START,
  listedProducts,
  listingAddress,
  pageOf,
  parseListing,
  sortedBy,
  unknownFilters,
  type ListedProduct,
  type Listing,
  type ListingState,
} from "#domain/product-listing.ts";

const read = (query: string) => parseListing(`/products?${query}`);

describe("the address of the listing", () => {
  test("unknown values fall back to the start", () => {
    expect(read("")).toEqual(LISTING_START);
    expect(read("sort=price&order=up&view=map&page=0&other=1")).toEqual(LISTING_START);
    for (const page of ["-1", "1.5", "two", "", "Infinity"]) expect(read(`page=${page}`).page).toBe(1);
  });

  test("contains only what differs from the start; the pages of all products have their own addresses", () => {
    expect(listingAddress(LISTING_START)).toBe("/products");
    expect(listingAddress({ ...LISTING_START, page: 2 })).toBe("/products/page/2");
    expect(listingAddress({ ...LISTING_START, brand: "carrier", page: 2 })).toBe("/products?brand=carrier&page=2");
    expect(read("page=3").page).toBe(3);
  });

  test("isAskedFor is true for anything but the first page of all products; a view alone does not count", () => {
    expect(isAskedFor({ ...LISTING_START, view: "list" })).toBe(false);
    for (const changes of [{ page: 2 }, { brand: "carrier" }, { order: "desc" as const }])
      expect(isAskedFor({ ...LISTING_START, ...changes })).toBe(true);
  });

  test("every state survives writing and reading its address", () => {
    const trimmed = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim());
    const states = fc.record<ListingState>({
      search: trimmed,
      category: trimmed,
      brand: trimmed,
      sort: fc.constantFrom(...LISTING_SORTS),
      order: fc.constantFrom("asc", "desc"),
      view: fc.constantFrom("grid", "list"),
      page: fc.integer({ min: 1, max: 500 }),
    });
    fc.assert(
      fc.property(states, (state) => {
        expect(parseListing(listingAddress(state))).toEqual(state);
      }),
    );
  });

  test("a search, a category and a brand narrow the list; a sort, a view and a page do not", () => {
    for (const name of ["search", "category", "brand"] as const)
      expect(isNarrowed({ ...LISTING_START, [name]: "x" })).toBe(true);
    expect(isNarrowed({ ...LISTING_START, sort: "updatedAt", order: "desc", view: "list", page: 3 })).toBe(false);
  });
});

const product = (name: string, changes: Partial<ListedProduct> = {}): ListedProduct => ({
  slug: name.toLowerCase().replaceAll(" ", "-"),
  name,
  description: "",
  brand: null,
  category: null,
  categoryText: null,
  updatedAt: "2026-01-01",
  ...changes,
});
const LISTING: Listing = {
  brands: [
    { id: "b-1", slug: "carrier", name: "Carrier" },
    { id: "b-2", slug: "trane", name: "Trane" },
  ],
  categories: [
    { slug: "chillers", name: "Chillers", depth: 0, holds: [0, 1] },
    { slug: "screw-chillers", name: "Screw Chillers", depth: 1, holds: [1] },
    { slug: "pumps", name: "Pumps", depth: 0, holds: [2] },
  ],
  oldCategories: { refrigeration: "chillers" },
  products: [
    product("30XA-80", {
      brand: 0,
      category: 1,
      categoryText: "Screw Chillers",
      description: "Air-cooled, two circuits",
      updatedAt: "2026-03-01",
    }),
    product("19XR", { brand: 0, category: 0, categoryText: "Chillers", updatedAt: "2026-01-15" }),
    product("RTAF 100", { brand: 1, category: 1, categoryText: "Screw Chillers", updatedAt: "2026-02-01" }),
    product("End Suction Pump", { category: 2, categoryText: "Pumps" }),
    product("Orphan", { categoryText: "Discontinued" }),
  ],
};
const names = (changes: Partial<ListingState>, found: number[] | null = null) =>
  listedProducts(LISTING, { ...LISTING_START, ...changes }, found && new Set(found)).map(({ name }) => name);

describe("what is listed", () => {
  test("everything by name, numbers by value", () => {
    expect(names({})).toEqual(["19XR", "30XA-80", "End Suction Pump", "Orphan", "RTAF 100"]);
  });

  test("only what the search found", () => {
    expect(names({ search: "carrier" }, [0])).toEqual(["30XA-80"]);
    expect(names({ search: "zzz" }, [])).toEqual([]);
  });

  test("a category includes those below it, by slug, by name and by an old slug", () => {
    for (const category of ["chillers", "Chillers", "CHILLERS", "refrigeration"])
      expect(names({ category })).toEqual(["19XR", "30XA-80", "RTAF 100"]);
    expect(names({ category: "screw-chillers" })).toEqual(["30XA-80", "RTAF 100"]);
  });

  test("an unknown category is compared with the category text of the products", () => {
    expect(names({ category: "discontinued" })).toEqual(["Orphan"]);
    expect(names({ category: "constructor" })).toEqual([]);
  });

  test("a brand by slug or id; an unknown one lists nothing, not even products without a brand", () => {
    expect(names({ brand: "carrier" })).toEqual(["19XR", "30XA-80"]);
    expect(names({ brand: "b-2" })).toEqual(["RTAF 100"]);
    expect(names({ brand: "nobody" })).toEqual([]);
  });

  test("filters are combined", () => {
    expect(names({ brand: "carrier", category: "screw-chillers", search: "chiller" }, [0, 2, 1])).toEqual(["30XA-80"]);
  });

  test("sorted by brand, by category and by the latest change", () => {
    expect(names({ sort: "brandName" })).toEqual(["End Suction Pump", "Orphan", "19XR", "30XA-80", "RTAF 100"]);
    expect(names({ sort: "category" })).toEqual(["19XR", "Orphan", "End Suction Pump", "30XA-80", "RTAF 100"]);
    expect(names({ sort: "updatedAt", order: "desc" }).slice(0, 3)).toEqual(["30XA-80", "RTAF 100", "19XR"]);
  });

  test("unknown categories and brands are distinguished from those without products", () => {
    const unknown = (changes: Partial<ListingState>) => unknownFilters(LISTING, { ...LISTING_START, ...changes });
    expect(unknown({})).toEqual([]);
    for (const category of ["pumps", "refrigeration", "discontinued"]) expect(unknown({ category })).toEqual([]);
    expect(unknown({ category: "no-such", brand: "trane" })).toEqual(["category"]);
    expect(unknown({ brand: "nobody" })).toEqual(["brand"]);
  });

  test("categories are found by slug, old slug and name, brands by slug and id", () => {
    expect(findCategory(LISTING, "refrigeration")?.slug).toBe("chillers");
    expect(findCategory(LISTING, "nothing")).toBeUndefined();
    expect(findCategory(LISTING, "CHILLERS")?.slug).toBe("chillers");
    expect(findCategory({ categories: LISTING.categories }, "refrigeration")).toBeUndefined();
    expect(findBrand(LISTING, "b-1")?.slug).toBe("carrier");
    expect(findBrand(LISTING, "Carrier")).toBeUndefined();
  });
});

test("products with equal texts are sorted by name in either direction, and none is lost", () => {
  const products = fc.uniqueArray(fc.record({ name: fc.string({ maxLength: 4 }), group: fc.constantFrom("a", "b") }), {
    selector: ({ name }) => name,
    maxLength: 20,
  });
  fc.assert(
    fc.property(products, fc.constantFrom("asc" as const, "desc" as const), (list, order) => {
      const sorted = sortedBy(list, ({ group }) => group, order);
      expect(sorted).toHaveLength(list.length);
      expect(new Set(sorted)).toEqual(new Set(list));
      for (const group of ["a", "b"]) {
        const inGroup = sorted.filter((entry) => entry.group === group);
        expect(inGroup).toEqual(sortedBy(inGroup, ({ name }) => name, "asc"));
      }
      expect(sorted.map(({ group }) => group)).toEqual(
        list.map(({ group }) => group).sort((a, b) => (order === "asc" ? 1 : -1) * a.localeCompare(b)),
      );
    }),
  );
});

test("the pages together are the list, none longer than the page size; a page beyond the end gives the last", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 60 }), fc.integer({ min: 1, max: 25 }), (list, size) => {
      const pages = Array.from({ length: Math.max(1, Math.ceil(list.length / size)) }, (_, index) =>
        pageOf(list, index + 1, size),
      );
      expect(pages.flatMap(({ items }) => items)).toEqual(list);
      for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(size);
      expect(pageOf(list, pages.length + 7, size)).toEqual(pages.at(-1));
    }),
  );
  expect(pageOf(Array.from({ length: 21 }), 1).items).toHaveLength(20);
});
