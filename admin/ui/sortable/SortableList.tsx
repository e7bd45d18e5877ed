import { closestCenter, DndContext, type Announcements, type UniqueIdentifier } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { useRef, useState, type ReactNode } from "react";
import { useSortableSensors, SortableItem } from "./SortableItem.tsx";
import { sortable } from "#styles/variants/administration.ts";

type Props<T> = {
  label: string;
  items: readonly T[];
  idOf: (item: T) => string;
  /** What an entry is called in announcements and on its buttons. */
  nameOf: (item: T, index: number) => string;
  onMove: (from: number, to: number) => void;
  children: (item: T, index: number) => ReactNode;
  grid?: boolean;
  /** The entries have several lines each. */
  tall?: boolean;
};

/** A list whose entries can be put in order: by dragging a handle, by the arrow keys, or by the two buttons of each entry. */
export function SortableList<T>({
  label,
  items,
  idOf,
  nameOf,
  onMove,
  children,
  grid = false,
  tall = false,
}: Props<T>) {
  const [said, setSaid] = useState("");
  const justPicked = useRef(false);
  // The name at the time of picking up: the rows of a form may have changed places when it is dropped.
  const picked = useRef("");
  const sensors = useSortableSensors();
  const ids = items.map(idOf);
  const position = (id: UniqueIdentifier) => ids.indexOf(String(id));
  const name = (id: UniqueIdentifier) => {
    const item = items[position(id)];
    return item === undefined ? "The entry" : nameOf(item, position(id));
  };
  const place = (id: UniqueIdentifier) => `position ${position(id) + 1} of ${items.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      justPicked.current = true;
      picked.current = name(active.id);
      return `${picked.current} picked up, ${place(active.id)}.`;
    },
    onDragOver: ({ active, over }) => {
      // At first the entry is over itself; announcing that would replace the message that it was picked up.
      const still = justPicked.current && over?.id === active.id;
      justPicked.current = false;
      if (still) return undefined;
      return over ? `${picked.current} moved to ${place(over.id)}.` : `${picked.current} is outside the list.`;
    },
    onDragEnd: ({ over }) => (over ? `${picked.current} dropped at ${place(over.id)}.` : `${picked.current} dropped.`),
    onDragCancel: ({ active }) => `Moving cancelled. ${picked.current} is back at ${place(active.id)}.`,
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length) return;
    const moved = nameOf(item, from);
    onMove(from, to);
    setSaid(`${moved} moved to position ${to + 1} of ${items.length}.`);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: "Press space to pick up, the arrow keys to move, space to drop, escape to cancel.",
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(position(active.id), position(over.id));
      }}
    >
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul aria-label={label} className={sortable({ kind: grid ? "grid" : "list" })}>
          {items.map((item, index) => (
            <SortableItem
              key={ids[index]}
              id={ids[index] ?? ""}
              name={nameOf(item, index)}
              first={index === 0}
              last={index === items.length - 1}
              onStep={(step) => move(index, index + step)}
              grid={grid}
              tall={tall}
            >
              {children(item, index)}
            </SortableItem>
          ))}
        </ul>
      </SortableContext>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}
