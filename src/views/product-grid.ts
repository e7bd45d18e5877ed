import { catalogueCard, type Catalogue, type ProductCardView } from "./catalogue.ts";

/** A grid shows this many products at first and adds as many with each 'Show more'. */
export const GRID_STEP = 24;

export type GridProduct = ProductCardView & { featured: boolean };

/** Which products a grid holds: all of a brand, given by its slug, or the featured ones. */
export type GridScope = { brand: string } | "featured";

/** A grid as it stands in a page: the first products by name, and what its filters offer. */
export type ProductGridView = {
  scope: GridScope;
  first: GridProduct[];
  total: number;
  /** The names of the products' categories and brands. */
  categories: string[];
  brands: string[];
};

/** All products of a grid, from the loaded catalogue. */
export function gridProducts(catalogue: Catalogue, scope: GridScope): GridProduct[] {
  const brand = scope === "featured" ? -1 : catalogue.brands.findIndex(({ slug }) => slug === scope.brand);
  return catalogue.products
    .filter((product) => (scope === "featured" ? product.featured : product.brand === brand))
    .map((product) => ({ ...catalogueCard(catalogue, product), featured: product.featured }));
}
