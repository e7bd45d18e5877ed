import { provideSiteData, siteDataOf } from "#site/content/site-data.ts";
import type { StoredAttribute } from "#db/specifications/attributes.ts";
import type { Brand } from "#db/products/brands.ts";
import type { Category } from "#db/products/categories.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { NO_PROFILE } from "./brand-profile.ts";
import { PRODUCT_FIELDS } from "./product-fields.ts";

/* The content of a small site, for tests of what pages show. */

const STORED = { created_at: "2026-01-02T03:04:05Z", updated_at: "2026-01-02T03:04:05Z", translations: {} };

export const category = (name: string, more: Partial<Category> = {}): Category => ({
  ...STORED,
  id: `category ${name}`,
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  description: null,
  introduction: null,
  page_title: null,
  search_description: null,
  is_active: true,
  parent_id: null,
  sort_order: 0,
  ...more,
});

export const brand = (name: string, more: Partial<Brand> = {}): Brand => ({
  ...STORED,
  id: `brand ${name}`,
  name,
  slug: name.toLowerCase(),
  country: null,
  description: null,
  established: null,
  featured: false,
  featured_products_limit: 4,
  show_featured_products: false,
  logo: null,
  website: null,
  ...NO_PROFILE,
  ...more,
});

export const attribute = (name: string, unit: string | null, more: Partial<StoredAttribute> = {}): StoredAttribute => ({
  id: `attribute ${name}`,
  name,
  unit,
  kind: "number",
  category: "performance",
  better: null,
  synonyms: [],
  decimals: 1,
  choices: [],
  conditions: [],
  asked: null,
  updated_at: STORED.updated_at,
  translations: {},
  ...more,
});

type Specifications = Readonly<Record<string, string>>;

/** A product of a brand and a category with specifications in this order. */
export const product = (
  name: string,
  of: { brand: Brand; category: Category; specifications?: Specifications },
  more: Partial<ProductWithBrand> = {},
): ProductWithBrand => ({
  ...STORED,
  ...PRODUCT_FIELDS,
  id: `product ${name}`,
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  brand_id: of.brand.id,
  brand: of.brand,
  category_id: of.category.id,
  category: of.category.name,
  description: `About ${name}.`,
  featured: false,
  specifications: Object.entries(of.specifications ?? {}).map(([key, value]) => ({ name: key, value })),
  specification_values: null,
  ...more,
});

const NOTHING: Snapshot = {
  revision: 1,
  brands: [],
  categories: [],
  products: [],
  featured: [],
  pages: [],
  projects: [],
  services: [],
  sectors: [],
  testimonials: [],
  articles: [],
  certificates: [],
  members: [],
  documents: [],
  settings: [],
  redirects: [],
  attributes: [],
  expected: [],
};

export const snapshotOf = (content: Partial<Snapshot>): Snapshot => ({ ...NOTHING, ...content });

/** Makes this the content of all pages that are asked for from now on. */
export function provideContent(content: Partial<Snapshot>): void {
  provideSiteData(siteDataOf({ snapshot: snapshotOf(content), pictures: {}, serviceWorker: false }));
}
