import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from "react";
import { flushSync } from "react-dom";
import { cellText } from "#domain/table-edit/cells.ts";
import type { CellValue, Column, TableProduct } from "#domain/table-edit/columns.ts";
import type { Sheet } from "#domain/table-edit/put.ts";
import { extendedTo, type Place, type Range } from "#domain/table-edit/range.ts";
import type { Sorting } from "#domain/table-edit/sort.ts";
import { CellEditor } from "./CellEditor.tsx";
import { commandOf, type Command } from "./commands.ts";
import { GridHeader } from "./GridHeader.tsx";
import { GridRow, type RowMarks } from "./GridRow.tsx";
import { columnWidths, HEADER_HEIGHT, placeAt, scrollFor } from "./layout.ts";
import { useDrag } from "./use-drag.ts";
import { HEADER_ROW, type GridSelection } from "./use-selection.ts";
import { useView } from "./use-view.ts";

type GridActions = {
  onType: (place: Place, text: string) => void;
  onClear: (range: Range) => void;
  onCopy: (range: Range) => string;
  onPaste: (range: Range, text: string) => void;
  onFillDown: (range: Range) => void;
  onFill: (source: Range, target: Range) => void;
  onUndo: () => void;
  onRedo: () => void;
  onFind: () => void;
  onSort: (column: Column) => void;
};

/** What the screen around the table asks of it. */
export type GridHandle = {
  /** Stores what is being typed; before everything that reads or changes the cells. */
  commit: () => void;
  /** Selects a cell, scrolls to it and moves the focus there. */
  goTo: (place: Place) => void;
};

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

type Editing = { place: Place; over: boolean };
const NOTHING = { from: -1, to: -2 };

