import { cellText, readText } from "./edited-cells.ts";
import type { CellValue, Column } from "#domain/products/editor-columns.ts";
import type { CellChange } from "./history.ts";
import { isWithin, placesOf, rangeSize, type Place, type Range } from "./range.ts";

/** The table as it is on the screen. */
export type Sheet = {
  /** The ids of the products, from top to bottom. */
  rows: readonly string[];
  columns: readonly Column[];
  value: (id: string, column: Column) => CellValue;
};

/** A text that a cell could not take, and why. */
export type RefusedText = { id: string; column: Column; text: string; reason: string };
export type Put = {
  changes: CellChange[];
  refused: RefusedText[];
  /** How many cells of the source had no place in the table. */
  outside: number;
  /** Where the cells were put. */
  range: Range;
};

/** Puts something into the cells of a range: a text, a value as it is, or nothing, which leaves the cell alone. */
function put(sheet: Sheet, range: Range, source: (place: Place) => string | { value: CellValue } | null): Put {
  const result: Put = { changes: [], refused: [], outside: 0, range };
  for (const place of placesOf(range)) {
    const id = sheet.rows[place.row];
    const column = sheet.columns[place.column];
    if (id === undefined || column === undefined) {
      result.outside += 1;
      continue;
    }
    const given = source(place);
    const from = sheet.value(id, column);
    // Keep the value if the text is what the cell shows already.
    if (given === null || given === cellText(column, from)) continue;
    const read = typeof given === "string" ? readText(column, given) : given;
    if (read.value === undefined) {
      result.refused.push({ id, column, text: String(given), reason: read.reason });
    } else if (read.value !== from) {
      result.changes.push({ id, column: column.key, from, to: read.value });
    }
  }
  return result;
}

const clipped = (range: Range, { rows, columns }: Sheet): Range => ({
  ...range,
  bottom: Math.min(range.bottom, rows.length - 1),
  right: Math.min(range.right, columns.length - 1),
});

/**
 * Pastes copied cells into the table. A selection whose size is a multiple of theirs is filled with repetitions; otherwise they
 * are pasted once, from the first selected cell on.
 */
export function paste(sheet: Sheet, selection: Range, cells: readonly (readonly string[])[]): Put {
  const high = cells.length;
  const wide = cells[0]?.length ?? 0;
  if (wide === 0) return { changes: [], refused: [], outside: 0, range: selection };
  const selected = rangeSize(selection);
  const repeated = selected.rows % high === 0 && selected.columns % wide === 0;
  const { top, left } = selection;
  const range = repeated ? selection : { top, left, bottom: top + high - 1, right: left + wide - 1 };
  const result = put(sheet, range, ({ row, column }) => cells[(row - top) % high]?.[(column - left) % wide] ?? "");
  return { ...result, range: clipped(range, sheet) };
}

/** Fills a larger range with the cells of `source`, which are repeated; `source` itself stays as it is. */
export function fill(sheet: Sheet, source: Range, target: Range): Put {
  const { rows, columns } = rangeSize(source);
  const around = (index: number, start: number, size: number) => start + ((((index - start) % size) + size) % size);
  return put(sheet, target, (place) => {
    const id = sheet.rows[around(place.row, source.top, rows)];
    const column = sheet.columns[around(place.column, source.left, columns)];
    if (id === undefined || column === undefined || isWithin(place, source)) return null;
    const value = sheet.value(id, column);
    return column === sheet.columns[place.column] ? { value } : cellText(column, value);
  });
}

/** Ctrl+D: the first row of the selection goes into the rows below it; into a single row, the row above. */
export function fillDown(sheet: Sheet, selection: Range): Put {
  if (selection.top < selection.bottom) return fill(sheet, { ...selection, bottom: selection.top }, selection);
  if (selection.top === 0) return { changes: [], refused: [], outside: 0, range: selection };
  const above = selection.top - 1;
  return {
    ...fill(sheet, { ...selection, top: above, bottom: above }, { ...selection, top: above }),
    range: selection,
  };
}

/** Puts one text into every cell: an empty one clears them. */
export function putText(sheet: Sheet, range: Range, text: string): Put {
  return put(sheet, range, () => text);
}

/** The cells of a range as they are shown. */
export function cellsOf(sheet: Sheet, range: Range): string[][] {
  const { rows, columns } = sheet;
  return rows
    .slice(range.top, range.bottom + 1)
    .map((id) => columns.slice(range.left, range.right + 1).map((column) => cellText(column, sheet.value(id, column))));
}
