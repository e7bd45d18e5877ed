import {
  fieldColumns,
  specificationColumn,
  storedValue,
  type Column,
  type TableProduct,
} from "#domain/products/editor-columns.ts";
import { NO_EDITS, type Stored, type TableEdits } from "../../../admin/features/table-editor/rules/history.ts";
import type { Sheet } from "../../../admin/features/table-editor/rules/put.ts";

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const CARRIER = id(901);
export const DAIKIN = id(902);
const CHILLERS = id(911);
const PUMPS = id(912);

export const COLUMNS: Column[] = [
  ...fieldColumns(
    [
      { value: CARRIER, label: "Carrier" },
      { value: DAIKIN, label: "Daikin" },
    ],
    [
      { value: CHILLERS, label: "Chillers" },
      { value: PUMPS, label: "Pumps" },
    ],
    [],
  ),
  specificationColumn("Cooling capacity", "kW"),
  specificationColumn("COP", null, ["Coefficient of performance"]),
];
export const columnOf = (key: string): Column =>
  COLUMNS.find((column) => column.key === key) ?? specificationColumn(key.replace("specification:", ""));

export const product = (n: number, values: Partial<TableProduct> = {}): TableProduct => ({
  id: id(n),
  slug: `unit-${n}`,
  updated_at: `2026-01-01T00:00:0${n % 10}Z`,
  name: `Unit ${n}`,
  model: null,
  brand_id: CARRIER,
  category_id: CHILLERS,
  item_type: "product",
  series_id: null,
  featured: false,
  availability: "current",
  successor: null,
  specifications: [{ name: "Cooling capacity", value: `${n}00 kW` }],
  ...values,
});
export const productsOf = (count: number): Map<string, TableProduct> =>
  new Map(Array.from({ length: count }, (_, n) => [id(n + 1), product(n + 1)]));

export const storedIn =
  (products: ReadonlyMap<string, TableProduct>): Stored =>
  (of, key) => {
    const found = products.get(of);
    return found ? storedValue(found, columnOf(key)) : "";
  };

/** The products with their unsaved changes, as the table shows them. */
export function sheetOf(products: ReadonlyMap<string, TableProduct>, { edits }: TableEdits = NO_EDITS): Sheet {
  const stored = storedIn(products);
  return {
    rows: [...products.keys()],
    columns: COLUMNS,
    value: (of, column) => edits.get(of)?.[column.key] ?? stored(of, column.key),
  };
}
