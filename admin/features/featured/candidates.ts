import type { Category } from "#db/products/categories.ts";
import type { FeaturedItem } from "#db/products/featured.ts";
import { sortedByName } from "#domain/text/names.ts";
import type { ItemType } from "#domain/products/product.ts";

/** Something a brand may feature. */
export type Candidate = { id: string; type: ItemType; name: string; detail: string };

export const TYPE_FILTERS = [
  { value: "all", label: "All types" },
  { value: "product", label: "Products" },
  { value: "category", label: "Categories" },
] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number]["value"];

type FoundProduct = { id: string; name: string; category: string | null };

/** What can be added: everything that is not featured yet, categories before products, then by name. */
export function candidates(
  categories: readonly Category[],
  products: readonly FoundProduct[],
  featured: readonly FeaturedItem[],
  search: string,
  type: TypeFilter,
): Candidate[] {
  const text = search.trim().toLowerCase();
  const taken = new Set(featured.map((item) => item.item_id));
  const fromCategories = categories
    .filter((category) => category.name.toLowerCase().includes(text) || category.slug.includes(text))
    .map((category): Candidate => ({ id: category.id, type: "category", name: category.name, detail: "Category" }));
  const fromProducts = products.map((product): Candidate => ({
    id: product.id,
    type: "product",
    name: product.name,
    detail: product.category ?? "Product",
  }));
  return [
    ...(type === "product" ? [] : sortedByName(fromCategories)),
    ...(type === "category" ? [] : sortedByName(fromProducts)),
  ].filter((candidate) => !taken.has(candidate.id));
}
