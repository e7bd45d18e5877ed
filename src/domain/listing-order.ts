import { categoryTextAt, type Catalogue } from "./catalogue.ts";
import type { Facets } from "./facet-columns.ts";
import { compareNames } from "./names.ts";
import type { ListingState } from "./product-listing.ts";

/** The last of all in both directions: what has no value. */
const NOTHING = -1;

/**
 * Positions in the order of a state. Products that are equal in it stay in the order of their names; those without a value of
 * the attribute come last in both directions.
 */
export function inOrder(
  catalogue: Catalogue,
  facets: Facets | null,
  positions: Int32Array,
  { sort, order }: Pick<ListingState, "sort" | "order">,
): Int32Array {
  if (sort === "name") return order === "asc" ? positions : positions.toReversed();
  const { size } = catalogue;
  const keys = keysOf(catalogue, facets, positions, sort, order);
  const most = keys.reduce((highest, key) => Math.max(highest, key), 0);
  // One number for both: sorting numbers without a function is many times faster.
  const sorted = Float64Array.from(positions, (position, index) => {
    const key = keys[index] ?? NOTHING;
    return (key === NOTHING ? most + 1 : order === "asc" ? key : most - key) * size + position;
  }).sort();
  return Int32Array.from(sorted, (number) => number % size);
}

/** For each of the positions its place among the different values; whole numbers from 0. */
function keysOf(
  catalogue: Catalogue,
  facets: Facets | null,
  positions: Int32Array,
  sort: ListingState["sort"],
  order: "asc" | "desc",
): Float64Array {
  if (sort === "brandName") {
    const ranks = textRanks(catalogue.brands.map(({ name }) => name));
    return Float64Array.from(
      positions,
      (position) => ranks.get(catalogue.brands[catalogue.brand[position] ?? -1]?.name ?? "") ?? 0,
    );
  }
  if (sort === "category") {
    const texts = Array.from(positions, (position) => categoryTextAt(catalogue, position) ?? "");
    const ranks = textRanks(texts);
    return Float64Array.from(texts, (text) => ranks.get(text) ?? 0);
  }
  if (sort === "updatedAt")
    return numberRanks(Float64Array.from(positions, (position) => catalogue.updated[position] ?? 0));
  const column = facets?.numbers.get(sort.slice("spec.".length));
  if (!column) return new Float64Array(positions.length).fill(NOTHING);
  return numberRanks(
    Float64Array.from(positions, (position) => {
      const [low, high] = [column.low[position] ?? NaN, column.high[position] ?? NaN];
      // The end that counts; of a range with an open end the other one.
      const [end, other] = order === "asc" ? [low, high] : [high, low];
      return Number.isFinite(end) ? end : other;
    }),
  );
}

/** Equal names (in any case) have the same place; the empty text is the first. */
function textRanks(texts: readonly string[]): Map<string, number> {
  const sorted = [...new Set(["", ...texts])].sort(compareNames);
  return new Map(sorted.map((text, rank) => [text, rank]));
}

function numberRanks(numbers: Float64Array): Float64Array {
  const sorted = numbers.filter(Number.isFinite).sort();
  return numbers.map((number) => (Number.isFinite(number) ? firstFrom(sorted, number) : NOTHING));
}

/** The place of the first number that is not less. */
function firstFrom(sorted: Float64Array, number: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? Infinity) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}
