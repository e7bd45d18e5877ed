import type { ProductWithBrand } from "#db/products.ts";
import { compareNames } from "#domain/names.ts";
import { productCard } from "./catalogue-data.ts";
import { GRID_STEP, type GridScope, type ProductGridView } from "./product-grid.ts";

/** The grid of these products, which are sorted by name and are those of the scope. */
export function productGrid(scope: GridScope, products: readonly ProductWithBrand[]): ProductGridView {
  const namesOf = (names: (string | null | undefined)[]) =>
    [...new Set(names.filter((name) => typeof name === "string"))].sort(compareNames);
  return {
    scope,
    first: products.slice(0, GRID_STEP).map((product) => ({ ...productCard(product), featured: product.featured })),
    total: products.length,
    categories: namesOf(products.map(({ category }) => category)),
    brands: namesOf(products.map(({ brand }) => brand?.name)),
  };
}
