import { useCallback, useMemo, useState } from "react";
import { rowProblems } from "./rules/edited-products.ts";
import { storedValue, type Column, type TableProduct } from "#domain/products/editor-columns.ts";
import {
  carryOut,
  NO_EDITS,
  redo,
  undo,
  type RowEdits,
  type Step,
  type Stored,
  type TableEdits,
} from "./rules/history.ts";

type State = TableEdits & {
  /** Edited products as they were when their editing began, also when a filter hides them. */
  held: ReadonlyMap<string, TableProduct>;
};
const START: State = { ...NO_EDITS, held: new Map() };

const storedAmong =
  (products: ReadonlyMap<string, TableProduct>, held: State["held"], columnOf: (key: string) => Column): Stored =>
  (id, key) => {
    const product = held.get(id) ?? products.get(id);
    return product ? storedValue(product, columnOf(key)) : "";
  };

/** The unsaved cells of the table with every step that led to them. `read` are the products of the filter. */
export function useTableEdits(read: ReadonlyMap<string, TableProduct>, columnOf: (key: string) => Column) {
  const [state, setState] = useState(START);
  const { edits, held } = state;
  const products = useMemo(() => (held.size > 0 ? new Map([...read, ...held]) : read), [read, held]);

  const step = (next: Step, further: readonly TableProduct[] = []) =>
    setState((before) => {
      const holding = new Map(before.held);
      for (const product of further) holding.set(product.id, product);
      for (const { id } of next.changes) {
        const product = read.get(id);
        if (product && !holding.has(id)) holding.set(id, product);
      }
      const after = carryOut(before, next, storedAmong(read, holding, columnOf));
      return after === before && further.length === 0 ? before : { ...after, held: holding };
    });

  // Checked once per change of a row, not with every key.
  const [checked] = useState(() => new WeakMap<RowEdits, Readonly<Record<string, string>>>());
  const problemsOf = useCallback(
    (id: string): Readonly<Record<string, string>> | undefined => {
      const row = edits.get(id);
      const product = products.get(id);
      if (!row || !product) return undefined;
      const known = checked.get(row) ?? rowProblems(product, row, columnOf);
      checked.set(row, known);
      return known;
    },
    [edits, products, columnOf, checked],
  );

  return {
    ...state,
    products,
    problemsOf,
    stored: storedAmong(read, held, columnOf),
    step,
    undo: () => setState((before) => ({ ...before, ...undo(before, storedAmong(read, before.held, columnOf)) })),
    redo: () => setState((before) => ({ ...before, ...redo(before, storedAmong(read, before.held, columnOf)) })),
    /** After saving: forgets all edits and the undo history. */
    reset: () => setState(START),
    /** Moves the edits to other versions of products; cells with the same value there no longer count as changed. */
    rebase: (versions: readonly TableProduct[]) =>
      setState((before) => {
        const holding = new Map([...before.held, ...versions.map((product) => [product.id, product] as const)]);
        const stored = storedAmong(read, holding, columnOf);
        const rebased = new Map(before.edits);
        for (const { id } of versions) {
          const row = Object.entries(before.edits.get(id) ?? {}).filter(([key, value]) => value !== stored(id, key));
          if (row.length > 0) rebased.set(id, Object.fromEntries(row));
          else rebased.delete(id);
        }
        return { ...before, held: holding, edits: rebased };
      }),
    /** Forgets products and their changes. */
    forget: (ids: ReadonlySet<string>) =>
      setState((before) => ({
        held: new Map([...before.held].filter(([id]) => !ids.has(id))),
        edits: new Map([...before.edits].filter(([id]) => !ids.has(id))),
        // Steps of other products can still be undone.
        done: withoutProducts(before.done, ids),
        undone: withoutProducts(before.undone, ids),
      })),
  };
}

const withoutProducts = (steps: readonly Step[], ids: ReadonlySet<string>): Step[] =>
  steps
    .map((step) => ({ ...step, changes: step.changes.filter(({ id }) => !ids.has(id)) }))
    .filter(({ changes }) => changes.length > 0);
