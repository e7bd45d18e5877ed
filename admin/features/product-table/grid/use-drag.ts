import { useEffect, useEffectEvent, useState, type PointerEvent } from "react";
import type { Place } from "#domain/table-edit/range.ts";

/** Selecting by dragging over cells, or filling by dragging the handle of a selection. */
export type Drag = { does: "select" | "fill"; to: Place };

type Options = {
  placeOf: (point: { clientX: number; clientY: number }) => Place;
  onMove: (drag: Drag) => void;
  onEnd: (drag: Drag) => void;
};

/** Tracks a drag that began in the table until the button or finger is released, wherever the pointer is. */
export function useDrag({ placeOf, onMove, onEnd }: Options) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const under = drag !== null;
  const move = useEffectEvent((event: globalThis.PointerEvent) => {
    if (!drag) return;
    const to = placeOf(event);
    if (to.row === drag.to.row && to.column === drag.to.column) return;
    setDrag({ ...drag, to });
    onMove({ ...drag, to });
  });
  const end = useEffectEvent((finished: boolean) => {
    setDrag(null);
    if (drag && finished) onEnd(drag);
  });
  useEffect(() => {
    if (!under) return undefined;
    const released = () => end(true);
    const cancelled = () => end(false);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", released);
    window.addEventListener("pointercancel", cancelled);
    return () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", released);
      window.removeEventListener("pointercancel", cancelled);
    };
  }, [under]);
  return {
    drag,
    begin: (does: Drag["does"], event: PointerEvent) => setDrag({ does, to: placeOf(event) }),
  };
}
