import { cellText, isNoValue, isNumber, textKey, type Cell, type Table } from "./table-cells.ts";
import { isUnitCell } from "./header-text.ts";

/** Which rows hold the headings: `count` rows from `first` on, counted from 0. If `count` is 0, the table has none. */
export type HeaderRows = { first: number; count: number };

/** The header is looked for in the first rows. */
const LOOKED_AT = 30;
export const HEADER_ROWS_MAX = 3;
/** A row of products with some texts among its numbers looks less like a header. */
const LEAST_SCORE = 0.35;

const WORD_UNIT = /^[([{]?(?:units?|einheit(?:en)?|unités?|الوحدة)[)\]}]?:?$/i;

type Row = readonly Cell[];
const texts = (row: Row | undefined): string[] => (row ?? []).map(cellText);
const filled = (row: Row | undefined): string[] => texts(row).filter((text) => text !== "");

/** How much a row looks like the header of a table of that width: many different texts, and no numbers. */
function score(row: Row, width: number): number {
  const cells = filled(row);
  if (cells.length === 0) return 0;
  const words = cells.filter((text) => !isNumber(text) && text.length <= 80);
  const different = new Set(words.map(textKey)).size;
  return (different / width) * (words.length / cells.length) ** 2;
}

/** Recognises the header: the first row that looks most like one, with the rows below that continue it. */
export function findHeader({ rows }: Pick<Table, "rows">): HeaderRows {
  const width = Math.max(1, ...rows.slice(0, LOOKED_AT).map((row) => filled(row).length));
  let [first, best] = [0, 0];
  for (const [at, row] of rows.slice(0, LOOKED_AT).entries()) {
    // A row of products may have as many texts as the header above it, so it has to look clearly better.
    const found = score(row, width);
    if (found > best + 0.15) [first, best] = [at, found];
  }
  if (best < LEAST_SCORE) return { first: 0, count: 0 };
  let count = 1;
  if (first > 0 && isGroupRow(rows[first - 1], rows[first])) [first, count] = [first - 1, 2];
  while (count < HEADER_ROWS_MAX && continues(rows, first, first + count)) count += 1;
  return { first, count };
}

/** A row of titles over several columns each, such as those that merged cells make, above the row with the headings. */
function isGroupRow(row: Row | undefined, below: Row | undefined): boolean {
  const cells = filled(row);
  const different = new Set(cells.map(textKey)).size;
  return different > 1 && cells.length >= 2 && cells.every((text) => !isNumber(text)) && gapsAreFilled(row, below);
}

/** Whether columns without a heading of their own have one in the row below. */
function gapsAreFilled(row: Row | undefined, below: Row | undefined): boolean {
  const upper = texts(row);
  return texts(below).some((text, at) => text !== "" && ((upper[at] ?? "") === "" || upper[at] === upper[at - 1]));
}

/** Whether a row belongs to the header above it: units alone, or headings below titles of several columns. */
function continues(rows: readonly Row[], first: number, at: number): boolean {
  const cells = filled(rows[at]);
  if (cells.length === 0 || cells.some(isNumber) || filled(rows[at + 1]).length === 0) return false;
  const above = texts(rows[at - 1]);
  const own = texts(rows[at]).filter((text, column) => text !== "" && text !== above[column]);
  if (own.length > 0 && own.every(belongsToUnits)) return true;
  // Below merged titles: at least one title covers several columns, and the row after that is another kind of row.
  const numbersFollow = filled(rows[at + (isUnitRow(rows[at + 1]) ? 2 : 1)]).some(isNumber);
  const titles = new Set(filled(rows[first]).map(textKey)).size;
  return (
    numbersFollow &&
    titles < filled(rows[first]).length + gaps(rows[first], rows[at]) &&
    gapsAreFilled(rows[at - 1], rows[at])
  );
}

/** A unit, or the word that stands before a row of units. */
const belongsToUnits = (text: string): boolean => isUnitCell(text) || WORD_UNIT.test(text);
const isUnitRow = (row: Row | undefined): boolean => filled(row).length > 0 && filled(row).every(belongsToUnits);

