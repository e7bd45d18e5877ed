import { CONTENT_KINDS, type KindWithSlug } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

/** The slugs of a kind that begin with the given one, to propose a free one. `exceptId` is the record being edited. */
export async function slugsLike(
  client: Client,
  kind: KindWithSlug,
  slug: string,
  exceptId?: string,
): Promise<Set<string>> {
  let query = client.from(CONTENT_KINDS[kind].table).select("slug").like("slug", `${slug}%`);
  if (exceptId) query = query.neq("id", exceptId);
  return new Set(unwrap(await query).map((row) => row.slug));
}
