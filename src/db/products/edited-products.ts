import * as z from "zod";
import { AVAILABILITIES } from "#domain/products/availability.ts";
import { ITEM_TYPES } from "#domain/products/product.ts";
import { specificationSchema } from "#domain/specifications/specification-schema.ts";
import type { TableProduct } from "#domain/products/editor-columns.ts";
import type { Client } from "../client.ts";
import { narrowed, productFilters, searched, type ProductFilter } from "./product-filters.ts";
import { readAll, readByIds } from "../read-all.ts";

const COLUMNS =
  "id, slug, updated_at, name, model, brand_id, category_id, item_type, series_id, featured, availability, successor, specifications";
const rowJson = z.object({
  item_type: z.enum(ITEM_TYPES),
  availability: z.enum(AVAILABILITIES),
  specifications: z.array(specificationSchema),
});

/** Thousands of products repeat the same names, ids and values: each text is kept in memory once. */
function textsKeptOnce(): (text: string) => string {
  const texts = new Map<string, string>();
  return (text) => {
    const kept = texts.get(text);
    if (kept === undefined) texts.set(text, text);
    return kept ?? text;
  };
}

type Typed = "item_type" | "availability" | "specifications";
type Stored = Omit<TableProduct, Typed> & { item_type: string; availability: string; specifications: unknown };

function compact(row: Stored, kept: (text: string) => string): TableProduct {
  const { item_type, availability, specifications } = rowJson.parse(row);
  return {
    ...row,
    brand_id: row.brand_id && kept(row.brand_id),
    category_id: row.category_id && kept(row.category_id),
    series_id: row.series_id && kept(row.series_id),
    item_type,
    availability,
    specifications: specifications.map(({ name, value }) => ({ name: kept(name), value: kept(value) })),
  };
}

type Options = {
  onProgress?: (read: number, all: number) => void;
  signal?: AbortSignal;
};

/** All products that match, for the editable table. Read page by page; `onProgress` gets how many are read, and of how many. */
export async function listTableProducts(
  client: Client,
  query: ProductFilter,
  { onProgress, signal }: Options = {},
): Promise<TableProduct[]> {
  const filters = await productFilters(client, query);
  const kept = textsKeptOnce();
  return readAll(
    async (from, to) => {
      const rows =
        searched(client, filters, { counted: true })?.select(COLUMNS) ??
        client.from("products").select(COLUMNS, { count: "exact" });
      const page = narrowed(rows, filters).order("id").range(from, to);
      const answer = await (signal ? page.abortSignal(signal) : page);
      return { ...answer, data: answer.data && answer.data.map((row) => compact(row, kept)) };
    },
    // The database counts, so the number of all is known.
    { onProgress: onProgress && ((read, all) => onProgress(read, all ?? read)), signal },
  );
}

/** The products with these ids as they are now; those that do not exist any more are left out. */
export async function listTableProductsById(client: Client, ids: readonly string[]): Promise<TableProduct[]> {
  const rows = await readByIds(ids, (some) => client.from("products").select(COLUMNS).in("id", some));
  const kept = textsKeptOnce();
  return rows.map((row) => compact(row, kept));
}
