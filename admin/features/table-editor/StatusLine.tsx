import type { Place } from "./rules/range.ts";
import { counted } from "#domain/text/text.ts";
import { Button } from "../../ui/controls.tsx";
import type { useOutcome } from "./use-outcome.ts";
import type { Table } from "./use-table.ts";
import { cellText } from "./rules/edited-cells.ts";
import type { CellValue, Column } from "#domain/products/editor-columns.ts";

type Props = {
  table: Table;
  /** The cell with the focus. */
  active: Place;
  isConflict: (id: string) => boolean;
  outcome: Pick<ReturnType<typeof useOutcome>, "said" | "refused">;
  busy: boolean;
  onRestore: (place: Place) => void;
  onShowRefused: () => void;
};

/** The line below the table: the cell with the focus, and the result of the last step. */
export function SheetStatus({ table, active, isConflict, outcome, busy, onRestore, onShowRefused }: Props) {
  const { sheet, editing, nameOf } = table;
  const { said, refused } = outcome;
  const id = sheet.rows[active.row];
  const column = sheet.columns[active.column];
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm min-block-9">
      {id !== undefined && column && editing.products.has(id) && (
        <CellBar
          name={nameOf(id)}
          column={column}
          value={sheet.value(id, column)}
          before={editing.stored(id, column.key)}
          problem={editing.problemsOf(id)?.[column.key]}
          conflict={isConflict(id)}
          busy={busy}
          onRestore={() => onRestore(active)}
        />
      )}
      <p role="status" className="text-ink-soft empty:hidden md:ms-auto">
        {said}
      </p>
      {refused.length > 0 && (
        <Button small onClick={onShowRefused}>
          Show {counted(refused.length, "cell")}
        </Button>
      )}
    </div>
  );
}

type CellBarProps = {
  name: string;
  column: Column;
  value: CellValue;
  before: CellValue;
  problem: string | undefined;
  conflict: boolean;
  busy: boolean;
  onRestore: () => void;
};

/** The whole content of the cell that has the focus: its old value, what is wrong with it, and what can be done about it. */
export function CellBar({ name, column, value, before, problem, conflict, busy, onRestore }: CellBarProps) {
  const changed = value !== before;
  return (
    <div role="group" aria-label="Cell" className="flex flex-wrap items-center gap-x-3 gap-y-1 *:min-inline-0">
      <span className="text-ink-soft">
        {name} · {column.label}:
      </span>
      <span className="font-medium wrap-anywhere">{cellText(column, value) || "empty"}</span>
      {problem && <span className="text-bad">{problem}</span>}
      {changed && (
        <>
          <span className="wrap-anywhere text-ink-soft">
            was <del>{cellText(column, before) || "empty"}</del>
          </span>
          <Button small intent="quiet" busy={busy} onClick={onRestore}>
            Restore<span className="sr-only"> the old value</span>
          </Button>
        </>
      )}
      {conflict && <span className="text-bad">Changed by somebody else</span>}
    </div>
  );
}
