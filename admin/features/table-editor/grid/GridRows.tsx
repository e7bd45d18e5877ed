import { cellText } from "../rules/edited-cells.ts";
import type { Column, TableProduct } from "#domain/products/editor-columns.ts";
import type { Sheet } from "../rules/put.ts";
import type { Range } from "../rules/range.ts";
import { CellEditor } from "./CellEditor.tsx";
import { GridRow, type RowMarks } from "./GridRow.tsx";
import type { CellEditing } from "./use-editing.ts";
import type { GridSelection } from "./use-cell-selection.ts";

type Props = {
  sheet: Sheet;
  products: ReadonlyMap<string, TableProduct>;
  marks: (id: string) => RowMarks;
  selection: GridSelection;
  cells: CellEditing;
  /** The cells that the fill being dragged covers. */
  filled: Range | null;
  first: number;
  last: number;
  rowHeight: number;
};

const NOTHING = { from: -1, to: -2 };
const NAME: Column = { key: "name", label: "Name", kind: "text" };

/** The rows from the first to the last one in view, and the one with the focus. */
export function GridRows({ sheet, products, marks, selection, cells, filled, first, last, rowHeight }: Props) {
  const { rows, columns } = sheet;
  const { anchor, range, isHeader } = selection;
  const { editing } = cells;
  const indexes: number[] = [];
  for (let index = first; index <= last; index += 1) indexes.push(index);
  // The cell with the focus stays, or the keys would have nowhere to go after scrolling.
  if (anchor.row >= 0 && anchor.row < rows.length) {
    if (anchor.row < first) indexes.unshift(anchor.row);
    else if (anchor.row > last) indexes.push(anchor.row);
  }

  const editorIn = (id: string, column: Column, problem: string | undefined) =>
    editing && (
      <CellEditor
        key={`${editing.place.row}:${editing.place.column}`}
        column={column}
        value={sheet.value(id, column)}
        over={editing.over}
        label={`${column.label} of ${cellText(NAME, sheet.value(id, columns[0] ?? NAME))}`}
        problem={problem}
        onText={cells.type}
        onBlur={cells.commit}
      />
    );
  return indexes.map((index) => {
    const id = rows[index] ?? "";
    const product = products.get(id);
    if (!product) return null;
    const rowMarks = marks(id);
    const selected = !isHeader && index >= range.top && index <= range.bottom;
    const isFilled = filled !== null && index >= filled.top && index <= filled.bottom;
    const active = index === anchor.row ? anchor.column : -1;
    const column = active === -1 ? undefined : columns[active];
    return (
      <GridRow
        key={id}
        product={product}
        index={index}
        top={index * rowHeight}
        columns={columns}
        {...rowMarks}
        {...(selected ? { from: range.left, to: range.right } : NOTHING)}
        active={active}
        handle={selected && index === range.bottom ? range.right : -1}
        filledFrom={isFilled ? filled.left : NOTHING.from}
        filledTo={isFilled ? filled.right : NOTHING.to}
        editor={column ? editorIn(id, column, rowMarks.problems?.[column.key]) : null}
      />
    );
  });
}
