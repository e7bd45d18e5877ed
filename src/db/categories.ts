import { categoryTree, type CategoryInput, type CategoryNode } from "#domain/category.ts";
import type { Client, Row } from "./client.ts";
import { ConflictError, ensureDone, unwrap, unwrapOptional } from "./errors.ts";
import { readAll } from "./read-all.ts";

export type Category = Row<"categories">;

/** All categories, inactive ones too, by sort order. */
export function listCategories(client: Client): Promise<Category[]> {
  return readAll((from, to) =>
    client.from("categories").select("*").order("sort_order").order("name").order("id").range(from, to),
  );
}

/** Active categories by sort order. */
export function listActiveCategories(client: Client): Promise<Category[]> {
  return readAll((from, to) =>
    client.from("categories").select("*").eq("is_active", true).order("sort_order").order("name").order("id").range(from, to),
  );
}

/** The active category of a slug, or null. */
export async function getActiveCategoryBySlug(client: Client, slug: string): Promise<Category | null> {
  return unwrapOptional(await client.from("categories").select("*").eq("slug", slug).eq("is_active", true).maybeSingle());
}

/** Number of products of each category id. */
export async function countProductsByCategory(client: Client): Promise<Map<string, number>> {
  const rows = await readAll((from, to) => client.from("products").select("id, category_id").order("id").range(from, to));
  const counts = new Map<string, number>();
  for (const { category_id } of rows) {
    if (category_id) counts.set(category_id, (counts.get(category_id) ?? 0) + 1);
  }
  return counts;
}

export type CountedCategory = Category & { product_count: number };

/** All categories nested, each with the number of products that belong to it directly. */
export async function getCategoryTree(client: Client): Promise<CategoryNode<CountedCategory>[]> {
  const [categories, counts] = await Promise.all([listCategories(client), countProductsByCategory(client)]);
  return categoryTree(categories.map((category) => ({ ...category, product_count: counts.get(category.id) ?? 0 })));
}

export async function createCategory(client: Client, category: CategoryInput): Promise<Category> {
  return unwrap(await client.from("categories").insert(category).select().single());
}

/** Stores a category edited from the version of `updatedAt`; a ConflictError where it changed since. */
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

/** Deletes a category with all below it; their products stay, without a category. */
export async function deleteCategory(client: Client, id: string): Promise<void> {
  const gone = unwrap(await client.from("categories").delete().eq("id", id).select("id"));
  if (gone.length === 0) throw new ConflictError();
}

/** Numbers the given categories 0, 1, 2 … in one transaction. */
export async function reorderCategories(client: Client, ids: readonly string[]): Promise<void> {
  ensureDone(await client.rpc("reorder_categories", { category_ids: [...ids] }));
}
