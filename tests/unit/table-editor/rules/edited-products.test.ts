import { describe, expect, test } from "vitest";
import {
  changedValues,
  productChanges,
  rowProblems,
} from "../../../../admin/features/table-editor/rules/edited-products.ts";
import { frequentNames, specificationColumn, specificationKey } from "#domain/products/editor-columns.ts";
import { comparedCells } from "../../../../admin/features/table-editor/rules/conflicts.ts";
import { replacements } from "../../../../admin/features/table-editor/rules/replace.ts";
import { sortedRows } from "../../../../admin/features/table-editor/rules/sort.ts";
import { COLUMNS, columnOf, DAIKIN, product, productsOf, sheetOf } from "../edited-table.ts";

const COP = specificationKey("COP");
const CAPACITY = specificationKey("Cooling capacity");

describe("the values to store", () => {
  test("only what changed, an empty model as nothing", () => {
    expect(changedValues(product(1), { model: "", brand_id: DAIKIN, featured: true }, columnOf)).toEqual({
      model: null,
      brand_id: DAIKIN,
      featured: true,
    });
  });

  test("a specification keeps its place and its name, also under a synonym; other lines stay", () => {
    const lines = [
      { name: "Coefficient of performance", value: "3.1" },
      { name: "Refrigerant", value: "R410A" },
    ];
    expect(changedValues(product(1, { specifications: lines }), { [COP]: "3.4" }, columnOf).specifications).toEqual([
      { name: "Coefficient of performance", value: "3.4" },
      { name: "Refrigerant", value: "R410A" },
    ]);
  });

  test("an emptied cell removes its line, a new specification goes to the end", () => {
    expect(changedValues(product(1), { [CAPACITY]: "", [COP]: "3" }, columnOf).specifications).toEqual([
      { name: "COP", value: "3" },
    ]);
  });

  test("each change has the product as it was edited", () => {
    const products = productsOf(2);
    const [id = ""] = products.keys();
    expect(productChanges(products, new Map([[id, { name: "A" }]]), columnOf)).toEqual([
      { id, seen: products.get(id), values: { name: "A" } },
    ]);
  });
});

test("faults are named as in the form", () => {
  const long = "x".repeat(1001);
  expect(rowProblems(product(1), { name: "", model: "x".repeat(201), [CAPACITY]: long }, columnOf)).toEqual({
    name: "Enter a name",
    model: "Use at most 200 characters",
    [CAPACITY]: "Use at most 1,000 characters",
  });
  expect(rowProblems(product(1), { [CAPACITY]: "", featured: true }, columnOf)).toEqual({});
  const full = product(1, {
    specifications: Array.from({ length: 200 }, (_, index) => ({ name: `Line ${index}`, value: "1" })),
  });
  expect(Object.keys(rowProblems(full, { [COP]: "3" }, columnOf))).toEqual([COP]);
});

describe("find and replace", () => {
  const sheet = sheetOf(productsOf(3));
  const all = { top: 0, bottom: 2, left: 0, right: COLUMNS.length - 1 };
  const search = { find: "unit", matchCase: false, wholeCell: false };

  test("shows each cell before and after", () => {
    expect(replacements(sheet, all, search, "Machine").map(({ before, after }) => [before, after])).toEqual([
      ["Unit 1", "Machine 1"],
      ["Unit 2", "Machine 2"],
      ["Unit 3", "Machine 3"],
    ]);
    expect(replacements(sheet, all, { ...search, matchCase: true }, "x")).toEqual([]);
    expect(replacements(sheet, all, { ...search, wholeCell: true }, "x")).toEqual([]);
  });

  test("takes both texts literally, and says what cannot be replaced", () => {
    expect(replacements(sheet, all, { ...search, find: "." }, "x")).toEqual([]);
    expect(replacements(sheet, all, { ...search, find: "Unit 1" }, "$&")[0]?.after).toBe("$&");
    expect(replacements(sheet, all, { ...search, find: "Unit 1" }, "")[0]).toMatchObject({
      change: null,
      problem: "Enter a name",
    });
    expect(replacements(sheet, all, { ...search, find: "Carrier" }, "Trane")[0]).toMatchObject({ change: null });
    expect(replacements(sheet, all, { ...search, find: "Carrier" }, "Daikin")[0]?.change).toMatchObject({ to: DAIKIN });
  });
});

test("sorts specifications by their numbers, with empty cells at the end", () => {
  const values = ["1,055 kW", "", "742 kW", "≤ 0.5 kW", "on request"];
  const products = new Map(
    values.map((value, index) => {
      const specifications = value ? [{ name: "Cooling capacity", value }] : [];
      return [String(index), product(index, { specifications })] as const;
    }),
  );
  const sheet = { ...sheetOf(products), rows: [...products.keys()] };
  expect(sortedRows(sheet, columnOf(CAPACITY), false).slice(0, 3)).toEqual(["3", "2", "0"]);
  expect(sortedRows(sheet, columnOf(CAPACITY), true).at(-1)).toBe("1");
});

test("the most frequent names come first, in their most frequent spelling", () => {
  const names = (...all: string[]) => product(1, { specifications: all.map((name) => ({ name, value: "1" })) });
  const stages = frequentNames([names("Stage 10", "Stage 2", "Stage 1", "Stage 11")]);
  expect(stages.map(({ name }) => name)).toEqual(["Stage 1", "Stage 2", "Stage 10", "Stage 11"]);
  expect(frequentNames([names("cop", "EER"), names("COP"), names("COP")])).toEqual([
    { name: "COP", count: 3 },
    { name: "EER", count: 1 },
  ]);
});

test("a conflict shows my cells, and theirs where they changed a column on the screen", () => {
  const base = product(1);
  const theirs = product(1, { name: "Theirs", model: "T1" });
  const edits = new Map([[base.id, { name: "Mine", [COP]: "3" }]]);
  const compared = comparedCells({ id: base.id, base, theirs }, edits, COLUMNS, columnOf);
  expect(compared.map(({ column, before, mine, theirs: other }) => [column.label, before, mine, other])).toEqual([
    ["Name", "Unit 1", "Mine", "Theirs"],
    ["COP", "", "3", ""],
    ["Model", "", "T1", "T1"],
  ]);
  expect(comparedCells({ id: base.id, base, theirs: null }, edits, [specificationColumn("X")], columnOf)).toHaveLength(
    2,
  );
});
