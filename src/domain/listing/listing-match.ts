import type { ProductData } from "./product-data.ts";
import { categoryTextAt } from "./product-data.ts";
import type { Facets } from "./facet-columns.ts";
import { bySeries, bySize, showsSizes } from "./listed-series.ts";
import { isAtPoint, ratingPoints } from "./rating-points.ts";
import { findBrand, findCategory } from "../addresses/find-by-slug.ts";
import {
  EVERYWHERE,
  isRange,
  type ListingPlace,
  type ListingState,
  type SpecificationFilter,
} from "./product-listing.ts";

/** For each position 1 if its product passes a filter. */
type Passed = Uint8Array;

/** Which products a listing has, and which it would have without one of its filters. Positions are in ascending order. */
export type Match = {
  /** The products that pass every filter: series in place of their sizes until figures are asked for (`showsSizes`). */
  found: Int32Array;
  /** The same, with sizes in place of their series. */
  sizes: Int32Array;
  /**
   * Those that pass every filter but this one: 'category' or 'brand', or the id of an attribute, which only sizes have: so many
   * would be shown if it were chosen.
   */
  without: (filter: string) => Int32Array;
};

/** The products that a listing starts from, before the filters that a visitor can change. */
export type ListingScope = {
  place?: ListingPlace;
  /** The positions that the search found; null if nothing is searched for. */
  searched?: ReadonlySet<number> | null;
  /** Whether the search names a size: '1,000 kW'. */
  isSizeSearched?: boolean;
};

/**
 * Applies the filters of a state. Each product is checked once per filter, and products that fail only one filter are recorded,
 * so that the counts of every filter follow from one pass. A filter by specifications needs their values (`facets`).
 */
export function matchListing(
  productData: ProductData,
  facets: Facets | null,
  state: ListingState,
  scope: ListingScope = {},
): Match {
  const { place = EVERYWHERE, searched = null, isSizeSearched = false } = scope;
  const { size } = productData;
  const filters = filtersOf(productData, facets, state);
  const inPlace = passedOfPlace(productData, place);
  /** By position: 0 passes every filter, n fails only the nth, `NOT` fails several or is not in the listing. */
  const failed = new Uint8Array(size);
  for (const [index, [, passed]] of filters.entries())
    for (let position = 0; position < size; position += 1)
      if (passed[position] === 0) failed[position] = failed[position] === 0 ? index + 1 : NOT;
  if (inPlace)
    for (let position = 0; position < size; position += 1) if (inPlace[position] === 0) failed[position] = NOT;
  if (searched)
    for (let position = 0; position < size; position += 1) if (!searched.has(position)) failed[position] = NOT;

  const collect = (but: number): Int32Array => {
    const positions = new Int32Array(size);
    let count = 0;
    for (let position = 0; position < size; position += 1)
      if (failed[position] === 0 || failed[position] === but) positions[count++] = position;
    return positions.subarray(0, count);
  };
  const all = collect(0);
  const sizes = bySize(productData, all);
  const found = showsSizes(state, isSizeSearched) ? sizes : bySeries(productData, all);
  return {
    found,
    sizes,
    without(filter) {
      const index = filters.findIndex(([name]) => name === filter);
      const isOfProducts = found !== sizes && OF_PRODUCTS.has(filter);
      if (index < 0) return isOfProducts ? found : sizes;
      return (isOfProducts ? bySeries : bySize)(productData, collect(index + 1));
    },
  };
}

const NOT = 255;
/** The filters that series pass as well as sizes. */
const OF_PRODUCTS: ReadonlySet<string> = new Set(["category", "brand"]);

function filtersOf(
  productData: ProductData,
  facets: Facets | null,
  state: ListingState,
): [name: string, passed: Passed][] {
  const filters: [string, Passed][] = [];
  if (state.category) filters.push(["category", passedOfCategory(productData, state.category)]);
  if (state.brands.length > 0) filters.push(["brand", passedOfBrands(productData, state.brands)]);
  for (const [id, filter] of Object.entries(state.specifications))
    filters.push([id, passedOfSpecification(productData, facets, id, filter, state.points[id])]);
  return filters;
}

function passedOfPlace(productData: ProductData, place: ListingPlace): Passed | null {
  if (place.kind === "category") return passedOfCategory(productData, place.slug);
  return place.kind === "brand" ? passedOfBrands(productData, [place.slug]) : null;
}

/** Which products have one of the wanted numbers in a column; -1 is none. */
function passedIn(column: Int32Array, asked: Uint8Array): Passed {
  const passed = new Uint8Array(column.length);
  for (let position = 0; position < column.length; position += 1) {
    const number = column[position] ?? -1;
    if (number >= 0 && asked[number] === 1) passed[position] = 1;
  }
  return passed;
}

/** A category includes those below it; an unknown one is compared with the category text of the products. */
function passedOfCategory(productData: ProductData, slugOrName: string): Passed {
  const category = findCategory(productData, slugOrName);
  if (!category) {
    const asked = slugOrName.toLowerCase();
    return Uint8Array.from(productData.names, (_, position) =>
      categoryTextAt(productData, position)?.toLowerCase() === asked ? 1 : 0,
    );
  }
  const holds = new Uint8Array(productData.categories.length);
  for (const one of category.holds) holds[one] = 1;
  return passedIn(productData.category, holds);
}

function passedOfBrands(productData: ProductData, slugsOrIds: readonly string[]): Passed {
  const asked = new Uint8Array(productData.brands.length);
  for (const slugOrId of slugsOrIds) {
    const brand = findBrand(productData, slugOrId);
    if (brand) asked[productData.brands.indexOf(brand)] = 1;
  }
  return passedIn(productData.brand, asked);
}

/** A range passes if it has a number in common with the one that is asked for, and holds at the conditions `point`, if any are given. */
function passedOfSpecification(
  productData: ProductData,
  facets: Facets | null,
  id: string,
  filter: SpecificationFilter,
  point: string | undefined,
): Passed {
  const { size } = productData;
  if (!isRange(filter)) {
    const column = facets?.choices.get(id);
    if (!column) return new Uint8Array(size);
    const isAsked = (choice: number): boolean => filter.includes(column.choices[choice] ?? "");
    return passedIn(
      column.set,
      Uint8Array.from(column.sets, (set) => (set.some(isAsked) ? 1 : 0)),
    );
  }
  const passed = new Uint8Array(size);
  const column = facets?.numbers.get(id);
  if (!column) return passed;
  const rating = facets && ratingPoints(productData, facets, id);
  const [min, max] = [filter.min ?? -Infinity, filter.max ?? Infinity];
  const { at, low, high } = column;
  for (let index = 0; index < at.length; index += 1) {
    const position = at[index] ?? 0;
    const isInRange = (high[position] ?? NaN) >= min && (low[position] ?? NaN) <= max;
    if (isInRange && isAtPoint(rating, point, position)) passed[position] = 1;
  }
  return passed;
}

/** The filters whose category or brand is not in the product data: mistyped, or no longer offered. */
export function unknownFilters(productData: ProductData, { category, brands }: ListingState): ("category" | "brand")[] {
  const isCategory =
    findCategory(productData, category) !== undefined ||
    Object.values(productData.categoryTexts).some((text) => text.toLowerCase() === category.toLowerCase());
  return [
    ...(category === "" || isCategory ? [] : ["category" as const]),
    ...(brands.every((brand) => findBrand(productData, brand)) ? [] : ["brand" as const]),
  ];
}
