import { expect, test } from "vitest";
import { commandOf } from "../../../admin/features/table-editor/grid/commands.ts";
import { columnWidths, placeAt, rowsInView, scrollFor } from "../../../admin/features/table-editor/grid/layout.ts";
import { putOutcome } from "../../../admin/features/table-editor/use-outcome.ts";
import { COLUMNS } from "./edited-table.ts";

const PAGE = 10;
const key = (name: string, held: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean; altKey?: boolean } = {}) =>
  commandOf({ key: name, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held }, PAGE);

test.each([
  ["ArrowDown", {}, { does: "move", rows: 1, columns: 0, extend: false }],
  ["ArrowLeft", { shiftKey: true }, { does: "move", rows: 0, columns: -1, extend: true }],
  ["ArrowUp", { ctrlKey: true }, { does: "move", rows: -Infinity, columns: 0, extend: false }],
  ["End", { ctrlKey: true }, { does: "move", rows: Infinity, columns: Infinity, extend: false }],
  ["PageDown", {}, { does: "move", rows: PAGE, columns: 0, extend: false }],
  ["Tab", { shiftKey: true }, { does: "next", step: -1 }],
  ["F2", {}, { does: "edit", over: false }],
  ["é", {}, { does: "edit", over: true }],
  ["Delete", {}, { does: "clear" }],
  ["D", { metaKey: true }, { does: "fill-down" }],
  ["Z", { ctrlKey: true, shiftKey: true }, { does: "redo" }],
  ["y", { ctrlKey: true }, { does: "redo" }],
])("%s with %o", (name, held, command) => {
  expect(key(name, held)).toEqual(command);
});

test.each([
  ["c", { ctrlKey: true }],
  ["v", { ctrlKey: true }],
  ["s", { ctrlKey: true }],
  ["F5", {}],
  ["Shift", { shiftKey: true }],
  ["ArrowLeft", { altKey: true }],
])("%s with %o is the browser's", (name, held) => {
  expect(key(name, held)).toBeNull();
});

test("AltGr types characters", () => {
  // Windows reports AltGr as Ctrl and Alt.
  expect(key("@", { ctrlKey: true, altKey: true })).toEqual({ does: "edit", over: true });
});

test("on a phone two columns fill the width", () => {
  const [first = 0, second = 0] = columnWidths(COLUMNS, 360);
  expect(first + second).toBe(360);
});

test("rows are drawn a little beyond the view, never beyond the table", () => {
  expect(rowsInView(0, 360, 36, 10_000)).toEqual({ first: 0, last: 16 });
  expect(rowsInView(36 * 9990, 360, 36, 10_000).last).toBe(9999);
});

test("a point belongs to the cell below it, also when scrolled; a drag reaches three rows beyond an edge", () => {
  const widths = [200, 100, 100, 100];
  const view = { width: 400, height: 404, left: 100, top: 72 };
  expect(placeAt({ x: 50, y: 50 }, widths, 36, view)).toEqual({ row: 2, column: 0 });
  expect(placeAt({ x: 250, y: 90 }, widths, 36, view)).toEqual({ row: 3, column: 2 });
  expect(placeAt({ x: 900, y: 9000 }, widths, 36, view)).toEqual({ row: 14, column: 3 });
  expect(placeAt({ x: 0, y: -900 }, widths, 36, view)).toEqual({ row: 0, column: 0 });
});

test("a cell is scrolled beside the first column and below the titles, and only if needed", () => {
  const widths = [200, 100, 100, 100];
  const view = { width: 400, height: 404, left: 100, top: 72 };
  expect(scrollFor({ row: 3, column: 2 }, widths, 36, view)).toEqual({ top: 72, left: 100 });
  expect(scrollFor({ row: 0, column: 1 }, widths, 36, view)).toEqual({ top: 0, left: 0 });
  expect(scrollFor({ row: 20, column: 3 }, widths, 36, view)).toEqual({ top: 21 * 36 - 360, left: 100 });
});

test("what was done is reported in one sentence, with what could not be done", () => {
  const [column] = COLUMNS;
  if (!column) throw new Error("There is no column.");
  const change = { id: "1", column: "name", from: "a", to: "b" };
  const refused = [{ id: "1", column, text: "x", reason: "No" }];
  expect(putOutcome("pasted", { changes: [change, change], refused, outside: 3 })).toBe(
    "2 cells pasted. 1 cell could not take the value. 3 values had no place in the table.",
  );
  expect(putOutcome("filled", { changes: [], refused: [], outside: 0 })).toBe("0 cells filled.");
});
