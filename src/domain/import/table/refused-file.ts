import { csvFile } from "#domain/text/csv.ts";
import { workbookFile } from "#domain/export/workbook-file.ts";
import { cellText, type Cell, type Table } from "./table-cells.ts";
import type { DecimalSign } from "./decimals.ts";
import { REASON_HEADING } from "../columns/mapping.ts";
import type { PlannedRow } from "../plan-types.ts";

/** 'Row 12: Capacity (kW): Use at most 200 characters' */
function reasonText(row: Extract<PlannedRow, { kind: "refused" }>): string {
  const reasons = row.problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
  return `Row ${row.row}: ${reasons.join("; ")}`;
}

type Refused = {
  table: Table;
  headings: readonly string[];
  rows: readonly PlannedRow[];
  decimal: DecimalSign;
};

/** The refused rows as a table with their reasons, to correct and import again. Numbers have the decimal sign of the file. */
function refusedTable({ table, headings, rows, decimal }: Refused): string[][] {
  // Remove the reasons of an earlier import, if this file is a corrected one.
  const kept = headings.flatMap((heading, at) => (heading === REASON_HEADING ? [] : [at]));
  const text = (cell: Cell): string =>
    typeof cell === "object" && decimal === "," ? cell.exact.replace(".", ",") : cellText(cell);
  const refused = rows.filter((row) => row.kind === "refused");
  return [
    [...kept.map((at) => headings[at] ?? ""), REASON_HEADING],
    ...refused.map((row) => [...kept.map((at) => text(table.rows[row.row - 1]?.[at] ?? "")), reasonText(row)]),
  ];
}

export const refusedCsv = (refused: Refused): string => csvFile(refusedTable(refused));

export const refusedXlsx = (refused: Refused): Promise<Uint8Array<ArrayBuffer>> =>
  workbookFile("Refused rows", refusedTable(refused));
