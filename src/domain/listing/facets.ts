import type { ProductData, ListedAttribute } from "./product-data.ts";
import type { ChoiceColumn, Facets, NumberColumn } from "./facet-columns.ts";
import { histogramOf, type Histogram } from "./histogram.ts";
import type { Match } from "./listing-match.ts";
import { compareNames } from "../text/names.ts";
import type { ListingState } from "./product-listing.ts";
import { shownBy, type UnitSystem } from "../units/unit-system.ts";

/** For each category, with those below it, how many products choosing it would leave. */
export function categoryCounts({ categories, category }: ProductData, match: Match): number[] {
  const own = new Int32Array(categories.length);
  for (const position of match.without("category")) {
    const at = category[position] ?? -1;
    if (at >= 0) own[at] = (own[at] ?? 0) + 1;
  }
  return categories.map(({ holds }) => holds.reduce((sum, one) => sum + (own[one] ?? 0), 0));
}

/** For each brand how many products it would leave if it were chosen. */
export function brandCounts({ brands, brand }: ProductData, match: Match): number[] {
  const counts = Array.from(brands, () => 0);
  for (const position of match.without("brand")) {
    const at = brand[position] ?? -1;
    if (at >= 0) counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** For each choice of an attribute how many products it would leave if it were chosen, in the order of their names. */
export function choiceCounts(column: ChoiceColumn, id: string, match: Match): { choice: string; count: number }[] {
  const ofSet = new Int32Array(column.sets.length);
  for (const position of match.without(id)) {
    const set = column.set[position] ?? -1;
    if (set >= 0) ofSet[set] = (ofSet[set] ?? 0) + 1;
  }
  const counts = new Int32Array(column.choices.length);
  for (const [set, choices] of column.sets.entries())
    for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + (ofSet[set] ?? 0);
  return column.choices
    .map((choice, index) => ({ choice, count: counts[index] ?? 0 }))
    .sort((a, b) => compareNames(a.choice, b.choice));
}

/** How the numbers of an attribute at some positions are spread, in shown units. */
export function numberHistogram(
  { low, high }: NumberColumn,
  attribute: ListedAttribute,
  positions: Int32Array,
  system: UnitSystem,
): Histogram | null {
  const shown = shownBy(attribute, system);
  const numbers = new Float64Array(positions.length);
  let count = 0;
  for (const position of positions) {
    const [from, to] = [low[position] ?? NaN, high[position] ?? NaN];
    // The middle of a range; for a range with an open end, its other end.
    const number = !Number.isFinite(from) ? to : Number.isFinite(to) ? (from + to) / 2 : from;
    if (Number.isFinite(number)) numbers[count++] = shown(number);
  }
  return histogramOf(numbers.subarray(0, count));
}

/** An attribute is shared by a list if at least this share of its products have it. */
const SHARED_BY = 0.25;
const MOST_FACETS = 14;

/**
 * The attributes by which a list can be narrowed: those that its products share and in which they differ, and those by which
 * it is narrowed or sorted already. What the categories of its products expect comes first, in their order, then what most
 * products have.
 */
export function sharedAttributes(
  productData: ProductData,
  facets: Facets,
  match: Match,
  state: ListingState,
): ListedAttribute[] {
  const importance = importanceTo(productData, match.sizes);
  const isFound = new Uint8Array(productData.size);
  for (const position of match.sizes) isFound[position] = 1;
  const offered = productData.attributes.flatMap((attribute) => {
    const isAskedFor = attribute.id in state.specifications || state.sort === `spec.${attribute.id}`;
    const share = shareOf(facets, attribute.id, isFound, match.sizes.length);
    if (!isAskedFor && share < SHARED_BY) return [];
    return [{ attribute, isAskedFor, share, importance: importance.get(attribute.id) ?? 0 }];
  });
  const sorted = offered.sort(
    (a, b) => b.importance - a.importance || b.share - a.share || compareNames(a.attribute.name, b.attribute.name),
  );
  return sorted.filter(({ isAskedFor }, index) => isAskedFor || index < MOST_FACETS).map(({ attribute }) => attribute);
}

/**
 * Weights attributes by how many of the products expect them, and how early in the list of their category, so that a few products
 * of another category make no difference.
 */
function importanceTo({ categories, category }: ProductData, positions: Int32Array): Map<string, number> {
  const products = new Int32Array(categories.length);
  for (const position of positions) {
    const at = category[position] ?? -1;
    if (at >= 0) products[at] = (products[at] ?? 0) + 1;
  }
  const importance = new Map<string, number>();
  for (const [at, { expected }] of categories.entries())
    for (const [place, id] of expected.entries())
      importance.set(id, (importance.get(id) ?? 0) + (products[at] ?? 0) / (place + 1));
  return importance;
}

/** The share of the products that have a value; 0 if all these values are equal. */
function shareOf(facets: Facets, id: string, isFound: Uint8Array, total: number): number {
  const numbers = facets.numbers.get(id);
  if (numbers) return shareOfNumbers(numbers, isFound, total);
  const choices = facets.choices.get(id);
  return choices ? shareOfChoices(choices, isFound, total) : 0;
}

function shareOfNumbers({ at, low, high }: NumberColumn, isFound: Uint8Array, total: number): number {
  let [count, first, differ] = [0, NaN, false];
  for (let index = 0; index < at.length; index += 1) {
    const position = at[index] ?? 0;
    if (isFound[position] !== 1 || Number.isNaN(high[position])) continue;
    count += 1;
    const from = low[position] ?? NaN;
    if (Number.isNaN(first)) first = from;
    else if (from !== first) differ = true;
  }
  return differ ? count / total : 0;
}

function shareOfChoices({ at, sets, set }: ChoiceColumn, isFound: Uint8Array, total: number): number {
  const used = new Uint8Array(sets.length);
  let count = 0;
  for (let index = 0; index < at.length; index += 1) {
    const position = at[index] ?? 0;
    if (isFound[position] !== 1) continue;
    count += 1;
    used[set[position] ?? 0] = 1;
  }
  if (count < total) return count / total;
  return new Set(sets.filter((_, number) => used[number] === 1).flat()).size > 1 ? 1 : 0;
}
