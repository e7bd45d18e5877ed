import { withFurtherByName } from "#domain/text/names.ts";
import {
  listAttributes,
  listCategoryAttributes,
  type CategoryAttribute,
  type StoredAttribute,
} from "../specifications/attributes.ts";
import { listBrands, type Brand } from "../products/brands.ts";
import { listActiveCategories, type Category } from "../products/categories.ts";
import type { Client } from "../client.ts";
import { getContentRevision, listContentChanges, type ContentChanges } from "./content-revision.ts";
import { listAllActiveFeaturedItems, type FeaturedItem } from "../products/featured.ts";
import { COMPANY_LISTS, type Company } from "../content/company.ts";
import { inOrderOfTitles, listDocuments, listDocumentsById, type StoredDocument } from "../content/documents.ts";
import { listPublishedPages, type PublishedPage } from "../content/pages.ts";
import { listAllProducts, listProductsById, type ProductWithBrand } from "../products/products.ts";
import { listRedirects, type SlugRedirect } from "../content/redirects.ts";
import { listSettings, type Setting } from "../content/settings.ts";

/** All public content at one revision: everything a build reads from the database. */
export type Snapshot = Company & {
  revision: number;
  brands: Brand[];
  categories: Category[];
  products: ProductWithBrand[];
  featured: FeaturedItem[];
  pages: PublishedPage[];
  documents: StoredDocument[];
  settings: Setting[];
  redirects: SlugRedirect[];
  attributes: StoredAttribute[];
  /** Which attributes categories expect themselves, in their order. */
  expected: CategoryAttribute[];
};

// An import of thousands of rows takes seconds; the build waits for its end instead of failing.
const ATTEMPTS = 40;
const PAUSE_MS = 500;

/**
 * Reads at one revision. The API cannot read several tables in one transaction, so the revision is read before and after; if
 * it has changed, everything is read again.
 */
async function atOneRevision<T>(client: Client, read: (revision: number) => Promise<T>): Promise<T> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const revision = await getContentRevision(client);
    const content = await read(revision);
    if ((await getContentRevision(client)) === revision) return content;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  throw new Error("The content kept changing while it was read. The next build will try again.");
}

/** Reads the whole content. */
export function readSnapshot(client: Client): Promise<Snapshot> {
  return atOneRevision(client, async (revision) => {
    const { company, ...lists } = await allOf({
      brands: listBrands(client),
      categories: listActiveCategories(client),
      products: listAllProducts(client),
      featured: listAllActiveFeaturedItems(client),
      pages: listPublishedPages(client),
      company: readCompany(client),
      documents: listDocuments(client),
      settings: listSettings(client),
      redirects: listRedirects(client),
      attributes: listAttributes(client),
      expected: listCategoryAttributes(client),
    });
    return { revision, ...lists, ...company };
  });
}

/**
 * The present content, of which only what has changed since an earlier snapshot is read. Rows and lists that have not changed
 * are the same objects, and so is the snapshot if nothing has. `client` reads what visitors may see; `secret` has the secret
 * key, because visitors may not read which rows have changed.
 */
export function readSnapshotAfter(earlier: Snapshot, client: Client, secret: Client): Promise<Snapshot> {
  return atOneRevision(client, async (revision) => {
    if (revision === earlier.revision) return earlier;
    // Another database, such as a restored one, has a history of its own.
    if (revision < earlier.revision) return { ...(await readSnapshot(client)), revision };
    return readChanged(earlier, await listContentChanges(secret, earlier.revision), revision, client);
  });
}

async function readChanged(
  earlier: Snapshot,
  changes: ContentChanges,
  revision: number,
  client: Client,
): Promise<Snapshot> {
  const changed = (...tables: (keyof ContentChanges)[]): boolean => tables.some((table) => changes[table].size > 0);
  const products = changes.products;
  // A list also changes with values from other tables: the name of a featured product, the present slug of a redirect.
  const featuredChanged =
    changed("brand_featured_products", "categories") ||
    products.has("*") ||
    earlier.featured.some(({ product_id }) => product_id !== null && products.has(product_id));
  const { company, ...lists } = await allOf({
    brands: changed("brands") ? listBrands(client) : earlier.brands,
    categories: changed("categories") ? listActiveCategories(client) : earlier.categories,
    products: readRows(earlier.products, products, {
      all: () => listAllProducts(client),
      byId: (ids) => listProductsById(client, ids),
      join: withFurtherByName,
    }),
    featured: featuredChanged ? listAllActiveFeaturedItems(client) : earlier.featured,
    pages: changed("pages") ? listPublishedPages(client) : earlier.pages,
    company: readCompany(client, earlier, changed),
    documents: readRows(earlier.documents, changes.documents, {
      all: () => listDocuments(client),
      byId: (ids) => listDocumentsById(client, ids),
      join: (unchanged, read) => inOrderOfTitles([...unchanged, ...read]),
    }),
    settings: changed("settings") ? listSettings(client) : earlier.settings,
    redirects: changed("redirects", "brands", "categories", "pages", "projects", "sectors", "articles")
      ? listRedirects(client)
      : earlier.redirects,
    attributes: changed("attributes") ? listAttributes(client) : earlier.attributes,
    expected: changed("category_attributes") ? listCategoryAttributes(client) : earlier.expected,
  });
  return { revision, ...lists, ...company, products: withBrands(lists.products, lists.brands, changes.brands) };
}

type Read<Parts> = { [Name in keyof Parts]: Awaited<Parts[Name]> };

/** What is read at the same time, under its names. */
async function allOf<Parts extends object>(parts: Parts): Promise<Read<Parts>> {
  const named = Object.entries(parts).map(async ([name, part]: [string, unknown]) => [name, await part] as const);
  return Object.fromEntries(await Promise.all(named)) as Read<Parts>;
}

/** What the company shows of itself; of an earlier content only what has changed. */
async function readCompany(
  client: Client,
  earlier?: Company,
  changed: (table: keyof Company) => boolean = () => true,
): Promise<Company> {
  const tables = Object.keys(COMPANY_LISTS) as (keyof Company)[];
  const lists = await Promise.all(
    tables.map(async (table) => [
      table,
      earlier && !changed(table) ? earlier[table] : await COMPANY_LISTS[table](client),
    ]),
  );
  return Object.fromEntries(lists) as Company;
}

type Reading<Row> = {
  all: () => Promise<Row[]>;
  byId: (ids: string[]) => Promise<Row[]>;
  join: (unchanged: Row[], read: Row[]) => Row[];
};

/** The rows of a long list, of which only those that have changed are read. */
async function readRows<Row extends { id: string }>(
  earlier: Row[],
  changed: ReadonlySet<string>,
  { all, byId, join }: Reading<Row>,
): Promise<Row[]> {
  if (changed.size === 0) return earlier;
  if (changed.has("*") || changed.size > earlier.length / 2) return all();
  const unchanged = earlier.filter(({ id }) => !changed.has(id));
  return join(unchanged, await byId([...changed]));
}

/** The products with the present names of changed brands. */
function withBrands(
  products: ProductWithBrand[],
  brands: readonly Brand[],
  changed: ReadonlySet<string>,
): ProductWithBrand[] {
  if (changed.size === 0) return products;
  const present = new Map(brands.map(({ id, name, slug }) => [id, { id, name, slug }]));
  return products.map((product) => {
    const brand = present.get(product.brand_id) ?? null;
    const same = product.brand?.name === brand?.name && product.brand?.slug === brand?.slug;
    return same ? product : { ...product, brand };
  });
}
