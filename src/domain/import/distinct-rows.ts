import { textKey } from "./cells.ts";

/** How many different rows there are in these columns. */
export const distinct = (body: readonly (readonly string[])[], columns: readonly number[]): number =>
  new Set(body.map((row) => columns.map((at) => textKey(row[at] ?? "")).join("\n"))).size;

/** Whether copies of rows left aside nearly every row has a value of its own in these columns. */
export function isKey(body: readonly (readonly string[])[], columns: readonly number[]): boolean {
  const rows = new Set(body.map((row) => row.join("\n"))).size;
  return !columns.includes(-1) && rows > 0 && distinct(body, columns) >= rows * 0.97;
}
