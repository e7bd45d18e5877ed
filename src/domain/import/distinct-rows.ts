import { textKey } from "./cells.ts";

/** The number of distinct rows in these columns. */
export const distinct = (body: readonly (readonly string[])[], columns: readonly number[]): number =>
  new Set(body.map((row) => columns.map((at) => textKey(row[at] ?? "")).join("\n"))).size;

/** Whether nearly every row differs from all others in these columns. Copies of rows do not count. */
export function isKey(body: readonly (readonly string[])[], columns: readonly number[]): boolean {
  const rows = new Set(body.map((row) => row.join("\n"))).size;
  return !columns.includes(-1) && rows > 0 && distinct(body, columns) >= rows * 0.97;
}
