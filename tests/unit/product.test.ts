import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { productSchema, relatedProducts, REQUIRED_FIELDS_MESSAGE, type ProductFormValues } from "#domain/product.ts";

const filled: ProductFormValues = {
  brand_id: "873f78e8-4dcd-5466-b392-d4898aec7bdf",
  category_id: "0e9a8f99-55f2-5d3f-9d83-0dd1396c2cf5",
  item_type: "product",
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
  test("trims, and stores a blank model as null", () => {
    expect(productSchema.parse(filled)).toEqual({
      ...filled,
      name: "Chiller",
      model: null,
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
    ["Use at most 20,000 characters", { description: "a".repeat(20_001) }],
  ])("says %j", (text, changes) => expect(message(changes)).toBe(text));

  test("the sentence of the specification", () => {
    expect(REQUIRED_FIELDS_MESSAGE).toBe("Please fill in all required fields");
  });
});

describe("relatedProducts", () => {
  const item = (id: string, brand_id: string, category_id: string | null) => ({ id, name: id, brand_id, category_id });

  test("same category, then same brand, then any, each in the given order", () => {
    const all = [
      item("other", "b2", "c2"),
      item("brand", "b1", "c2"),
      item("self", "b1", "c1"),
      item("category-2", "b2", "c1"),
      item("category-1", "b1", "c1"),
    ];
    expect(relatedProducts(item("self", "b1", "c1"), all).map(({ id }) => id)).toEqual([
      "category-2",
      "category-1",
      "brand",
      "other",
    ]);
  });

  test("two products without a category are not related by it", () => {
    const all = [item("none", "b2", null), item("brand", "b1", "c1")];
    expect(relatedProducts(item("self", "b1", null), all).map(({ id }) => id)).toEqual(["brand", "none"]);
  });

  test("up to four, never itself, ranks never fall, none left out while there is room", () => {
    const letter = fc.constantFrom("a", "b", "c");
    const list = fc.array(fc.tuple(letter, fc.option(letter)), { maxLength: 12 });
    fc.assert(
      fc.property(list, (parts) => {
        const self = item("p0", "a", "a");
        const all = [self, ...parts.map(([brand, category], index) => item(`p${index + 1}`, brand, category))];
        const rank = (other: (typeof all)[number]) => (other.category_id === "a" ? 0 : other.brand_id === "a" ? 1 : 2);
        const related = relatedProducts(self, all);
        expect(related).toHaveLength(Math.min(4, parts.length));
        expect(related).not.toContain(self);
        const best = all.slice(1).map(rank).sort().slice(0, 4);
        expect(related.map(rank)).toEqual(best);
      }),
    );
  });
});
