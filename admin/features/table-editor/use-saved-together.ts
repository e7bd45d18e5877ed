import { useState } from "react";
import type { Side } from "#domain/content/conflict.ts";
import type { TableProduct } from "#domain/products/editor-columns.ts";
import type { RowConflict } from "./rules/conflicts.ts";
import type { Say } from "./use-outcome.ts";
import { useSaving } from "./use-saving.ts";
import type { Table } from "./use-table.ts";

type Options = { table: Table; say: Say; showConflicts: () => void; showFault: () => void };

const byId = (products: readonly TableProduct[]) => new Map(products.map((product) => [product.id, product]));
const NONE: ReadonlyMap<string, RowConflict> = new Map();

/** Saves the edited products together, and asks which version to keep where somebody else has saved first. */
export function useSavedTogether({ table, say, showConflicts, showFault }: Options) {
  const { editing, columnOf, faults } = table;
  const { edits, products } = editing;
  const [conflicts, setConflicts] = useState(NONE);
  const keepConflicts = (found: readonly RowConflict[]) =>
    setConflicts(new Map(found.map((conflict) => [conflict.id, conflict])));

  const saving = useSaving({
    onSaved: (now) => {
      table.showStored(now && byId(now));
      editing.reset();
      setConflicts(NONE);
      table.setChangedOnly(false);
      say("");
    },
    onConflicts: (found) => {
      keepConflicts(found);
      showConflicts();
    },
    onUndone: (now) => {
      table.showStored(now && byId(now));
      if (now) editing.rebase(now.filter(({ id }) => editing.held.has(id)));
    },
  });

  const save = () => {
    if (edits.size === 0 || saving.busy) return;
    if (faults.length > 0) showFault();
    else if (conflicts.size > 0) showConflicts();
    else void saving.save(products, edits, columnOf);
  };
  const discard = () => {
    setConflicts(NONE);
    saving.clearMessage();
  };
  /** Continues with the chosen versions, and saves the remaining edits. */
  const resolve = (choices: ReadonlyMap<string, Side>) => {
    const rebased: TableProduct[] = [];
    const left = new Set<string>();
    const now = new Map<string, TableProduct | null>();
    for (const { id, theirs } of conflicts.values()) {
      now.set(id, theirs);
      if (theirs && choices.get(id) === "mine") rebased.push(theirs);
      else left.add(id);
    }
    table.showStored(now);
    editing.forget(left);
    editing.rebase(rebased);
    setConflicts(NONE);
    const mine = new Map([...edits].filter(([id]) => !left.has(id)));
    const newest = new Map([...products, ...byId(rebased)]);
    if (mine.size > 0) void saving.save(newest, mine, columnOf);
  };
  return { saving, save, discard, conflicts, keepConflicts, resolve };
}
