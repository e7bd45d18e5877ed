import { useRef, type ClipboardEvent, type KeyboardEvent } from "react";
import { withoutPasted } from "#domain/specifications/pasted-lists.ts";
import { counted } from "#domain/text/text.ts";
import { toast } from "../../ui/toast.ts";

type Pasted<Row> = {
  /** The list with what was pasted. */
  rows: Row[];
  count: number;
  /** Lines that became no row. */
  leftOut?: readonly string[];
};

type Options<Row> = {
  /** What a row is called: 'feature'. */
  noun: string;
  /** How many rows a list may have. */
  max: number;
  getRows: () => readonly Row[];
  setRows: (rows: Row[]) => void;
  /**
   * The list with what is pasted into a field, by the field's name and the row it stands in (undefined: the add row); null
   * where the field itself should take the text.
   */
  read: (text: string, field: string, index: number | undefined) => Pasted<Row> | null;
  /** Puts the cursor where the next entry begins. */
  focusNext: () => void;
};

/** Tables and lists that are pasted into the fields of a list become rows; Undo or Ctrl+Z takes them back. */
export function usePastedRows<Row extends object>({ noun, max, getRows, setRows, read, focusNext }: Options<Row>) {
  const last = useRef<{ before: readonly Row[]; after: readonly Row[] } | null>(null);

  const replace = (rows: Row[]) => {
    // First: a field that loses the focus writes its text into the form again.
    focusNext();
    setRows(rows);
  };
  const undo = (paste: { before: readonly Row[]; after: readonly Row[] }) => {
    replace(withoutPasted(getRows(), paste));
    last.current = null;
  };

  return {
    onPaste: (event: ClipboardEvent) => {
      if (!(event.target instanceof HTMLInputElement)) return;
      const index = /\.(\d+)\./.exec(event.target.name)?.[1];
      const pasted = read(
        event.clipboardData.getData("text/plain"),
        event.target.name,
        index === undefined ? undefined : Number(index),
      );
      if (!pasted) return;
      event.preventDefault();
      if (pasted.rows.length > max) {
        toast.error(
          `A product has at most ${counted(max, noun)}: there would be ${pasted.rows.length} with what was pasted.`,
        );
        return;
      }
      const paste = { before: [...getRows()], after: pasted.rows };
      last.current = paste;
      replace(pasted.rows);
      const left = pasted.leftOut?.length ? `, without ${pasted.leftOut.map((line) => `“${line}”`).join(", ")}` : "";
      toast.success(`${counted(pasted.count, noun)} pasted${left}`, { label: "Undo", onClick: () => undo(paste) });
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "z" || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      const paste = last.current;
      // After another change, Ctrl+Z is left to the browser.
      if (!paste || JSON.stringify(getRows()) !== JSON.stringify(paste.after)) return;
      event.preventDefault();
      undo(paste);
    },
  };
}

/** An add row: Enter adds instead of submitting the form; afterwards the cursor is in the first field, for the next entry. */
export function useAddRow(take: () => boolean) {
  const row = useRef<HTMLDivElement>(null);
  // Synchronously: if the focus moved only after the next render, keys typed meanwhile would go to the wrong field.
  const first = () => row.current?.querySelector("input")?.focus();
  const add = () => {
    take();
    first();
  };
  return {
    row,
    add,
    first,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (take()) first();
    },
  };
}
