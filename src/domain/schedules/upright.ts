import { isUnitCell } from "../import/table/header-text.ts";
import { isNumber } from "../import/table/table-cells.ts";
import { tagsFirst } from "./tags.ts";

type Rows = readonly (readonly string[])[];

const isTag = (text: string): boolean => tagsFirst(text)?.rest === "";
/** What may stand above the column of units: 'Unit', 'Units', or nothing. */
const ABOVE_UNITS = /^units?$/i;
/** A table on its side names at least this many things below its tags. */
const LEAST_NAMES = 2;

/** Whether a row has tags and nothing else behind its first cell, so that its machines stand beside each other. */
function isRowOfTags([first = "", ...others]: readonly string[]): boolean {
  const filled = others.filter((text) => text !== "" && !ABOVE_UNITS.test(text));
  return !isTag(first) && !isNumber(first) && filled.length > 0 && filled.every(isTag);
}

/** Whether a row says one thing of every machine: its name comes first, and is no tag and no number. */
const isNamed = ([first = "", ...others]: readonly string[]): boolean =>
  first !== "" && !isTag(first) && !isNumber(first) && others.some((text) => text !== "");

/**
 * The rows of a schedule with a machine in each, also where it has a machine in each column, as data sheets for comparison have:
 * from a row of tags down to the next one, columns become rows. Titles and notes within keep their places before and behind.
 */
export function upright(rows: Rows): string[][] {
  const starts = rows.flatMap((row, at) => (isRowOfTags(row) ? [at] : []));
  const sides = starts.map((from, index) => ({ from, until: starts[index + 1] ?? rows.length }));
  const turned = sides.filter(({ from, until }) => rows.slice(from + 1, until).filter(isNamed).length >= LEAST_NAMES);
  const copy = (from: number, until: number): string[][] => rows.slice(from, until).map((row) => [...row]);
  let done = 0;
  const all: string[][] = [];
  for (const { from, until } of turned) {
    all.push(...copy(done, from), ...turnedRows(rows.slice(from, until)));
    done = until;
  }
  return [...all, ...copy(done, rows.length)];
}

function turnedRows([tags = [], ...below]: Rows): string[][] {
  const named = below.filter(isNamed);
  const notes = below.filter((row) => !isNamed(row) && row.some((text) => text !== ""));
  const width = Math.max(tags.length, ...named.map((row) => row.length));
  const columns = Array.from({ length: width }, (_, column) => [
    column === 0 ? "Tag" : (tags[column] ?? ""),
    ...named.map((row) => row[column] ?? ""),
  ]);
  const [heads = [], ...machines] = columns;
  // Units stand in a column of their own, which becomes the second line of the headings.
  const isOfUnits = (column: readonly string[]): boolean => {
    const units = column.slice(1).filter((text) => text !== "");
    return (
      !isTag(column[0] ?? "") && units.length > 0 && units.every((text) => isUnitCell(text) || /^[-–]$/.test(text))
    );
  };
  const units = machines.filter(isOfUnits).map((column) => ["", ...column.slice(1)]);
  return [
    heads,
    ...units,
    ...machines.filter((column) => !isOfUnits(column) && column.some((text) => text !== "")),
    ...notes.map((row) => [...row]),
  ];
}
