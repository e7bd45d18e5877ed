import * as z from "zod";
import { specificationSchema, type Specification } from "#domain/specifications/specification-schema.ts";
import type { Client } from "../client.ts";
import { unwrap, unwrapCount } from "../errors.ts";
import { readAll } from "../read-all.ts";

export type SpecificationName = { name: string; uses: number; units: string[]; example: string };

/** The names of specifications that products use, in no particular order. */
export function listSpecificationNames(client: Client): Promise<SpecificationName[]> {
  return readAll((from, to) => client.rpc("specification_names").order("name").range(from, to));
}

export type ProductSpecifications = { id: string; name: string; specifications: Specification[] };

const specificationList = z.array(specificationSchema);

/** The products that have a specification of one of these names, by name. */
export async function listProductsWithSpecifications(
  client: Client,
  names: readonly string[],
): Promise<ProductSpecifications[]> {
  const rows = await readAll((from, to) =>
    client
      .rpc("products_with_specifications", { names: [...names] })
      .order("name")
      .order("id")
      .range(from, to),
  );
  return rows.map((row) => ({ ...row, specifications: specificationList.parse(row.specifications) }));
}

/** The median of the numbers that products have under one name in one unit. */
export type SpecificationMedian = { name: string; unit: string | null; uses: number; median: number };

/** The medians of the products of a category, except one of them. */
export async function listSpecificationMedians(
  client: Client,
  categoryId: string,
  exceptProduct?: string,
): Promise<SpecificationMedian[]> {
  return readAll((from, to) =>
    client
      .rpc("specification_medians", {
        of_category: categoryId,
        ...(exceptProduct ? { except_product: exceptProduct } : {}),
      })
      .order("name")
      .order("unit")
      .range(from, to),
  );
}

/** The number of products stored before the program read numbers from specifications. */
export async function countUnreadProducts(client: Client): Promise<number> {
  return unwrapCount(
    await client.from("products").select("id", { count: "exact", head: true }).is("specification_values", null),
  );
}

const AT_ONCE = 200;

/** Reads the numbers of those products. The products count as unchanged. Returns how many there were. */
export async function readUnreadProducts(client: Client): Promise<number> {
  const { readSpecificationValues } = await import("#domain/units/quantity.ts");
  const rows = await readAll((from, to) =>
    client.from("products").select("id, specifications").is("specification_values", null).order("id").range(from, to),
  );
  let stored = 0;
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const readings = rows.slice(from, from + AT_ONCE).map(({ id, specifications }) => ({
      id,
      specifications,
      values: readSpecificationValues(specificationList.parse(specifications)),
    }));
    stored += unwrap(await client.rpc("store_specification_values", { readings }));
  }
  return stored;
}
