import * as z from "zod";
import { categoryWithDescendants } from "#domain/category.ts";
import { compareNames, sortedByName } from "#domain/names.ts";
import { pictureSchema } from "#domain/picture.ts";
import type { ProductInput } from "#domain/product.ts";
import { searchPatterns } from "#domain/search-patterns.ts";
import { SLUG_PATTERN } from "#domain/slug.ts";
import { specificationSchema } from "#domain/specifications.ts";
import type { Client, Row } from "./client.ts";
import { contentTable } from "./content-table.ts";
import { unwrap, unwrapOptional } from "./errors.ts";
import { readPage, type ListPage } from "./list-page.ts";
import { readAll } from "./read-all.ts";

const shape = {
  specifications: z.array(specificationSchema),
  images: z.array(pictureSchema),
  item_type: z.enum(["product", "category"]),
};
const productJson = z.object(shape);

/** A product with its lists typed; `brand` is attached where the query joined it. */
export type Product = Omit<Row<"products">, keyof typeof shape> & z.output<typeof productJson>;
type BrandName = { id: string; name: string; slug: string };
export type ProductWithBrand = Product & { brand: BrandName | null };

const WITH_BRAND = "*, brand:brands!products_brand_id_fkey(id, name, slug)";

const products = contentTable("product");

/** Adds types to the json columns; the database's own constraints make a failure here a defect, so it throws. */
function typed<T extends Row<"products">>(row: T): Omit<T, keyof typeof shape> & z.output<typeof productJson> {
  return { ...row, ...productJson.parse(row) };
}

export type ProductQuery = {
  search?: string | undefined;
  /** Slug or name of a category; its children are included. Anything else is compared with the category text. */
  category?: string | undefined;
  brandId?: string | undefined;
  sort?: "created_at" | "name" | "updated_at";
  order?: "asc" | "desc";
  /** Default 10. */
  limit?: number;
  offset?: number;
};

/** One page of products, newest first unless asked otherwise, with the exact count of all that match. */
export async function listProducts(client: Client, query: ProductQuery = {}): Promise<ListPage<ProductWithBrand>> {
  const { sort = "created_at", order = "desc", limit = 10, offset = 0 } = query;
  const filters = await productFilters(client, query);
  const matching = () => {
    let rows = filters.term
      ? found(client, filters.term, { counted: true }).select(WITH_BRAND)
      : client.from("products").select(WITH_BRAND, { count: "exact" });
    if (filters.brandId) rows = rows.eq("brand_id", filters.brandId);
    if (filters.categoryIds) rows = rows.in("category_id", filters.categoryIds);
    if (filters.categoryText) rows = rows.eq("category", filters.categoryText);
    return rows.order(sort, { ascending: order === "asc" }).order("id");
  };
  const { data, count } = await readPage(matching, { limit, offset });
  return { data: data.map(typed), count };
}

export type ProductName = { id: string; name: string; category: string | null };

/** The names of all products that match, however many: what 'select all' means beyond the page on screen. */
export async function listProductNames(
  client: Client,
  query: Pick<ProductQuery, "search" | "category" | "brandId">,
): Promise<ProductName[]> {
  const filters = await productFilters(client, query);
  return readAll((from, to) => {
    const columns = "id, name, category";
    let rows = filters.term ? found(client, filters.term).select(columns) : client.from("products").select(columns);
    if (filters.brandId) rows = rows.eq("brand_id", filters.brandId);
    if (filters.categoryIds) rows = rows.in("category_id", filters.categoryIds);
    if (filters.categoryText) rows = rows.eq("category", filters.categoryText);
    return rows.order("created_at", { ascending: false }).order("id").range(from, to);
  });
}

/** The category collection reads at most this many products. */
const CATEGORY_COLLECTION_LIMIT = 1000;

/** The distinct category texts of the newest products, by name. */
export async function collectCategories(client: Client): Promise<string[]> {
  const rows = unwrap(
    await client
      .from("products")
      .select("category")
      .order("created_at", { ascending: false })
      .limit(CATEGORY_COLLECTION_LIMIT),
  );
  return [...new Set(rows.flatMap(({ category }) => category ?? []))].sort(compareNames);
}

