import { listAllProducts } from "#db/products/products.ts";
import { getPreviewPlace } from "#db/publishing/previews.ts";
import { routes } from "#domain/addresses/routes.ts";
import { PREVIEW_ADDRESS, type PreviewRequest } from "#domain/publishing/preview.ts";
import type { Office } from "./office.ts";
import { evenlySpaced } from "./statistics.ts";

/**
 * Milliseconds from a pause in typing to the whole page with what was typed, for products from all over the catalogue: as the
 * administration asks, which waits for 200 ms without a key before it does.
 */
export async function measurePreviews({ client, site }: Office, count: number): Promise<number[]> {
  const place = await getPreviewPlace(client);
  if (place === null) throw new Error("There is no builder that renders previews.");
  const { data } = await client.auth.getSession();
  const authorization = `Bearer ${data.session?.access_token}`;
  const times: number[] = [];
  for (const { id, name, slug, description } of evenlySpaced(await listAllProducts(client), count)) {
    const text = `Typed ${times.length}.`;
    const change = { before: { description }, after: { description: `${text} ${description}` } };
    const request: PreviewRequest = { name, row: { table: "products", record: id, ...change } };
    const started = performance.now();
    const taken = await fetch(place + PREVIEW_ADDRESS, {
      method: "POST",
      headers: { authorization, origin: site, "content-type": "application/json" },
      body: JSON.stringify(request),
    });
    const { key } = (await taken.json()) as { key: string };
    const opened = await fetch(`${place}${PREVIEW_ADDRESS}/${key}`, { redirect: "manual" });
    const cookie = opened.headers.get("set-cookie")?.split(";")[0] ?? "";
    const page = await (await fetch(place + routes.product(slug), { headers: { cookie } })).text();
    times.push(performance.now() - started);
    if (!page.includes(text)) throw new Error(`The preview of ${slug} does not show what was typed.`);
  }
  return times;
}
