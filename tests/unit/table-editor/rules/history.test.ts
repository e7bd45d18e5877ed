import fc from "fast-check";
import { expect, test } from "vitest";
import {
  carryOut,
  changedCells,
  discarding,
  NO_EDITS,
  redo,
  undo,
  type TableEdits,
} from "../../../../admin/features/table-editor/rules/history.ts";
import { fill, fillDown, paste, putText } from "../../../../admin/features/table-editor/rules/put.ts";
import { rangeOf } from "../../../../admin/features/table-editor/rules/range.ts";
import { COLUMNS, productsOf, sheetOf, storedIn } from "../edited-table.ts";

const products = productsOf(6);
const stored = storedIn(products);

const place = fc.record({ row: fc.nat(5), column: fc.nat(COLUMNS.length - 1) });
const range = fc.tuple(place, place).map(([a, b]) => rangeOf(a, b));
const text = fc.constantFrom("", "Yes", "Daikin", "Pumps", "12 kW", "Unit 1", "Category");
type Action = (state: TableEdits) => TableEdits;

/** Anything a person can do in the table. */
const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .record({ range, cells: fc.array(fc.array(text, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }) })
    .map(
      ({ range: at, cells }): Action =>
        (state) =>
          carryOut(state, { what: "Paste", changes: paste(sheetOf(products, state), at, cells).changes }, stored),
    ),
  fc.record({ range, text }).map(
    ({ range: at, text: typed }): Action =>
      (state) =>
        carryOut(state, { what: "Type", changes: putText(sheetOf(products, state), at, typed).changes }, stored),
  ),
  range.map(
    (at): Action =>
      (state) =>
        carryOut(state, { what: "Fill", changes: fillDown(sheetOf(products, state), at).changes }, stored),
  ),
  range.map(
    (at): Action =>
      (state) =>
        carryOut(
          state,
          { what: "Fill", changes: fill(sheetOf(products, state), at, { ...at, bottom: 5 }).changes },
          stored,
        ),
  ),
  fc.constant<Action>((state) => carryOut(state, discarding(state.edits, stored), stored)),
);

const repeated = (state: TableEdits, step: (state: TableEdits) => TableEdits, times: number) =>
  Array.from({ length: times }).reduce<TableEdits>((now) => step(now), state);

test("undoing everything returns to the beginning, redoing everything to the end", () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
      const end = actions.reduce((state, carry) => carry(state), NO_EDITS);
      const beginning = repeated(end, (state) => undo(state, stored), end.done.length);
      expect(beginning.edits).toEqual(new Map());
      const again = repeated(beginning, (state) => redo(state, stored), beginning.undone.length);
      expect(again.edits).toEqual(end.edits);
      expect(again.done).toEqual(end.done);
    }),
  );
});

test("a cell that gets its stored value again is not changed any more", () => {
  const [id = ""] = products.keys();
  const change = (from: string, to: string) => ({ what: "Type", changes: [{ id, column: "name", from, to }] });
  const changed = carryOut(NO_EDITS, change("Unit 1", "Unit 2"), stored);
  expect(changedCells(changed.edits)).toBe(1);
  const back = carryOut(changed, change("Unit 2", "Unit 1"), stored);
  expect(changedCells(back.edits)).toBe(0);
  expect(undo(back, stored).edits).toEqual(changed.edits);
});

test("a step without a change is not recorded, and a new one discards what was undone", () => {
  const [id = ""] = products.keys();
  const to = (name: string) => ({ what: "Type", changes: [{ id, column: "name", from: "Unit 1", to: name }] });
  expect(carryOut(NO_EDITS, to("Unit 1"), stored)).toBe(NO_EDITS);
  const undone = undo(carryOut(NO_EDITS, to("A"), stored), stored);
  expect(undone.undone).toHaveLength(1);
  expect(carryOut(undone, to("B"), stored).undone).toEqual([]);
});
