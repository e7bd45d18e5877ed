import { useState } from "react";
import type { ToDelete } from "./DeleteRecords.tsx";
import { useEver } from "../ui/dialog-state.ts";
import { without, type useSelection } from "../ui/lists/use-selection.ts";

/** Which records of a list are to be deleted. Deleted ones are removed from the selection, too. */
export function useDeletion<T extends { id: string }>(selection: ReturnType<typeof useSelection<T>>) {
  const [records, setRecords] = useState<readonly T[]>([]);
  const dialog: ToDelete<T> = {
    records,
    onClose: () => setRecords([]),
    onGone: (gone) => {
      selection.toggle(gone, false);
      setRecords(without(records, gone));
    },
    onDeleted: (gone) => selection.toggle(gone, false),
  };
  return { request: setRecords, isNeeded: useEver(records.length > 0), dialog };
}
