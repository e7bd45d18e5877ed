import { useSortable, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ChevronDown, ChevronLeft, ChevronRight, ChevronUp, GripVertical } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { IconButton } from "../controls.tsx";
import { branchActions, sortableContent, sortableHandles, sortableItem } from "#styles/variants/administration.ts";
import {
  defaultKeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";

type Props = {
  id: string;
  name: string;
  first: boolean;
  last: boolean;
  grid?: boolean;
  /** Its content has several lines. */
  tall?: boolean;
  /** In a tree: the level of the entry, and buttons beside the two move buttons. */
  branch?: { depth: number; actions: ReactNode };
  onStep: (step: -1 | 1) => void;
  children: ReactNode;
};

/** One entry of a SortableList or SortableTree with its handle and its two move buttons. */
export function SortableItem({ id, name, first, last, grid = false, tall = false, branch, onStep, children }: Props) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const kind = branch ? "tree" : grid ? "grid" : "list";
  const [Back, Forth] = grid ? [ChevronLeft, ChevronRight] : [ChevronUp, ChevronDown];
  // A dragged entry of a tree does not follow the pointer sideways: it jumps from level to level.
  const shift = transform && branch ? { ...transform, x: 0 } : transform;
  const style = { transform: CSS.Translate.toString(shift), transition, "--depth": branch?.depth } as CSSProperties;
  const steps = (
    <>
      <IconButton
        icon={Back}
        label={`Move ${name} ${grid ? "back" : "up"}`}
        narrow={!branch}
        aria-disabled={first}
        onClick={() => onStep(-1)}
      />
      <IconButton
        icon={Forth}
        label={`Move ${name} ${grid ? "forward" : "down"}`}
        narrow={!branch}
        aria-disabled={last}
        onClick={() => onStep(1)}
      />
    </>
  );
  return (
    <li
      ref={setNodeRef}
      style={style}
      aria-level={branch && branch.depth + 1}
      className={sortableItem({ kind, tall, dragging: isDragging })}
    >
      <div className={sortableHandles({ kind, tall })}>
        <IconButton
          icon={GripVertical}
          ref={setActivatorNodeRef}
          label={`Reorder ${name}`}
          narrow
          handle
          {...attributes}
          {...listeners}
        />
        {!branch && steps}
      </div>
      <div className={sortableContent({ kind })}>{children}</div>
      {branch && (
        <div className={branchActions}>
          {steps}
          {branch.actions}
        </div>
      )}
    </li>
  );
}

const stepOrJump: KeyboardCoordinateGetter = (event, args) => {
  const { x, y } = args.currentCoordinates;
  return (
    sortableKeyboardCoordinates(event, args) ??
    (event.code.startsWith("Arrow") ? defaultKeyboardCoordinateGetter(event, args) : { x, y })
  );
};

/** Pointer and keyboard for everything that can be put in order; `coordinateGetter` returns where an arrow key leads. */
export function useSortableSensors(coordinateGetter: KeyboardCoordinateGetter = stepOrJump) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter }),
  );
}
