import { expect, test } from "vitest";
import { productSchema } from "#domain/products/product.ts";
import { PRODUCT_KINDS } from "../../../scripts/bench/product-kinds.ts";
import { sampleProducts, type ProductSources } from "../../../scripts/bench/products.ts";

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const sources: ProductSources = {
  brands: [1, 2, 3].map((number) => ({ id: id(number) })),
  categories: PRODUCT_KINDS.map(({ category: slug }, index) => ({ id: id(100 + index), slug })),
  pictures: [[{ url: "/pictures/rooftop-unit.webp", alt: "A rooftop unit" }]],
};

test("every product is one that an editor could have typed", () => {
  for (const product of sampleProducts(1, 300, sources)) {
    expect(productSchema.parse({ ...product, series_id: "", successor: "" })).toEqual(product);
    expect(product.specifications.length).toBeGreaterThanOrEqual(5);
    expect(product.specifications.length).toBeLessThanOrEqual(8);
    expect(product.description.match(/[.](?: |$)/g)?.length).toBeOneOf([2, 3]);
  }
});

test("the product of a number is the same in every run, and no two have the same address", () => {
  const all = sampleProducts(1, 2000, sources);
  expect(sampleProducts(1500, 10, sources)).toEqual(all.slice(1499, 1509));
  expect(new Set(all.map(({ slug }) => slug)).size).toBe(2000);
});

test("brands, categories and pictures are spread over the products", () => {
  const all = sampleProducts(1, 1000, sources);
  const shareOf = (isCounted: (product: (typeof all)[number]) => boolean) => all.filter(isCounted).length / all.length;
  for (const brand of sources.brands) expect(shareOf(({ brand_id }) => brand_id === brand.id)).toBeGreaterThan(0.25);
  for (const category of sources.categories)
    expect(shareOf(({ category_id }) => category_id === category.id)).toBeGreaterThan(0.05);
  expect(shareOf(({ images }) => images.length > 0)).toBeCloseTo(0.4, 1);
  // Without the categories of the seed, any will do.
  const [only] = sampleProducts(1, 1, { ...sources, categories: [{ id: id(7), slug: "all" }], pictures: [] });
  expect(only).toMatchObject({ category_id: id(7), images: [] });
});
