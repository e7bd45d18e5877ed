import {
  closestCenter,
  DndContext,
  MeasuringStrategy,
  type Announcements,
  type DragMoveEvent,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useRef, useState, type ReactNode } from "react";
import { placeInTree, stepInTree, withoutDescendants, type TreePlace, type TreeRow } from "#domain/listing/ordering.ts";
import { useSortableSensors, SortableItem } from "./SortableItem.tsx";
import { sortable } from "#styles/variants/administration.ts";

/** How far a level is indented, and how far sideways a drag changes it. */
const INDENT_PX = 20;

type Row = TreeRow & { name: string };
type Props<T extends Row> = {
  label: string;
  /** From top to bottom as shown, without the children of closed entries. */
  rows: readonly T[];
  onPlace: (row: T, place: TreePlace) => void;
  /** Buttons beside the two move buttons of an entry. */
  actions: (row: T) => ReactNode;
  children: (row: T) => ReactNode;
};
/** An entry being dragged: the rows as they were when it was picked up, and how far it has been moved. */
type Drag<T> = { rows: T[]; id: string; overId: string; x: number };

const SILENT: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const placeOf = (drag: Drag<Row> | null) =>
  drag && placeInTree(drag.rows, drag.id, drag.overId, Math.round(drag.x / INDENT_PX));

/**
 * A SortableList of several levels: up and down change the place, left and right the level, with the pointer as with the
 * arrow keys. What is below an entry moves with it.
 */
export function SortableTree<T extends Row>({ label, rows, onPlace, actions, children }: Props<T>) {
  const [drag, setDrag] = useState<Drag<T> | null>(null);
  const [said, setSaid] = useState("");
  // A ref, because the handler of the arrow keys runs outside of rendering and would see an old state.
  const current = useRef<Drag<T> | null>(null);
  const change = (next: Drag<T> | null) => {
    current.current = next;
    setDrag(next);
  };
  const arrowKeys: KeyboardCoordinateGetter = (event, args) => {
    const { x, y } = args.currentCoordinates;
    const now = current.current;
    if (event.code === "ArrowLeft" || event.code === "ArrowRight") {
      event.preventDefault();
      const place = placeOf(now);
      const active = now?.rows.find((row) => row.id === now.id);
      if (!now || !place || !active) return undefined;
      const levels = place.depth + (event.code === "ArrowRight" ? 1 : -1) - active.depth;
      const reached = placeInTree(now.rows, now.id, now.overId, levels);
      return reached?.depth === place.depth ? undefined : { x: x - now.x + levels * INDENT_PX, y };
    }
    const next = sortableKeyboardCoordinates(event, args);
    return next && { x, y: next.y };
  };
  const sensors = useSortableSensors(arrowKeys);

  const place = placeOf(drag);
  const shown = drag?.rows ?? rows;
  const nameOf = (id: string | null) => rows.find((row) => row.id === id)?.name ?? "";
  const describe = (id: string, { parentId, index, count }: TreePlace) =>
    `${nameOf(id)}: ${parentId === null ? "top level" : `below ${nameOf(parentId)}`}, position ${index + 1} of ${count}.`;

  const follow = ({ delta, over }: DragMoveEvent) => {
    const now = current.current;
    if (!now) return;
    const next = { ...now, x: delta.x, overId: over ? String(over.id) : now.overId };
    change(next);
    const [before, there] = [placeOf(now), placeOf(next)];
    if (there && JSON.stringify(there) !== JSON.stringify(before)) setSaid(describe(next.id, there));
  };
  const drop = (id: string, there: TreePlace) => {
    const row = rows.find((candidate) => candidate.id === id);
    if (!row) return;
    setSaid(`Moved. ${describe(id, there)}`);
    onPlace(row, there);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      accessibility={{
        // The library does not know levels, so level and position are announced here, in one sentence.
        announcements: SILENT,
        screenReaderInstructions: {
          draggable:
            "Press space to pick up, up and down to move, left and right to change the level, space to drop, escape to cancel.",
        },
      }}
      onDragStart={({ active }) => {
        const id = String(active.id);
        change({ rows: withoutDescendants(rows, id), id, overId: id, x: 0 });
        setSaid(`${nameOf(id)} picked up.`);
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={() => {
        const now = current.current;
        change(null);
        const there = placeOf(now);
        if (!now || !there) return;
        const unmoved = now.overId === now.id && there.depth === now.rows.find((row) => row.id === now.id)?.depth;
        if (unmoved) setSaid(`${nameOf(now.id)} dropped where it was.`);
        else drop(now.id, there);
      }}
      onDragCancel={() => {
        setSaid(`Moving cancelled. ${nameOf(current.current?.id ?? null)} is back where it was.`);
        change(null);
      }}
    >
      <SortableContext items={shown.map((row) => row.id)} strategy={verticalListSortingStrategy}>
        <ul aria-label={label} className={sortable({ kind: "tree" })}>
          {shown.map((row) => {
            const [up, down] = [stepInTree(rows, row.id, -1), stepInTree(rows, row.id, 1)];
            return (
              <SortableItem
                key={row.id}
                id={row.id}
                name={row.name}
                first={up === null}
                last={down === null}
                branch={{ depth: row.id === drag?.id && place ? place.depth : row.depth, actions: actions(row) }}
                onStep={(step) => {
                  const there = step === -1 ? up : down;
                  if (there) drop(row.id, there);
                }}
              >
                {children(row)}
              </SortableItem>
            );
          })}
        </ul>
      </SortableContext>
      <p aria-live="assertive" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
