import Papa from "papaparse";

/** Cells as text for the clipboard, as spreadsheets write it: separated by tabs, quoted if they contain a tab or line break. */
export function clipboardText(cells: readonly (readonly string[])[]): string {
  return Papa.unparse(
    cells.map((row) => [...row]),
    { delimiter: "\t", newline: "\n" },
  );
}

/**
 * The cells of a copied text. Unlike a table that is pasted into a form, it keeps its empty rows and cells: each has a place
 * on the screen. Shorter rows are filled up, so that the result is a rectangle.
 */
export function clipboardCells(text: string): string[][] {
  const lines = text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
  const { data } = Papa.parse<string[]>(lines, { delimiter: "\t", newline: "\n" });
  const rows = data.length > 0 ? data : [[""]];
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? ""));
}
