import { compareNames } from "#domain/text/names.ts";
import { MISSING_KEYS, type Missing } from "#domain/content/missing-data.ts";
import type { Client } from "../client.ts";
import { unwrap, unwrapCount } from "../errors.ts";

/** The number of all products. */
export async function countProducts(client: Client): Promise<number> {
  return unwrapCount(await client.from("products").select("id", { count: "exact", head: true }));
}

/** The number of products created since a moment. */
export async function countProductsSince(client: Client, since: Date): Promise<number> {
  return unwrapCount(
    await client.from("products").select("id", { count: "exact", head: true }).gte("created_at", since.toISOString()),
  );
}

/** How many products lack what. All of them 0 without 'content.read'. */
export async function countMissing(client: Client): Promise<Record<Missing, number>> {
  const rows = unwrap(await client.rpc("count_missing"));
  const counts = new Map(rows.map(({ missing, product_count }) => [missing, product_count]));
  return Object.fromEntries(MISSING_KEYS.map((key) => [key, counts.get(key) ?? 0])) as Record<Missing, number>;
}

/** collectOtherCategories reads at most this many products. */
const CATEGORY_COLLECTION_LIMIT = 1000;

/** The distinct category texts of the newest products that belong to no category, by name. */
export async function collectOtherCategories(client: Client): Promise<string[]> {
  const rows = unwrap(
    await client
      .from("products")
      .select("category")
      .is("category_id", null)
      .not("category", "is", null)
      .order("created_at", { ascending: false })
      .limit(CATEGORY_COLLECTION_LIMIT),
  );
  return [...new Set(rows.flatMap(({ category }) => category ?? []))].sort(compareNames);
}
