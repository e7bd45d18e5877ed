import { expect, test } from "vitest";
import type { Category } from "#db/products/categories.ts";
import { categoryDefinition, equalExceptPlace } from "../../../../../admin/features/categories/category-form.ts";

const pumps = {
  id: "pumps",
  name: "Pumps",
  slug: "pumps",
  description: "Water.",
  parent_id: null,
  sort_order: 1,
  is_active: true,
  page_title: null,
  search_description: null,
  introduction: null,
} as unknown as Category;

test("a category in the form that was only moved meanwhile is taken over", () => {
  expect(equalExceptPlace(pumps, { ...pumps, parent_id: "water", sort_order: 7, updated_at: "later" })).toBe(true);
});

const shown = Object.keys(categoryDefinition.values(pumps)).filter(
  (key) => key !== "parent_id" && key !== "sort_order",
);

test.each(shown)("one whose %s was changed meanwhile is not: that shows as a conflict", (key) => {
  const changed = { ...pumps, [key]: key === "is_active" ? false : "changed" };
  expect(equalExceptPlace(pumps, changed)).toBe(false);
});
