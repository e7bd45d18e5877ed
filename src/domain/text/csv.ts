/** What a spreadsheet would run as a formula, also behind apostrophes. */
const FORMULA = /^'*[=+\-@\t\r\n]/;
/**
 * Text cells of a workbook are not run as formulas, so only texts that could become one when edited or saved as CSV are escaped.
 */
const FORMULA_IN_WORKBOOK = /^(?:'+[=+\-@\t\r\n]|[=@])/;
const PLAIN_NUMBER = /^[+-]?\d+(?:[.,]\d+)*$/;

/** The longest text of a cell: a spreadsheet holds 32,767 characters, one of which may be the apostrophe of `harmlessText`. */
export const CELL_MAX = 32_766;

/**
 * Escapes a text for a cell: one that a spreadsheet would run as a formula (beginning with =, +, -, @, tab or line break) gets an
 * apostrophe in front; a plain number such as '-5' or '+1.5' stays a number. `writtenText` reverses this.
 */
export function harmlessText(value: string, file: "csv" | "workbook" = "csv"): string {
  const dangerous = (file === "csv" ? FORMULA : FORMULA_IN_WORKBOOK).test(value) && !PLAIN_NUMBER.test(value);
  return dangerous ? `'${value}` : value;
}

/** The text that `harmlessText` wrote as this cell. */
export function writtenText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}

/** One cell of a CSV file, always quoted, with formulas escaped. */
export function csvCell(value: string): string {
  return `"${harmlessText(value).replaceAll('"', '""')}"`;
}

/** A CSV file of these rows. Spreadsheets recognise UTF-8 by the byte order mark at the beginning. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
