import {
  defaultKeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type KeyboardCoordinateGetter,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";

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
