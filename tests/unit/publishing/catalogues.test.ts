import { expect, test } from "vitest";
import { catalogueCategories } from "#domain/publishing/catalogues.ts";

const CATEGORIES = [
  { id: "a", parent_id: null, slug: "air-handling" },
  { id: "b", parent_id: "a", slug: "fan-coils" },
  { id: "c", parent_id: null, slug: "pumps" },
];

test("a catalogue has its category and all below it", () => {
  const found = catalogueCategories("air-handling-general", CATEGORIES);
  expect(found?.category.slug).toBe("air-handling");
  expect(found?.ids).toEqual(new Set(["a", "b"]));
});

test("a catalogue whose category does not exist is left out", () => {
  expect(catalogueCategories("rooftop-units", CATEGORIES)).toBeNull();
});
