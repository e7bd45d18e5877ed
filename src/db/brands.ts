import type { BrandInput } from "#domain/brand.ts";
import { sortedByName } from "#domain/names.ts";
import type { Client, Row } from "./client.ts";
import { ConflictError, unwrap, unwrapOptional } from "./errors.ts";
import { readAll } from "./read-all.ts";

export type Brand = Row<"brands">;

/** All brands, sorted by name. */
export async function listBrands(client: Client): Promise<Brand[]> {
  return sortedByName(await readAll((from, to) => client.from("brands").select("*").order("id").range(from, to)));
}

/** One brand, or null if there is none. */
export async function getBrand(client: Client, id: string): Promise<Brand | null> {
  return unwrapOptional(await client.from("brands").select("*").eq("id", id).maybeSingle());
}

export async function createBrand(client: Client, brand: BrandInput): Promise<Brand> {
  return unwrap(await client.from("brands").insert(brand).select().single());
}

/**
 * Stores a brand that was edited from the version of `updatedAt`. Throws a ConflictError if somebody else changed or deleted
 * it since then. Without `updatedAt` a newer version is overwritten on purpose.
 */
export async function updateBrand(client: Client, id: string, brand: BrandInput, updatedAt?: string): Promise<Brand> {
  let query = client.from("brands").update(brand).eq("id", id);
  if (updatedAt) query = query.eq("updated_at", updatedAt);
  const [row] = unwrap(await query.select());
  if (!row) throw new ConflictError();
  return row;
}

/** Deletes brands and their products in one transaction: all of the brands, or none. */
export async function deleteBrands(client: Client, ids: readonly string[]): Promise<number> {
  return unwrap(await client.rpc("delete_brands", { brand_ids: [...ids] }));
}

/** The number of products that would be deleted with these brands. */
export async function countProductsOfBrands(client: Client, ids: readonly string[]): Promise<number> {
  const answer = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .in("brand_id", [...ids]);
  unwrap({ data: answer.count, error: answer.error });
  return answer.count ?? 0;
}

/** The number of brands, without reading one: the setup page uses it to see whether the database answers. */
export async function countBrands(client: Client): Promise<number> {
  const { count, error } = await client.from("brands").select("*", { count: "exact", head: true });
  return unwrap({ data: count, error });
}
