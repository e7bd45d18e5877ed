import type { Client, Row } from "../client.ts";
import { contentTable } from "../content/content-table.ts";
import { unwrapCount } from "../errors.ts";

export type Brand = Row<"brands">;

export const { list: listBrands, get: getBrand, create: createBrand, update: updateBrand } = contentTable("brand");

/** The number of products that would be deleted with these brands. */
export async function countProductsOfBrands(client: Client, ids: readonly string[]): Promise<number> {
  return unwrapCount(
    await client
      .from("products")
      .select("id", { count: "exact", head: true })
      .in("brand_id", [...ids]),
  );
}

/** The number of brands, without reading any: the set-up screen checks the connection to the database with it. */
export async function countBrands(client: Client): Promise<number> {
  return unwrapCount(await client.from("brands").select("*", { count: "exact", head: true }));
}
