/** What a spreadsheet would run as a formula, also behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/**
 * A text in a workbook is never run as a formula. Only what could become one when it is edited or saved as CSV is made
 * harmless.
 */
const FORMULA_IN_WORKBOOK = /^(?:'+[=+\-@\t\r\n]|[=@])/;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;

/** The longest text of a cell: a spreadsheet holds 32,767 characters, one of which may be the apostrophe of `harmlessText`. */
export const CELL_MAX = 32_766;

/**
 * A text as a cell may hold it: one that a spreadsheet would run as a formula (one that begins with =, +, -, @, a tab or a line
 * break) gets an apostrophe in front; a plain number such as '-5' or '+1.5' stays a number. `writtenText` reads it again.
 */
export function harmlessText(value: string, file: "csv" | "workbook" = "csv"): string {
  const dangerous = (file === "csv" ? FORMULA : FORMULA_IN_WORKBOOK).test(value) && !PLAIN_NUMBER.test(value);
  return dangerous ? `'${value}` : value;
}

/** The text for which `harmlessText` wrote this cell. */
export function writtenText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** One cell of a CSV file, always quoted, and no formula. */
export function csvCell(value: string): string {
  return `"${harmlessText(value).replaceAll('"', '""')}"`;
}

/** A CSV file of these rows. Spreadsheets recognise UTF-8 by the byte order mark at the beginning. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
