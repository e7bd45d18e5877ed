/**
 * One cell of a CSV file, always quoted. A text that a spreadsheet would run as a formula (one that begins with =, +, -, @,
 * a tab or a line break) gets an apostrophe in front; a plain number such as '-5' or '+1.5' stays a number.
 */
export function csvCell(value: string): string {
  const dangerous = /^[=+\-@\t\r\n]/.test(value) && !/^[+-]?\d+(?:[.,]\d+)*$/.test(value);
  return `"${(dangerous ? `'${value}` : value).replaceAll('"', '""')}"`;
}

/** A CSV file of these rows. Spreadsheets recognise UTF-8 by the byte order mark at the beginning. */
export function csvFile(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;
}
