import { cellText, type Table } from "../import/table/table-cells.ts";
import { inFile } from "../languages/table/translation-rows.ts";
import { labelKey } from "./entry-lines.ts";

/** A row of a tab. `row` is its number in the spreadsheet; of a column that needs several cells their texts are joined. */
export type TabRow = {
  row: number;
  cells: ReadonlyMap<string, string>;
  problems: { column: string; reason: string }[];
};
export type ReadTab = {
  /** The row with the heads, from 0; -1 if there is none. */
  head: number;
  rows: TabRow[];
  /** Heads that mean nothing here. */
  ignored: string[];
};

/** Titles may stand above the heads. */
const ROWS_ABOVE = 30;

/** The rows of a tab by the heads that it may have, of which `needed` finds the row of heads. */
export function readTab({ rows, problems }: Table, heads: readonly string[], needed: string): ReadTab {
  const known = new Map(heads.map((head) => [labelKey(head), head]));
  const head = rows
    .slice(0, ROWS_ABOVE)
    .findIndex((cells) => cells.some((cell) => labelKey(cellText(cell)) === labelKey(needed)));
  if (head === -1) return { head, rows: [], ignored: [] };
  const columns = (rows[head] ?? []).map((cell) => known.get(labelKey(cellText(cell))) ?? cellText(cell).trim());
  const faults = Map.groupBy(problems, ({ row }) => row);
  return {
    head,
    ignored: [...new Set(columns.filter((column) => column !== "" && !heads.includes(column)))],
    rows: rows.flatMap((row, at): TabRow[] => {
      if (at <= head || row.every((cell) => cell === "")) return [];
      const cells = new Map<string, string>();
      for (const [column, cell] of row.entries()) {
        const name = columns[column] ?? "";
        if (cell !== "" && name !== "") cells.set(name, (cells.get(name) ?? "") + inFile(cellText(cell)));
      }
      const own = (faults.get(at) ?? []).map(({ column, reason }) => ({
        column: columns[column] ?? "",
        reason: `It ${reason}.`,
      }));
      return [{ row: at + 1, cells, problems: own }];
    }),
  };
}
