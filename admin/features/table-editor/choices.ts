import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import type { SeriesName } from "#db/products/products.ts";
import { categoriesAbove, categoryTree, flattenTree } from "#domain/categories/category-tree.ts";
import { comparableLabel } from "./rules/edited-cells.ts";
import type { Choice } from "#domain/products/editor-columns.ts";

/** Labels must be unique, because pasting a label also fills a cell: equal names get a detail in brackets. */
function distinct<T extends { name: string }>(items: readonly T[], detail: (item: T) => string): string[] {
  const times = new Map<string, number>();
  for (const { name } of items) times.set(comparableLabel(name), (times.get(comparableLabel(name)) ?? 0) + 1);
  return items.map((item) =>
    times.get(comparableLabel(item.name)) === 1 ? item.name : `${item.name} (${detail(item)})`,
  );
}

export function brandChoices(brands: readonly Pick<Brand, "id" | "name" | "slug">[]): Choice[] {
  const labels = distinct(brands, ({ slug }) => slug);
  return brands.map(({ id }, index) => ({ value: id, label: labels[index] ?? "" }));
}

/** The product families, with their slugs where two have one name; the first choice is none. */
export function seriesChoices(series: readonly SeriesName[]): Choice[] {
  const labels = distinct(series, ({ slug }) => slug);
  return [{ value: "", label: "" }, ...series.map(({ id }, index) => ({ value: id, label: labels[index] ?? "" }))];
}

/** The categories from top to bottom; children are indented. */
export function categoryChoices(
  categories: readonly Pick<Category, "id" | "name" | "slug" | "parent_id" | "sort_order">[],
): Choice[] {
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  const nodes = flattenTree(categoryTree(categories));
  const labels = distinct(
    nodes,
    ({ id, slug }) =>
      categoriesAbove(categories, id)
        .map((above) => names.get(above))
        .join(", ") || slug,
  );
  return nodes.map(({ id, depth }, index) => ({ value: id, label: labels[index] ?? "", depth }));
}
