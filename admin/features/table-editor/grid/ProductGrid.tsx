import { useEffect, useImperativeHandle, type Ref, type ClipboardEvent } from "react";
import type { TableProduct } from "#domain/products/editor-columns.ts";
import type { Sheet } from "../rules/put.ts";
import type { Place } from "../rules/range.ts";
import type { Sorting } from "../rules/sort.ts";
import type { GridActions, GridHandle } from "./actions.ts";
import { GridHeader } from "./GridHeader.tsx";
import type { RowMarks } from "./GridRow.tsx";
import { GridRows } from "./GridRows.tsx";
import { HEADER_HEIGHT, placeAt, scrollFor } from "./layout.ts";
import { useCellFocus } from "./use-cell-focus.ts";
import { useEditing, type CellEditing } from "./use-editing.ts";
import { useKeys } from "./use-keys.ts";
import { usePointer } from "./use-pointer.ts";
import type { GridSelection } from "./use-cell-selection.ts";
import { useView } from "./use-view.ts";
import { useWidths } from "./column-widths.ts";

type Props = GridActions & {
  ref?: Ref<GridHandle>;
  sheet: Sheet;
  products: ReadonlyMap<string, TableProduct>;
  marks: (id: string) => RowMarks;
  selection: GridSelection;
  sorting: Sorting;
  busy: boolean;
  describedBy: string;
};

/** The table itself: cells that are selected, edited, copied and filled with keys, mouse or finger. */
export function ProductGrid({ ref, describedBy, sheet, products, marks, selection, sorting, busy, ...actions }: Props) {
  const { rows, columns } = sheet;
  const { anchor, head, isHeader } = selection;
  const { scroller, top, rowHeight, size, first, last, onScroll } = useView(rows.length);
  const { widths, resizing } = useWidths(sheet, size.width);
  const height = HEADER_HEIGHT + rows.length * rowHeight;

  const viewNow = () => ({ ...size, left: scroller.current?.scrollLeft ?? 0, top: scroller.current?.scrollTop ?? 0 });
  const scrollTo = (place: Place) => scroller.current?.scrollTo(scrollFor(place, widths, rowHeight, viewNow()));
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = scroller.current?.getBoundingClientRect();
    return placeAt({ x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }, widths, rowHeight, viewNow());
  };

  const focus = useCellFocus(scroller);
  const cells = useEditing({ sheet, selection, busy, onType: actions.onType });
  const page = Math.max(1, Math.floor((size.height - HEADER_HEIGHT) / rowHeight) - 1);
  const shared = { selection, cells, focus, busy, actions };
  const { stay, onKeyDown } = useKeys({ ...shared, sheet, page });
  const { filled, ...pointer } = usePointer({ ...shared, columns, placeOf, scrollTo, onPress: stay });
  const clipboard = useClipboard(shared);

  useImperativeHandle(ref, () => ({
    commit: cells.commit,
    goTo: (place: Place) => {
      focus.soon();
      selection.select(place);
      scrollTo(place);
    },
  }));
  const { row: headRow, column: headColumn } = head;
  useEffect(() => {
    if (scroller.current?.contains(document.activeElement)) scrollTo({ row: headRow, column: headColumn });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the selection moved, not when the table was scrolled.
  }, [headRow, headColumn]);

  return (
    <div
      ref={scroller}
      role="grid"
      aria-label="Products"
      aria-describedby={describedBy}
      aria-multiselectable
      aria-busy={busy}
      aria-rowcount={rows.length + 1}
      aria-colcount={columns.length}
      className="relative overflow-auto rounded-sheet border border-line-strong bg-sheet text-sm select-none block-full focus-within:border-petrol md:overscroll-contain"
      style={{
        ["--row" as string]: `${rowHeight}px`,
        ["--header" as string]: `${HEADER_HEIGHT}px`,
        ["--columns" as string]: widths.map((width) => `${width}px`).join(" "),
      }}
      onScroll={onScroll}
      onKeyDown={onKeyDown}
      {...pointer}
      {...clipboard}
    >
      <div role="presentation" style={{ blockSize: height, inlineSize: widths.reduce((sum, width) => sum + width, 0) }}>
        <div
          role="presentation"
          className="sticky inset-bs-0 overflow-clip"
          style={{ blockSize: Math.min(size.height, height) }}
        >
          <GridHeader
            columns={columns}
            sorting={sorting}
            active={isHeader ? anchor.column : -1}
            widths={widths}
            resizing={resizing}
          />
          <div role="presentation" className="absolute inset-x-0" style={{ insetBlockStart: HEADER_HEIGHT - top }}>
            <GridRows {...{ sheet, products, marks, selection, cells, filled, first, last, rowHeight }} />
          </div>
        </div>
      </div>
    </div>
  );
}

type Options = { selection: GridSelection; cells: CellEditing; busy: boolean; actions: GridActions };

/** Copies, cuts and pastes the selected cells. While a cell is edited, its own field does that. */
function useClipboard({ selection: { range, isHeader }, cells, busy, actions }: Options) {
  const onCopy = (event: ClipboardEvent) => {
    if (cells.editing || isHeader) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", actions.onCopy(range));
    if (event.type === "cut" && !busy) actions.onClear(range);
  };
  return {
    onCopy,
    onCut: onCopy,
    onPaste: (event: ClipboardEvent) => {
      if (cells.editing || isHeader || busy) return;
      event.preventDefault();
      actions.onPaste(range, event.clipboardData.getData("text/plain"));
    },
  };
}
