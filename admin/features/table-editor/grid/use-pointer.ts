import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useState } from "react";
import type { Column } from "#domain/products/editor-columns.ts";
import { fillTarget, type Place } from "../rules/range.ts";
import type { GridActions } from "./actions.ts";
import type { CellFocus } from "./use-cell-focus.ts";
import type { CellEditing } from "./use-editing.ts";
import { HEADER_ROW, type GridSelection } from "./use-cell-selection.ts";

type Options = {
  columns: readonly Column[];
  selection: GridSelection;
  cells: CellEditing;
  focus: CellFocus;
  busy: boolean;
  actions: GridActions;
  placeOf: (point: { clientX: number; clientY: number }) => Place;
  scrollTo: (place: Place) => void;
  /** Called when the table is pressed. */
  onPress: () => void;
};

const closest = ({ target }: { target: EventTarget }, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;
const inEditor = (event: { target: EventTarget }) => closest(event, "textarea, select") !== null;
const titleOf = (event: { target: EventTarget }) => closest(event, "[data-title]")?.dataset["title"];

/** What mouse and finger do in the table: they select, edit, fill and sort. */
export function usePointer({ columns, selection, cells, focus, busy, actions, placeOf, scrollTo, onPress }: Options) {
  const { anchor, range } = selection;
  const { drag, begin } = useDrag({
    placeOf,
    onMove: ({ does, to }) => {
      if (does === "select") selection.extend(to);
      scrollTo(to);
    },
    onEnd: ({ does, to }) => {
      const target = fillTarget(range, to);
      if (does !== "fill" || target === range) return;
      actions.onFill(range, target);
      selection.select({ row: target.top, column: target.left }, { row: target.bottom, column: target.right });
    },
  });

  const sortBy = (title: string) => {
    const column = columns[Number(title)];
    focus.soon();
    selection.select({ row: HEADER_ROW, column: Number(title) });
    if (column) actions.onSort(column);
  };
  /** The first touch selects a cell, the second edits it. */
  const touch = (place: Place) => {
    if (place.row === anchor.row && place.column === anchor.column) cells.edit(place, false);
    else {
      focus.soon();
      selection.select(place);
    }
  };

  return {
    /** The cells that the fill being dragged covers. */
    filled: drag?.does === "fill" ? fillTarget(range, drag.to) : null,
    onPointerDown: (event: PointerEvent) => {
      // A press on the scroll bars is not one on a cell.
      if (inEditor(event) || event.button !== 0 || !closest(event, "[role=row]")) return;
      if (cells.editing) cells.commit();
      onPress();
      if (closest(event, "[data-handle]")) {
        event.preventDefault();
        if (!busy) begin("fill", event);
        return;
      }
      if (event.pointerType !== "mouse" || titleOf(event) !== undefined) return;
      event.preventDefault();
      focus.soon();
      if (event.shiftKey) selection.extend(placeOf(event));
      else selection.select(placeOf(event));
      begin("select", event);
    },
    onClick: (event: MouseEvent) => {
      const title = titleOf(event);
      if (title !== undefined) {
        sortBy(title);
        return;
      }
      const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
      if (pointerType !== "mouse" && !inEditor(event) && closest(event, "[role=row]")) touch(placeOf(event));
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!inEditor(event) && titleOf(event) === undefined) cells.edit(placeOf(event), false);
    },
  };
}

/** Selecting by dragging over cells, or filling by dragging the handle of a selection. */
type Drag = { does: "select" | "fill"; to: Place };

type DragOptions = {
  placeOf: (point: { clientX: number; clientY: number }) => Place;
  onMove: (drag: Drag) => void;
  onEnd: (drag: Drag) => void;
};

/** Tracks a drag that began in the table until the button or finger is released, wherever the pointer is. */
function useDrag({ placeOf, onMove, onEnd }: DragOptions) {
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
