import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findBrand, findCategory } from "#domain/addresses/find-by-slug.ts";
import {
  comparedBy,
  EVERYWHERE,
  filterCount,
  isNarrowed,
  LISTING_SORTS,
  LISTING_START,
  LISTING_VIEWS,
  listingAddress,
  pageOf,
  parseListing,
  placeAddress,
  withoutFilters,
  withSearch,
  withSpecification,
  type ListingPlace,
  type ListingState,
} from "#domain/listing/product-listing.ts";
import { LISTS } from "../../support/content/sample-catalogue.ts";

const read = (query: string) => parseListing(`/products?${query}`);

test("of a search no more counts than a line of a schedule has", () =>
  expect(read(`search=${"chiller ".repeat(2000)}`).search).toBe("chiller ".repeat(38).slice(0, 300).trim()));

describe("the address of the listing", () => {
  test("unknown values fall back to the start", () => {
    expect(read("")).toEqual(LISTING_START);
    expect(read("sort=price&order=up&view=map&page=0&other=1")).toEqual(LISTING_START);
    for (const page of ["-1", "1.5", "two", "", "Infinity"]) expect(read(`page=${page}`).page).toBe(1);
  });

  test("contains only what differs from the start; the pages of all products have their own addresses", () => {
    expect(listingAddress(LISTING_START)).toBe("/products");
    expect(listingAddress({ ...LISTING_START, page: 2 })).toBe("/products/page/2");
    expect(listingAddress({ ...LISTING_START, brands: ["carrier"], page: 2 })).toBe("/products?brand=carrier&page=2");
    expect(read("page=3").page).toBe(3);
  });

  test("specifications: ranges and choices, brands: several", () => {
    const asked = read("spec.cop=5.8..&spec.refrigerant=R-513A&spec.refrigerant=R-134a&brand=trane&brand=carrier");
    expect(asked.specifications).toEqual({ cop: { min: 5.8, max: null }, refrigerant: ["R-134a", "R-513A"] });
    expect(asked.brands).toEqual(["carrier", "trane"]);
    expect(read("spec.cop=..&spec.=1&spec.A B=1&cop=5").specifications).toEqual({});
    expect(read("sort=spec.cop&order=desc")).toMatchObject({ sort: "spec.cop", order: "desc" });
    expect(read("sort=spec.").sort).toBe("name");
  });

  test("conditions: of what the list is filtered or sorted by, and of nothing else", () => {
    expect(read("spec.cop=5..&at.cop=29.4,6.7&sort=spec.eer&at.eer=35&at.head=1").points).toEqual({
      cop: "29.4,6.7",
      eer: "35",
    });
    expect(listingAddress({ ...LISTING_START, points: { cop: "29.4" } })).toBe("/products");
  });

  test("a search begins with the best; the address names only another order, which stays", () => {
    const sized = read("search=chiller+1000+kW");
    expect(sized).toMatchObject({ sort: "relevance", order: "asc" });
    expect(listingAddress(sized)).toBe("/products?search=chiller+1000+kW");
    expect(read("sort=relevance").sort).toBe("name");
    expect(read("search=1000+kW&order=desc")).toMatchObject({ sort: "relevance", order: "asc" });

    const chosen: ListingState = { ...sized, sort: "name" };
    expect(listingAddress(chosen)).toBe("/products?search=chiller+1000+kW&sort=name");
    expect(withSearch(chosen, "pump 1000 kW").sort).toBe("name");
    expect(withSearch({ ...sized, sort: "brandName" }, "pump").sort).toBe("brandName");
    expect(withSearch(LISTING_START, "1000 kW").sort).toBe("relevance");
    expect(withSearch({ ...LISTING_START, order: "desc" }, "1000 kW")).toMatchObject({ sort: "name", order: "desc" });
    expect(withSearch({ ...sized, page: 3 }, "chiller")).toMatchObject({ sort: "relevance", page: 1 });
    expect(withSearch({ ...sized, page: 3 }, "")).toMatchObject({ sort: "name", page: 1 });
    expect(withoutFilters(sized)).toEqual(LISTING_START);
  });

  test("every state survives writing and reading its address, at every place, and has one address", () => {
    const trimmed = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim());
    const several = fc.uniqueArray(trimmed.filter(Boolean), { maxLength: 3 }).map((texts) => texts.sort());
    const end = fc.option(
      fc.double({ noNaN: true, min: -1e9, max: 1e9 }).map((number) => Number(number.toPrecision(6)) || 0),
    );
    const filter = fc.oneof(
      fc.record({ min: end, max: end }).filter(({ min, max }) => min !== null || max !== null),
      several.filter((texts) => texts.length > 0 && !texts.some((text) => text.includes(".."))),
    );
    const unpointed = fc.record<Omit<ListingState, "points">>({
      search: fc.oneof(trimmed, fc.constant("pump 30 l/s")),
      category: trimmed,
      brands: several,
      specifications: fc.dictionary(fc.stringMatching(/^[a-z][a-z0-9-]{0,9}$/), filter, {
        maxKeys: 3,
        noNullPrototype: true,
      }),
      sort: fc.constantFrom(...LISTING_SORTS, "relevance" as const, "spec.cop" as const),
      order: fc.constantFrom("asc", "desc"),
      view: fc.constantFrom(...LISTING_VIEWS),
      columns: fc.uniqueArray(fc.constantFrom("cop", "cooling-capacity", "head")),
      page: fc.integer({ min: 1, max: 500 }),
    });
    const states = unpointed.map((state): ListingState => ({
      ...state,
      points: Object.fromEntries(comparedBy(state).map((id) => [id, "29.4,,6.7"])),
    }));
    const places = fc.constantFrom<ListingPlace>(
      EVERYWHERE,
      { kind: "category", slug: "pumps" },
      { kind: "brand", slug: "york" },
    );
    fc.assert(
      fc.property(states, places, (state, place) => {
        const address = listingAddress(state, place);
        const isOfNothing = state.sort === "relevance" && state.search === "";
        const order = state.sort === "relevance" ? "asc" : state.order;
        expect(parseListing(address)).toEqual({ ...state, sort: isOfNothing ? "name" : state.sort, order });
        expect(listingAddress(parseListing(address), place)).toBe(address);
        expect(address.startsWith(placeAddress(place))).toBe(true);
      }),
    );
  });

  test("a search, a category and a brand narrow the list; a sort, a view and a page do not", () => {
    const cop = withSpecification(LISTING_START, "cop", { min: 5.8, max: null });
    const narrowed = { ...cop, search: "x", category: "x", brands: ["x", "y"], page: 3 };
    for (const name of ["search", "category", "brands", "specifications"] as const)
      expect(isNarrowed({ ...LISTING_START, [name]: narrowed[name] })).toBe(true);
    expect(filterCount(narrowed)).toBe(3);
    expect(withoutFilters(narrowed)).toEqual(LISTING_START);
    for (const nothing of [null, { min: null, max: null }, []])
      expect(withSpecification(cop, "cop", nothing)).toEqual(LISTING_START);
    expect(isNarrowed({ ...LISTING_START, sort: "updatedAt", order: "desc", view: "list", page: 3 })).toBe(false);
  });
});

test("categories are found by slug, old slug and name, brands by slug and id", () => {
  expect(findCategory(LISTS, "refrigeration")?.slug).toBe("chillers");
  expect(findCategory(LISTS, "nothing")).toBeUndefined();
  expect(findCategory(LISTS, "CHILLERS")?.slug).toBe("chillers");
  expect(findCategory({ categories: LISTS.categories }, "refrigeration")).toBeUndefined();
  expect(findBrand(LISTS, "b-2")?.slug).toBe("trane");
  expect(findBrand(LISTS, "Carrier")).toBeUndefined();
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
