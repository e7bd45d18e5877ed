import { listBrands } from "#db/products/brands.ts";
import { listActiveCategories } from "#db/products/categories.ts";
import { undoChange } from "#db/changes/undo.ts";
import { importTable, type Imported } from "../import/import-table.ts";
import { trialTable } from "../import/trial-table.ts";
import type { Office } from "./office.ts";
import { sampleProducts } from "./products.ts";

const ROWS = 5000;
/** Numbers of products that no catalogue of this benchmark reaches. */
const FIRST = 90_000;

/** Compares a table of new products with the catalogue, stores it, and takes it back. */
export async function measureImport({
  client,
}: Office): Promise<Pick<Imported, "preview" | "store"> & { undo: number }> {
  const [brands, categories] = await Promise.all([listBrands(client), listActiveCategories(client)]);
  const products = sampleProducts(FIRST, ROWS, { brands, categories, pictures: [] });
  const names = new Map([...brands, ...categories].map(({ id, name }) => [id, name]));
  const { summary, stored, preview, store } = await importTable(client, "Bench", trialTable(products, names));
  if (stored.created !== ROWS) throw new Error(`Not all rows were stored: ${JSON.stringify(summary.counts)}`);
  const started = performance.now();
  await undoChange(client, stored.id);
  return { preview, store, undo: performance.now() - started };
}
