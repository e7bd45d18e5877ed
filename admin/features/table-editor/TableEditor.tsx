import { useId, useRef, useState, type ReactNode, useSyncExternalStore } from "react";
import type { ProductFilter } from "#db/products/product-filters.ts";
import type { Column } from "#domain/products/editor-columns.ts";
import { changedCells, discarding } from "./rules/history.ts";
import { counted } from "#domain/text/text.ts";
import { DraftOffer } from "../../records/drafts/DraftOffer.tsx";
import { LeaveGuard } from "../../records/LeaveGuard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { useSaveShortcut } from "../../records/use-save-shortcut.ts";
import { ChangesBar } from "./ChangesBar.tsx";
import type { Specifications } from "./use-columns.ts";
import type { GridHandle } from "./grid/actions.ts";
import { ProductGrid } from "./grid/ProductGrid.tsx";
import { useSelection } from "./grid/use-cell-selection.ts";
import { NoRows, ReadingPanel } from "./TableMessages.tsx";
import { SheetStatus } from "./StatusLine.tsx";
import { showFault, useCommands } from "./use-commands.ts";
import { TableDialogs, type OpenDialog } from "./TableDialogs.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { useOutcome } from "./use-outcome.ts";
import { useTableDraft } from "./use-table-draft.ts";
import { useSavedTogether } from "./use-saved-together.ts";
import { useTable } from "./use-table.ts";

type Props = {
  filter: ProductFilter;
  /** For which products a choice of columns is remembered: the slug of a category, or ''. */
  scope: string;
  fields: readonly Column[];
  /** The catalogue of specifications, and what the category expects of it. */
  known: Pick<Specifications, "findAttribute" | "expected">;
  /** The filters, between the title and the table. */
  children: ReactNode;
};

/** The table with everything around it: what can be done with it, the unsaved changes, and saving them together. */
export function TableEditor({ filter, scope, fields, known, children }: Props) {
  const table = useTable({ filter, scope, fields, known });
  const { query, editing, sheet, columns, columnOf, changedOnly, faults, nameOf } = table;
  const { edits, products, problemsOf } = editing;
  const selection = useSelection(sheet.rows.length, columns.length);
  const grid = useRef<GridHandle>(null);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const outcome = useOutcome();
  const { say } = outcome;
  const online = useOnline();
  const helpId = useId();

  const onFind = () => setDialog("replace");
  const { actions, put, restore } = useCommands({ table, selection, grid, say, onFind });
  const onFault = () => showFault(table, grid.current, say);
  const showConflicts = () => setDialog("conflicts");
  const saved = useSavedTogether({ table, say, showConflicts, showFault: onFault });
  const { saving, conflicts } = saved;
  const { busy } = saving;
  useSaveShortcut(saved.save);
  const draft = useTableDraft({ table, say, keepConflicts: saved.keepConflicts });
  const onDiscard = () => {
    const step = discarding(edits, editing.stored);
    editing.step(step);
    saved.discard();
    say(`${counted(step.changes.length, "cell")} discarded. Undo brings them back.`);
  };

  return (
    <>
      <PageHead
        title="Table"
        tabTitle="Table of products"
        tab="products"
        note={
          query.data && (
            <span role="status" className="text-ink-soft">
              {counted(query.data.length, "product")}
            </span>
          )
        }
        actions={
          <TableToolbar
            canUndo={editing.done.length > 0}
            canRedo={editing.undone.length > 0}
            busy={busy}
            onUndo={actions.onUndo}
            onRedo={actions.onRedo}
            onReplace={onFind}
            onColumns={() => setDialog("columns")}
            onKeys={() => setDialog("keys")}
          />
        }
      />
      {children}
      <DraftOffer noun="table" draft={draft} />
      <p id={helpId} className="sr-only">
        Enter edits a cell, typing replaces it, Tab goes to the next one. Escape and then Tab leaves the table.
      </p>
      {!query.data && !changedOnly ? (
        <ReadingPanel query={query} progress={table.progress} />
      ) : sheet.rows.length === 0 ? (
        <NoRows changedOnly={changedOnly} />
      ) : (
        <div className="block-[max(20rem,calc(100dvh-21.5rem))] max-md:block-[max(20rem,calc(100dvh-14rem))]">
          <ProductGrid
            ref={grid}
            sheet={sheet}
            products={products}
            marks={(id) => ({ edits: edits.get(id), problems: problemsOf(id), conflict: conflicts.has(id) })}
            selection={selection}
            sorting={table.sorting}
            busy={busy}
            describedBy={helpId}
            {...actions}
          />
        </div>
      )}
      <SheetStatus
        table={table}
        active={selection.anchor}
        isConflict={(id) => conflicts.has(id)}
        outcome={outcome}
        busy={busy}
        onRestore={restore}
        onShowRefused={() => setDialog("refused")}
      />
      <ChangesBar
        products={edits.size}
        cells={changedCells(edits)}
        faults={faults.length}
        conflicts={conflicts.size}
        busy={busy}
        progress={saving.progress}
        message={saving.message}
        offline={!online}
        changedOnly={changedOnly}
        onChangedOnly={table.setChangedOnly}
        onFault={onFault}
        onReview={showConflicts}
        onDiscard={onDiscard}
        onSave={saved.save}
        onCancel={saving.cancel}
      />
      <TableDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        columns={{
          columns,
          fields,
          names: table.specifications.frequent.map(({ name }) => name),
          isUsual: table.isUsual,
          onChoose: table.choose,
        }}
        replace={{
          sheet,
          selection: selection.range,
          nameOf,
          onReplace: (changes) => {
            setDialog(null);
            put("Replace", "replaced", { changes, refused: [], outside: 0, range: selection.range });
          },
          onGoTo: (place) => {
            setDialog(null);
            grid.current?.goTo(place);
          },
        }}
        refused={{ refused: outcome.refused, nameOf }}
        conflicts={{
          conflicts: [...conflicts.values()],
          edits,
          columns,
          columnOf,
          onChoose: (choices) => {
            setDialog(null);
            saved.resolve(choices);
          },
        }}
      />
      <LeaveGuard dirty={edits.size > 0} withinScreen onLeave={draft.forget} />
    </>
  );
}

const EVENTS = ["online", "offline"] as const;

function subscribe(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

/** Whether the browser has a connection. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
