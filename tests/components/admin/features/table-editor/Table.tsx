import { useRef, useState } from "react";
import { clipboardCells, clipboardText } from "../../../../../admin/features/table-editor/rules/clipboard.ts";
import {
  columnLookup,
  fieldColumns,
  specificationColumn,
  type Column,
  type TableProduct,
} from "#domain/products/editor-columns.ts";
import {
  cellsOf,
  fill,
  fillDown,
  paste,
  putText,
  type Put,
  type Sheet,
} from "../../../../../admin/features/table-editor/rules/put.ts";
import type { GridHandle } from "../../../../../admin/features/table-editor/grid/actions.ts";
import { ProductGrid } from "../../../../../admin/features/table-editor/grid/ProductGrid.tsx";
import { useSelection } from "../../../../../admin/features/table-editor/grid/use-cell-selection.ts";
import { useTableEdits } from "../../../../../admin/features/table-editor/use-table-edits.ts";

const CARRIER = "00000000-0000-4000-8000-000000000001";
const DAIKIN = "00000000-0000-4000-8000-000000000002";
const CHILLERS = "00000000-0000-4000-8000-000000000003";
export const COLUMNS: Column[] = [
  ...fieldColumns(
    [
      { value: CARRIER, label: "Carrier" },
      { value: DAIKIN, label: "Daikin" },
    ],
    [{ value: CHILLERS, label: "Chillers" }],
    [],
  ),
  specificationColumn("Cooling capacity", "kW"),
];
const columnOf = columnLookup(COLUMNS);
const product = (n: number): TableProduct => ({
  id: `p${n}`,
  slug: `unit-${n}`,
  updated_at: "2026-01-01",
  name: `Unit ${n}`,
  model: `M${n}`,
  brand_id: CARRIER,
  category_id: CHILLERS,
  item_type: "product",
  series_id: null,
  featured: false,
  availability: "current",
  successor: null,
  specifications: [{ name: "Cooling capacity", value: `${n}00 kW` }],
});

/** The table with edits, as its screen has it, without a backend. */
export function Table({ read }: { read: ReadonlyMap<string, TableProduct> }) {
  const { edits, products, stored, problemsOf, step, undo, redo } = useTableEdits(read, columnOf);
  const grid = useRef<GridHandle>(null);
  const [sorted, setSorted] = useState("name");
  const rows = [...read.keys()];
  const selection = useSelection(rows.length, COLUMNS.length);
  const sheet: Sheet = {
    rows,
    columns: COLUMNS,
    value: (id, column) => edits.get(id)?.[column.key] ?? stored(id, column.key),
  };
  const put = (what: string, { changes }: Put) => step({ what, changes });
  return (
    <>
      <p id="help">Help</p>
      <div style={{ blockSize: 400, inlineSize: 900 }}>
        <ProductGrid
          ref={grid}
          sheet={sheet}
          products={products}
          marks={(id) => ({ edits: edits.get(id), problems: problemsOf(id) })}
          selection={selection}
          sorting={{ column: sorted, descending: false }}
          busy={false}
          describedBy="help"
          onType={({ row, column }, text) =>
            put("Edit", putText(sheet, { top: row, bottom: row, left: column, right: column }, text))
          }
          onClear={(range) => put("Clear", putText(sheet, range, ""))}
          onCopy={(range) => clipboardText(cellsOf(sheet, range))}
          onPaste={(range, text) => put("Paste", paste(sheet, range, clipboardCells(text)))}
          onFillDown={(range) => put("Fill down", fillDown(sheet, range))}
          onFill={(source, target) => put("Fill", fill(sheet, source, target))}
          onUndo={undo}
          onRedo={redo}
          onFind={() => undefined}
          onSort={({ key }) => setSorted(key)}
        />
      </div>
      <button type="button">After the table</button>
    </>
  );
}

/** This many products, numbered from 1. */
export const products = (count: number): ReadonlyMap<string, TableProduct> =>
  new Map(Array.from({ length: count }, (_, n) => [`p${n + 1}`, product(n + 1)]));
