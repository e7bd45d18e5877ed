import { cellProblem, cellText, readText } from "./edited-cells.ts";
import type { CellChange } from "./history.ts";
import type { Sheet } from "./put.ts";
import { placesOf, type Place, type Range } from "./range.ts";

export type Search = { find: string; matchCase: boolean; wholeCell: boolean };

/** One cell in which a text was found, and what it becomes; with `problem` it cannot be replaced. */
export type Replacement = {
  place: Place;
  before: string;
  after: string;
  change: CellChange | null;
  problem: string | null;
};

function pattern({ find, matchCase, wholeCell }: Search): RegExp {
  const literal = find.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
  return new RegExp(wholeCell ? `^${literal}$` : literal, matchCase ? "gu" : "giu");
}

/** Every cell of a range that contains the text, with what it becomes. Nothing is changed yet. */
export function replacements(sheet: Sheet, range: Range, search: Search, replacement: string): Replacement[] {
  if (search.find === "") return [];
  const found = pattern(search);
  const result: Replacement[] = [];
  for (const place of placesOf(range)) {
    const id = sheet.rows[place.row];
    const column = sheet.columns[place.column];
    if (id === undefined || column === undefined) continue;
    const from = sheet.value(id, column);
    const before = cellText(column, from);
    // The replacement is text, never a pattern: '$1' stays '$1'.
    const after = before.replace(found, () => replacement);
    if (after === before) continue;
    const read = readText(column, after);
    const problem = read.reason ?? cellProblem(column, read.value);
    const change = read.value === undefined ? null : { id, column: column.key, from, to: read.value };
    result.push({ place, before, after, change: problem === null ? change : null, problem });
  }
  return result;
}
