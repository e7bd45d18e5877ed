import { useRef, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import type { Sheet } from "../rules/put.ts";
import type { GridActions } from "./actions.ts";
import { commandOf, type Command } from "./commands.ts";
import type { CellFocus } from "./use-cell-focus.ts";
import type { CellEditing } from "./use-editing.ts";
import type { GridSelection } from "./use-cell-selection.ts";

type Options = {
  sheet: Sheet;
  selection: GridSelection;
  cells: CellEditing;
  focus: CellFocus;
  busy: boolean;
  actions: GridActions;
  /** How many rows are in view. */
  page: number;
};

/** What keys do in the table, both while a cell is edited and otherwise. */
export function useKeys({ sheet: { rows, columns }, selection, cells, focus, busy, actions, page }: Options) {
  const { anchor, range, isHeader } = selection;
  // Escape lets the next Tab leave the table; otherwise Tab goes from cell to cell.
  const leaving = useRef(false);

  const edit = (over: boolean): boolean => {
    focus.notNow();
    const column = columns[anchor.column];
    if (!isHeader) cells.edit(anchor, over);
    else if (column) actions.onSort(column);
    // Typed characters belong in the field; Enter and F2 do not.
    return !over || isHeader;
  };
  const carryOut = (command: Command): boolean => {
    focus.soon();
    leaving.current = command.does === "escape";
    switch (command.does) {
      case "move":
        selection.move({ row: command.rows, column: command.columns }, command.extend);
        return true;
      case "next":
        return selection.next(command.step);
      case "edit":
        return edit(command.over);
      case "clear":
        if (!busy) actions.onClear(range);
        return true;
      case "fill-down":
        if (!busy) actions.onFillDown(range);
        return true;
      case "undo":
        if (!busy) actions.onUndo();
        return true;
      case "redo":
        if (!busy) actions.onRedo();
        return true;
      case "find":
        focus.notNow();
        actions.onFind();
        return true;
      case "select-all":
        selection.select({ row: 0, column: 0 }, { row: rows.length - 1, column: columns.length - 1 });
        return true;
      case "select-rows":
        selection.select({ row: range.top, column: 0 }, { row: range.bottom, column: columns.length - 1 });
        return true;
      case "escape":
        selection.select(anchor);
        return true;
    }
  };

  const inEditor = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === "Escape") {
      focus.soon();
      cells.cancel();
    } else if ((key === "Enter" && !event.altKey) || key === "Tab") {
      flushSync(cells.commit);
      focus.soon();
      if (key === "Tab") selection.next(shiftKey ? -1 : 1);
      else selection.move({ row: shiftKey ? (anchor.row > 0 ? -1 : 0) : 1, column: 0 }, false);
    } else {
      // The same key makes the screen save, so store the cell first.
      if (key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)) {
        flushSync(cells.commit);
        focus.now();
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  /** F2 on a title goes to the separator beside it, where the arrows change the width of the column. */
  const toSeparator = (event: KeyboardEvent): boolean => {
    if (event.key !== "F2" || !isHeader || !(event.target instanceof Element)) return false;
    const separator = event.target.querySelector<HTMLElement>("[role=separator]");
    separator?.focus();
    return separator !== null;
  };

  return {
    /** Call when the mouse was used: Tab goes from cell to cell again. */
    stay: () => {
      leaving.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing) return;
      if (cells.editing) {
        inEditor(event);
        return;
      }
      if (event.key === "Tab" && leaving.current) {
        // Let the browser continue from here: Tab does not reach the other cells.
        leaving.current = false;
        return;
      }
      if (toSeparator(event)) {
        event.preventDefault();
        return;
      }
      // On a title only these keys sort; typed characters do nothing.
      if (isHeader && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) return;
      const command = commandOf(event, page);
      if (command && carryOut(command)) event.preventDefault();
    },
  };
}
