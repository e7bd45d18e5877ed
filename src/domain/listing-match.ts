import type { Catalogue } from "./catalogue.ts";
import { categoryTextAt } from "./catalogue.ts";
import type { Facets } from "./facet-columns.ts";
import { findBrand, findCategory } from "./find-by-slug.ts";
import {
  EVERYWHERE,
  isRange,
  type ListingPlace,
  type ListingState,
  type SpecificationFilter,
} from "./product-listing.ts";

/** Whether the product at a position passes a filter. */
type Test = (position: number) => boolean;

/** Which products a listing has, and which it would have without one of its filters. Positions are in ascending order. */
export type Match = {
  /** The products that pass every filter. */
  found: Int32Array;
  /** Those that pass every filter but this one: 'category', 'brand', or the id of an attribute. */
  without: (filter: string) => Int32Array;
};

/** What a listing is about, apart from the filters that a visitor can change. */
export type Within = {
  place?: ListingPlace;
  /** The positions that the search found; null if nothing is searched for. */
  searched?: ReadonlySet<number> | null;
};

/**
 * Applies the filters of a state. Each product is looked at once for each filter, and what fails only one filter is kept
 * apart, so that the counts of every filter follow from one pass. A filter by specifications needs their values (`facets`).
 */
export function matchListing(
  catalogue: Catalogue,
  facets: Facets | null,
  state: ListingState,
  within: Within = {},
): Match {
  const { place = EVERYWHERE, searched = null } = within;
  const { size } = catalogue;
  const filters = filterTests(catalogue, facets, state);
  const isWithin = placeTest(catalogue, place);
  /** By position: how many filters fail, and the last of them. */
  const failed = new Uint8Array(size);
  const last = new Uint8Array(size);
  for (const [index, [, passes]] of filters.entries()) {
    for (let position = 0; position < size; position += 1) {
      if (passes(position)) continue;
      failed[position] = Math.min(2, (failed[position] ?? 0) + 1);
      last[position] = index;
    }
  }
  for (let position = 0; position < size; position += 1)
    if (!isWithin(position) || (searched !== null && !searched.has(position))) failed[position] = 2;

  const collect = (index: number): Int32Array => {
    const positions = new Int32Array(size);
    let count = 0;
    for (let position = 0; position < size; position += 1)
      if (failed[position] === 0 || (failed[position] === 1 && last[position] === index)) positions[count++] = position;
    return positions.subarray(0, count);
  };
  const found = collect(-1);
  return {
    found,
    without(filter) {
      const index = filters.findIndex(([name]) => name === filter);
      return index < 0 ? found : collect(index);
    },
  };
}

function filterTests(catalogue: Catalogue, facets: Facets | null, state: ListingState): [name: string, passes: Test][] {
  const tests: [string, Test][] = [];
  if (state.category) tests.push(["category", categoryTest(catalogue, state.category)]);
  if (state.brands.length > 0) tests.push(["brand", brandTest(catalogue, state.brands)]);
  for (const [id, filter] of Object.entries(state.specifications))
    tests.push([id, specificationTest(facets, id, filter)]);
  return tests;
}

function placeTest(catalogue: Catalogue, place: ListingPlace): Test {
  if (place.kind === "category") return categoryTest(catalogue, place.slug);
  return place.kind === "brand" ? brandTest(catalogue, [place.slug]) : () => true;
}

/** A category includes those below it; an unknown one is compared with the category text of the products. */
function categoryTest(catalogue: Catalogue, slugOrName: string): Test {
  const category = findCategory(catalogue, slugOrName);
  if (!category) return (position) => categoryTextAt(catalogue, position)?.toLowerCase() === slugOrName.toLowerCase();
  const holds = new Uint8Array(catalogue.categories.length);
  for (const one of category.holds) holds[one] = 1;
  return (position) => holds[catalogue.category[position] ?? -1] === 1;
}

function brandTest(catalogue: Catalogue, slugsOrIds: readonly string[]): Test {
  const asked = new Uint8Array(catalogue.brands.length);
  for (const slugOrId of slugsOrIds) {
    const brand = findBrand(catalogue, slugOrId);
    if (brand) asked[catalogue.brands.indexOf(brand)] = 1;
  }
  return (position) => asked[catalogue.brand[position] ?? -1] === 1;
}

/** A range passes if it has a number in common with the one that is asked for. */
function specificationTest(facets: Facets | null, id: string, filter: SpecificationFilter): Test {
  if (isRange(filter)) {
    const column = facets?.numbers.get(id);
    if (!column) return () => false;
    const [min, max] = [filter.min ?? -Infinity, filter.max ?? Infinity];
    const { low, high } = column;
    return (position) => (high[position] ?? NaN) >= min && (low[position] ?? NaN) <= max;
  }
  const column = facets?.choices.get(id);
  const asked = column ? filter.flatMap((choice) => column.has[column.choices.indexOf(choice)] ?? []) : [];
  return (position) => asked.some((has) => has[position] === 1);
}

/** Which of the filters name something that the catalogue does not have: a typing error, or something no longer sold. */
export function unknownFilters(catalogue: Catalogue, { category, brands }: ListingState): ("category" | "brand")[] {
  const isCategory =
    findCategory(catalogue, category) !== undefined ||
    Object.values(catalogue.categoryTexts).some((text) => text.toLowerCase() === category.toLowerCase());
  return [
    ...(category === "" || isCategory ? [] : ["category" as const]),
    ...(brands.every((brand) => findBrand(catalogue, brand)) ? [] : ["brand" as const]),
  ];
}