/** The table itself: cells that are selected, edited, copied and filled with keys, mouse or finger. */
export function ProductGrid({ ref, describedBy, sheet, products, marks, selection, sorting, busy, ...actions }: Props) {
  const { rows, columns } = sheet;
  const { anchor, head, range } = selection;
  const { scroller, top, rowHeight, size, first, last, onScroll } = useView(rows.length);
  const widths = columnWidths(columns, size.width);
  const [editing, setEditing] = useState<Editing | null>(null);
  const typed = useRef<string | null>(null);
  const focusAfter = useRef(false);
  // Escape lets the next Tab leave the table, which else goes from cell to cell.
  const leaving = useRef(false);

  const viewNow = () => ({ ...size, left: scroller.current?.scrollLeft ?? 0, top: scroller.current?.scrollTop ?? 0 });
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Place => {
    const box = scroller.current?.getBoundingClientRect();
    return placeAt({ x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) }, widths, rowHeight, viewNow());
  };
  const { drag, begin } = useDrag({
    placeOf,
    onMove: ({ does, to }) => {
      if (does === "select") selection.extend(to);
      scrollTo(to);
    },
    onEnd: ({ does, to }) => {
      const target = extendedTo(range, to);
      if (does !== "fill" || target === range) return;
      actions.onFill(range, target);
      selection.select({ row: target.top, column: target.left }, { row: target.bottom, column: target.right });
    },
  });
  const filled = drag?.does === "fill" ? extendedTo(range, drag.to) : null;

  const scrollTo = (place: Place) => scroller.current?.scrollTo(scrollFor(place, widths, rowHeight, viewNow()));

  const commit = () => {
    const text = typed.current;
    typed.current = null;
    if (editing === null) return;
    setEditing(null);
    if (text !== null) actions.onType(editing.place, text);
  };
  const cancel = () => {
    typed.current = null;
    setEditing(null);
  };
  const edit = (place: Place, over: boolean) => {
    if (busy || place.row === HEADER_ROW || !rows[place.row]) return;
    selection.select(place);
    typed.current = over && columns[place.column]?.kind === "text" ? "" : null;
    // At once: the character that is being typed goes into the field that has the focus by then.
    flushSync(() => setEditing({ place, over }));
  };
  const goTo = (place: Place) => {
    focusAfter.current = true;
    selection.select(place);
    scrollTo(place);
  };
  useImperativeHandle(ref, () => ({ commit, goTo }));

  // The cell with the focus may be drawn only after it was scrolled to.
  useEffect(() => {
    if (!focusAfter.current) return;
    focusAfter.current = false;
    scroller.current?.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
  });
  const { row: headRow, column: headColumn } = head;
  useEffect(() => {
    if (scroller.current?.contains(document.activeElement)) scrollTo({ row: headRow, column: headColumn });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Only when the selection moved, not when the table was scrolled.
  }, [headRow, headColumn]);

  const carryOut = (command: Command): boolean => {
    focusAfter.current = true;
    leaving.current = command.does === "escape";
    switch (command.does) {
      case "move":
        selection.move({ row: command.rows, column: command.columns }, command.extend);
        return true;
      case "next":
        return selection.next(command.step);
      case "edit":
        focusAfter.current = false;
        if (!selection.isHeader) edit(anchor, command.over);
        else if (columns[anchor.column]) actions.onSort(columns[anchor.column] as Column);
        // What was typed belongs into the field; Enter and F2 do not.
        return !command.over || selection.isHeader;
      case "clear":
        if (!busy) actions.onClear(range);
        return true;
      case "fill-down":
        if (!busy) actions.onFillDown(range);
        return true;
      case "undo":
        if (!busy) actions.onUndo();
        return true;
      case "redo":
        if (!busy) actions.onRedo();
        return true;
      case "find":
        focusAfter.current = false;
        actions.onFind();
        return true;
      case "select-all":
        selection.select({ row: 0, column: 0 }, { row: rows.length - 1, column: columns.length - 1 });
        return true;
      case "select-rows":
        selection.select({ row: range.top, column: 0 }, { row: range.bottom, column: columns.length - 1 });
        return true;
      case "escape":
        selection.select(anchor);
        return true;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (editing) {
      editorKey(event);
      return;
    }
    if (event.key === "Tab" && leaving.current) {
      // The browser goes on from here: the other cells cannot be reached by Tab.
      leaving.current = false;
      return;
    }
    // On a title, only these sort; typing has no meaning there.
    if (selection.isHeader && event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey) return;
    const command = commandOf(event, Math.max(1, Math.floor((size.height - HEADER_HEIGHT) / rowHeight) - 1));
    if (command && carryOut(command)) event.preventDefault();
  };
  const editorKey = (event: KeyboardEvent) => {
    const { key, shiftKey } = event;
    if (key === "Escape") {
      focusAfter.current = true;
      cancel();
    } else if ((key === "Enter" && !event.altKey) || key === "Tab") {
      flushSync(commit);
      focusAfter.current = true;
      if (key === "Tab") selection.next(shiftKey ? -1 : 1);
      else selection.move({ row: shiftKey ? (anchor.row > 0 ? -1 : 0) : 1, column: 0 }, false);
    } else {
      // Before the screen saves, which the same key asks for.
      if (key.toLowerCase() === "s" && (event.ctrlKey || event.metaKey)) {
        flushSync(commit);
        scroller.current?.querySelector<HTMLElement>("[data-active]")?.focus({ preventScroll: true });
      }
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  const inEditor = (event: { target: EventTarget }) =>
    event.target instanceof Element && event.target.closest("textarea, select") !== null;
  const titleOf = (event: { target: EventTarget }) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>("[data-title]")?.dataset["title"] : undefined;

  const onPointerDown = (event: PointerEvent) => {
    if (inEditor(event) || event.button !== 0 || !(event.target instanceof Element)) return;
    // A press on the scroll bars is not one on a cell.
    if (!event.target.closest("[role=row]")) return;
    if (editing) commit();
    leaving.current = false;
    if (event.target.closest("[data-handle]")) {
      event.preventDefault();
      if (!busy) begin("fill", event);
      return;
    }
    if (event.pointerType !== "mouse" || titleOf(event) !== undefined) return;
    event.preventDefault();
    focusAfter.current = true;
    if (event.shiftKey) selection.extend(placeOf(event));
    else selection.select(placeOf(event));
    begin("select", event);
  };
  const onClick = (event: MouseEvent) => {
    const title = titleOf(event);
    if (title !== undefined) {
      const column = columns[Number(title)];
      focusAfter.current = true;
      selection.select({ row: HEADER_ROW, column: Number(title) });
      if (column) actions.onSort(column);
      return;
    }
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType === "mouse" || inEditor(event) || !(event.target as Element).closest("[role=row]")) return;
    // By finger: the first touch selects a cell, the second edits it.
    const place = placeOf(event);
    if (place.row === anchor.row && place.column === anchor.column) edit(place, false);
    else {
      focusAfter.current = true;
      selection.select(place);
    }
  };
  const onDoubleClick = (event: MouseEvent) => {
    if (!inEditor(event) && titleOf(event) === undefined) edit(placeOf(event), false);
  };

  const onCopy = (event: ClipboardEvent) => {
    if (editing || selection.isHeader) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", actions.onCopy(range));
    if (event.type === "cut" && !busy) actions.onClear(range);
  };
  const onPaste = (event: ClipboardEvent) => {
    if (editing || selection.isHeader || busy) return;
    event.preventDefault();
    actions.onPaste(range, event.clipboardData.getData("text/plain"));
  };

  const indexes: number[] = [];
  for (let index = first; index <= last; index += 1) indexes.push(index);
  // The cell with the focus stays, or the keys would have nowhere to go after scrolling.
  if (anchor.row >= 0 && anchor.row < rows.length) {
    if (anchor.row < first) indexes.unshift(anchor.row);
    else if (anchor.row > last) indexes.push(anchor.row);
  }
  const editorFor = (place: Place, column: Column, value: CellValue, problem: string | undefined) => (
    <CellEditor
      key={`${place.row}:${place.column}`}
      column={column}
      value={value}
      over={editing?.over ?? false}
      label={`${column.label} of ${cellText(NAME, sheet.value(rows[place.row] ?? "", columns[0] ?? NAME))}`}
      problem={problem}
      onText={(text) => (typed.current = text)}
      onBlur={commit}
    />
  );

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
      onPointerDown={onPointerDown}
      onClick={onClick}
      onDoubleClick={onDoubleClick}
      onCopy={onCopy}
      onCut={onCopy}
      onPaste={onPaste}
    >
      <div
        role="presentation"
        style={{
          blockSize: HEADER_HEIGHT + rows.length * rowHeight,
          inlineSize: widths.reduce((sum, width) => sum + width, 0),
        }}
      >
        <div
          role="presentation"
          className="sticky inset-bs-0 overflow-clip"
          style={{ blockSize: Math.min(size.height, HEADER_HEIGHT + rows.length * rowHeight) }}
        >
          <GridHeader columns={columns} sorting={sorting} active={selection.isHeader ? anchor.column : -1} />
          <div role="presentation" className="absolute inset-x-0" style={{ insetBlockStart: HEADER_HEIGHT - top }}>
            {indexes.map((index) => {
              const id = rows[index] ?? "";
              const product = products.get(id);
              if (!product) return null;
              const rowMarks = marks(id);
              const selected = !selection.isHeader && index >= range.top && index <= range.bottom;
              const isFilled = filled !== null && index >= filled.top && index <= filled.bottom;
              const active = index === anchor.row ? anchor.column : -1;
              const column = columns[anchor.column];
              return (
                <GridRow
                  key={id}
                  product={product}
                  index={index}
                  top={index * rowHeight}
                  columns={columns}
                  {...rowMarks}
                  {...(selected ? { from: range.left, to: range.right } : NOTHING)}
                  active={active}
                  handle={selected && index === range.bottom ? range.right : -1}
                  filledFrom={isFilled ? filled.left : NOTHING.from}
                  filledTo={isFilled ? filled.right : NOTHING.to}
                  editor={
                    active !== -1 && editing && column
                      ? editorFor(editing.place, column, sheet.value(id, column), rowMarks.problems?.[column.key])
                      : null
                  }
                />
              );
            })}
          </div>
        </div>
      </div>
    </div>
  );
}

const NAME: Column = { key: "name", label: "Name", kind: "text" };