const gaps = (row: Row | undefined, below: Row | undefined): number => {
  const upper = texts(row);
  return texts(below).filter((text, at) => text !== "" && (upper[at] ?? "") === "").length;
};

/** The heading of each column, several rows joined: 'Capacity / kW'. A title counts for the columns without one to its right. */
export function headings({ rows }: Pick<Table, "rows">, { first, count }: HeaderRows): string[] {
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const lines = rows.slice(first, first + count).map(texts);
  const last = lines.at(-1) ?? [];
  return Array.from({ length: width }, (_, column) => {
    const parts: string[] = [];
    for (const [at, line] of lines.entries()) {
      let text = line[column] ?? "";
      // A title over several columns; a column with a heading above has no title to its left.
      if (text === "" && parts.length === 0 && at < lines.length - 1 && (last[column] ?? "") !== "")
        text = titleToTheLeft(line, column);
      if (at > 0 && WORD_UNIT.test(text)) continue;
      if (text !== "" && !parts.some((part) => textKey(part) === textKey(text))) parts.push(text.replace(/\s+/g, " "));
    }
    return parts.join(" / ");
  });
}

/** For merged cells that the file does not mark as merged: the title is in the first of them. */
function titleToTheLeft(line: readonly string[], column: number): string {
  return line.slice(0, column).findLast((text) => text !== "") ?? "";
}

/** A row that is no product: the repeated header, the header of another table, or a title across the table. */
export type NoProduct = { row: number; reason: string; table?: "this" | "other" };

/** For each column, the share of its values that are numbers. */
function numberShares(rows: readonly Row[], width: number): number[] {
  return Array.from({ length: width }, (_, column) => {
    let [numbers, all] = [0, 0];
    for (const row of rows) {
      const text = cellText(row[column]);
      if (isNoValue(text)) continue;
      all += 1;
      if (isNumber(text)) numbers += 1;
    }
    return all > 1 ? numbers / all : 0;
  });
}

/** The rows below the header that are no products. */
export function rowsThatAreNoProducts({ rows }: Pick<Table, "rows">, { first, count }: HeaderRows): NoProduct[] {
  const from = first + count;
  const body = rows.slice(from);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const shares = numberShares(body, width);
  const header = rows.slice(first, from).map((row) => texts(row).map(textKey));
  /** A repeated header may have a merged title in only one of its cells. */
  const isHeader = (cells: readonly string[]): boolean =>
    cells.every((text, at) => text === "" || header.some((line) => line[at] === textKey(text)));
  const fills = body.map((row) => filled(row).length).filter((count) => count > 0);
  /** How many cells most rows have. */
  const usual = fills.toSorted((a, b) => a - b)[Math.floor(fills.length / 2)] ?? 0;
  const found: NoProduct[] = [];
  for (const [at, row] of body.entries()) {
    const cells = texts(row);
    const values = cells.filter((text) => text !== "");
    if (values.length === 0) continue;
    if ((values.length > 1 || usual === 1) && isHeader(cells))
      found.push({ row: from + at, reason: "is the header again", table: "this" });
    else if (values.length === 1 && usual > 2)
      found.push({ row: from + at, reason: "has one cell only, as titles and notes have" });
    else if (values.length > 2 && new Set(values).size === 1)
      found.push({ row: from + at, reason: "is a title, not a product" });
    else {
      const strange = cells.filter(
        (text, column) => (shares[column] ?? 0) > 0.6 && !isNoValue(text) && !/\p{Nd}/u.test(text),
      );
      const expected = cells.filter((text, column) => (shares[column] ?? 0) > 0.6 && !isNoValue(text));
      if (strange.length < 2 || strange.length < expected.length) continue;
      const named = strange.slice(0, 2).map((text) => `"${text.slice(0, 40)}"`);
      found.push({
        row: from + at,
        reason: `looks like the header of another table: ${named.join(" and ")} where numbers are expected`,
        table: "other",
      });
    }
  }
  return found;
}
