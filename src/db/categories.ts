import { categoryTree, type CategoryInput, type CategoryNode } from "#domain/category.ts";
import { sortedByName } from "#domain/names.ts";
import type { Client, Row } from "./client.ts";
import { ConflictError, ensureDone, unwrap, unwrapOptional } from "./errors.ts";
import { readAll } from "./read-all.ts";

export type Category = Row<"categories">;

/** All categories, including inactive ones, by sort order. */
export async function listCategories(client: Client): Promise<Category[]> {
  return inOrder(await readAll((from, to) => client.from("categories").select("*").order("id").range(from, to)));
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
  const [categories, counts] = await Promise.all([listCategories(client), countProductsByCategory(client)]);
  return categoryTree(categories.map((category) => ({ ...category, product_count: counts.get(category.id) ?? 0 })));
}

/** One category, or null if there is none. */
export async function getCategory(client: Client, id: string): Promise<Category | null> {
  return unwrapOptional(await client.from("categories").select("*").eq("id", id).maybeSingle());
}

export async function createCategory(client: Client, category: CategoryInput): Promise<Category> {
  return unwrap(await client.from("categories").insert(category).select().single());
}

/** Stores a category that was edited from the version of `updatedAt`; throws a ConflictError if it changed since then. */
export async function updateCategory(
  client: Client,
  id: string,
  category: Partial<CategoryInput>,
  updatedAt?: string,
): Promise<Category> {
  let query = client.from("categories").update(category).eq("id", id);
  if (updatedAt) query = query.eq("updated_at", updatedAt);
  const [row] = unwrap(await query.select());
  if (!row) throw new ConflictError();
  return row;
}

/** Deletes a category and all below it. Their products stay, without a category. */
export async function deleteCategory(client: Client, id: string): Promise<void> {
  const gone = unwrap(await client.from("categories").delete().eq("id", id).select("id"));
  if (gone.length === 0) throw new ConflictError();
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
