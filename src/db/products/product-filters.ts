import { categoryWithDescendants } from "#domain/categories/category-tree.ts";
import type { Missing } from "#domain/content/missing-data.ts";
import { findCategory } from "#domain/addresses/find-by-slug.ts";
import type { searchPatterns } from "#domain/search/search-patterns.ts";
import type { Client } from "../client.ts";
import { unwrapOptional } from "../errors.ts";
import { readAll } from "../read-all.ts";

/** Which products a list shows. */
export type ProductFilter = {
  search?: string | undefined;
  /** Slug or name of a category; categories below it are included. Any other text is compared with the category text. */
  category?: string | undefined;
  brandId?: string | undefined;
  /** Slug of a brand. */
  brand?: string | undefined;
  /** Only products that lack this. Nothing without 'content.read'. */
  missing?: Missing | undefined;
};

type SearchPatterns = ReturnType<typeof searchPatterns>;

/** The search patterns for `found`. Loads the rules of the search only if there is a term. */
export async function patternsOf(term: string): Promise<SearchPatterns> {
  return (await import("#domain/search/search-patterns.ts")).searchPatterns(term);
}

/** The products that the site's search would find; `everywhere` includes descriptions. Refused unless signed in. */
export function found(client: Client, patterns: SearchPatterns, { counted = false, everywhere = true } = {}) {
  const parameters = { ...patterns, everywhere };
  return client.rpc("products_found", parameters, counted ? { count: "exact" } : {});
}

/** A filter whose slugs and names are resolved to ids, and whose search is turned into patterns. */
type ProductFilters = {
  patterns?: SearchPatterns;
  missing?: Missing;
  brandId?: string;
  categoryIds?: string[];
  categoryText?: string;
};

/** The products of a search, or of those that lack something; null where all products are meant. */
export function searched(client: Client, { patterns, missing }: ProductFilters, { counted = false } = {}) {
  if (!missing) return patterns ? found(client, patterns, { counted }) : null;
  const parameters = { what: missing, ...patterns };
  return client.rpc("products_missing", parameters, counted ? { count: "exact" } : {});
}

type Rows<Self> = { eq: (column: string, value: string) => Self; in: (column: string, values: string[]) => Self };

/** The rows of one brand or category. */
export function narrowed<T>(rows: T, { brandId, categoryIds, categoryText }: ProductFilters): T {
  // TypeScript cannot infer the client's types through a generic function.
  let some = rows as Rows<unknown>;
  if (brandId) some = some.eq("brand_id", brandId) as Rows<unknown>;
  if (categoryIds) some = some.in("category_id", categoryIds) as Rows<unknown>;
  if (categoryText) some = some.eq("category", categoryText) as Rows<unknown>;
  return some as T;
}

/** Resolves the slugs and names of a filter to ids, and its search to patterns. */
export async function productFilters(
  client: Client,
  { search, category, brand, brandId, missing }: ProductFilter,
): Promise<ProductFilters> {
  const term = search?.trim();
  const [patterns, ids, ofBrand] = await Promise.all([
    term ? patternsOf(term) : null,
    category ? categoryFilter(client, category) : null,
    brand ? brandFilter(client, brand) : brandId,
  ]);
  return {
    ...(patterns ? { patterns } : {}),
    ...(missing ? { missing } : {}),
    ...(ofBrand ? { brandId: ofBrand } : {}),
    ...(ids ? { categoryIds: ids } : category ? { categoryText: category } : {}),
  };
}

/** An id that no record has. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** The id of the brand with that slug; without one no product matches. */
async function brandFilter(client: Client, slug: string): Promise<string> {
  return unwrapOptional(await client.from("brands").select("id").eq("slug", slug).maybeSingle())?.id ?? NO_ID;
}

/** The ids of a category and of all below it; null if there is none with that slug or name. */
async function categoryFilter(client: Client, slugOrName: string): Promise<string[] | null> {
  const all = await readAll((from, to) =>
    client.from("categories").select("id, parent_id, slug, name").order("id").range(from, to),
  );
  const category = findCategory({ categories: all }, slugOrName);
  return category ? [...categoryWithDescendants(all, category.id)] : null;
}
