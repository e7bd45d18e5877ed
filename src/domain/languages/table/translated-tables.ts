import { kindOfTable, nounsOfTable } from "../../content/change-text.ts";
import { contentKind } from "../../content/content-kinds.ts";
import { capitalised } from "../../text/text.ts";
import { WORD_FIELDS, type TranslatedTable } from "../word-fields.ts";
import type { WordFields } from "../words.ts";

/** The tables whose records are translated, in the order in which they are listed. */
export const TRANSLATED_TABLES = Object.keys(WORD_FIELDS) as TranslatedTable[];

export const isTranslatedTable = (table: string): table is TranslatedTable => Object.hasOwn(WORD_FIELDS, table);

/** The columns of a table that hold words. */
export function wordColumns(table: TranslatedTable): string[] {
  const fields: WordFields = WORD_FIELDS[table];
  return Object.keys(fields).filter((name) => fields[name]?.words);
}

/** The column with what a record is called. */
export function nameColumn(table: TranslatedTable): string {
  const kind = kindOfTable(table);
  return kind ? contentKind(kind).nameColumn : "name";
}

/** What a record of a table is called, and several, where a label begins: 'Product', 'Products'. */
export function tableTitle(table: TranslatedTable): { one: string; several: string } {
  const kind = kindOfTable(table);
  if (kind) return { one: contentKind(kind).title, several: contentKind(kind).titles };
  const [one, several] = nounsOfTable(table) ?? [table, table];
  return { one: capitalised(one), several: capitalised(several) };
}
