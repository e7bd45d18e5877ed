import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, GripVertical } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "./Button.tsx";

type Props = {
  id: string;
  name: string;
  first: boolean;
  last: boolean;
  grid: boolean;
  onStep: (step: -1 | 1) => void;
  children: ReactNode;
};

/** One entry of a SortableList with its handle and its two move buttons. */
export function SortableItem({ id, name, first, last, grid, onStep, children }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id });
  const [Back, Forth] = grid ? [ChevronLeft, ChevronRight] : [ChevronUp, ChevronDown];
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`sortable-item ${isDragging ? "is-dragging" : ""}`}
    >
      <div className="sortable-grips">
        <IconButton ref={setActivatorNodeRef} label={`Reorder ${name}`} className="sortable-handle" {...attributes} {...listeners}>
          <GripVertical aria-hidden="true" />
        </IconButton>
        <IconButton label={`Move ${name} ${grid ? "back" : "up"}`} aria-disabled={first} onClick={() => onStep(-1)}><Back aria-hidden="true" /></IconButton>
        <IconButton label={`Move ${name} ${grid ? "forward" : "down"}`} aria-disabled={last} onClick={() => onStep(1)}><Forth aria-hidden="true" /></IconButton>
      </div>
      <div className="sortable-content">{children}</div>
    </li>
  );
}
