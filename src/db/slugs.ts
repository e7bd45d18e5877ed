import type { Client } from "./client.ts";
import { unwrap } from "./errors.ts";

/** The slugs of a table that begin with the given one, to propose a free one. `exceptId` is the record being edited. */
export async function slugsLike(
  client: Client,
  table: "brands" | "categories" | "products" | "pages",
  slug: string,
  exceptId?: string,
): Promise<Set<string>> {
  let query = client.from(table).select("slug").like("slug", `${slug}%`);
  if (exceptId) query = query.neq("id", exceptId);
  return new Set(unwrap(await query).map((row) => row.slug));
}
