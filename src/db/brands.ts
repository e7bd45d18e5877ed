import type { BrandInput } from "#domain/brand.ts";
import { sortedByName } from "#domain/names.ts";
import type { Client, Row } from "./client.ts";
import { ConflictError, unwrap, unwrapOptional } from "./errors.ts";
import { readAll } from "./read-all.ts";

export type Brand = Row<"brands">;

/** All brands, by name. */
export async function listBrands(client: Client): Promise<Brand[]> {
  return sortedByName(await readAll((from, to) => client.from("brands").select("*").order("id").range(from, to)));
}

/** One brand, or null where there is none. */
export async function getBrand(client: Client, id: string): Promise<Brand | null> {
  return unwrapOptional(await client.from("brands").select("*").eq("id", id).maybeSingle());
}

export async function createBrand(client: Client, brand: BrandInput): Promise<Brand> {
  return unwrap(await client.from("brands").insert(brand).select().single());
}

/**
 * Stores a brand as it was edited from the version of `updatedAt`; a ConflictError where somebody else changed or
 * deleted it since. Without `updatedAt` the newer version is overwritten on purpose.
 */
export async function updateBrand(client: Client, id: string, brand: BrandInput, updatedAt?: string): Promise<Brand> {
  let query = client.from("brands").update(brand).eq("id", id);
  if (updatedAt) query = query.eq("updated_at", updatedAt);
  const [row] = unwrap(await query.select());
  if (!row) throw new ConflictError();
  return row;
}

/** Deletes brands with their products in one transaction; none of them when one cannot be deleted. */
export async function deleteBrands(client: Client, ids: readonly string[]): Promise<number> {
  return unwrap(await client.rpc("delete_brands", { brand_ids: [...ids] }));
}

/** How many products go with these brands. */
export async function countProductsOfBrands(client: Client, ids: readonly string[]): Promise<number> {
  const answer = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .in("brand_id", [...ids]);
  unwrap({ data: answer.count, error: answer.error });
  return answer.count ?? 0;
}

/** The count-only query by which the setup page sees whether the database answers. */
export async function countBrands(client: Client): Promise<number> {
  const { count, error } = await client.from("brands").select("*", { count: "exact", head: true });
  return unwrap({ data: count, error });
}
