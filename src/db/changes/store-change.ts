import { seenFields } from "#domain/content/changed-fields.ts";
import type { Translations } from "#domain/languages/translations.ts";
import type { ProductInput } from "#domain/products/product.ts";
import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { withSpecificationValues } from "../products/products.ts";
import { storePrepared, type PreparedRow, type StoreOptions } from "./prepared-change.ts";

type ProductValues = ProductInput & { featured: boolean; translations: Translations };

/** What happens to one product. Only the columns in `values` change; a new product needs all that are required. */
export type ProductChange = {
  /** For a new product, an id made by the caller. */
  id: string;
  /** The product as the editor saw it, at least the columns in `values`; null creates it. */
  seen: object | null;
  values: Partial<ProductValues>;
};

export type NewChange = {
  kind: "import" | "table" | "bulk" | "specifications";
  /** What the log shows: the name of the file, 'COP renamed to Coefficient of performance'. */
  title: string;
  details?: { [key: string]: Json };
  /** Created in the same transaction, before the products. */
  newBrands?: { id: string; name: string; slug: string }[];
  newCategories?: { id: string; name: string; slug: string; parent_id: string | null }[];
};

export type StoredChange = {
  id: string;
  created: number;
  changed: number;
  /** Products in which others changed the same columns since, or that are gone. If there are any, nothing was stored. */
  conflicts: { id: string; is_gone: boolean }[];
  /** New slugs that another product has or that two changes ask for. If there are any, nothing was stored. */
  slugs_used: { id: string; slug: string }[];
};

/** Stores all changes in one transaction, or none: after a conflict, a refusal, a lost connection, or if it is stopped. */
export async function storeChange(
  client: Client,
  { newBrands = [], newCategories = [], ...head }: NewChange,
  products: readonly ProductChange[],
  options: StoreOptions = {},
): Promise<StoredChange> {
  options.signal?.throwIfAborted();
  const created =
    (table_name: string) =>
    ({ id: record, ...after }: { id: string }): PreparedRow => ({ table_name, record, before: null, after });
  const owners = [...newBrands.map(created("brands")), ...newCategories.map(created("categories"))];
  const rows = (await withReadValues(products)).map(({ id: record, seen, values }): PreparedRow => {
    return {
      table_name: "products",
      record,
      before: seen && (seenFields(seen, values) as Json),
      after: values as Json,
    };
  });
  const { id, applied } = await storePrepared(client, head, { owners, rows }, options);
  return {
    id,
    created: applied?.counts["products"]?.created ?? 0,
    changed: applied?.counts["products"]?.changed ?? 0,
    conflicts: (applied?.edited ?? []).map(({ record, is_gone }) => ({ id: record, is_gone })),
    slugs_used: (applied?.slugs_used ?? []).map(({ record, slug }) => ({ id: record, slug })),
  };
}

/** Adds the quantities read from new specifications; an import has read thousands of them already, in its worker. */
function withReadValues(changes: readonly ProductChange[]): Promise<ProductChange[]> {
  return Promise.all(
    changes.map(async (change) =>
      "specification_values" in change.values
        ? change
        : { ...change, values: await withSpecificationValues(change.values) },
    ),
  );
}
