import { SearchX } from "lucide-react";
import { useId, useMemo, useRef, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { listTableProductsById } from "#db/product-table.ts";
import type { ProductFilter } from "#db/product-filters.ts";
import {
  cellsOf,
  fill,
  fillDown,
  paste,
  putText,
  type Put,
  type RefusedText,
  type Sheet,
} from "#domain/table-edit/put.ts";
import { clipboardCells, clipboardText } from "#domain/table-edit/clipboard.ts";
import { frequentNames, storedValue, type Column, type TableProduct } from "#domain/table-edit/columns.ts";
import type { RowConflict } from "#domain/table-edit/conflicts.ts";
import { changedCells, discarding, type Step } from "#domain/table-edit/history.ts";
import { sortedRows, type Sorting } from "#domain/table-edit/sort.ts";
import { counted } from "#domain/text.ts";
import { panel } from "#styles/variants/panel.ts";
import { Button } from "#ui/Button.tsx";
import { client } from "../../environment.ts";
import { DraftOffer } from "../../ui/DraftOffer.tsx";
import { EmptyPanel } from "../../ui/EmptyPanel.tsx";
import { LeaveGuard } from "../../ui/LeaveGuard.tsx";
import { PageHead } from "../../ui/PageHead.tsx";
import { useSaveShortcut } from "../../ui/use-save-shortcut.ts";
import { ChangesBar } from "./ChangesBar.tsx";
import { CellBar } from "./CellBar.tsx";
import type { GridHandle } from "./grid/actions.ts";
import { ProductGrid } from "./grid/ProductGrid.tsx";
import { useSelection } from "./grid/use-selection.ts";
import { ReadingPanel } from "./ReadingPanel.tsx";
import { putOutcome, stepSaid } from "./said.ts";
import { restoredDraft } from "./table-draft.ts";
import { TableDialogs, type OpenDialog } from "./TableDialogs.tsx";
import { TableToolbar } from "./TableToolbar.tsx";
import { useColumns } from "./use-columns.ts";
import { useOnline } from "./use-online.ts";
import { useOrder } from "./use-order.ts";
import { useReadProducts } from "./use-read-products.ts";
import { useSaving } from "./use-saving.ts";
import { useTableDraft } from "./use-table-draft.ts";
import { useTableEdits } from "./use-table-edits.ts";
import type { Specifications } from "./column-choice.ts";
import type { Kept } from "./ConflictsDialog.tsx";

type Props = {
  filter: ProductFilter;
  /** For which products a choice of columns is remembered: the slug of a category, or ''. */
  scope: string;
  fields: readonly Column[];
  /** The catalogue of specifications, and what the category expects of it. */
  catalogue: Pick<Specifications, "findAttribute" | "expected">;
  /** The filters, between the title and the table. */
  children: ReactNode;
};

const BY_NAME: Sorting = { column: "name", descending: false };
const NOBODY: ReadonlyMap<string, RowConflict> = new Map();

/** The table with everything around it: what can be done with it, the unsaved changes, and saving them together. */
export function TableEditor({ filter, scope, fields, catalogue, children }: Props) {
  const { query, progress, update } = useReadProducts(filter);
  const read = useMemo(() => new Map(query.data?.map((product) => [product.id, product])), [query.data]);
  const specifications = useMemo(
    () => ({ ...catalogue, frequent: frequentNames(query.data ?? [], catalogue.findAttribute) }),
    [catalogue, query.data],
  );
  const { columns, columnOf, choose, isUsual } = useColumns(scope, fields, specifications);
  const editing = useTableEdits(read, columnOf);
  const { edits, products, stored, problemsOf } = editing;

  const value = (id: string, column: Column) => edits.get(id)?.[column.key] ?? stored(id, column.key);
  const [sorting, setSorting] = useState(BY_NAME);
  const sorted = (ids: readonly string[], { column, descending } = sorting) =>
    sortedRows({ rows: ids, value }, columnOf(column), descending);
  const order = useOrder(JSON.stringify(filter), query.data, sorted);
  const [changedOnly, setChangedOnly] = useState(false);
  const rows = useMemo(() => (changedOnly ? [...edits.keys()] : order.ids), [changedOnly, edits, order.ids]);
  const sheet: Sheet = { rows, columns, value };

  const selection = useSelection(rows.length, columns.length);
  const grid = useRef<GridHandle>(null);
  const [said, setSaid] = useState("");
  const [refused, setRefused] = useState<readonly RefusedText[]>([]);
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const [conflicts, setConflicts] = useState(NOBODY);
  const online = useOnline();
  const helpId = useId();

  // While a name is empty, the product goes by its old one.
  const nameOf = (id: string): string => String(value(id, columnOf("name")) || stored(id, "name"));
  const say = (text: string, cells: readonly RefusedText[] = []) => {
    setSaid(text);
    setRefused(cells);
  };
  const put = (what: string, done: string, result: Put) => {
    editing.step({ what, changes: result.changes });
    say(putOutcome(done, result), result.refused);
  };
  /** Shows what a step was about, if it is on the screen. */
  const goToStep = ({ changes: [change] }: Step) => {
    if (!change) return;
    const row = rows.indexOf(change.id);
    const column = columns.findIndex(({ key }) => key === change.column);
    if (row !== -1 && column !== -1) grid.current?.goTo({ row, column });
  };
  const goBack = () => {
    const step = editing.done.at(-1);
    if (!step) return;
    editing.undo();
    say(stepSaid("Undone", step));
    goToStep(step);
  };
  const goForth = () => {
    const step = editing.undone.at(-1);
    if (!step) return;
    editing.redo();
    say(stepSaid("Redone", step));
    goToStep(step);
  };

  const faults = useMemo(
    () => [...edits.keys()].flatMap((id) => Object.keys(problemsOf(id) ?? {}).map((column) => ({ id, column }))),
    [edits, problemsOf],
  );
  const showFault = () => {
    const [fault] = faults;
    if (!fault) return;
    const column = columns.findIndex(({ key }) => key === fault.column);
    const row = rows.indexOf(fault.id);
    // The cell must be on the screen before the focus goes there.
    flushSync(() => {
      if (column === -1) choose([...columns.map(({ key }) => key), fault.column]);
      if (row === -1) setChangedOnly(true);
    });
    grid.current?.goTo({
      row: row === -1 ? [...edits.keys()].indexOf(fault.id) : row,
      column: column === -1 ? columns.length : column,
    });
    say(`${nameOf(fault.id)}, ${columnOf(fault.column).label}: ${problemsOf(fault.id)?.[fault.column] ?? ""}`);
  };

  /** Shows products as they are stored now; null: they could not be read one by one. */
  const showStored = (now: readonly TableProduct[] | null) => {
    if (now) update(new Map(now.map((product) => [product.id, product])));
    else void query.refetch();
  };
  const saving = useSaving({
    onSaved: (now) => {
      showStored(now);
      editing.reset();
      setConflicts(NOBODY);
      setChangedOnly(false);
      say("");
    },
    onConflicts: (found) => {
      setConflicts(new Map(found.map((conflict) => [conflict.id, conflict])));
      setDialog("conflicts");
    },
    onUndone: (now) => {
      showStored(now);
      if (now) editing.rebase(now.filter(({ id }) => editing.held.has(id)));
    },
  });
  const { busy } = saving;
  const save = () => {
    if (edits.size === 0 || busy) return;
    if (faults.length > 0) showFault();
    else if (conflicts.size > 0) setDialog("conflicts");
    else void saving.save(products, edits, columnOf);
  };
  useSaveShortcut(save);

  const draft = useTableDraft({
    edits,
    products,
    onRestore: async (kept) => {
      const now = await listTableProductsById(client, Object.keys(kept.edits));
      const restored = restoredDraft(kept, now);
      const byId = new Map(now.map((product) => [product.id, product]));
      const changes = restored.cells.flatMap(({ id, cells }) =>
        Object.entries(cells).map(([key, to]) => {
          const product = byId.get(id);
          return { id, column: key, from: product ? storedValue(product, columnOf(key)) : "", to };
        }),
      );
      editing.step({ what: "Restore draft", changes }, now);
      if (now.some(({ id }) => !read.has(id))) setChangedOnly(true);
      setConflicts(new Map(restored.conflicts.map((conflict) => [conflict.id, conflict])));
      say(
        `${counted(changes.length, "cell")} restored.${restored.gone > 0 ? ` ${counted(restored.gone, "product")} of the draft do not exist any more.` : ""}`,
      );
    },
  });

  const resolve = (choices: ReadonlyMap<string, Kept>) => {
    const rebased: TableProduct[] = [];
    const left = new Set<string>();
    const now = new Map<string, TableProduct | null>();
    for (const { id, theirs } of conflicts.values()) {
      now.set(id, theirs);
      if (theirs && choices.get(id) === "mine") rebased.push(theirs);
      else left.add(id);
    }
    update(now);
    editing.forget(left);
    editing.rebase(rebased);
    setConflicts(NOBODY);
    setDialog(null);
    const mine = new Map([...edits].filter(([id]) => !left.has(id)));
    const newest = new Map([...products, ...rebased.map((product) => [product.id, product] as const)]);
    if (mine.size > 0) void saving.save(newest, mine, columnOf);
  };

  const { anchor, range } = selection;
  const activeId = rows[anchor.row];
  const activeColumn = columns[anchor.column];
  return (
    <>
      <PageHead
        title="Table"
        tab="products"
        note={
          query.data && (
            <span role="status" className="text-ink-soft">
              {query.data.length.toLocaleString("en-US")} {query.data.length === 1 ? "product" : "products"}
            </span>
          )
        }
        actions={
          <TableToolbar
            canUndo={editing.done.length > 0}
            canRedo={editing.undone.length > 0}
            busy={busy}
            onUndo={goBack}
            onRedo={goForth}
            onReplace={() => setDialog("replace")}
            onColumns={() => setDialog("columns")}
            onKeys={() => setDialog("keys")}
          />
        }
      />
      {children}
      <DraftOffer
        noun="table"
        draft={{ ...draft, offer: draftOffer(draft.offer), outdated: false, restore: () => void draft.restore() }}
      />
      <p id={helpId} className="sr-only">
        Enter edits a cell, typing replaces it, Tab goes to the next one. Escape and then Tab leaves the table.
      </p>
      {!query.data && !changedOnly ? (
        <ReadingPanel query={query} progress={progress} />
      ) : rows.length === 0 ? (
        <div className={panel()}>
          <EmptyPanel
            icon={SearchX}
            title={changedOnly ? "No Changes" : "No Products Found"}
            text={
              changedOnly
                ? "Changed products are listed here until they are saved."
                : "Try another search, brand or category."
            }
          />
        </div>
      ) : (
        <div className="block-[max(20rem,calc(100dvh-21.5rem))] max-md:block-[max(20rem,calc(100dvh-14rem))]">
          <ProductGrid
            ref={grid}
            sheet={sheet}
            products={products}
            marks={(id) => ({ edits: edits.get(id), problems: problemsOf(id), conflict: conflicts.has(id) })}
            selection={selection}
            sorting={sorting}
            busy={busy}
            describedBy={helpId}
            onType={(place, text) => {
              const at = { top: place.row, bottom: place.row, left: place.column, right: place.column };
              const result = putText(sheet, at, text);
              editing.step({ what: "Edit", changes: result.changes });
              say(result.refused.length > 0 ? putOutcome("changed", result) : "", result.refused);
            }}
            onClear={(at) => put("Clear", "emptied", putText(sheet, at, ""))}
            onCopy={(at) => {
              const cells = cellsOf(sheet, at);
              say(`${counted(cells.length * (cells[0]?.length ?? 0), "cell")} copied.`);
              return clipboardText(cells);
            }}
            onPaste={(at, text) => {
              const result = paste(sheet, at, clipboardCells(text));
              put("Paste", "pasted", result);
              const { top, left, bottom, right } = result.range;
              selection.select({ row: top, column: left }, { row: bottom, column: right });
            }}
            onFillDown={(at) => put("Fill down", "filled", fillDown(sheet, at))}
            onFill={(source, target) => put("Fill", "filled", fill(sheet, source, target))}
            onUndo={goBack}
            onRedo={goForth}
            onFind={() => setDialog("replace")}
            onSort={({ key, label }) => {
              const next = { column: key, descending: sorting.column === key && !sorting.descending };
              setSorting(next);
              order.sort((ids) => sorted(ids, next));
              say(`Sorted by ${label}, ${next.descending ? "descending" : "ascending"}.`);
            }}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm min-block-9">
        {activeId !== undefined && activeColumn && products.has(activeId) && (
          <CellBar
            name={nameOf(activeId)}
            column={activeColumn}
            value={value(activeId, activeColumn)}
            before={stored(activeId, activeColumn.key)}
            problem={problemsOf(activeId)?.[activeColumn.key]}
            conflict={conflicts.has(activeId)}
            busy={busy}
            onRestore={() => {
              const { key, label } = activeColumn;
              const change = {
                id: activeId,
                column: key,
                from: value(activeId, activeColumn),
                to: stored(activeId, key),
              };
              editing.step({ what: `Restore ${label}`, changes: [change] });
              grid.current?.goTo(anchor);
            }}
          />
        )}
        <p role="status" className="text-ink-soft empty:hidden md:ms-auto">
          {said}
        </p>
        {refused.length > 0 && (
          <Button small onClick={() => setDialog("refused")}>
            Show {counted(refused.length, "cell")}
          </Button>
        )}
      </div>
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
        onChangedOnly={setChangedOnly}
        onFault={showFault}
        onReview={() => setDialog("conflicts")}
        onDiscard={() => {
          const step = discarding(edits, stored);
          editing.step(step);
          setConflicts(NOBODY);
          say(`${counted(step.changes.length, "cell")} discarded. Undo brings them back.`);
        }}
        onSave={save}
        onCancel={saving.cancel}
      />
      <TableDialogs
        open={dialog}
        onClose={() => setDialog(null)}
        columns={{ columns, fields, names: specifications.frequent.map(({ name }) => name), isUsual, onChoose: choose }}
        replace={{
          sheet,
          selection: range,
          nameOf,
          onReplace: (changes) => {
            setDialog(null);
            put("Replace", "replaced", { changes, refused: [], outside: 0, range });
          },
          onGoTo: (place) => {
            setDialog(null);
            grid.current?.goTo(place);
          },
        }}
        refused={{ refused, nameOf }}
        conflicts={{ conflicts: [...conflicts.values()], edits, columns, columnOf, onChoose: resolve }}
      />
      <LeaveGuard dirty={edits.size > 0} withinScreen onLeave={draft.forget} />
    </>
  );
}

/** DraftOffer shows when a draft was made; its cells are the table's own matter. */
const draftOffer = (draft: { at: number } | null) => draft && { version: null, at: draft.at, values: {} };
