import { type ProductInput, productSchema } from "#domain/products/product.ts";
import type { Specification } from "#domain/specifications/specification-schema.ts";
import { cellProblem } from "./edited-cells.ts";
import { lineOf, type CellValue, type Column, type TableProduct } from "#domain/products/editor-columns.ts";
import type { Edits, RowEdits } from "./history.ts";

export type ChangedValues = Partial<ProductInput & { featured: boolean }>;
type ColumnOf = (key: string) => Column;

/** The lines of a product after its cells were changed: an emptied cell removes its line, a new one is added at the end. */
function changedLines(
  lines: readonly Specification[],
  edits: readonly (readonly [Column, CellValue])[],
): Specification[] {
  return edits.reduce<Specification[]>(
    (changed, [column, value]) => {
      const index = lineOf(changed, column);
      const name = changed[index]?.name ?? column.specification?.[0] ?? column.label;
      const line = { name, value: String(value) };
      if (value === "") return index === -1 ? changed : changed.toSpliced(index, 1);
      return index === -1 ? [...changed, line] : changed.with(index, line);
    },
    [...lines],
  );
}

/** The fields that a product may be without. */
const MAY_BE_EMPTY = new Set(["model", "series_id", "successor"]);

/** The changed database columns of a product with changed cells. */
export function changedValues(product: TableProduct, edits: RowEdits, columnOf: ColumnOf): ChangedValues {
  const entries = Object.entries(edits).map(([key, value]) => [columnOf(key), value] as const);
  const fields = entries.filter(([column]) => !column.specification);
  const lines = entries.filter(([column]) => column.specification);
  return {
    ...Object.fromEntries(
      fields.map(([{ key }, value]) => [key, MAY_BE_EMPTY.has(key) && value === "" ? null : value]),
    ),
    ...(lines.length > 0 ? { specifications: changedLines(product.specifications, lines) } : {}),
  };
}

/** What is wrong with the changed cells of a product, by the key of their column. */
export function rowProblems(product: TableProduct, edits: RowEdits, columnOf: ColumnOf): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const [key, value] of Object.entries(edits)) {
    const problem = cellProblem(columnOf(key), value);
    if (problem) problems[key] = problem;
  }
  const { specifications } = changedValues(product, edits, columnOf);
  const tooMany =
    specifications && specifications.length > product.specifications.length
      ? productSchema.shape.specifications.safeParse(specifications).error?.issues.find(({ path }) => path.length === 0)
      : undefined;
  const added = Object.keys(edits).find((key) => columnOf(key).specification);
  if (tooMany && added) problems[added] ??= tooMany.message;
  return problems;
}

/** The changes to store. Products that are not known are left out. */
export function productChanges(
  products: ReadonlyMap<string, TableProduct>,
  edits: Edits,
  columnOf: ColumnOf,
): { id: string; seen: TableProduct; values: ChangedValues }[] {
  return [...edits].flatMap(([id, row]) => {
    const product = products.get(id);
    return product ? [{ id, seen: product, values: changedValues(product, row, columnOf) }] : [];
  });
}
