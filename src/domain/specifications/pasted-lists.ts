import Papa from "papaparse";
import type { Specification } from "./specification-schema.ts";
import { splitValue } from "./specifications.ts";

/** Marks at the beginning of a list's lines: bullets, and numbers such as '1.' or '2)'. */
const MARK = /^(?:[-–—*•●○▪■□◦‣⁃·✓✔➢➤►»]|\(?\d{1,3}[.)])(?:\s+|$)/;
const withoutMark = (text: string): string => text.replace(MARK, "");

const oneLine = (text: string): string => text.replace(/\s*\n\s*/g, ", ");
const trimmedName = (text: string): string => withoutMark(text).replace(/\s+/g, " ").replace(/\s*:$/, "").trim();

/** 'Name: value', but not the colon of '1:4' or of an address. */
const NAME_AND_VALUE = /^([^:]+?)\s*:\s+(\S.*)$|^([^:\d]*[^:\d\s])\s*:(?!\/\/)(\S.*)$/s;
/** Separates columns in texts without tabs, as copied from a PDF: several blanks, or dot leaders. */
const WIDE_GAP = /\s*\.{4,}\s*|[^\S\n]{2,}/;

/** The cells of a line that was copied without tabs; one cell if there is no separator. */
function cellsOfLine(line: string): string[] {
  const cells = line.split(WIDE_GAP).filter((cell) => cell !== "");
  const [first = ""] = cells;
  if (cells.length > 1 && !NAME_AND_VALUE.test(first)) return cells;
  const [, spaced, spacedValue, tight, tightValue] = NAME_AND_VALUE.exec(line) ?? [];
  const [name, value] = [spaced ?? tight, spacedValue ?? tightValue];
  return name && value ? [name, value] : [line];
}

const isUnit = (cell: string): boolean => cell === "-" || cell === "–" || splitValue(`1 ${cell}`).unit !== "";

/** The column that holds nothing but units, which manufacturers print before the values or after them; else -1. */
function unitColumn(rows: readonly (readonly string[])[]): number {
  const width = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => column).findIndex((column) => {
    if (column === 0) return false;
    const cells = rows.map((row) => row[column] ?? "").filter((cell) => cell !== "");
    return (
      width > 2 && cells.length > 0 && cells.every(isUnit) && cells.some((cell) => cell.length > 1 || /\w|%/.test(cell))
    );
  });
}

const HEADERS =
  /^(?:name|parameter|specification|property|description|item|characteristic|technical data|value|data|unit|uom)s?$/i;
const isHeader = (row: readonly string[]): boolean =>
  row.length > 1 && row.every((cell) => cell === "" || HEADERS.test(cell));

export type PastedSpecifications = {
  rows: Specification[];
  /** Lines that have a name only, such as the headings of sections. */
  leftOut: string[];
};

/**
 * The specifications of a pasted table: columns of name, value and perhaps unit (also unit, value), separated by tabs, several
 * blanks or a colon. Null for a text that is no table.
 */
export function pastedSpecifications(text: string): PastedSpecifications | null {
  const table = pastedCells(text)
    .map((cells) => (cells.length === 1 ? cellsOfLine(cells[0] ?? "") : cells))
    // A bullet that was copied as a cell of its own.
    .map((cells) => (withoutMark(cells[0] ?? "") === "" && cells.length > 2 ? cells.slice(1) : cells));
  const rows = table.filter((row, index) => !(index === 0 && isHeader(row)));
  const units = unitColumn(rows.filter((row) => row.length > 1));
  const pasted: PastedSpecifications = { rows: [], leftOut: [] };
  for (const cells of rows) {
    const name = trimmedName(cells[0] ?? "");
    const values = cells.filter((cell, column) => column > 0 && column !== units && cell !== "").map(oneLine);
    const unit = units < 0 ? "" : (cells[units] ?? "").replace(/^[-–]$/, "");
    if (name && values.length > 0)
      pasted.rows.push({ name, value: [values.join(" / "), unit].filter(Boolean).join(" ") });
    else pasted.leftOut.push(cells.filter(Boolean).join(" "));
  }
  return pasted.rows.length > 0 ? pasted : null;
}

