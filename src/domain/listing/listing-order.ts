import type { ProductData } from "./product-data.ts";
import type { Facets } from "./facet-columns.ts";
import { isAtPoint, ratingPoints } from "./rating-points.ts";
import { firstAtLeast } from "../text/numbers.ts";
import { compareNames } from "../text/names.ts";
import type { ListingState } from "./product-listing.ts";

/** Sort key of products without a value: always last. */
const NOTHING = -1;

/**
 * Positions in the order of a state. Equal products stay in the order of their names; those without a value of the attribute come
 * last in both directions, and so do those whose value holds at other conditions than the rating point in `points`. `searched` holds the positions that the search found, the best first.
 */
export function inOrder(
  productData: ProductData,
  facets: Facets | null,
  positions: Int32Array,
  { sort, order, points }: Pick<ListingState, "sort" | "order" | "points">,
  searched: ReadonlySet<number> | null = null,
): Int32Array {
  if (sort === "relevance") {
    const listed = new Set(positions);
    return searched ? Int32Array.from([...searched].filter((position) => listed.has(position))) : positions;
  }
  if (sort === "name") return order === "asc" ? positions : positions.toReversed();
  const { size } = productData;
  const keys = keysOf(productData, facets, positions, { sort, order, points });
  let most = 0;
  for (const key of keys) if (key > most) most = key;
  // Key and position in one number: sorting numbers without a comparator is many times faster.
  const sorted = new Float64Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) {
    const key = keys[index] ?? NOTHING;
    const place = key === NOTHING ? most + 1 : order === "asc" ? key : most - key;
    sorted[index] = place * size + (positions[index] ?? 0);
  }
  sorted.sort();
  const ordered = new Int32Array(sorted.length);
  for (let index = 0; index < sorted.length; index += 1) ordered[index] = (sorted[index] ?? 0) % size;
  return ordered;
}

/** The sort key of each position: the rank of its value, from 0; equal values have the same one. */
function keysOf(
  productData: ProductData,
  facets: Facets | null,
  positions: Int32Array,
  { sort, order, points }: Pick<ListingState, "sort" | "order" | "points">,
): Int32Array {
  if (sort === "brandName") {
    const names = ["", ...productData.brands.map(({ name }) => name)];
    const ranks = textRanks(names);
    const rankOf = names.map((name) => ranks.get(name) ?? 0);
    return keysFrom(positions, (position) => rankOf[(productData.brand[position] ?? -1) + 1] ?? 0);
  }
  if (sort === "category") {
    const { categories, category, categoryTexts } = productData;
    const names = ["", ...categories.map(({ name }) => name)];
    const ranks = textRanks([...names, ...Object.values(categoryTexts)]);
    const rankOf = names.map((name) => ranks.get(name) ?? 0);
    return keysFrom(positions, (position) => {
      const text = categoryTexts[position];
      return text === undefined ? (rankOf[(category[position] ?? -1) + 1] ?? 0) : (ranks.get(text) ?? 0);
    });
  }
  if (sort === "updatedAt") return numberRanks(positions, (position) => productData.updated[position] ?? 0);
  const id = sort.slice("spec.".length);
  const column = facets?.numbers.get(id);
  if (!facets || !column) return new Int32Array(positions.length).fill(NOTHING);
  const rating = ratingPoints(productData, facets, id);
  // The end that decides; for a range with an open end, its other end.
  const [ends, others] = order === "asc" ? [column.low, column.high] : [column.high, column.low];
  return numberRanks(positions, (position) => {
    if (!isAtPoint(rating, points[id], position)) return NaN;
    const end = ends[position] ?? NaN;
    return Number.isFinite(end) ? end : (others[position] ?? NaN);
  });
}

/** The key of each position. A loop, because `Int32Array.from` with a function takes many times as long. */
function keysFrom(positions: Int32Array, keyOf: (position: number) => number): Int32Array {
  const keys = new Int32Array(positions.length);
  for (let index = 0; index < positions.length; index += 1) keys[index] = keyOf(positions[index] ?? 0);
  return keys;
}

/** The rank of each text; equal ones, whatever their case, have the same rank. The empty text is first. */
function textRanks(texts: readonly string[]): Map<string, number> {
  const sorted = [...new Set(["", ...texts])].sort(compareNames);
  return new Map(sorted.map((text, rank) => [text, rank]));
}

function numberRanks(positions: Int32Array, numberOf: (position: number) => number): Int32Array {
  const finite = new Float64Array(positions.length);
  let count = 0;
  for (let index = 0; index < positions.length; index += 1) {
    const number = numberOf(positions[index] ?? 0);
    if (Number.isFinite(number)) finite[count++] = number;
  }
  const sorted = finite.subarray(0, count).sort();
  return keysFrom(positions, (position) => {
    const number = numberOf(position);
    return Number.isFinite(number) ? firstAtLeast(sorted, number) : NOTHING;
  });
}
