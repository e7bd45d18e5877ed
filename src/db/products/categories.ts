import { categoryTree, type CategoryNode } from "#domain/categories/category-tree.ts";
import { sortedByName } from "#domain/text/names.ts";
import type { Client, Row } from "../client.ts";
import { contentTable } from "../content/content-table.ts";
import { ensureDone } from "../errors.ts";
import { readAll } from "../read-all.ts";

export type Category = Row<"categories">;

const categories = contentTable("category");
export const { get: getCategory, create: createCategory, update: updateCategory } = categories;

/** All categories, including inactive ones, by sort order. */
export async function listCategories(client: Client): Promise<Category[]> {
  return inOrder(await categories.list(client));
}

/** Active categories by sort order. */
export async function listActiveCategories(client: Client): Promise<Category[]> {
  const rows = await readAll((from, to) =>
    client.from("categories").select("*").eq("is_active", true).order("id").range(from, to),
  );
  return inOrder(rows);
}

/** By sort order, then by name. */
function inOrder(categories: readonly Category[]): Category[] {
  return sortedByName(categories).sort((a, b) => a.sort_order - b.sort_order);
}

/** The number of products by category id. A category without products has no entry. */
export async function countProductsByCategory(client: Client): Promise<Map<string, number>> {
  const rows = await readAll((from, to) =>
    client.rpc("count_products_by_category").order("category_id").range(from, to),
  );
  return new Map(rows.map((row) => [row.category_id, row.product_count]));
}

export type CountedCategory = Category & { product_count: number };

/** All categories as a tree, each with the number of its own products (without those of its subcategories). */
export async function getCategoryTree(client: Client): Promise<CategoryNode<CountedCategory>[]> {
  const [rows, counts] = await Promise.all([listCategories(client), countProductsByCategory(client)]);
  return categoryTree(rows.map((category) => ({ ...category, product_count: counts.get(category.id) ?? 0 })));
}

/**
 * Moves a category below a parent (null: to the top level). `ids` are the children of that parent afterwards, in their new
 * order. One transaction; refused if somebody else added or removed children meanwhile.
 */
export async function placeCategory(
  client: Client,
  id: string,
  parentId: string | null,
  ids: readonly string[],
): Promise<void> {
  const place = { category_id: id, ordered_ids: [...ids] };
  ensureDone(await client.rpc("place_category", parentId === null ? place : { ...place, below: parentId }));
}
