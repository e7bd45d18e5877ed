import { expect, test } from "vitest";
import type { Product } from "#db/products/products.ts";
import { copyValues, nextValues } from "../../../../../admin/features/products/product-form.ts";

const product = {
  id: "1",
  brand_id: "brand",
  category_id: "category",
  item_type: "product",
  name: "x".repeat(198),
  slug: "x",
  model: "X",
  description: "A unit.",
  specifications: [
    { name: "Fan", value: "1" },
    { name: "Fan", value: "2" },
  ],
  features: ["Quiet"],
  images: [{ url: "/a.webp", alt: "" }],
} as unknown as Product;

test("a copy has everything but the address, and a name that says so and is not too long", () => {
  const copy = copyValues(product);
  expect(copy).toMatchObject({ slug: "", model: "X", features: [{ text: "Quiet" }], images: product.images });
  expect(copy.specifications).toEqual(product.specifications);
  expect([copy.name.length, copy.name.endsWith("x (copy)")]).toEqual([200, true]);
});

test("the product after it has its brand, category and names of specifications", () => {
  expect(nextValues(product)).toMatchObject({ brand_id: "brand", category_id: "category", name: "", images: [] });
  expect(nextValues(product).specifications).toEqual([
    { name: "Fan", value: "" },
    { name: "Fan", value: "" },
  ]);
});
