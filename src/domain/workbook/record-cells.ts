import type { Field, Fields } from "../content/fields.ts";
import { textCells } from "../export/export-cells.ts";
import { inFile, translationOf } from "../languages/table/translation-rows.ts";
import { storedTranslations, translated } from "../languages/translations.ts";
import { wordsOf } from "../languages/words.ts";
import { writeCell, type CellNames } from "./field-cells.ts";
import type { WorkbookLanguage } from "./site-content.ts";
import { inWords } from "./sheets.ts";
import { writeWords } from "./word-cells.ts";

/** A column of a tab: a field, or its words in a language. */
export type Column = { head: string; name: string; field: Field; language?: WorkbookLanguage };

/** The columns of these fields, each with its words in other languages beside it. */
export const columnsOf = (fields: Fields, languages: readonly WorkbookLanguage[]): Column[] =>
  Object.entries(fields).flatMap(([name, field]): Column[] => {
    if (field.control.type === "translations") return [];
    const own = { head: field.label, name, field };
    const words = field.words
      ? languages.map((language) => ({ ...own, head: inWords(own.head, language.name), language }))
      : [];
    return [own, ...words];
  });

type Row = Readonly<Record<string, unknown>>;

/** The words of a field of a stored record in a language, as a cell. */
export function wordsCell(name: string, field: Pick<Field, "label" | "words">, row: Row, language: string): string {
  if (!field.words) return "";
  const fields = { [name]: field };
  const pairs = storedTranslations(row)[language]?.[name];
  const states = translated(wordsOf(fields, name, row[name]), pairs).values();
  return writeWords(field.words, row[name], () => translationOf(states.next().value));
}

/** What the cell of a column holds for a stored record. `typed` is the record as its form holds it. */
export const cellOf = ({ name, field, language }: Column, row: Row, typed: Row, names: CellNames): string =>
  language ? wordsCell(name, field, row, language.code) : writeCell(field, typed[name], typed, names);

/** A text as it comes back from the cells that hold it. */
export const asRead = (text: string): string => textCells(text).map(inFile).join("");
