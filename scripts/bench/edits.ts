import { listBrands, updateBrand } from "#db/products/brands.ts";
import { listAllProducts, updateProduct } from "#db/products/products.ts";
import { saveSettings } from "#db/content/settings.ts";
import { routes } from "#domain/addresses/routes.ts";
import { whenAllShows, whenPageShows, tagOf, type Proof } from "./live.ts";
import type { Office } from "./office.ts";
import { evenlySpaced } from "./statistics.ts";

/** How many pages are checked after a change of many pages. */
const CHECKED_PAGES = 20;

/** Proof that a product is also in the listing. The search goes live in the same release. */
export const inData = (name: string): Proof[] => [{ listed: name }];

/** Milliseconds from the request that saves an edit to its page, and from there to the listing and the search. */
export type EditTime = { page: number; data: number };

/** Edits the descriptions of products from all over the catalogue, one after the other. `name` makes the texts unique. */
export async function measureEdits(office: Office, count: number, name: string): Promise<EditTime[]> {
  const times: EditTime[] = [];
  for (const [run, product] of evenlySpaced(await listAllProducts(office.client), count).entries()) {
    const text = `Edit ${name}-${run}.`;
    const path = routes.product(product.slug);
    const before = await tagOf(office.site + path);
    const started = performance.now();
    await updateProduct(office.client, product.id, { description: `${text} ${product.description}` });
    const deploy = await office.publish(`Bench: edit ${name}-${run}`);
    const page = await whenPageShows(office.site, { path, text }, before);
    const data = await whenAllShows(office.site, deploy.revision, [{ card: product.slug, text }]);
    times.push({ page: page - started, data: Math.max(0, data - page) });
    await office.settled(deploy);
  }
  return times;
}

/** Milliseconds from a request to publish, when nothing has changed, to the end of its deploy. */
export async function measureNothing(office: Office, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) {
    const started = performance.now();
    await office.settled(await office.publish("Bench: nothing changed"));
    times.push(performance.now() - started);
  }
  return times;
}

/** Milliseconds until all pages show another name of the brand that has most products. */
export async function measureBrand(office: Office, suffix: string): Promise<number> {
  const products = Map.groupBy(await listAllProducts(office.client), ({ brand_id }) => brand_id);
  const sizeOf = ({ id }: { id: string }): number => products.get(id)?.length ?? 0;
  const [brand] = (await listBrands(office.client)).sort((a, b) => sizeOf(b) - sizeOf(a));
  if (!brand) throw new Error("There is no brand.");
  const name = `${brand.name} ${suffix}`;
  const pages = evenlySpaced(products.get(brand.id) ?? [], CHECKED_PAGES).map(({ slug }) => routes.product(slug));
  return untilAllLive(office, `brand ${name}`, () => updateBrand(office.client, brand.id, { name }), [
    ...pages.map((path): Proof => ({ path, text: name })),
    { path: "/data/products.json", text: name },
  ]);
}

/** Milliseconds until all pages show another name of the company, which every page has. */
export async function measureSetting(office: Office, suffix: string): Promise<number> {
  const name = `Bench Company ${suffix}`;
  const products = evenlySpaced(await listAllProducts(office.client), CHECKED_PAGES);
  return untilAllLive(
    office,
    "company name",
    () => saveSettings(office.client, { company_name: { value: name } }),
    ["/", ...products.map(({ slug }) => routes.product(slug))].map((path) => ({ path, text: name })),
  );
}

/** Milliseconds from the start of a save until all of it is live. */
export async function untilAllLive(
  office: Office,
  what: string,
  save: () => Promise<unknown>,
  proofs: readonly Proof[],
): Promise<number> {
  const started = performance.now();
  await save();
  const deploy = await office.publish(`Bench: ${what}`);
  const at = await whenAllShows(office.site, deploy.revision, proofs);
  await office.settled(deploy);
  return at - started;
}
