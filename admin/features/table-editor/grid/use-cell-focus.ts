import { useEffect, useRef, type RefObject } from "react";

/** Moves the focus to the active cell. After scrolling it may be rendered only later. */
export function useCellFocus(scroller: RefObject<HTMLElement | null>) {
  const wanted = useRef(false);
  const focus = () => scroller.current?.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    focus();
  });
  return {
    now: focus,
    /** After the next render. */
    soon: () => {
      wanted.current = true;
    },
    notNow: () => {
      wanted.current = false;
    },
  };
}
export type CellFocus = ReturnType<typeof useCellFocus>;
