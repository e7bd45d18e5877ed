import { categoryTextAt, type ProductData } from "#domain/listing/product-data.ts";
import { inOrder } from "#domain/listing/listing-order.ts";
import type { ProductCardView } from "./listing-cards.ts";

/** A grid shows this many products at first and adds as many with each 'Show more'. */
export const GRID_STEP = 24;

export type GridSort = "name" | "category" | "brandName" | "featured";

/** The grid of the featured products as rendered in a page: the first ones by name, and the choices of its filters. */
export type ProductGridView = {
  first: ProductCardView[];
  total: number;
  /** The names of the products' categories and brands. */
  categories: string[];
  brands: string[];
};

/** What a grid shows; null stands for all categories or brands. */
export type GridState = { category: string | null; brand: string | null; sort: GridSort };

/** The positions of the featured products of a state, in its order. All of them are featured, so that order is by name. */
export function gridPositions(productData: ProductData, { category, brand, sort }: GridState): Int32Array {
  const chosen = productData.featured.filter(
    (position) =>
      (category === null || categoryTextAt(productData, position) === category) &&
      (brand === null || productData.brands[productData.brand[position] ?? -1]?.name === brand),
  );
  return inOrder(productData, null, Int32Array.from(chosen), {
    sort: sort === "featured" ? "name" : sort,
    order: "asc",
    points: {},
  });
}