/** The lines of a pasted list, without bullets and numbers; null for a text of one line. */
export function pastedFeatures(text: string): string[] | null {
  const lines = pastedCells(text).map((cells) => cells.filter(Boolean).map(oneLine));
  const marked = lines.map(([first = ""]) => MARK.test(first));
  const features: string[] = [];
  lines.forEach((cells, index) => {
    const [first = "", ...others] = cells;
    const own = withoutMark(first);
    const feature = [own, ...others].filter(Boolean).join(": ");
    // In a list with bullets, a line without one continues the line before it.
    const goesOn = marked.includes(true) && !marked[index] && marked.slice(0, index).includes(true);
    const last = features.length - 1;
    if (goesOn && last >= 0) features[last] = `${features[last]} ${feature}`;
    else if (feature) features.push(feature);
  });
  return lines.length > 1 && features.length > 0 ? features : null;
}

const sameName = (a: Specification, b: Specification): boolean =>
  a.name.trim().toLowerCase() === b.name.trim().toLowerCase();

/** The list with the pasted rows: in place of a row that has the same name and no value yet, the others after row `at`. */
export function withSpecifications(
  list: readonly Specification[],
  pasted: readonly Specification[],
  at = list.length,
): Specification[] {
  const rows = [...list];
  const further: Specification[] = [];
  for (const row of pasted) {
    const place = rows.findIndex((other) => other.value.trim() === "" && sameName(other, row));
    if (place >= 0) rows[place] = { name: rows[place]?.name ?? row.name, value: row.value };
    else further.push(row);
  }
  return insertedAfter(rows, further, at, (row) => row.name.trim() === "" && row.value.trim() === "");
}

/** The list with further rows after the one at `at`, or in its place if it is empty. */
export function insertedAfter<Row>(
  list: readonly Row[],
  rows: readonly Row[],
  at: number,
  isEmpty: (row: Row) => boolean,
): Row[] {
  const there = list[at];
  if (there === undefined) return [...list, ...rows];
  return isEmpty(there) ? list.toSpliced(at, 1, ...rows) : list.toSpliced(at + 1, 0, ...rows);
}

/**
 * Undoes a paste that changed `before` to `after`, even if the list was edited since: pasted rows that are unchanged are
 * removed, or replaced by the rows they had replaced. Everything else stays.
 */
export function withoutPasted<Row extends object>(
  list: readonly Row[],
  { before, after }: { before: readonly Row[]; after: readonly Row[] },
): Row[] {
  const key = (row: Row) => JSON.stringify(Object.values(row));
  if (list.length === after.length && list.every((row, index) => key(row) === key(after[index] ?? row)))
    return [...before];
  const added = difference(after, before, key);
  const replaced = difference(before, after, key);
  const nameOf = (row: Row) => Object.values(row)[0];
  return list.flatMap((row) => {
    const place = added.findIndex((other) => key(other) === key(row));
    if (place < 0) return [row];
    added.splice(place, 1);
    const earlier = replaced.findIndex((other) => nameOf(other) === nameOf(row));
    return earlier < 0 ? [] : replaced.splice(earlier, 1);
  });
}

/** The rows of `a` that are not in `b`, where equal rows count as often as they are there. */
function difference<Row>(a: readonly Row[], b: readonly Row[], key: (row: Row) => string): Row[] {
  const left = b.map(key);
  return a.filter((row) => {
    const place = left.indexOf(key(row));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * The cells of a table that was copied from a spreadsheet or a web page: rows of cells, trimmed, without empty rows.
 * Spreadsheets separate cells by tabs and quote those that contain line breaks; a text without tabs has one cell per line.
 */
function pastedCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r\n?/g, "\n"), { delimiter: "\t", newline: "\n" });
  return data.map((row) => row.map((cell) => cell.trim())).filter((row) => row.some((cell) => cell !== ""));
}
