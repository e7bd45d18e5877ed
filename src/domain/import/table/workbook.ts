import { readXlsx, type Cell as WorkbookCell, type CellValue, type MergeRange, type Sheet } from "hucre/xlsx";
import { unzipSync } from "fflate";
import { writtenText } from "#domain/text/csv.ts";
import { type Cell, type CellProblem, type Table, TableError } from "./table-cells.ts";

/** The limit for all parts of a workbook when unpacked. A table of 20,000 rows takes about 40 MB. */
const UNPACKED_MB_MAX = 150;

/** Each sheet that is looked into for a table takes the time of reading the workbook. */
const SHEETS_TRIED = 5;
/** All cells of a sheet, with the empty ones before the last of each row: 20,000 rows of 200 columns. */
const CELLS_MAX = 4_000_000;
/** The longest format that spreadsheet programs allow. */
const FORMAT_MAX = 255;
/** Such a format in a file, where a sign may take six characters. */
const LONG_FORMAT = /formatCode\s*=\s*(?:"[^"]{1531}|'[^']{1531})/;

const UNREADABLE = "This workbook is damaged, or not an XLSX file. Open it in a spreadsheet program and save it again.";

type ReadSheet = { table: Table; sheets: string[] };
type SheetChoice = { sheet?: string | undefined; maxRows: number };

/**
 * One sheet of a workbook, and the names of all visible sheets. Without a choice it is the first sheet with a table, as price
 * lists begin with a cover. At most `maxRows` rows are read.
 */
export async function readWorkbook(bytes: Uint8Array, { sheet, maxRows }: SheetChoice): Promise<ReadSheet> {
  refuseZipBomb(bytes);
  const first = await readSheet(bytes, { sheet, maxRows });
  if (sheet !== undefined || holdsTable(first.table)) return first;
  for (const other of first.sheets.slice(1, SHEETS_TRIED)) {
    const read = await readSheet(bytes, { sheet: other, maxRows });
    if (holdsTable(read.table)) return read;
  }
  return first;
}

/** At least two rows with several cells each: a header and a product. */
const holdsTable = ({ rows }: Table): boolean =>
  rows.filter((row) => row.filter((cell) => cell !== "").length > 2).length > 1;

async function readSheet(bytes: Uint8Array, { sheet, maxRows }: SheetChoice): Promise<ReadSheet> {
  const sheets: string[] = [];
  // The reader inflates no part further than its declared size.
  const book = await readXlsx(bytes, {
    readStyles: true,
    maxRows,
    sheets: ({ name, hidden, veryHidden }) => {
      if (hidden || veryHidden) return false;
      sheets.push(name);
      return sheet === undefined ? sheets.length === 1 : name === sheet;
    },
  }).catch((cause: unknown) => {
    throw new TableError(UNREADABLE, { cause });
  });
  const [found] = book.sheets;
  if (!found) throw new TableError(sheets.length > 0 ? `There is no sheet "${sheet}".` : UNREADABLE);
  return { table: tableOf(found), sheets };
}

/** All visible sheets of a workbook, as far as they have at most `maxRows` rows. */
export async function readSheets(bytes: Uint8Array, maxRows: number): Promise<Table[]> {
  refuseZipBomb(bytes);
  const book = await readXlsx(bytes, {
    readStyles: true,
    maxRows,
    sheets: ({ hidden, veryHidden }) => !hidden && !veryHidden,
  }).catch((cause: unknown) => {
    throw new TableError(UNREADABLE, { cause });
  });
  return book.sheets.map(tableOf);
}

function tableOf(found: Sheet): Table {
  const problems: CellProblem[] = [];
  const rows = found.rows.map((row, rowAt) =>
    row.map((value, column) => {
      const details = found.cells?.get(`${rowAt},${column}`);
      const reason = problemOf(value, details);
      if (reason !== null) problems.push({ row: rowAt, column, reason });
      return cellOf(value, details);
    }),
  );
  for (const merge of found.merges ?? []) fill(rows, merge);
  return { name: found.name, rows, problems };
}

