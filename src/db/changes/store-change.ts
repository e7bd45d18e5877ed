import { seenFields } from "#domain/content/changed-fields.ts";
import type { Translations } from "#domain/languages/translations.ts";
import type { ProductInput } from "#domain/products/product.ts";
import type { Client } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { withSpecificationValues } from "../products/products.ts";
import { putInPlan } from "./plans.ts";
import type { Applied } from "./undo.ts";

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

type Options = {
  /** Called as rows arrive at the database; the last step, which stores them, comes after the last row. */
  onProgress?: (sent: number, all: number) => void;
  /** Stops before the change is stored; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
  /** Puts the change into this plan instead of storing it. */
  plan?: string | undefined;
};

/** A request is at most this large, so that a slow connection shows progress and the API accepts it. */
const ROWS_PER_REQUEST = 500;
const CHARACTERS_PER_REQUEST = 1_000_000;

/** Stores all changes in one transaction, or none: after a conflict, a refusal, a lost connection, or if it is stopped. */
export async function storeChange(
  client: Client,
  { kind, title, details = {}, newBrands = [], newCategories = [] }: NewChange,
  products: readonly ProductChange[],
  { onProgress, signal, plan }: Options = {},
): Promise<StoredChange> {
  signal?.throwIfAborted();
  const { id } = unwrap(await client.from("changes").insert({ kind, title, details }).select("id").single());
  const created = (table: string) => (row: { id: string }) => {
    const { id: record, ...after } = row;
    return { table_name: table, record, before: null, after: after as Json };
  };
  const storeRows = async (rows: Json) => ensureDone(await client.rpc("store_change_rows", { of_change: id, rows }));
  try {
    const owners = [...newBrands.map(created("brands")), ...newCategories.map(created("categories"))];
    if (owners.length > 0) await storeRows(owners);
    let sent = 0;
    for (const part of parts(await withReadValues(products))) {
      signal?.throwIfAborted();
      const rows = part.map(({ id: record, seen, values }) => ({
        table_name: "products",
        record,
        before: seen && (seenFields(seen, values) as Json),
        after: values as Json,
      }));
      await storeRows(rows);
      sent += rows.length;
      onProgress?.(sent, products.length);
    }
    signal?.throwIfAborted();
    if (plan !== undefined) {
      await putInPlan(client, [id], plan);
      return { id, created: 0, changed: 0, conflicts: [], slugs_used: [] };
    }
    const applied = unwrap(await client.rpc("apply_change", { of_change: id })) as Applied;
    if (applied.edited.length > 0 || applied.slugs_used.length > 0) await drop(client, id);
    return {
      id,
      created: applied.counts["products"]?.created ?? 0,
      changed: applied.counts["products"]?.changed ?? 0,
      conflicts: applied.edited.map(({ record, is_gone }) => ({ id: record, is_gone })),
      slugs_used: applied.slugs_used.map(({ record, slug }) => ({ id: record, slug })),
    };
  } catch (error) {
    // Without a connection the rows stay in the database for a day, but are not applied.
    await drop(client, id).catch(() => undefined);
    throw error;
  }
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

async function drop(client: Client, id: string): Promise<void> {
  ensureDone(await client.from("changes").delete().eq("id", id));
}

function* parts(changes: readonly ProductChange[]): Generator<ProductChange[]> {
  let part: ProductChange[] = [];
  let characters = 0;
  for (const change of changes) {
    const length = JSON.stringify(change.values).length;
    if (part.length > 0 && (part.length === ROWS_PER_REQUEST || characters + length > CHARACTERS_PER_REQUEST)) {
      yield part;
      part = [];
      characters = 0;
    }
    part.push(change);
    characters += length;
  }
  if (part.length > 0) yield part;
}
