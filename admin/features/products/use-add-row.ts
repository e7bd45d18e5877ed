import { useRef, type KeyboardEvent } from "react";

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
