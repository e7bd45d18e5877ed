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

/** How many products lack what. All of them 0 for anyone but administrators. */
export async function countMissing(client: Client): Promise<Record<Missing, number>> {
  const rows = unwrap(await client.rpc("count_missing"));
  const counts = new Map(rows.map(({ missing, product_count }) => [missing, product_count]));
  return Object.fromEntries(MISSING_KEYS.map((key) => [key, counts.get(key) ?? 0])) as Record<Missing, number>;
}
