import type { ProductWithBrand } from "#db/products/products.ts";
import { compareNames } from "#domain/text/names.ts";
import { productCard } from "./listing-data.ts";
import { GRID_STEP, type ProductGridView } from "#client/products/grid-view.ts";

/** The grid of the featured products, which are sorted by name. */
export function productGrid(featured: readonly ProductWithBrand[]): ProductGridView {
  const namesOf = (names: (string | null | undefined)[]) =>
    [...new Set(names.filter((name) => typeof name === "string"))].sort(compareNames);
  return {
    first: featured.slice(0, GRID_STEP).map(productCard),
    total: featured.length,
    categories: namesOf(featured.map(({ category }) => category)),
    brands: namesOf(featured.map(({ brand }) => brand?.name)),
  };
}
