import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import { NARROWEST, WIDEST } from "./column-widths.ts";

type Props = {
  label: string;
  width: number;
  onWidth: (width: number) => void;
  /** Makes the column as wide as its content. */
  onFit: (separator: HTMLElement) => void;
  /** Gives the focus back to the title. */
  onLeave: (separator: HTMLElement) => void;
};

const STEP = 8;
const LONG_STEP = 40;

/** The edge between two columns: drags and arrow keys make the column wider or narrower, a double click fits its content. */
export function ColumnSeparator({ label, width, onWidth, onFit, onLeave }: Props) {
  const start = useRef<{ x: number; width: number } | null>(null);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { currentTarget } = event;
    const step = event.shiftKey ? LONG_STEP : STEP;
    const keys: Record<string, () => void> = {
      ArrowLeft: () => onWidth(width - step),
      ArrowRight: () => onWidth(width + step),
      Home: () => onWidth(NARROWEST),
      End: () => onWidth(WIDEST),
      Enter: () => onFit(currentTarget),
      Escape: () => onLeave(currentTarget),
      F2: () => onLeave(currentTarget),
      Tab: () => onLeave(currentTarget),
    };
    // Other keys are for cells, and the focus is on none.
    event.stopPropagation();
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]?.();
  };
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    if (start.current) onWidth(start.current.width + clientX - start.current.x);
  };
  const onLost = () => {
    start.current = null;
  };
  return (
    <div
      role="separator"
      aria-orientation="vertical"
      aria-label={`Width of ${label}`}
      aria-valuenow={width}
      aria-valuemin={NARROWEST}
      aria-valuemax={WIDEST}
      aria-valuetext={`${width} pixels`}
      tabIndex={-1}
      title="Drag, or double-click to fit the content"
      className="group absolute inset-y-0 -inset-e-3 z-1 flex cursor-col-resize touch-none justify-center outline-none inline-6"
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onLostPointerCapture={onLost}
      onClick={(event) => event.stopPropagation()}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onFit(event.currentTarget);
      }}
    >
      <span className="block-full inline-1 group-hover:bg-petrol group-focus:bg-petrol group-active:bg-petrol forced-colors:group-hover:bg-[Highlight] forced-colors:group-focus:bg-[Highlight]" />
    </div>
  );
}
