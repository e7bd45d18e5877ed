import type { ContentKind } from "#domain/content/content-kinds.ts";
import type { Client } from "../client.ts";
import { readAll } from "../read-all.ts";

export type SlugRedirect = { kind: ContentKind; from: string; to: string };

/** Every changed slug with the present slug of its record, in the order of the changes. */
export async function listRedirects(client: Client): Promise<SlugRedirect[]> {
  const rows = await readAll((from, to) =>
    client.rpc("list_redirects").order("created_at").order("id").range(from, to),
  );
  return rows.map(({ kind, old_slug, slug }) => ({ kind: kind as ContentKind, from: old_slug, to: slug }));
}
