import { writeXlsx, type CellValue } from "hucre/xlsx";
import { csvFile } from "../csv.ts";
import { cellText, type Cell, type Table } from "./cells.ts";
import type { DecimalSign } from "./decimals.ts";
import { REASON_HEADING } from "./mapping.ts";
import type { PlannedRow } from "./plan-types.ts";

/** 'Row 12: Capacity (kW): Use at most 200 characters' */
export function reasonText(row: Extract<PlannedRow, { kind: "refused" }>): string {
  const reasons = row.problems.map(({ column, reason }) => (column ? `${column}: ${reason}` : reason));
  return `Row ${row.row}: ${reasons.join("; ")}`;
}

type Refused = {
  table: Table;
  headings: readonly string[];
  rows: readonly PlannedRow[];
  decimal: DecimalSign;
};

function refusedCells<T>({ table, headings, rows }: Refused, cellOf: (cell: Cell) => T): (T | string)[][] {
  const refused = rows.filter((row) => row.kind === "refused");
  const width = headings.length;
  // A reason from the time before, if this file was mended and dropped again.
  const kept = Array.from({ length: width }, (_, at) => at).filter((at) => headings[at] !== REASON_HEADING);
  return [
    [...kept.map((at) => headings[at] ?? ""), REASON_HEADING],
    ...refused.map((row) => [...kept.map((at) => cellOf(table.rows[row.row - 1]?.[at] ?? "")), reasonText(row)]),
  ];
}

/** The refused rows as a CSV file with their reasons, to mend and to drop again. */
export function refusedCsv(refused: Refused): string {
  const text = (cell: Cell): string =>
    typeof cell === "object" && refused.decimal === "," ? cell.exact.replace(".", ",") : cellText(cell);
  return csvFile(refusedCells(refused, text));
}

/** The same as a workbook, in which numbers stay numbers. */
export async function refusedXlsx(refused: Refused): Promise<Uint8Array<ArrayBuffer>> {
  const value = (cell: Cell): CellValue => {
    const text = cellText(cell);
    return typeof cell === "object" && /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
  };
  const rows: CellValue[][] = refusedCells<CellValue>(refused, value);
  return new Uint8Array(await writeXlsx({ sheets: [{ name: "Refused", rows, freezePane: { rows: 1 } }] }));
}
