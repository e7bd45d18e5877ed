import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Place } from "../rules/range.ts";
import type { Sheet } from "../rules/put.ts";
import type { GridActions } from "./actions.ts";
import { HEADER_ROW, type GridSelection } from "./use-cell-selection.ts";

/** `over`: typing replaces the text of the cell. */
type Editing = { place: Place; over: boolean };

type Options = { sheet: Sheet; selection: GridSelection; busy: boolean; onType: GridActions["onType"] };

/** The cell that is being edited, and what was typed into it so far. */
export function useEditing({ sheet: { rows, columns }, selection, busy, onType }: Options) {
  const [editing, setEditing] = useState<Editing | null>(null);
  const typed = useRef<string | null>(null);
  return {
    editing,
    type: (text: string) => {
      typed.current = text;
    },
    commit: () => {
      const text = typed.current;
      typed.current = null;
      if (editing === null) return;
      setEditing(null);
      if (text !== null) onType(editing.place, text);
    },
    cancel: () => {
      typed.current = null;
      setEditing(null);
    },
    edit: (place: Place, over: boolean) => {
      if (busy || place.row === HEADER_ROW || !rows[place.row]) return;
      selection.select(place);
      typed.current = over && columns[place.column]?.kind === "text" ? "" : null;
      // Synchronously: the field must have the focus before the browser inserts the typed character.
      flushSync(() => setEditing({ place, over }));
    },
  };
}
export type CellEditing = ReturnType<typeof useEditing>;
