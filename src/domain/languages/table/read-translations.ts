import { cellText, TableError, textKey, type Table } from "../../import/table/table-cells.ts";
import { OTHER_LANGUAGES, type Language } from "../languages.ts";
import type { TranslatedTable } from "../word-fields.ts";
import { tableTitle, TRANSLATED_TABLES } from "./translated-tables.ts";
import { checkOf, headersFor, inFile, STATUS_WORDS, type TranslationColumn } from "./translation-rows.ts";

/** A row of a translator's file. `row` is its number in the spreadsheet. */
export type ReadWord = {
  row: number;
  table: TranslatedTable;
  id: string;
  column: string;
  at: number;
  source: string;
  translation: string;
  /** Whether its status says that it is translated. */
  isConfirmed: boolean;
  /** What the translation was when it was exported; empty if the column was removed. */
  check: string;
};
/** Why a row is not taken. */
export type RowProblem = { row: number; reason: string };
export type ReadTranslations = {
  language: Language;
  words: ReadWord[];
  problems: RowProblem[];
  /** Rows without a translation. */
  empty: number;
};

/** Spreadsheets may be saved with rows above the table, such as a title. */
const ROWS_ABOVE = 30;
const NEEDED = ["kind", "id", "place", "source", "translation"] as const satisfies readonly TranslationColumn[];
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const PLACE = /^([a-z_]{1,60})\/([1-9]\d{0,3})$/;
const TABLES = new Map(TRANSLATED_TABLES.map((table) => [textKey(tableTitle(table).one), table]));

/** Reads the table of a translator. Throws a TableError if it is another one. */
export function readTranslations({ rows, problems: faults }: Table): ReadTranslations {
  const found = headerOf(rows);
  const cellFaults = new Map(faults.map(({ row, column, reason }) => [`${row},${column}`, reason]));
  const read: ReadTranslations = { language: found.language, words: [], problems: [], empty: 0 };
  for (const [index, cells] of rows.entries()) {
    if (index <= found.row || cells.every((cell) => cell === "")) continue;
    const row = index + 1;
    const text = (column: TranslationColumn) => inFile(cellText(cells[found.columns[column]]));
    const refuse = (reason: string) => read.problems.push({ row, reason });
    const fault = cellFaults.get(`${index},${found.columns.translation}`);
    const table = TABLES.get(textKey(text("kind")));
    const [, column, number] = PLACE.exec(text("place")) ?? [];
    const id = text("id").toLowerCase();
    const translation = text("translation");
    // A text may look like an error, such as #N/A, and be what was exported.
    if (fault && (translation === "" || text("check") !== checkOf(translation))) refuse(`The translation ${fault}.`);
    else if (translation === "") read.empty += 1;
    else if (!table) refuse(`There is no kind of content called "${text("kind")}".`);
    else if (!UUID.test(id)) refuse("Its id was changed or removed.");
    else if (!column || !number) refuse("Its place was changed or removed.");
    else
      read.words.push({
        ...{ row, table, id, column, at: Number(number) - 1, translation },
        source: text("source"),
        isConfirmed: textKey(text("status")) === textKey(STATUS_WORDS.translated),
        check: text("check"),
      });
  }
  return read;
}

type Header = { row: number; language: Language; columns: Record<TranslationColumn, number> };

function headerOf(rows: Table["rows"]): Header {
  let missing: string[] = [];
  for (const [row, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const headings = cells.map((cell) => textKey(cellText(cell)));
    for (const language of OTHER_LANGUAGES) {
      const headers = headersFor(language);
      const entries = Object.entries(headers).map(
        ([name, header]) => [name, headings.indexOf(textKey(header))] as const,
      );
      const columns = Object.fromEntries(entries) as Header["columns"];
      const lacking = NEEDED.filter((name) => columns[name] === -1);
      if (lacking.length === 0) return { row, language, columns };
      // The row that comes closest to a header says what is missing.
      if (lacking.length <= 2) missing = lacking.map((name) => `"${headers[name]}"`);
    }
  }
  throw new TableError(
    missing.length > 0
      ? `This file has no column ${missing.join(" and no column ")}. Export it again, and change only the translations.`
      : "This is not a file with translations. Export it here, change the translations in it, and drop that file.",
  );
}
