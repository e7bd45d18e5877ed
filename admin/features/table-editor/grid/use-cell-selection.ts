import { useState } from "react";
import { rangeOf, type Place, type Range } from "../rules/range.ts";

/** The row of the column titles, above the first product. */
export const HEADER_ROW = -1;

type Selection = {
  /** The cell that has the focus and is edited. */
  anchor: Place;
  /** The opposite corner of the selected range. */
  head: Place;
};

const START: Selection = { anchor: { row: 0, column: 0 }, head: { row: 0, column: 0 } };
const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(max, value));

/** The selected cells of a table with this many rows and columns. Titles can have the focus, but are never part of a range. */
export function useSelection(rows: number, columns: number) {
  const [stored, store] = useState(START);
  const within = ({ row, column }: Place, firstRow = HEADER_ROW): Place => ({
    row: clamp(row, firstRow, Math.max(rows - 1, firstRow)),
    column: clamp(column, 0, Math.max(columns - 1, 0)),
  });
  // Rows may have become fewer since.
  const anchor = within(stored.anchor);
  const head = within(stored.head);
  const range: Range = rangeOf(anchor, head);

  const select = (place: Place, other: Place = place) => store({ anchor: within(place), head: within(other) });
  const extend = (to: Place) => {
    if (anchor.row !== HEADER_ROW) store({ anchor, head: within(to, 0) });
  };
  return {
    anchor,
    head,
    range,
    isHeader: anchor.row === HEADER_ROW,
    select,
    extend,
    move: (by: Place, extending: boolean) =>
      extending
        ? extend({ row: head.row + by.row, column: head.column + by.column })
        : select({ row: anchor.row + by.row, column: anchor.column + by.column }),
    /** The cell after or before this one, at the end of a row in the next one; false if there is none. */
    next: (step: 1 | -1): boolean => {
      const index = anchor.row * columns + anchor.column + step;
      const row = Math.floor(index / columns);
      if (row < HEADER_ROW || row >= rows) return false;
      select({ row, column: index - row * columns });
      return true;
    },
  };
}
export type GridSelection = ReturnType<typeof useSelection>;
