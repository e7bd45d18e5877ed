import { flushSync } from "react-dom";
import type { GridHandle } from "./grid/actions.ts";
import type { Say } from "./use-outcome.ts";
import type { Table } from "./use-table.ts";

/** Goes to the first cell that cannot be stored, with its column and its row if they are not on the screen, and says why. */
export function showFault(
  { faults: [fault], sheet, editing, choose, setChangedOnly, columnOf, nameOf }: Table,
  grid: GridHandle | null,
  say: Say,
): void {
  if (!fault) return;
  const { id, column: key } = fault;
  const row = sheet.rows.indexOf(id);
  const column = sheet.columns.findIndex((other) => other.key === key);
  // The cell must be on the screen before the focus goes there.
  flushSync(() => {
    if (column === -1) choose([...sheet.columns.map((other) => other.key), key]);
    if (row === -1) setChangedOnly(true);
  });
  grid?.goTo({
    row: row === -1 ? [...editing.edits.keys()].indexOf(id) : row,
    column: column === -1 ? sheet.columns.length : column,
  });
  say(`${nameOf(id)}, ${columnOf(key).label}: ${editing.problemsOf(id)?.[key] ?? ""}`);
}
