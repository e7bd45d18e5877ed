import { FIELDS, type Field as TableField } from "../export/export-columns.ts";
import { translationOf } from "../languages/table/translation-rows.ts";
import { storedTranslations, translated } from "../languages/translations.ts";
import { PRODUCT_WORDS } from "../languages/word-fields.ts";
import { wordsOf, type WordShape } from "../languages/words.ts";
import { writeWords } from "./word-cells.ts";

type Column = keyof typeof PRODUCT_WORDS;
type Row = Readonly<Record<string, unknown>>;

/** How the words of a column stand in a cell: of pictures their texts, one on each line. */
export const PRODUCT_WORD_CELLS: Readonly<Record<Column, WordShape>> = {
  ...{ name: PRODUCT_WORDS.name.words, description: PRODUCT_WORDS.description.words },
  features: PRODUCT_WORDS.features.words,
  images: { as: "list", max: 500, long: false, between: /\n/ },
};

/** The value as such a cell has it beside: of pictures their texts. */
export const worded = (column: Column, row: Row): unknown =>
  column === "images" ? wordsOf(PRODUCT_WORDS, column, row[column]) : row[column];

/** The words of a product in a language, as a cell. */
export function productWordsCell(column: Column, row: Row, language: string): string {
  const pairs = storedTranslations(row)[language]?.[column];
  const states = translated(wordsOf(PRODUCT_WORDS, column, row[column]), pairs).values();
  return writeWords(PRODUCT_WORD_CELLS[column], worded(column, row), () => translationOf(states.next().value));
}

/** The heads of the columns with words, and the column of the product that each is about. */
export const PRODUCT_WORD_HEADS = (Object.entries(FIELDS) as [string, TableField][]).flatMap(([head, column]) =>
  Object.hasOwn(PRODUCT_WORDS, column) ? [{ head, column: column as Column }] : [],
);
