import Papa from "papaparse";

/**
 * The cells of a table that was copied from a spreadsheet or a web page: rows of cells, trimmed, without empty rows.
 * Spreadsheets separate cells by tabs and quote those that contain line breaks; a text without tabs has one cell per line.
 */
export function pastedCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, "\n"), { delimiter: "\t", newline: "\n" });
  return data.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ""));
}