/** Up to `limit` products whose name, address, model, brand or category answers the text, by name: for pickers. */
export async function searchProducts(
  client: Client,
  { text, brandId, limit = 50 }: { text: string; brandId?: string; limit?: number },
): Promise<(ProductName & { slug: string })[]> {
  const columns = "id, name, slug, category";
  const term = text.trim();
  let rows = term
    ? found(client, term, { everywhere: false }).select(columns)
    : client.from("products").select(columns);
  if (brandId) rows = rows.eq("brand_id", brandId);
  return sortedByName(unwrap(await rows.order("name").order("id").limit(limit)));
}

/** The products that answer a term by the rule of the site's search; only for who is signed in. */
function found(client: Client, term: string, { counted = false, everywhere = true } = {}) {
  const parameters = { ...searchPatterns(term), everywhere };
  return client.rpc("products_found", parameters, counted ? { count: "exact" } : {});
}

type ProductFilters = { term?: string; brandId?: string; categoryIds?: string[]; categoryText?: string };

async function productFilters(client: Client, { search, category, brandId }: ProductQuery): Promise<ProductFilters> {
  const term = search?.trim();
  const ids = category ? await categoryFilter(client, category) : null;
  return {
    ...(term ? { term } : {}),
    ...(brandId ? { brandId } : {}),
    ...(ids ? { categoryIds: ids } : category ? { categoryText: category } : {}),
  };
}

/** Ids of the category of that slug, else of that name, with all below it; null where there is none. */
async function categoryFilter(client: Client, slugOrName: string): Promise<string[] | null> {
  const all = await readAll((from, to) =>
    client.from("categories").select("id, parent_id, slug, name").order("id").range(from, to),
  );
  const found = all.find((row) => row.slug === slugOrName) ?? all.find((row) => row.name === slugOrName);
  return found ? [...categoryWithDescendants(all, found.id)] : null;
}

/** Every product with its brand, by name, however many there are. */
export async function listAllProducts(client: Client): Promise<ProductWithBrand[]> {
  const rows = await readAll((from, to) => client.from("products").select(WITH_BRAND).order("id").range(from, to));
  return sortedByName(rows.map(typed));
}

/** One product, or null where there is none. */
export async function getProduct(client: Client, id: string): Promise<ProductWithBrand | null> {
  const row = unwrapOptional(await client.from("products").select(WITH_BRAND).eq("id", id).maybeSingle());
  return row && typed(row);
}

/** One product by its slug, or null where there is none. */
export async function getProductBySlug(client: Client, slug: string): Promise<ProductWithBrand | null> {
  const row = unwrapOptional(await client.from("products").select(WITH_BRAND).eq("slug", slug).maybeSingle());
  return row && typed(row);
}

type NewProduct = Omit<ProductInput, "slug"> & { slug?: string | null };

/** Loaded when a product is stored, so that a list of products comes without the transliteration table. */
async function slugOf(slug: string | null | undefined, name: string): Promise<string> {
  if (slug && slug !== "undefined" && SLUG_PATTERN.test(slug)) return slug;
  const { slugOrFromName } = await import("#domain/slug-from-name.ts");
  return slugOrFromName(slug, name);
}

/** Stores a new product; a missing, empty or 'undefined' slug is made from the name. */
export async function createProduct(client: Client, product: NewProduct): Promise<Product> {
  const row = { ...product, slug: await slugOf(product.slug, product.name) };
  return typed(await products.create(client, row));
}

/** Stores a product as edited from the version of `updatedAt`; a ConflictError where it changed or went since. */
export async function updateProduct(
  client: Client,
  id: string,
  product: Partial<NewProduct>,
  updatedAt?: string,
): Promise<Product> {
  const { slug, ...rest } = product;
  const changes = product.name
    ? { ...rest, slug: await slugOf(slug, product.name) }
    : { ...rest, ...(slug ? { slug } : {}) };
  return typed(await products.update(client, id, changes, updatedAt));
}

/** Gives several products one category in one transaction. */
export async function setProductsCategory(client: Client, ids: readonly string[], categoryId: string): Promise<number> {
  return unwrap(await client.rpc("set_products_category", { product_ids: [...ids], new_category_id: categoryId }));
}

/** Number of products created at or after a moment. */
export async function countProductsSince(client: Client, since: Date): Promise<number> {
  const { count, error } = await client
    .from("products")
    .select("id", { count: "exact", head: true })
    .gte("created_at", since.toISOString());
  return unwrap({ data: count, error });
}

/** Number of all products, without reading one. */
export async function countProducts(client: Client): Promise<number> {
  const { count, error } = await client.from("products").select("id", { count: "exact", head: true });
  return unwrap({ data: count, error });
}
