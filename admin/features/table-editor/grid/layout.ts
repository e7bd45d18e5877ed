import type { Column } from "#domain/products/editor-columns.ts";
import type { Place } from "../rules/range.ts";
import type { ColumnWidths } from "./column-widths.ts";

export const HEADER_HEIGHT = 44;
/** Rows that are rendered beyond each edge of the view. */
const SPARE_ROWS = 6;
/** Below this width two columns are shown: the first one, and one beside it. */
const PHONE_WIDTH = 600;

const WIDTHS: Record<string, number> = {
  name: 280,
  model: 150,
  brand_id: 140,
  category_id: 190,
  item_type: 110,
  series_id: 220,
  featured: 100,
  availability: 150,
};
const SPECIFICATION_WIDTH = 168;

/** The first column, which stays in view, may take at most this share of the width. */
const WIDEST_FIRST = 0.6;

export const isNarrow = (width: number): boolean => width < PHONE_WIDTH;

/** How wide the columns are, by the width of the table and the widths that were chosen for some of them. */
export function columnWidths(columns: readonly Column[], width: number, chosen: ColumnWidths = {}): number[] {
  if (isNarrow(width)) return columns.map((_, index) => Math.round(width * (index === 0 ? 0.44 : 0.56)));
  return columns.map(({ key }, index) => {
    const wanted = chosen[key] ?? WIDTHS[key] ?? SPECIFICATION_WIDTH;
    return index === 0 ? Math.min(wanted, Math.round(width * WIDEST_FIRST)) : wanted;
  });
}

/** The first and the last row to show. */
export function rowsInView(scrolled: number, height: number, rowHeight: number, rows: number) {
  const first = Math.max(0, Math.floor(scrolled / rowHeight) - SPARE_ROWS);
  const last = Math.min(rows - 1, Math.ceil((scrolled + height) / rowHeight) + SPARE_ROWS);
  return { first, last };
}

type View = { width: number; height: number; left: number; top: number };

/** How far the table must be scrolled so that a cell is in view: beside the first column and below the titles. */
export function scrollFor(place: Place, widths: readonly number[], rowHeight: number, view: View) {
  const rowTop = place.row * rowHeight;
  const visible = view.height - HEADER_HEIGHT;
  const top =
    place.row < 0 || (rowTop >= view.top && rowTop + rowHeight <= view.top + visible)
      ? view.top
      : rowTop < view.top
        ? rowTop
        : rowTop + rowHeight - visible;
  if (place.column === 0) return { top, left: view.left };
  const before = widths.slice(0, place.column).reduce((sum, width) => sum + width, 0);
  const frozen = widths[0] ?? 0;
  const end = before + (widths[place.column] ?? 0);
  const left =
    before - frozen < view.left ? before - frozen : end > view.left + view.width ? end - view.width : view.left;
  return { top, left };
}

/** How many rows beyond its edges a drag can reach; it scrolls the table. */
const REACH_ROWS = 3;

/** The cell below a point, which is measured from the table's upper corner; a little beyond an edge too. */
export function placeAt(
  point: { x: number; y: number },
  widths: readonly number[],
  rowHeight: number,
  view: View,
): Place {
  const reach = REACH_ROWS * rowHeight;
  const y = Math.max(-reach, Math.min(point.y - HEADER_HEIGHT, view.height - HEADER_HEIGHT - 1 + reach));
  const row = Math.max(0, Math.floor((y + view.top) / rowHeight));
  const x = Math.max(0, Math.min(point.x, view.width - 1));
  if (x < (widths[0] ?? 0)) return { row, column: 0 };
  let edge = 0;
  const column = widths.findIndex((width) => (edge += width) > x + view.left);
  return { row, column: column === -1 ? widths.length - 1 : column };
}
