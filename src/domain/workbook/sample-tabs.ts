import { writtenText } from "../text/csv.ts";
import type { Table } from "../import/table/table-cells.ts";

/** A workbook as a sample has it: by tab its rows, of which each has cells by their heads; an array is the lines of a cell. */
export type SampleTabs = Readonly<Record<string, readonly Readonly<Record<string, string | readonly string[]>>[]>>;

/** The tabs as they would be read from the XLSX. */
export const tablesOfSample = (tabs: SampleTabs): Table[] =>
  Object.entries(tabs).map(([name, rows]) => {
    const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
    const cells = rows.map((row) => heads.map((head) => writtenText([row[head] ?? ""].flat().join("\n").trim())));
    return { name, rows: [heads, ...cells], problems: [] };
  });
