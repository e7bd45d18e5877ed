import type { Client } from "./client.ts";
import { readAll } from "./read-all.ts";

export type SlugRedirect = { kind: "product" | "brand" | "category" | "page"; from: string; to: string };

/** Every changed slug with the present slug of its record, in the order of the changes. */
export async function listRedirects(client: Client): Promise<SlugRedirect[]> {
  const rows = await readAll((from, to) =>
    client
      .from("redirects")
      .select("kind, old_slug, product:products(slug), brand:brands(slug), category:categories(slug), page:pages(slug)")
      .order("created_at")
      .order("id")
      .range(from, to),
  );
  return rows.flatMap(({ kind, old_slug, product, brand, category, page }) => {
    // The policies hide drafts, so a redirect to one has no target here and is left out.
    const target = product ?? brand ?? category ?? page;
    return target ? [{ kind: kind as SlugRedirect["kind"], from: old_slug, to: target.slug }] : [];
  });
}
