import { CircleAlert, History, UserPen } from "lucide-react";
import { memo, type ReactNode } from "react";
import { cellText } from "../rules/edited-cells.ts";
import { storedValue, type Column, type TableProduct } from "#domain/products/editor-columns.ts";
import type { RowEdits } from "../rules/history.ts";

export type RowMarks = {
  edits?: RowEdits | undefined;
  problems?: Readonly<Record<string, string>> | undefined;
  /** Somebody else changed the product since. */
  conflict?: boolean | undefined;
};

type Props = RowMarks & {
  product: TableProduct;
  index: number;
  top: number;
  columns: readonly Column[];
  /** The selected columns of this row, and the one with the focus; -1 without. */
  from: number;
  to: number;
  active: number;
  /** The column of the fill handle. */
  handle: number;
  /** The columns that the fill being dragged covers. */
  filledFrom: number;
  filledTo: number;
  editor: ReactNode;
};

const icon = "size-3.5";
const cell =
  "border-be border-e border-line px-2 leading-[calc(var(--row)-1px)] whitespace-nowrap text-ellipsis data-filled:bg-ground";

/** One product. It is rendered again only when something of this row changes. */
export const GridRow = memo(function GridRow(props: Props) {
  const { product, index, top, columns, edits, problems, conflict, from, to, active, handle, editor } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      className="absolute grid grid-cols-(--columns) grid-rows-[100%] bg-sheet block-(--row) inline-full"
      style={{ insetBlockStart: top }}
    >
      {columns.map((column, place) => {
        const { key } = column;
        const changed = edits !== undefined && Object.hasOwn(edits, key);
        const before = storedValue(product, column);
        const text = cellText(column, edits?.[key] ?? before);
        const problem = problems?.[key];
        const selected = place >= from && place <= to;
        const isActive = place === active;
        const editing = isActive && editor !== null;
        return (
          <div
            key={key}
            role={place === 0 ? "rowheader" : "gridcell"}
            aria-colindex={place + 1}
            aria-selected={selected}
            aria-invalid={problem ? true : undefined}
            tabIndex={isActive ? 0 : -1}
            data-active={isActive || undefined}
            data-filled={(place >= props.filledFrom && place <= props.filledTo) || undefined}
            className={[
              cell,
              place === 0 ? "sticky inset-s-0 font-medium" : "relative",
              editing ? "z-2 overflow-visible" : place === 0 ? "z-1 overflow-hidden" : "overflow-hidden",
              selected ? "bg-petrol-wash" : problem ? "bg-bad-wash" : changed ? "bg-warn-wash" : "bg-sheet",
              isActive ? "outline-2 -outline-offset-2 outline-petrol" : "outline-none",
              selected
                ? "forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none"
                : "",
            ].join(" ")}
          >
            {place === 0 && conflict && (
              <Mark
                text="Changed by somebody else: "
                tone="text-bad"
                picture={<UserPen aria-hidden="true" className={icon} />}
              />
            )}
            {problem && (
              <Mark
                text={`${problem}: `}
                tone="text-bad"
                picture={<CircleAlert aria-hidden="true" className={icon} />}
              />
            )}
            {changed && !problem && (
              <Mark text="Changed: " tone="text-warn" picture={<History aria-hidden="true" className={icon} />} />
            )}
            {text}
            {changed && <span className="sr-only"> (was {cellText(column, before) || "empty"})</span>}
            {editing && editor}
            {place === handle && !editing && (
              <span
                data-handle
                aria-hidden="true"
                className="absolute inset-e-0 inset-be-0 size-2.5 cursor-crosshair touch-none border-s border-bs border-sheet bg-petrol after:absolute after:-inset-2 forced-colors:bg-[Highlight] pointer-coarse:size-4"
              />
            )}
          </div>
        );
      })}
    </div>
  );
});

function Mark({ text, tone, picture }: { text: string; tone: string; picture: ReactNode }) {
  return (
    <span className={`me-1 inline-block align-[-0.15em] forced-colors:text-current ${tone}`}>
      <span className="sr-only">{text}</span>
      {picture}
    </span>
  );
}