/** Refuses a ZIP by the sizes that it declares, before anything is unpacked. */
function refuseZipBomb(bytes: Uint8Array): void {
  let unpacked = 0;
  let workbook = false;
  let damaged = false;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        workbook ||= name === "xl/workbook.xml" || name.endsWith("/workbook.xml");
        // Every part of a workbook has content; a part that declares none could have any size.
        damaged ||= originalSize === 0 && !name.endsWith("/");
        return false;
      },
    });
  } catch (cause) {
    throw new TableError(UNREADABLE, { cause });
  }
  if (unpacked > UNPACKED_MB_MAX * 1024 * 1024)
    throw new TableError(
      `This workbook would take ${Math.round(unpacked / 1024 / 1024)} MB unpacked; at most ${UNPACKED_MB_MAX} MB are read.`,
    );
  if (!workbook) throw new TableError("This ZIP holds no Excel table. Drop the XLSX or CSV file itself.");
  if (damaged) throw new TableError(UNREADABLE);
  const parts = unzipSync(bytes, { filter: ({ name }) => /(?:^|\/)(?:worksheets\/[^/]+|styles)\.xml$/.test(name) });
  for (const [name, part] of Object.entries(parts)) {
    const xml = new TextDecoder().decode(part);
    // The reader looks at the whole format again for each cell that has it.
    if (name.endsWith("styles.xml") && LONG_FORMAT.test(xml)) throw new TableError(UNREADABLE);
    if (cellCount(xml) > CELLS_MAX)
      throw new TableError(
        "A sheet of this workbook is too wide: its rows have thousands of empty cells. Save only the table.",
      );
  }
}

/** How many cells the rows of a sheet have up to the last one of each, which the reader makes all. */
function cellCount(xml: string): number {
  let count = 0;
  for (const row of xml.split(/<\/(?:\w+:)?row>/)) {
    const at = row.lastIndexOf(" r=") + 4;
    const [letters = ""] = /^[A-Z]{1,3}(?=\d)/.exec(row.slice(at, at + 12)) ?? [];
    count += [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
  }
  return count;
}

function problemOf(value: CellValue, cell: WorkbookCell | undefined): string | null {
  if (cell?.type === "error") return `holds the error ${value}`;
  if (cell?.formula !== undefined && value === null)
    return "is a formula without its result: open the file in a spreadsheet program and save it again";
  return null;
}

function cellOf(value: CellValue, cell: WorkbookCell | undefined): Cell {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return dateText(value);
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (typeof value === "string") return writtenText(value.trim());
  const text = numberText(value, cell?.style?.numFmt ?? "");
  return text.includes(".") ? { exact: text } : text;
}

/** A number as its cell shows it, but never rounded: with its percent sign or the unit that its format adds. */
function numberText(value: number, format: string): string {
  const [shown = ""] = format.length > FORMAT_MAX ? [] : format.split(";");
  const quoted = /"([^"]*)"\s*$/.exec(shown)?.[1]?.trim();
  const bare = shown.replace(/"[^"]*"|\\./g, "");
  if (bare.includes("%")) return `${plainNumber(value * 100)} %`;
  return quoted ? `${plainNumber(value)} ${quoted}` : plainNumber(value);
}

/** Spreadsheets keep 15 digits; further ones are noise of the binary representation. */
function plainNumber(value: number): string {
  const number = Number(value.toPrecision(15));
  return Math.abs(number) < 1e15 && /e/.test(String(number)) ? number.toFixed(12).replace(/0+$/, "") : String(number);
}

function dateText(date: Date): string {
  const [day = "", time = ""] = date.toISOString().split("T");
  return time.startsWith("00:00:00") ? day : `${day} ${time.slice(0, 5)}`;
}

/** Gives every cell of a merged range the content of its first one. */
function fill(rows: Cell[][], { startRow, startCol, endRow, endCol }: MergeRange): void {
  const content = rows[startRow]?.[startCol];
  if (content === undefined || content === "") return;
  const width = Math.max(0, ...rows.slice(startRow, endRow + 1).map((row) => row.length));
  for (let at = startRow; at <= Math.min(endRow, rows.length - 1); at += 1) {
    const row = rows[at];
    if (!row) continue;
    for (let column = startCol; column <= Math.min(endCol, width - 1); column += 1) {
      while (row.length <= column) row.push("");
      row[column] = content;
    }
  }
}
