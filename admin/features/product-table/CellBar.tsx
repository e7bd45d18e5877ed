import { cellText } from "#domain/table-edit/cells.ts";
import type { CellValue, Column } from "#domain/table-edit/columns.ts";
import { Button } from "#ui/Button.tsx";

type Props = {
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
export function CellBar({ name, column, value, before, problem, conflict, busy, onRestore }: Props) {
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
