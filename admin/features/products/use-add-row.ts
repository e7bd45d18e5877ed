import type { KeyboardEvent } from "react";

/** An add row: Enter adds and does not submit the form; afterwards the cursor is back where the next entry begins. */
export function useAddRow(take: () => boolean, first: () => void) {
  const add = () => {
    take();
    first();
  };
  return {
    add,
    first,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
      event.preventDefault();
      if (take()) first();
    },
  };
}
