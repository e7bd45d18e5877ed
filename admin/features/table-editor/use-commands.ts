import type { RefObject } from "react";
import { clipboardCells, clipboardText } from "./rules/clipboard.ts";
import { cellsOf, fill, fillDown, paste, putText, type Put } from "./rules/put.ts";
import { rangeOf, type Place } from "./rules/range.ts";
import type { Step } from "./rules/history.ts";
import { counted } from "#domain/text/text.ts";
import type { GridActions, GridHandle } from "./grid/actions.ts";
import type { GridSelection } from "./grid/use-cell-selection.ts";
import { putOutcome, stepText, type Say } from "./use-outcome.ts";
import type { Table } from "./use-table.ts";
import { flushSync } from "react-dom";

type Options = {
  table: Table;
  selection: GridSelection;
  grid: RefObject<GridHandle | null>;
  say: Say;
  onFind: () => void;
};

/** What can be done with cells. Each command is one step that can be undone, and reports its result. */
export function useCommands({ table, selection, grid, say, onFind }: Options) {
  const { editing, sheet } = table;
  const { rows, columns, value } = sheet;
  const put = (what: string, done: string, result: Put) => {
    editing.step({ what, changes: result.changes });
    say(putOutcome(done, result), result.refused);
  };
  /** Goes to the first cell that a step changed, if it is on the screen. */
  const goToStep = ({ changes: [change] }: Step) => {
    if (!change) return;
    const row = rows.indexOf(change.id);
    const column = columns.findIndex(({ key }) => key === change.column);
    if (row !== -1 && column !== -1) grid.current?.goTo({ row, column });
  };
  const step = (word: "Undone" | "Redone", changed: Step | undefined, carryOut: () => void) => {
    if (!changed) return;
    carryOut();
    say(stepText(word, changed));
    goToStep(changed);
  };

  const actions: GridActions = {
    onType: (place, text) => {
      const result = putText(sheet, rangeOf(place), text);
      editing.step({ what: "Edit", changes: result.changes });
      say(result.refused.length > 0 ? putOutcome("changed", result) : "", result.refused);
    },
    onClear: (range) => put("Clear", "emptied", putText(sheet, range, "")),
    onCopy: (range) => {
      const cells = cellsOf(sheet, range);
      say(`${counted(cells.length * (cells[0]?.length ?? 0), "cell")} copied.`);
      return clipboardText(cells);
    },
    onPaste: (range, text) => {
      const result = paste(sheet, range, clipboardCells(text));
      put("Paste", "pasted", result);
      const { top, left, bottom, right } = result.range;
      selection.select({ row: top, column: left }, { row: bottom, column: right });
    },
    onFillDown: (range) => put("Fill down", "filled", fillDown(sheet, range)),
    onFill: (source, target) => put("Fill", "filled", fill(sheet, source, target)),
    onUndo: () => step("Undone", editing.done.at(-1), editing.undo),
    onRedo: () => step("Redone", editing.undone.at(-1), editing.redo),
    onFind,
    onSort: (column) => {
      const { descending } = table.sortBy(column);
      say(`Sorted by ${column.label}, ${descending ? "descending" : "ascending"}.`);
    },
  };
  return {
    actions,
    put,
    /** Resets a cell to its stored value. */
    restore: (place: Place) => {
      const id = rows[place.row];
      const column = columns[place.column];
      if (id === undefined || !column) return;
      const change = { id, column: column.key, from: value(id, column), to: editing.stored(id, column.key) };
      editing.step({ what: `Restore ${column.label}`, changes: [change] });
      grid.current?.goTo(place);
    },
  };
}

/** Goes to the first cell that cannot be stored, with its column and its row if they are not on the screen, and says why. */
export function showFault(
  { faults: [fault], sheet, editing, choose, setChangedOnly, columnOf, nameOf }: Table,
  grid: GridHandle | null,
  say: Say,
): void {
  if (!fault) return;
  const { id, column: key } = fault;
  const row = sheet.rows.indexOf(id);
  const column = sheet.columns.findIndex((other) => other.key === key);
  // The cell must be on the screen before the focus goes there.
  flushSync(() => {
    if (column === -1) choose([...sheet.columns.map((other) => other.key), key]);
    if (row === -1) setChangedOnly(true);
  });
  grid?.goTo({
    row: row === -1 ? [...editing.edits.keys()].indexOf(id) : row,
    column: column === -1 ? sheet.columns.length : column,
  });
  say(`${nameOf(id)}, ${columnOf(key).label}: ${editing.problemsOf(id)?.[key] ?? ""}`);
}
