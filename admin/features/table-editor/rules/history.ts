import type { CellValue } from "#domain/products/editor-columns.ts";

/** The change of one cell. */
export type CellChange = { id: string; column: string; from: CellValue; to: CellValue };
/** A group of changes that is undone and redone as one: 'Paste', 'Fill down'. */
export type Step = { what: string; changes: readonly CellChange[] };

/** The cells of a product that differ from what is stored, by the key of their column. */
export type RowEdits = Readonly<Record<string, CellValue>>;
export type Edits = ReadonlyMap<string, RowEdits>;

export type TableEdits = { edits: Edits; done: readonly Step[]; undone: readonly Step[] };
export const NO_EDITS: TableEdits = { edits: new Map(), done: [], undone: [] };

/** What is stored in the cell of a column. */
export type Stored = (id: string, column: string) => CellValue;

function withChanges(edits: Edits, changes: readonly CellChange[], stored: Stored, side: "from" | "to"): Edits {
  const next = new Map(edits);
  const copied = new Map<string, Record<string, CellValue>>();
  // Backwards when undoing: a step may change a cell twice.
  for (const change of side === "from" ? changes.toReversed() : changes) {
    const { id, column } = change;
    const row = copied.get(id) ?? { ...next.get(id) };
    copied.set(id, row);
    if (change[side] === stored(id, column)) Reflect.deleteProperty(row, column);
    else row[column] = change[side];
    if (Object.keys(row).length > 0) next.set(id, row);
    else next.delete(id);
  }
  return next;
}

/** Carries out a step. Cells that have the new value already are left out; if none are left, nothing happens. */
export function carryOut(state: TableEdits, { what, changes }: Step, stored: Stored): TableEdits {
  const real = changes.filter(({ from, to }) => from !== to);
  if (real.length === 0) return state;
  return {
    edits: withChanges(state.edits, real, stored, "to"),
    done: [...state.done, { what, changes: real }],
    undone: [],
  };
}

export function undo(state: TableEdits, stored: Stored): TableEdits {
  const step = state.done.at(-1);
  if (!step) return state;
  const edits = withChanges(state.edits, step.changes, stored, "from");
  return { edits, done: state.done.slice(0, -1), undone: [...state.undone, step] };
}

export function redo(state: TableEdits, stored: Stored): TableEdits {
  const step = state.undone.at(-1);
  if (!step) return state;
  const edits = withChanges(state.edits, step.changes, stored, "to");
  return { edits, done: [...state.done, step], undone: state.undone.slice(0, -1) };
}

/** The step that gives every changed cell, or those of some products, their stored value again. */
export function discarding(edits: Edits, stored: Stored, what = "Discard"): Step {
  const changes = [...edits].flatMap(([id, row]) =>
    Object.entries(row).map(([column, from]) => ({ id, column, from, to: stored(id, column) })),
  );
  return { what, changes };
}

export const changedCells = (edits: Edits): number =>
  [...edits.values()].reduce((sum, row) => sum + Object.keys(row).length, 0);
