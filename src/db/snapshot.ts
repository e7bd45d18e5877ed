import { listBrands, type Brand } from "./brands.ts";
import { listActiveCategories, type Category } from "./categories.ts";
import type { Client } from "./client.ts";
import { getContentRevision } from "./deploys.ts";
import { listAllActiveFeaturedItems, type FeaturedItem } from "./featured.ts";
import { listPublishedPages, type Page } from "./pages.ts";
import { listAllProducts, type ProductWithBrand } from "./products.ts";
import { listRedirects, type SlugRedirect } from "./redirects.ts";
import { listSettings, type Setting } from "./settings.ts";

/** All public content at one revision: everything a build reads from the database. */
export type Snapshot = {
  revision: number;
  brands: Brand[];
  categories: Category[];
  products: ProductWithBrand[];
  featured: FeaturedItem[];
  pages: Page[];
  settings: Setting[];
  redirects: SlugRedirect[];
};

// An import of thousands of rows lasts seconds; the build waits for its end instead of failing.
const ATTEMPTS = 40;
const PAUSE_MS = 500;

/**
 * Reads everything at one revision. The API cannot read several tables in one transaction, so the revision is read before and
 * after; if it has changed, everything is read again.
 */
export async function readSnapshot(client: Client): Promise<Snapshot> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const revision = await getContentRevision(client);
    const [brands, categories, products, featured, pages, settings, redirects] = await Promise.all([
      listBrands(client),
      listActiveCategories(client),
      listAllProducts(client),
      listAllActiveFeaturedItems(client),
      listPublishedPages(client),
      listSettings(client),
      listRedirects(client),
    ]);
    if ((await getContentRevision(client)) === revision) {
      return { revision, brands, categories, products, featured, pages, settings, redirects };
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error("The content kept changing while it was read. The next build will try again.");
}
