import * as z from "zod";
import { sortedByName } from "#domain/text/names.ts";
import { sameValue } from "#domain/content/changed-fields.ts";
import { pictureSchema } from "#domain/pictures/picture.ts";
import { AVAILABILITIES } from "#domain/products/availability.ts";
import { ITEM_TYPES, type ProductInput } from "#domain/products/product.ts";
import type { Translations } from "#domain/languages/translations.ts";
import { SLUG_PATTERN } from "#domain/addresses/slug.ts";
import { specificationValuesSchema } from "#domain/units/specification-values.ts";
import { specificationSchema } from "#domain/specifications/specification-schema.ts";
import type { SaveNote } from "../changes/save-record.ts";
import type { Client, Row } from "../client.ts";
import { contentTable } from "../content/content-table.ts";
import { unwrap, unwrapOptional } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { found, narrowed, patternsOf, productFilters, searched, type ProductFilter } from "./product-filters.ts";
import { readAll, readByIds } from "../read-all.ts";

const shape = {
  specifications: z.array(specificationSchema),
  specification_values: specificationValuesSchema,
  images: z.array(pictureSchema),
  item_type: z.enum(ITEM_TYPES),
  availability: z.enum(AVAILABILITIES),
};
const productJson = z.object(shape);

/** A product with typed lists. */
export type Product = Omit<Row<"products">, keyof typeof shape> & z.output<typeof productJson>;
type BrandName = { id: string; name: string; slug: string };
export type ProductWithBrand = Product & { brand: BrandName | null };

const WITH_BRAND = "*, brand:brands!products_brand_id_fkey(id, name, slug)";

const products = contentTable("product");

/** Adds types to the JSON columns. Throws on other content, which the constraints of the database do not allow. */
function typed<T extends Row<"products">>(row: T): Omit<T, keyof typeof shape> & z.output<typeof productJson> {
  return { ...row, ...productJson.parse(row) };
}

export type ProductQuery = ProductFilter & {
  sort?: "created_at" | "name" | "updated_at";
  order?: "asc" | "desc";
  /** Default 10. */
  limit?: number;
  offset?: number;
};

/** One page of products, by default the newest first, with the number of all that match. */
export async function listProducts(client: Client, query: ProductQuery = {}): Promise<ListPage<ProductWithBrand>> {
  const { sort = "created_at", order = "desc", limit = 10, offset = 0 } = query;
  const filters = await productFilters(client, query);
  const matching = () => {
    const rows = searched(client, filters, { counted: true });
    const all = rows ? rows.select(WITH_BRAND) : client.from("products").select(WITH_BRAND, { count: "exact" });
    return narrowed(all, filters)
      .order(sort, { ascending: order === "asc" })
      .order("id");
  };
  const { data, count } = await readPage(matching, { limit, offset });
  return { data: data.map(typed), count };
}

export type ProductName = { id: string; name: string; category: string | null };

/** The names of all products that match, for selecting all of them beyond the page on screen. */
export async function listProductNames(client: Client, query: ProductFilter): Promise<ProductName[]> {
  const filters = await productFilters(client, query);
  const columns = "id, name, category";
  return readAll((from, to) => {
    const rows = searched(client, filters)?.select(columns) ?? client.from("products").select(columns);
    return newestFirst(narrowed(rows, filters)).range(from, to);
  });
}

/** All products that match, newest first, read in pages. */
export async function listMatchingProducts(
  client: Client,
  query: ProductFilter,
  onProgress?: (read: number) => void,
): Promise<Product[]> {
  const filters = await productFilters(client, query);
  const rows = await readAll(
    (from, to) => {
      const all = searched(client, filters)?.select("*") ?? client.from("products").select("*");
      return newestFirst(narrowed(all, filters)).range(from, to);
    },
    { onProgress },
  );
  return rows.map(typed);
}

/** For pickers: up to `limit` products whose name, slug, model, brand or category matches the text, sorted by name. */
export async function searchProducts(
  client: Client,
  { text, brandId, limit = 50 }: { text: string; brandId?: string; limit?: number },
): Promise<(ProductName & { slug: string })[]> {
  const columns = "id, name, slug, category";
  const term = text.trim();
  let rows = term
    ? found(client, await patternsOf(term), { everywhere: false }).select(columns)
    : client.from("products").select(columns);
  if (brandId) rows = rows.eq("brand_id", brandId);
  return sortedByName(unwrap(await rows.order("name").order("id").limit(limit)));
}

