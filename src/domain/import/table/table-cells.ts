/**
 * One cell as it was read, trimmed. `exact` is a number of a workbook, which is written with a decimal point whatever the rest of
 * the file uses; a plain text may have decimal commas.
 */
export type Cell = string | { exact: string };

/** A cell that cannot be used as it is, such as a formula without its result. Row and column count from 0. */
export type CellProblem = { row: number; column: number; reason: string };

/** One table of a file: rows in the order and with the numbers that a spreadsheet shows, blank ones included. */
export type Table = { name: string; rows: Cell[][]; problems: CellProblem[] };

export const cellText = (cell: Cell | undefined): string => (typeof cell === "object" ? cell.exact : (cell ?? ""));

/** A number as a table writes it, with any signs, thousands, decimals and a percent sign: '1.055,5', '-3', '≤ 12 %'. */
const NUMBER = /^[<>≤≥~±]?\s*[+\-−]?\s*\d(?:[\d.,'\u00a0\u202f ]*\d)?\s*%?$/;

/** Replaces Arabic-Indic digits: '١٢' → '12'. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660)).replace(/(?<=\d)٫(?=\d)/g, ".");

export const isNumber = (text: string): boolean => NUMBER.test(plainDigits(text));

/** What tables contain in place of a missing value. */
const NO_VALUE = /^(?:[-–—]+|n\/?a\.?)$/i;

export const isNoValue = (text: string): boolean => text === "" || NO_VALUE.test(text);

/** A text with single blanks between its words, as it is shown on a page; its lines stay. */
export const joinedBlanks = (text: string): string => text.replace(/[^\S\n\r]+/g, " ").trim();

/** For comparing names: without case, accents, blanks at the ends and repeated blanks. */
export function textKey(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[\s_]+/g, " ")
    .trim()
    .toLowerCase();
}

/** The number of distinct rows in these columns. */
export const distinct = (body: readonly (readonly string[])[], columns: readonly number[]): number =>
  new Set(body.map((row) => columns.map((at) => textKey(row[at] ?? "")).join("\n"))).size;

/** Whether nearly every row differs from all others in these columns. Copies of rows do not count. */
export function isKey(body: readonly (readonly string[])[], columns: readonly number[]): boolean {
  const rows = new Set(body.map((row) => row.join("\n"))).size;
  return !columns.includes(-1) && rows > 0 && distinct(body, columns) >= rows * 0.97;
}

/** Why a file or a pasted text cannot be used as a table, in words for the editor. */
export class TableError extends Error {
  override name = "TableError";
}
