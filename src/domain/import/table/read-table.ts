import { writtenNumber } from "#domain/text/written-numbers.ts";
import { type Cell, type Table, TableError } from "./table-cells.ts";
import { readDelimited, type Delimiter } from "./delimited.ts";
import { decoded, encodingOf, type Encoding } from "./encoding.ts";
import { readWorkbook } from "./workbook.ts";

export const TABLE_MB_MAX = 20;
export const TABLE_ROWS_MAX = 20_000;
const TABLE_COLUMNS_MAX = 1000;
/** Titles and header rows above the products. */
const ROWS_ABOVE = 30;

/**
 * What was recognised and may be corrected: the sheet of a workbook, or encoding and delimiter of a text; and whether each
 * product is a column instead of a row.
 */
export type ReadingChoices = { sheet?: string; encoding?: Encoding; delimiter?: Delimiter; inColumns?: boolean };
export type ReadFile = { table: Table; sheets: string[]; chosen: ReadingChoices };

/** Files of other types, by their first bytes. */
const OTHER_FILES: readonly (readonly [RegExp, string])[] = [
  [/^%PDF/, "This is a PDF, whatever its name says. Ask for the table as XLSX or CSV, or copy it and paste it here."],
  [
    /^\xd0\xcf\x11\xe0/,
    "This is an old Excel file (.xls), or one with a password. Save it as XLSX without a password and drop that.",
  ],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF)/, "This is a picture, not a table."],
  [/^\s*(?:<!doctype html|<html|<table)/i, "This is a web page, not a table. Copy its table and paste it here."],
  [/^(?:\x1f\x8b|Rar!|7z\xbc\xaf)/, "This is a packed file. Unpack it and drop the XLSX or CSV file itself."],
];

/**
 * Reads the bytes of a CSV, TSV or XLSX file, whatever its name is. Of a workbook one row more is read than it may have. Throws a
 * TableError that says what is wrong.
 */
export async function readTable(
  bytes: Uint8Array,
  choices: ReadingChoices = {},
  rowsMax = TABLE_ROWS_MAX,
): Promise<ReadFile> {
  refuseSize(bytes.length);
  if (bytes.length === 0) throw new TableError("This file is empty.");
  const start = String.fromCharCode(...bytes.subarray(0, 64));
  const other = OTHER_FILES.find(([pattern]) => pattern.test(start));
  if (other) throw new TableError(other[1]);
  if (start.startsWith("PK\x03\x04")) {
    const { table, sheets } = await readWorkbook(bytes, {
      sheet: choices.sheet,
      maxRows: rowsMax + ROWS_ABOVE + 1,
    });
    return { table: tidied(table), sheets, chosen: { sheet: table.name } };
  }
  const encoding = choices.encoding ?? encodingOf(bytes);
  return readTextTable(decoded(bytes, encoding), { ...choices, encoding });
}

/** Reads a pasted table. */
export function readTextTable(text: string, { encoding, delimiter }: ReadingChoices = {}): ReadFile {
  refuseSize(text.length);
  const read = readDelimited(text.replace(/^\uFEFF/, ""), delimiter);
  return {
    table: tidied(read.table),
    sheets: [],
    chosen: { ...(encoding ? { encoding } : {}), delimiter: read.delimiter },
  };
}

/** Throws a TableError if a file is too large to be read. */
export function refuseSize(bytes: number): void {
  if (bytes > TABLE_MB_MAX * 1024 * 1024)
    throw new TableError(
      `This file has ${Math.ceil(bytes / 1024 / 1024)} MB; at most ${TABLE_MB_MAX} MB are read. Divide it into several files.`,
    );
}

const isFilled = (cell: Cell): boolean => cell !== "";

/** The table without trailing blank rows and columns. */
function tidied({ name, rows, problems }: Table): Table {
  const length = rows.findLastIndex((row) => row.some(isFilled)) + 1;
  if (length === 0) throw new TableError("This table is empty.");
  let width = 0;
  for (const row of rows) width = Math.max(width, row.findLastIndex(isFilled) + 1);
  return { name, rows: rows.slice(0, length).map((row) => row.slice(0, width)), problems };
}

/** Throws a TableError if a table with a row per product has more rows or columns than are read. */
export function refuseExtent(rows: number, columns: number, rowsMax = TABLE_ROWS_MAX): void {
  if (columns > TABLE_COLUMNS_MAX)
    throw new TableError(
      `This table has ${writtenNumber(columns)} columns; at most ${writtenNumber(TABLE_COLUMNS_MAX)} are read. ${
        columns > rows ? "Perhaps rows and columns have changed places." : "Delete the columns that are not needed."
      }`,
    );
  if (rows > rowsMax + ROWS_ABOVE)
    throw new TableError(`This table has more than ${writtenNumber(rowsMax)} rows. Divide it into several files.`);
}
