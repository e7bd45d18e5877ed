import { textKey } from "../table/table-cells.ts";

/** Headings of columns that number the rows. */
const ROW_NUMBER = /^(?:no|nr|pos|position|line|row|index|s no|sr no|sl no|م|#|)$/;

/** Headings that may mean a row number or an article: a row number only if the numbers begin with 1. */
const ITEM_NUMBER = /^(?:items?|artikel|article)$/;

/** Whether a column only counts the rows: by its heading and its values. */
export const countsRows = (heading: string, values: readonly string[]): boolean =>
  (ROW_NUMBER.test(headingWords(heading)) || (ITEM_NUMBER.test(headingWords(heading)) && Number(values[0]) === 1)) &&
  values.length > 1 &&
  values.every((value, at) => Number(value) === Number(values[0]) + at);

/** 'Model No.:' → 'model no' */
export const headingWords = (heading: string): string =>
  textKey(heading)
    .replace(/[.:#*_-]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
