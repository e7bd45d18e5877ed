import { listBrands, type Brand } from "./brands.ts";
import { listActiveCategories, type Category } from "./categories.ts";
import type { Client } from "./client.ts";
import { getContentRevision } from "./deploys.ts";
import { listAllActiveFeaturedItems, type FeaturedItem } from "./featured.ts";
import { listPublishedPages, type Page } from "./pages.ts";
import { listAllProducts, type ProductWithBrand } from "./products.ts";
import { listRedirects, type SlugRedirect } from "./redirects.ts";
import { listSettings, type Setting } from "./settings.ts";

/** All public content at one revision: the whole input of a build. */
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

// A burst of saves (an import of thousands of rows) lasts seconds: wait for a quiet moment rather than fail the build.
const ATTEMPTS = 40;
const PAUSE_MS = 500;

/**
 * Reads everything at one revision. The API cannot read several tables in one transaction, so the revision is compared
 * before and after, and everything is read again while somebody is saving.
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
