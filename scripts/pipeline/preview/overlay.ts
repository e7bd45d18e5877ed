import { readSpecificationValues } from "#domain/units/quantity.ts";
import { compareNames, withFurtherByName } from "#domain/text/names.ts";
import { ALL_KINDS, contentKind, CONTENT_KINDS } from "#domain/content/content-kinds.ts";
import { kindOfTable } from "#domain/content/change-text.ts";
import type { PreviewRow } from "#domain/publishing/preview.ts";
import type { ProductWithBrand } from "#db/products/products.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";

/** A row of any table. */
export type StoredRow = Record<string, unknown> & { id: string };

/** The tables of the content whose rows a preview can change. */
const TABLES = [...ALL_KINDS.map((kind) => CONTENT_KINDS[kind].table), "attributes" as const];
type Table = (typeof TABLES)[number];
const isTable = (name: string): name is Table => (TABLES as readonly string[]).includes(name);

/** What the database fills in where a new product says nothing. */
const NEW_PRODUCT = {
  ...{ category_id: null, category: null, model: null, specification_values: null, featured: false },
  ...{ item_type: "product", series_id: null, availability: "current", successor: null },
  ...{ specifications: [], features: [], images: [] },
};

const nameOf = (row: StoredRow): string => String(row["name"] ?? row["title"] ?? row["key"] ?? "");
const numberOf = (row: StoredRow, column: string): number => Number(row[column] ?? 0);
const dayOf = (row: StoredRow): number => Date.parse(String(row["published_on"] ?? "1970-01-01"));
/** The order of every list of a snapshot except that of products: by place, then the newest day or year, then by name. */
const inOrder = (a: StoredRow, b: StoredRow): number =>
  numberOf(a, "sort_order") - numberOf(b, "sort_order") ||
  dayOf(b) - dayOf(a) ||
  numberOf(b, "year") - numberOf(a, "year") ||
  compareNames(nameOf(a), nameOf(b));

const isShown = (row: StoredRow): boolean =>
  ["published", "is_active", "consent"].every((column) => row[column] !== false);
/** What changes call a row: a setting by its key. */
const recordOf = (row: StoredRow): string => String(row["key"] ?? row.id);

export type Overlaid = {
  snapshot: Snapshot;
  /** The address of the first record's page. */
  page: string;
  /** Whether it is switched off, so that visitors would not see it: only its own preview shows it. */
  hidden: boolean;
};

/** The records that a preview changes and the content does not have, because visitors do not see them. */
export function missingRecords(snapshot: Snapshot, rows: readonly PreviewRow[]): PreviewRow[] {
  const known = new Map<string, Set<string>>();
  const has = (table: Table, record: string): boolean => {
    const records = known.get(table) ?? new Set(listOf(snapshot, table).map(recordOf));
    known.set(table, records);
    return records.has(record);
  };
  return rows.filter(({ table, record, before }) => before !== null && isTable(table) && !has(table, record));
}

const listOf = (snapshot: Snapshot, table: Table): StoredRow[] => snapshot[table] as unknown as StoredRow[];

type Options = {
  /** The rows of missingRecords. */
  stored?: readonly StoredRow[];
  /** Whether it is the preview of one record, which shows it even if it is switched off. */
  alone?: boolean;
  /** When new records were made. */
  now?: string;
};

/**
 * The content as it would be with these changes, the later ones over the earlier. Rows that nothing changes stay the same objects,
 * so that what was made of them is not made again.
 */
export function withOverlay(
  before: Snapshot,
  rows: readonly PreviewRow[],
  { stored = [], alone = false, now = new Date().toISOString() }: Options = {},
): Overlaid {
  const snapshot = { ...before };
  const storedById = new Map(stored.map((row) => [row.id, row]));
  let hidden = false;
  for (const table of TABLES) {
    const changes = rows.filter((row) => row.table === table);
    if (changes.length === 0) continue;
    const changed = new Map<string, StoredRow | null>();
    const byName = new Map(listOf(before, table).map((row) => [recordOf(row), row]));
    for (const { record, after } of changes) {
      const present = changed.get(record) ?? byName.get(record) ?? storedById.get(record);
      changed.set(record, after && { ...(present ?? newRow(table, record, now)), ...after });
    }
    const further = [...changed.values()].filter((row) => row !== null);
    hidden ||= alone && !further.every(isShown);
    // Of whoever has not agreed nothing is shown to anybody.
    const shown = further.filter((row) => row["consent"] !== false && (alone || isShown(row)));
    const rest = listOf(before, table).filter((row) => !changed.has(recordOf(row)));
    Object.assign(snapshot, { [table]: placed(table, rest, shown) });
  }
  const linked = withReferences(before, snapshot, rows);
  return { snapshot: linked, hidden, page: pageOf(linked, rows[0]) };
}

