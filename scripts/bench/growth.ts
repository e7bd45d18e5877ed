import { listBrands } from "#db/products/brands.ts";
import { listActiveCategories } from "#db/products/categories.ts";
import { ensureDone } from "#db/errors.ts";
import { listAllProducts } from "#db/products/products.ts";
import { routes } from "#domain/addresses/routes.ts";
import { inData, untilAllLive } from "./edits.ts";
import type { Office } from "./office.ts";
import { sampleProducts } from "./products.ts";

const BATCH = 500;

/** `insert` is the time of the requests; `live` the time from the last of them until all products are on the site. */
export type Growth = { added: number; insert: number; live: number };

/** Fills the catalogue up to a number of products, those of the seed included, and waits until all of them are live. */
export async function growTo(office: Office, size: number): Promise<Growth> {
  const { client } = office;
  const [brands, categories, present] = await Promise.all([
    listBrands(client),
    listActiveCategories(client),
    listAllProducts(client),
  ]);
  const pictures = present.map(({ images }) => images).filter((images) => images.length > 0);
  const added = size - present.length;
  if (added < 0) throw new Error(`There are ${present.length} products already, more than ${size}.`);
  const rows = sampleProducts(present.length + 1, added, { brands, categories, pictures });
  const started = performance.now();
  for (let from = 0; from < rows.length; from += BATCH) {
    ensureDone(await client.from("products").insert(rows.slice(from, from + BATCH)));
  }
  const insert = performance.now() - started;
  const last = rows.at(-1);
  const proofs = last ? [{ path: routes.product(last.slug), text: last.name }, ...inData(last.name)] : [];
  return { added, insert, live: await untilAllLive(office, `${added} products`, async () => undefined, proofs) };
}
