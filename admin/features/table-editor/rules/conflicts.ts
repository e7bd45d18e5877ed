import { cellText } from "./edited-cells.ts";
import { storedValue, type CellValue, type Column, type TableProduct } from "#domain/products/editor-columns.ts";
import type { Edits } from "./history.ts";

/** A product that somebody else changed, or deleted (`theirs` is null), since its cells were edited. */
export type RowConflict = { id: string; base: TableProduct; theirs: TableProduct | null };

type Compared = { column: Column; before: string; mine: string; theirs: string };

/** The cells of a conflict that were edited here, or changed by the other person in a column on the screen. */
export function comparedCells(
  { id, base, theirs }: RowConflict,
  edits: Edits,
  columns: readonly Column[],
  columnOf: (key: string) => Column,
): Compared[] {
  const mine = edits.get(id) ?? {};
  const keys = new Set([...Object.keys(mine), ...columns.map(({ key }) => key)]);
  return [...keys].flatMap((key) => {
    const column = columnOf(key);
    const before = storedValue(base, column);
    const other: CellValue = theirs ? storedValue(theirs, column) : "";
    if (!(key in mine) && (theirs === null || other === before)) return [];
    const text = (value: CellValue) => cellText(column, value);
    return [{ column, before: text(before), mine: text(mine[key] ?? other), theirs: theirs ? text(other) : "" }];
  });
}
