import type { ProductData } from "./product-data.ts";
import type { ListingState } from "./product-listing.ts";

/*
 * A list shows each series once, in place of its sizes, until somebody asks for figures: then it shows the sizes. Positions are
 * in ascending order.
 */

type Series = Pick<ProductData, "size" | "series" | "sizes">;

/** Whether a list shows sizes in place of their series: it is filtered, sorted or searched by a figure, or shows them as a table. */
export const showsSizes = (
  { specifications, sort, view }: Pick<ListingState, "specifications" | "sort" | "view">,
  isSizeSearched = false,
): boolean => Object.keys(specifications).length > 0 || sort.startsWith("spec.") || view === "table" || isSizeSearched;

/** The products with each series in place of its sizes. A size whose series is not among them stays. */
export function bySeries({ size, series, sizes }: Series, positions: Int32Array): Int32Array {
  if (sizes.size === 0) return positions;
  const isThere = new Uint8Array(size);
  for (const position of positions) isThere[position] = 1;
  return positions.filter((position) => isThere[series[position] ?? -1] !== 1);
}

/** The products without the series of which a size is among them. */
export function bySize({ size, series, sizes }: Series, positions: Int32Array): Int32Array {
  if (sizes.size === 0) return positions;
  const isShown = new Uint8Array(size);
  for (const position of positions) {
    const at = series[position] ?? -1;
    if (at >= 0) isShown[at] = 1;
  }
  return positions.filter((position) => isShown[position] !== 1);
}
