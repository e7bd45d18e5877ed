import { useRef, type KeyboardEvent } from "react";

/** An add row: Enter adds and does not submit the form; afterwards the cursor is back where the next entry begins. */
export function useAddRow(take: () => boolean) {
  const row = useRef<HTMLDivElement>(null);
  // At once: a field focused after the next rendering would take keys that were meant for this one, or miss them.
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
