import { queryOptions } from "@tanstack/react-query";
import { getCategoryTree, listCategories, type Category } from "#db/products/categories.ts";
import { categoryTree, flattenTree } from "#domain/categories/category-tree.ts";
import type { SelectOption } from "../ui/controls.tsx";
import { client } from "../environment.ts";
import { FRESH, queryKeys } from "../query-client.ts";

export const categoriesQuery = queryOptions({
  queryKey: queryKeys.lists("category"),
  queryFn: () => listCategories(client),
  staleTime: FRESH.categories,
});

/** All categories nested, with the number of products of each; for the screen that manages them, so never from the cache. */
export const categoryTreeQuery = queryOptions({
  queryKey: queryKeys.categoryTree,
  queryFn: () => getCategoryTree(client),
  staleTime: 0,
});

/** Categories as choices, children indented below their parents; `valueOf` returns the value of a choice. */
export function categoryOptions(
  categories: readonly Category[],
  valueOf: (category: Category) => string,
): SelectOption[] {
  return flattenTree(categoryTree(categories)).map((category) => ({
    value: valueOf(category),
    label: category.name,
    depth: category.depth,
  }));
}
