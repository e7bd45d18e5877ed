import type { ProductInput } from "#domain/products/product.ts";

/** Fields of a product that do not matter to a test. A new field of products gets its value here, for all tests. */
export const PRODUCT_FIELDS: Omit<ProductInput, "brand_id" | "category_id" | "name" | "slug"> = {
  item_type: "product",
  series_id: null,
  model: null,
  availability: "current",
  successor: null,
  description: "A unit.",
  specifications: [],
  features: [],
  images: [],
};