function newRow(table: Table, record: string, now: string): StoredRow {
  const row = { id: record, created_at: now, updated_at: now };
  return table === "products" ? { ...NEW_PRODUCT, ...row } : row;
}

function placed(table: Table, rest: StoredRow[], further: StoredRow[]): StoredRow[] {
  if (table !== "products") return [...rest, ...further].sort(inOrder);
  const products = further.map((row) => ({
    ...(row as unknown as ProductWithBrand),
    specification_values: readSpecificationValues((row as unknown as ProductWithBrand).specifications),
  }));
  return withFurtherByName(rest as unknown as ProductWithBrand[], products) as unknown as StoredRow[];
}

/** What the database copies from one table to another, or deletes along. */
function withReferences(before: Snapshot, now: Snapshot, rows: readonly PreviewRow[]): Snapshot {
  const brands = new Map(now.brands.map(({ id, name, slug }) => [id, { id, name, slug }]));
  const hasChanged = (table: string): boolean => rows.some((row) => row.table === table);
  const gone = new Set(rows.flatMap(({ record, after }) => (after === null ? [record] : [])));
  const categoryNames = new Map(now.categories.map(({ id, name }) => [id, name]));
  const products = now.products.flatMap((product) => {
    if (gone.has(product.brand_id)) return [];
    const brand = brands.get(product.brand_id) ?? null;
    const id = gone.has(product.category_id ?? "") ? null : product.category_id;
    const name = id === null ? (product.category_id === null ? product.category : null) : categoryNames.get(id);
    const category = name === undefined ? product.category : name;
    const sameBrand = product.brand?.name === brand?.name && product.brand?.slug === brand?.slug;
    const same = sameBrand && product.category === category && product.category_id === id;
    return same ? [product] : [{ ...product, brand: sameBrand ? product.brand : brand, category, category_id: id }];
  });
  return {
    ...now,
    products:
      now.products !== before.products || hasChanged("brands") || hasChanged("categories") ? products : now.products,
    featured: featuredOf(now, gone),
    redirects: [
      ...before.redirects,
      ...rows.flatMap(({ table, before: earlier, after }) => {
        const kind = kindOfTable(table);
        const [from, to] = [earlier?.["slug"], after?.["slug"]];
        return kind && typeof from === "string" && typeof to === "string" && from !== to ? [{ kind, from, to }] : [];
      }),
    ],
  };
}

/** The featured items with the present names of what they show. */
function featuredOf({ featured, products, categories }: Snapshot, gone: ReadonlySet<string>): Snapshot["featured"] {
  const productsById = new Map(products.map((product) => [product.id, product]));
  const categoriesById = new Map(categories.map((category) => [category.id, category]));
  const items = featured.flatMap((item) => {
    if (gone.has(item.brand_id) || gone.has(item.item_id)) return [];
    const shown = productsById.get(item.product_id ?? "") ?? categoriesById.get(item.category_id ?? "");
    if (!shown || (shown.name === item.item_name && shown.slug === item.item_slug)) return [item];
    return [{ ...item, item_name: shown.name, item_slug: shown.slug }];
  });
  return items.every((item, index) => item === featured[index]) && items.length === featured.length ? featured : items;
}

/** The address of the record's page; the list that shows it if it has none, and the home page if it is gone. */
function pageOf(snapshot: Snapshot, row: PreviewRow | undefined): string {
  const kind = row && kindOfTable(row.table);
  if (!kind || !isTable(row.table)) return "/";
  const { ownPage, address, listedAt } = contentKind(kind);
  const record = listOf(snapshot, row.table).find((one) => recordOf(one) === row.record);
  return record && ownPage ? address(String(record["slug"])) : (listedAt?.href ?? "/");
}
