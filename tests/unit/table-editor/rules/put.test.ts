import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { clipboardCells, clipboardText } from "../../../../admin/features/table-editor/rules/clipboard.ts";
import { carryOut, NO_EDITS, type TableEdits } from "../../../../admin/features/table-editor/rules/history.ts";
import {
  cellsOf,
  fill,
  fillDown,
  paste,
  putText,
  type Put,
} from "../../../../admin/features/table-editor/rules/put.ts";
import { fillTarget, rangeOf } from "../../../../admin/features/table-editor/rules/range.ts";
import { COLUMNS, DAIKIN, productsOf, sheetOf, storedIn } from "../edited-table.ts";

const products = productsOf(5);
const stored = storedIn(products);
const at = (row: number, column: string) => ({ row, column: COLUMNS.findIndex(({ label }) => label === column) });
const after = ({ changes }: Put): TableEdits => carryOut(NO_EDITS, { what: "Paste", changes }, stored);
const shown = (put: Put, from: ReturnType<typeof at>, to = from) =>
  cellsOf(sheetOf(products, after(put)), rangeOf(from, to));

test("what is pasted and copied again is the same text", () => {
  const textColumns = ["Name", "Model"];
  const cell = fc.string({ unit: "grapheme" }).map((text) => text.replace(/\r\n?/g, "\n").trim());
  const cells = fc
    .array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 })
    .map((rows) => rows.map((row) => [...row]));
  fc.assert(
    fc.property(cells, (copied) => {
      const text = clipboardText(copied);
      const put = paste(sheetOf(products), rangeOf(at(0, "Name")), clipboardCells(text));
      expect(put.refused).toEqual([]);
      const pasted = rangeOf(at(0, "Name"), at(copied.length - 1, textColumns[1] ?? ""));
      expect(clipboardText(cellsOf(sheetOf(products, after(put)), pasted))).toBe(text);
    }),
  );
});

test("copied and pasted in the same place, choices and Yes or No change nothing", () => {
  const all = rangeOf({ row: 0, column: 0 }, { row: 4, column: COLUMNS.length - 1 });
  const cells = clipboardCells(clipboardText(cellsOf(sheetOf(products), all)));
  expect(paste(sheetOf(products), all, cells)).toMatchObject({ changes: [], refused: [], outside: 0 });
});

describe("pasting", () => {
  test("a table larger than the selection takes the room that it needs", () => {
    const put = paste(sheetOf(products), rangeOf(at(1, "Name")), clipboardCells("A\tB\r\nC\tD\r\n"));
    expect(shown(put, at(1, "Name"), at(2, "Model"))).toEqual([
      ["A", "B"],
      ["C", "D"],
    ]);
    expect(put.range).toEqual(rangeOf(at(1, "Name"), at(2, "Model")));
  });

  test("one cell fills the whole selection; two rows are repeated over four", () => {
    const one = paste(sheetOf(products), rangeOf(at(0, "Model"), at(3, "Model")), [["X"]]);
    expect(shown(one, at(0, "Model"), at(3, "Model")).flat()).toEqual(["X", "X", "X", "X"]);
    const two = paste(sheetOf(products), rangeOf(at(0, "Model"), at(3, "Model")), [["X"], ["Y"]]);
    expect(shown(two, at(0, "Model"), at(3, "Model")).flat()).toEqual(["X", "Y", "X", "Y"]);
  });

  test("an empty line in the middle keeps its place", () => {
    const put = paste(sheetOf(products), rangeOf(at(0, "Cooling capacity")), clipboardCells("1 kW\n\n3 kW\n"));
    expect(shown(put, at(0, "Cooling capacity"), at(2, "Cooling capacity")).flat()).toEqual(["1 kW", "", "3 kW"]);
  });

  test("a cell that cannot take its text stays as it is and is reported; the others are pasted", () => {
    const put = paste(sheetOf(products), rangeOf(at(0, "Brand")), clipboardCells("daikin\tPumps\nTrane\tChillers"));
    expect(put.changes[0]).toMatchObject({ column: "brand_id", to: DAIKIN });
    expect(put.refused).toMatchObject([{ text: "Trane", reason: "There is no brand of this name" }]);
    expect(shown(put, at(1, "Brand"))).toEqual([["Carrier"]]);
  });

  test("cells beyond the last product or column are counted", () => {
    const put = paste(sheetOf(products), rangeOf(at(4, "COP")), clipboardCells("3\t4\n5\t6"));
    expect(put).toMatchObject({ outside: 3, range: rangeOf(at(4, "COP")) });
    expect(shown(put, at(4, "COP"))).toEqual([["3"]]);
  });
});

describe("filling", () => {
  test("Ctrl+D copies the first row of the selection down; with one row, the row above", () => {
    const down = fillDown(sheetOf(products), rangeOf(at(0, "Name"), at(2, "Cooling capacity")));
    expect(shown(down, at(2, "Cooling capacity"))).toEqual([["100 kW"]]);
    const one = fillDown(sheetOf(products), rangeOf(at(3, "Cooling capacity")));
    expect(shown(one, at(3, "Cooling capacity"))).toEqual([["300 kW"]]);
    expect(fillDown(sheetOf(products), rangeOf(at(0, "Name"))).changes).toEqual([]);
  });

  test("the handle repeats its source, downwards and upwards", () => {
    const source = rangeOf(at(1, "Cooling capacity"), at(2, "Cooling capacity"));
    const down = fill(sheetOf(products), source, fillTarget(source, at(4, "Cooling capacity")));
    expect(shown(down, at(3, "Cooling capacity"), at(4, "Cooling capacity")).flat()).toEqual(["200 kW", "300 kW"]);
    const up = fill(sheetOf(products), source, fillTarget(source, at(0, "Cooling capacity")));
    expect(shown(up, at(0, "Cooling capacity"))).toEqual([["300 kW"]]);
  });

  test("to the right a cell takes the text if it can", () => {
    const source = rangeOf(at(0, "Name"));
    const put = fill(sheetOf(products), source, fillTarget(source, at(0, "Brand")));
    expect(shown(put, at(0, "Model"))).toEqual([["Unit 1"]]);
    expect(put.refused).toHaveLength(1);
  });
});

test("clearing removes texts, refuses choices, and says No", () => {
  const put = putText(sheetOf(products), rangeOf(at(0, "Name"), at(0, "Featured")), "");
  expect(put.changes.map(({ column }) => column)).toEqual(["name"]);
  expect(put.refused.map(({ column }) => column.label)).toEqual(["Brand", "Category", "Item type"]);
});
