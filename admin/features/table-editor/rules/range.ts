/** A cell by its place on the screen, from 0. */
export type Place = { row: number; column: number };
/** A rectangle of cells, with its edges. */
export type Range = { top: number; bottom: number; left: number; right: number };

export function rangeOf(a: Place, b: Place = a): Range {
  return {
    top: Math.min(a.row, b.row),
    bottom: Math.max(a.row, b.row),
    left: Math.min(a.column, b.column),
    right: Math.max(a.column, b.column),
  };
}

export const rangeSize = ({ top, bottom, left, right }: Range): { rows: number; columns: number } => ({
  rows: bottom - top + 1,
  columns: right - left + 1,
});

export const isWithin = ({ row, column }: Place, { top, bottom, left, right }: Range): boolean =>
  row >= top && row <= bottom && column >= left && column <= right;

/** The places of a rectangle, row by row. */
export function* placesOf({ top, bottom, left, right }: Range): Generator<Place> {
  for (let row = top; row <= bottom; row += 1) {
    for (let column = left; column <= right; column += 1) yield { row, column };
  }
}

/** Extends a range to the cell its handle was dragged to: down, up or right, whichever is farthest. */
export function fillTarget(source: Range, { row, column }: Place): Range {
  const down = row - source.bottom;
  const up = source.top - row;
  const right = column - source.right;
  if (right > Math.max(down, up, 0)) return { ...source, right: column };
  if (down > 0) return { ...source, bottom: row };
  return up > 0 ? { ...source, top: row } : source;
}
