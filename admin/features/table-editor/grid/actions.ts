import type { Column } from "#domain/products/editor-columns.ts";
import type { Place, Range } from "../rules/range.ts";

/** What the table asks of the screen around it. */
export type GridActions = {
  onType: (place: Place, text: string) => void;
  onClear: (range: Range) => void;
  onCopy: (range: Range) => string;
  onPaste: (range: Range, text: string) => void;
  onFillDown: (range: Range) => void;
  onFill: (source: Range, target: Range) => void;
  onUndo: () => void;
  onRedo: () => void;
  onFind: () => void;
  onSort: (column: Column) => void;
};

/** What the screen around the table asks of it. */
export type GridHandle = {
  /** Stores what is being typed. Call it before anything reads or changes cells. */
  commit: () => void;
  /** Selects a cell, scrolls to it and moves the focus there. */
  goTo: (place: Place) => void;
};
