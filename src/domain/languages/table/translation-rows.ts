import type { ColumnLook } from "../../export/workbook-file.ts";
import { CELL_MAX } from "../../text/csv.ts";
import { compareNames } from "../../text/names.ts";
import { nameHash } from "../../text/hash.ts";
import { FIRST_LANGUAGE, LANGUAGE, type Language } from "../languages.ts";
import { storedTranslations, translated, type TranslatedWord } from "../translations.ts";
import { WORD_FIELDS, type TranslatedTable } from "../word-fields.ts";
import { labelledWords } from "../words.ts";
import { tableTitle, TRANSLATED_TABLES, wordColumns } from "./translated-tables.ts";

/*
 * The words of records as a table for a translator, one row for each word. The same table is read back (read-translations.ts)
 * and compared with what is stored by then (plan-translations.ts).
 */

/** A record with its words and translations, as it was read. */
export type WordRecord = { table: TranslatedTable; id: string; name: string; row: Readonly<Record<string, unknown>> };

type Status = TranslatedWord["status"];
/** What the column Status says. */
export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  translated: "Translated",
  outdated: "Outdated",
  missing: "Missing",
};

/** The headers of the columns, by what they hold. The place is for the program: the column and the number of the word in it. */
export const headersFor = (language: Language) =>
  ({
    kind: "Kind",
    record: "Record",
    id: "Id",
    field: "Field",
    place: "Place",
    source: LANGUAGE[FIRST_LANGUAGE].english,
    translation: LANGUAGE[language].english,
    status: "Status",
    check: "Check",
  }) as const;
export type TranslationColumn = keyof ReturnType<typeof headersFor>;

/** How the columns look in a workbook. What only the program needs is narrow, or not shown. */
export function columnLooks(language: Language): ColumnLook[] {
  const text = { width: 60, wraps: true } as const;
  const looks: Record<TranslationColumn, ColumnLook> = {
    ...{ kind: {}, record: { width: 30, wraps: true }, id: {}, field: { width: 24, wraps: true }, place: {} },
    source: text,
    translation: LANGUAGE[language].direction === "rtl" ? { ...text, rightToLeft: true } : text,
    ...{ status: { width: 12 }, check: { hidden: true } },
  };
  return (Object.keys(headersFor(language)) as TranslationColumn[]).map((column) => looks[column]);
}

/** A file has at most so many words: with all its columns it is still read back. */
export const WORDS_MAX = 100_000;

/** A text as a file holds it: a spreadsheet knows one kind of line break, and what is typed around a text does not count. */
export const inFile = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\r\n?/g, "\n")
    // XML has no such characters.
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, "")
    .trim();

/** Tells whether somebody has changed a translation since the export. The letter keeps a spreadsheet from reading a number. */
export const checkOf = (translation: string): string => `t${nameHash(inFile(translation)).toString(36)}`;

const placeText = (column: string, at: number): string => `${column}/${at + 1}`;

/** The words of a record with their state in a language. */
export function wordsOfRecord({ table, row }: WordRecord, language: Language) {
  const fields = WORD_FIELDS[table];
  return wordColumns(table).map((column) => {
    const words = labelledWords(fields, column, row[column]);
    const sources = words.map(({ text }) => text);
    const pairs = storedTranslations(row)[language]?.[column];
    return { column, words, sources, pairs, states: translated(sources, pairs) };
  });
}

/** What stands there as a translation; nothing for a word without one. */
export const translationOf = (state: TranslatedWord | undefined): string =>
  !state || state.status === "missing" ? "" : state.text;

/** The table with its header. `left` words are not in it, as no cell could hold them. */
export function translationTable(
  records: readonly WordRecord[],
  language: Language,
  { undoneOnly }: { undoneOnly: boolean },
): { rows: string[][]; left: number } {
  const rows: string[][] = [Object.values(headersFor(language))];
  let left = 0;
  const sorted = records.toSorted(
    (a, b) =>
      TRANSLATED_TABLES.indexOf(a.table) - TRANSLATED_TABLES.indexOf(b.table) ||
      compareNames(a.name, b.name) ||
      (a.id < b.id ? -1 : 1),
  );
  for (const record of sorted) {
    const { one } = tableTitle(record.table);
    for (const { column, words, states } of wordsOfRecord(record, language))
      for (const [at, { text, label }] of words.entries()) {
        const status = states[at]?.status ?? "missing";
        if (undoneOnly && status === "translated") continue;
        const [source, translation] = [inFile(text), inFile(translationOf(states[at]))];
        if (Math.max(source.length, translation.length) > CELL_MAX) left += 1;
        else {
          const where = [one, inFile(record.name), record.id, label, placeText(column, at)];
          rows.push([...where, source, translation, STATUS_WORDS[status], checkOf(translation)]);
        }
      }
  }
  return { rows, left };
}
