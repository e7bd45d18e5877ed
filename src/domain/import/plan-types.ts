import type { ProductInput } from "../products/product.ts";
import type { Table } from "./table/table-cells.ts";
import type { HeaderRows } from "./table/header.ts";
import type { Mapping } from "./columns/mapping.ts";
import type { NamedRecord } from "./columns/named-records.ts";

/** What is stored of a product. */
export type StoredValues = ProductInput & { featured: boolean };
/** A product of the catalogue, which rows may change. */
export type ExistingProduct = StoredValues & { id: string };

export type PlanInput = {
  table: Table;
  header: HeaderRows;
  mapping: Mapping;
  brands: readonly NamedRecord[];
  categories: readonly NamedRecord[];
  products: readonly ExistingProduct[];
  /** The addresses of the pictures that were dropped, by the names of their files in lower case. */
  pictures: ReadonlyMap<string, string>;
  slugFromName: (name: string) => string;
};

/** One field of a product before and after; an empty text for nothing. */
export type Difference = { label: string; before: string; after: string };
/** Why a row is refused. The column is empty where the reason concerns the whole row. */
export type RowProblem = { column: string; reason: string };

/** The outcome for one row. `row` is its number as a spreadsheet shows it. */
export type PlannedRow = { row: number; name: string } & (
  | { kind: "new"; id: string; values: StoredValues }
  | { kind: "changed"; id: string; seen: object; values: Partial<StoredValues>; differences: Difference[] }
  | { kind: "unchanged"; id: string }
  /** Left out on purpose, because only new products or only changes were asked for. */
  | { kind: "skipped" }
  /** `lacking`: it would be a new product, for which the mapping lacks something. */
  | { kind: "refused"; problems: RowProblem[]; lacking?: true }
);
export const ROW_KINDS = ["new", "changed", "unchanged", "skipped", "refused"] as const;
export type RowKind = (typeof ROW_KINDS)[number];

export type NewBrand = { id: string; name: string; slug: string };
export type NewCategory = NewBrand & { parent_id: string | null };
/** A series that rows name and the catalogue does not have: a product family of its own. */
export type NewSeries = { id: string; values: StoredValues };

export type Plan = {
  rows: PlannedRow[];
  newBrands: NewBrand[];
  newCategories: NewCategory[];
  newSeries: NewSeries[];
};
