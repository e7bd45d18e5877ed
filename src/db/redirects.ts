import type { Client } from "./client.ts";
import { readAll } from "./read-all.ts";

export type SlugRedirect = { kind: "product" | "brand" | "category" | "page"; from: string; to: string };

/** Every changed slug with the slug its record has today, in the order of the changes. */
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
    // A draft page is hidden by its policy, so its target is null: no redirect to what is not there.
    const target = product ?? brand ?? category ?? page;
    return target ? [{ kind: kind as SlugRedirect["kind"], from: old_slug, to: target.slug }] : [];
  });
}