export type SeriesName = { id: string; name: string; slug: string; brand_id: string };

/** The series: product families, of one brand or all, sorted by name. */
export async function listSeries(client: Client, brandId?: string): Promise<SeriesName[]> {
  const rows = await readAll((from, to) => {
    const all = client.from("products").select("id, name, slug, brand_id").eq("item_type", "category");
    return (brandId ? all.eq("brand_id", brandId) : all).order("id").range(from, to);
  });
  return sortedByName(rows);
}

/** Of every product what a document may name. */
export const listNamedProducts = (
  client: Client,
): Promise<Pick<Row<"products">, "id" | "name" | "model" | "brand_id">[]> =>
  readAll((from, to) => client.from("products").select("id, name, model, brand_id").order("id").range(from, to));

const newestFirst = <T extends { order: (column: string, options?: { ascending: boolean }) => T }>(rows: T): T =>
  rows.order("created_at", { ascending: false }).order("id");

/** All products with their brands, sorted by name. */
export async function listAllProducts(client: Client): Promise<ProductWithBrand[]> {
  const rows = await readAll((from, to) => client.from("products").select(WITH_BRAND).order("id").range(from, to));
  return sortedByName(rows.map(typed));
}

/** The products with these ids, in no particular order; those that do not exist are left out. */
export async function listProductsById(
  client: Client,
  ids: readonly string[],
  onProgress?: (read: number) => void,
): Promise<ProductWithBrand[]> {
  const rows = await readByIds(ids, (some) => client.from("products").select(WITH_BRAND).in("id", some), {
    onProgress,
  });
  return rows.map(typed);
}

/** One product, or null if there is none. */
export async function getProduct(client: Client, id: string): Promise<ProductWithBrand | null> {
  const row = unwrapOptional(await client.from("products").select(WITH_BRAND).eq("id", id).maybeSingle());
  return row && typed(row);
}

type NewProduct = Omit<ProductInput, "slug"> & { slug?: string | null; translations?: Translations };

/** Loads the transliteration table only when a product without a slug is stored, not with every list of products. */
async function slugOf(slug: string | null | undefined, name: string): Promise<string> {
  if (slug && slug !== "undefined" && SLUG_PATTERN.test(slug)) return slug;
  const { slugOrFromName } = await import("#domain/addresses/slug-from-name.ts");
  return slugOrFromName(slug, name);
}

/**
 * Adds the quantities read from the specifications, unless only other fields change. Loads the parser only when a product is
 * stored; if that fails, stores the product without quantities instead of losing what was typed.
 */
export async function withSpecificationValues<T extends Partial<Pick<Product, "specifications">>>(
  product: T,
): Promise<T & Partial<Pick<Product, "specification_values">>> {
  if (!product.specifications) return product;
  try {
    const { readSpecificationValues } = await import("#domain/units/quantity.ts");
    return { ...product, specification_values: readSpecificationValues(product.specifications) };
  } catch (error) {
    console.error(error);
    return product;
  }
}

/** Stores a new product. A missing or empty slug, or the text 'undefined', is replaced by one made from the name. */
export async function createProduct(client: Client, product: NewProduct, note?: SaveNote): Promise<Product> {
  const row = { ...(await withSpecificationValues(product)), slug: await slugOf(product.slug, product.name) };
  return typed(await products.create(client, row, note));
}

/** Stores what differs from the product as it was `seen`; throws a ConflictError if others changed the same, or deleted it. */
export async function updateProduct(
  client: Client,
  id: string,
  product: Partial<NewProduct>,
  seen?: Partial<Product>,
  note?: SaveNote,
): Promise<Product> {
  // What is read from texts is stored only along with them: others may have changed those since.
  const { slug, ...rest } = sameValue(product.specifications, seen?.specifications)
    ? product
    : await withSpecificationValues(product);
  const changes = product.name
    ? { ...rest, slug: await slugOf(slug, product.name) }
    : { ...rest, ...(slug ? { slug } : {}) };
  return typed(await products.update(client, id, changes, seen, note));
}
