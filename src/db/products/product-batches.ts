import type { ProductInput } from "#domain/products/product.ts";
import type { Client, Row } from "../client.ts";
import type { Json } from "../database.types.ts";
import { ensureDone, unwrap } from "../errors.ts";
import { readPage, type ListPage } from "../list-page.ts";
import { withSpecificationValues } from "./products.ts";

/** What happens to one product. Only the columns in `values` change; a new product needs all that are required. */
export type ProductChange = {
  /** For a new product, an id made by the caller. */
  id: string;
  /** `updated_at` of the product that was edited; null creates it. */
  version: string | null;
  values: Partial<ProductInput & { featured: boolean }>;
};

type ProductBatchKind = "import" | "table" | "bulk" | "specifications";

export type NewProductBatch = {
  kind: ProductBatchKind;
  /** What the list shows: the name of the file, 'COP renamed to Coefficient of performance'. */
  title: string;
  details?: { [key: string]: Json };
  /** Created in the same transaction, before the products. */
  newBrands?: { id: string; name: string; slug: string }[];
  newCategories?: { id: string; name: string; slug: string; parent_id: string | null }[];
};

export type StoredBatch = {
  id: string;
  created: number;
  changed: number;
  /** Products changed (or, with null, deleted) since their version. If there are any, nothing was stored. */
  conflicts: { id: string; updated_at: string | null }[];
  /** New slugs that another product has or that two changes ask for. If there are any, nothing was stored. */
  slugs_used: { id: string; slug: string }[];
};

type Options = {
  /** Called as rows arrive at the database; the last step, which stores them, comes after the last row. */
  onProgress?: (sent: number, all: number) => void;
  /** Stops before the batch is stored; the promise is rejected with the signal's reason. */
  signal?: AbortSignal;
};

/** A request is at most this large, so that a slow connection shows progress and the API accepts it. */
const ROWS_PER_REQUEST = 500;
const CHARACTERS_PER_REQUEST = 1_000_000;

/** Stores all changes in one transaction, or none: after a conflict, a refusal, a lost connection, or if it is stopped. */
export async function storeProductBatch(
  client: Client,
  { kind, title, details = {}, newBrands = [], newCategories = [] }: NewProductBatch,
  changes: readonly ProductChange[],
  { onProgress, signal }: Options = {},
): Promise<StoredBatch> {
  signal?.throwIfAborted();
  const row = { kind, title, details, new_brands: newBrands, new_categories: newCategories };
  const { id } = unwrap(await client.from("product_batches").insert(row).select("id").single());
  try {
    let sent = 0;
    for (const part of parts(await withReadValues(changes))) {
      signal?.throwIfAborted();
      const rows = part.map((change) => ({
        batch_id: id,
        product_id: change.id,
        version: change.version,
        change: change.values,
      }));
      ensureDone(await client.from("product_batch_rows").insert(rows));
      sent += rows.length;
      onProgress?.(sent, changes.length);
    }
    signal?.throwIfAborted();
    const stored = unwrap(await client.rpc("store_product_batch", { of_batch: id })) as Omit<StoredBatch, "id">;
    if (stored.conflicts.length > 0 || stored.slugs_used.length > 0) await drop(client, id);
    return { id, ...stored };
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
  ensureDone(await client.from("product_batches").delete().eq("id", id));
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

export type UndoneBatch = {
  undone: number;
  /** The products changed or deleted since the batch was stored. */
  edited: { id: string; name: string }[];
};

/**
 * Gives the products of a batch their former values; those it created go to the trash. Products edited since are left alone
 * and returned. Unless `onlyUntouched` is set, nothing is undone if there are any.
 */
export async function undoProductBatch(
  client: Client,
  id: string,
  { onlyUntouched = false }: { onlyUntouched?: boolean } = {},
): Promise<UndoneBatch> {
  const undone = await client.rpc("undo_product_batch", { of_batch: id, only_untouched: onlyUntouched });
  return unwrap(undone) as UndoneBatch;
}

export type ProductBatch = Row<"product_batches">;

/** The stored batches, newest first. Nothing for anyone but administrators. */
export async function listProductBatches(
  client: Client,
  page: { limit: number; offset: number },
): Promise<ListPage<ProductBatch>> {
  return readPage(
    () =>
      client
        .from("product_batches")
        .select("*", { count: "exact" })
        .not("stored_at", "is", null)
        .order("created_at", { ascending: false })
        .order("id"),
    page,
  );
}
