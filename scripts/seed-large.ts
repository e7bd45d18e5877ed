/**
 * `npm run seed:large -- 5000`: fills the catalogue of the running Plantroom up to a number of products, to try it at that size.
 * The products come as a table through the same code as an import of the administration, and can be undone there.
 */
import { listBrands } from "#db/products/brands.ts";
import { listActiveCategories } from "#db/products/categories.ts";
import { connect } from "#db/client.ts";
import { listAllProducts } from "#db/products/products.ts";
import { sampleProducts } from "./bench/products.ts";
import { importTable } from "./import/import-table.ts";
import { trialTable } from "./import/trial-table.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { databaseAway, supabaseUrl } from "./stack/stack.ts";

const size = Number(process.argv[2] ?? 5000);
if (!Number.isInteger(size) || size < 1 || size > 20_000) {
  console.error("How many products should there be (20,000 at most)? For example: npm run seed:large -- 5000");
  process.exit(1);
}

const env = loadEnvironment();
const client = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
const [brands, categories, present] = await Promise.all([
  listBrands(client),
  listActiveCategories(client),
  listAllProducts(client),
]).catch((error: unknown) => {
  console.error(databaseAway(env, error));
  process.exit(1);
});
const missing = size - present.length;
if (missing <= 0) {
  console.log(`There are ${present.length} products already.`);
  process.exit(0);
}
const pictures = present.map(({ images }) => images).filter((images) => images.length > 0);
const products = sampleProducts(present.length + 1, missing, { brands, categories, pictures });
const names = new Map([...brands, ...categories].map(({ id, name }) => [id, name]));
const title = `Trial catalogue of ${size} products`;
const { summary, stored, preview, store } = await importTable(client, title, trialTable(products, names));
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
console.log(
  `${stored.created} products created, ${summary.counts.refused} rows refused; compared in ${seconds(preview)}, stored in ${seconds(store)}.`,
);
console.log(
  "The website shows them when it is published next: save anything in the administration, or choose Publish now.",
);
console.log("Products → Changes of many products undoes all of it.");
