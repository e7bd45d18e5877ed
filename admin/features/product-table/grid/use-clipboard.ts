import type { ClipboardEvent } from "react";
import type { GridActions } from "./actions.ts";
import type { CellEditing } from "./use-editing.ts";
import type { GridSelection } from "./use-selection.ts";

type Options = { selection: GridSelection; cells: CellEditing; busy: boolean; actions: GridActions };

/** Copies, cuts and pastes the selected cells. While a cell is edited, its own field does that. */
export function useClipboard({ selection: { range, isHeader }, cells, busy, actions }: Options) {
  const onCopy = (event: ClipboardEvent) => {
    if (cells.editing || isHeader) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", actions.onCopy(range));
    if (event.type === "cut" && !busy) actions.onClear(range);
  };
  return {
    onCopy,
    onCut: onCopy,
    onPaste: (event: ClipboardEvent) => {
      if (cells.editing || isHeader || busy) return;
      event.preventDefault();
      actions.onPaste(range, event.clipboardData.getData("text/plain"));
    },
  };
}
