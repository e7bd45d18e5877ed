import { expect, test } from "vitest";
import {
  ALL_KINDS,
  CONTENT_KINDS,
  contentKind,
  creationAddress,
  editorAddress,
  siteAddress,
} from "#domain/content/content-kinds.ts";
import {
  changeReason,
  deletedMessage,
  deleteFailedMessage,
  savedMessage,
  saveFailedMessage,
} from "#domain/content/content-messages.ts";
import { RESERVED_PAGE_SLUGS } from "#domain/content/reserved-addresses.ts";
import { routes } from "#domain/addresses/routes.ts";
import { deletionContent } from "../../../admin/features/trash/deletion-text.ts";

test("no two kinds share a table, and what a kind names is there", () => {
  expect(new Set(ALL_KINDS.map((kind) => CONTENT_KINDS[kind].table)).size).toBe(ALL_KINDS.length);
  for (const kind of ALL_KINDS) {
    const { owner, shownIn } = contentKind(kind);
    for (const other of [...shownIn, ...(owner ? [owner.kind] : [])]) expect(ALL_KINDS).toContain(other);
  }
});

test("addresses on the site and in the administration", () => {
  expect(siteAddress("category", "pumps")).toBe(routes.category("pumps"));
  expect([editorAddress("brand", "7"), creationAddress("brand")]).toEqual(["/admin/brands/7", "/admin/brands/new"]);
  expect([editorAddress("category", "7"), creationAddress("category")]).toEqual([
    "/admin/categories?edit=7",
    "/admin/categories#new",
  ]);
  expect(editorAddress("setting", "phones")).toBe("/admin/settings#phones");
  for (const folder of ["brands", "products"]) expect(RESERVED_PAGE_SLUGS).toContain(folder);
});

test("the texts of a kind, with its own words where it has some", () => {
  expect([savedMessage("brand", "created"), savedMessage("category", "updated")]).toEqual([
    "Brand created",
    "Category updated successfully",
  ]);
  expect([saveFailedMessage("page"), saveFailedMessage("category")]).toEqual([
    "Error saving page. Please try again.",
    "Failed to save category",
  ]);
  expect([deletedMessage("brand", "Acme"), deleteFailedMessage("product", 2)]).toEqual([
    "Acme deleted",
    "Error deleting products. Please try again.",
  ]);
  expect(changeReason("New", "page", "Jobs")).toBe("New page Jobs");
});

test("a deletion says what went along", () => {
  expect(deletionContent({ kind: "brand", records: 1, counts: { brand: 1, product: 14 } })).toBe(
    "Brand, with 14 products",
  );
  expect(deletionContent({ kind: "category", records: 3, counts: { category: 5 } })).toBe(
    "3 categories, with 2 subcategories",
  );
  expect(deletionContent({ kind: "product", records: 1, counts: { product: 1 } })).toBe("Product");
});
