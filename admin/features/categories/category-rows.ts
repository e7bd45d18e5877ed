import type { Category } from "#db/categories.ts";
import { categoryTree, flattenTree } from "#domain/category.ts";

/** The texts of the category's page. */
const PAGE_COLUMNS = ["Page title", "Search description", "Introduction"];

/** Categories as a table for a spreadsheet, in the order of the tree. */
export function categoryRows(categories: readonly Category[]): string[][] {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return [
    ["Name", "URL slug", "Parent", "Level", "Description", "Sort order", "Active", ...PAGE_COLUMNS],
    ...flattenTree(categoryTree(categories)).map((category) => [
      category.name,
      category.slug,
      slugs.get(category.parent_id ?? "") ?? "",
      String(category.depth + 1),
      category.description ?? "",
      String(category.sort_order),
      category.is_active ? "Yes" : "No",
      category.page_title ?? "",
      category.search_description ?? "",
      category.introduction ?? "",
    ]),
  ];
}
