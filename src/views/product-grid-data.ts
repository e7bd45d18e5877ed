import type { ProductWithBrand } from "#db/products.ts";
import { compareNames } from "#domain/names.ts";
import { productCard } from "./catalogue-data.ts";
import { GRID_STEP, type ProductGridView } from "./everywhere/product-grid.ts";

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
