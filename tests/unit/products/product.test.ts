import { describe, expect, test } from "vitest";
import { productSchema, REQUIRED_FIELDS_MESSAGE, type ProductFormValues } from "#domain/products/product.ts";

const filled: ProductFormValues = {
  brand_id: "873f78e8-4dcd-5466-b392-d4898aec7bdf",
  category_id: "0e9a8f99-55f2-5d3f-9d83-0dd1396c2cf5",
  item_type: "product",
  series_id: "",
  availability: "current",
  successor: " ",
  name: " Chiller ",
  slug: "chiller",
  model: " ",
  description: "Cools water.",
  specifications: [{ name: " Capacity ", value: "12 kW" }],
  features: ["Quiet"],
  images: [{ url: "/a.png" }],
};
const message = (changes: Partial<ProductFormValues>) =>
  productSchema.safeParse({ ...filled, ...changes }).error?.issues[0]?.message;

describe("the form", () => {
  test("trims, and stores a blank model or successor as null", () => {
    expect(productSchema.parse(filled)).toEqual({
      ...filled,
      name: "Chiller",
      series_id: null,
      model: null,
      successor: null,
      specifications: [{ name: "Capacity", value: "12 kW" }],
      images: [{ url: "/a.png", alt: "" }],
    });
  });

  test.each([
    ["Choose a brand", { brand_id: "" }],
    ["Choose a category", { category_id: "" }],
    ["Choose an item type", { item_type: "service" as never }],
    ["Enter a name", { name: " " }],
    ["Slug is required", { slug: "" }],
    ["Enter a description", { description: " " }],
    ["Enter a feature", { features: [" "] }],
    ["Enter a name", { specifications: [{ name: " ", value: "1" }] }],
    ["Enter a value", { specifications: [{ name: "Weight", value: "" }] }],
    ["Write Current, Discontinued or For surveys only", { availability: "sold" as never }],
    [
      "Enter the slug of a product, as in its address: carrier-19xr-water-cooled-chiller",
      { successor: "Carrier 19XR" },
    ],
    ["Use at most 20,000 characters", { description: "a".repeat(20_001) }],
  ])("says %j", (text, changes) => expect(message(changes)).toBe(text));

  test("the message for missing fields", () => {
    expect(REQUIRED_FIELDS_MESSAGE).toBe("Please fill in all required fields");
  });
});
