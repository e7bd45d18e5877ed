import type { Place } from "#domain/table-edit/range.ts";
import { counted } from "#domain/text.ts";
import { Button } from "#ui/Button.tsx";
import { CellBar } from "./CellBar.tsx";
import type { useOutcome } from "./use-outcome.ts";
import type { Table } from "./use-table.ts";

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
