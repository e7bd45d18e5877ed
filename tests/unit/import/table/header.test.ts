import { describe, expect, test } from "vitest";
import { decimalSignOf, plainFigure } from "#domain/import/table/decimals.ts";
import { readHeading } from "#domain/import/table/header-text.ts";
import { findHeader, headings, rowsThatAreNoProducts } from "#domain/import/table/header.ts";
import { readTextTable } from "#domain/import/table/read-table.ts";

const table = (text: string) => readTextTable(text).table;

describe("the header is found", () => {
  test.each<[string, string, { first: number; count: number }, string[]]>([
    ["at the top", "Model,COP\nYK,5\nYT,6", { first: 0, count: 1 }, ["Model", "COP"]],
    [
      "below titles, of two rows, with units",
      "Selection 2026,,,\n,,,\nModel,Capacity,,Weight\n,Cooling [kW],Heating [kW],kg\nA,1,2,3\nB,1,2,3",
      { first: 2, count: 2 },
      ["Model", "Capacity / Cooling [kW]", "Capacity / Heating [kW]", "Weight / kg"],
    ],
    [
      "of three rows, below a title",
      "Table,,,\nModel,Performance,,Weight\n,Cooling,Input,\n,kW,kW,kg\nA 1,1,2,3\nA 2,1,2,3",
      { first: 1, count: 3 },
      ["Model", "Performance / Cooling / kW", "Performance / Input / kW", "Weight / kg"],
    ],
    ["with a row of units", "Model;Capacity\n;kW\nA;1,5\nB;2", { first: 0, count: 2 }, ["Model", "Capacity / kW"]],
    [
      "with a row of units that says so",
      "Model;Capacity;Weight\nUnit;kW;kg\nA;1,5;3\nB;2;4",
      { first: 0, count: 2 },
      ["Model", "Capacity / kW", "Weight / kg"],
    ],
    [
      "with a row of units in braces",
      "Model,Length,Loss,Water\n,{m},{W/m},{C}\nA 1,2,3,4\nB 1,3,4,5",
      { first: 0, count: 2 },
      ["Model", "Length / {m}", "Loss / {W/m}", "Water / {C}"],
    ],
    ["of a table of texts", "Brand,Name\nYork,Chiller\nTrane,Pump", { first: 0, count: 1 }, ["Brand", "Name"]],
    ["nowhere, with units in the rows", "A,1,kW\nB,2,kW", { first: 0, count: 0 }, ["", "", ""]],
    ["nowhere", "A,1,2\nB,2,3", { first: 0, count: 0 }, ["", "", ""]],
  ])("%s", (_name, text, rows, names) => {
    expect(findHeader(table(text))).toEqual(rows);
    expect(headings(table(text), rows)).toEqual(names);
  });
});

test.each([
  ["Capacity (kW)", "Capacity", "kW"],
  ["Capacity [kW]", "Capacity", "kW"],
  ["Capacity {kW}", "Capacity", "kW"],
  ["Length {m}", "Length", "m"],
  ["Heat loss { W/m }", "Heat loss", "W/m"],
  ["Leaving water {C}", "Leaving water", "°C"],
  ["Leaving water, {C}", "Leaving water", "°C"],
  ["Leaving water (C)", "Leaving water", "°C"],
  ["Ambient [F]", "Ambient", "°F"],
  ["Humidity {percent}", "Humidity", "%"],
  ["Chilled water / Flow / {m3_h}", "Chilled water / Flow", "m³/h"],
  ["Quantity {pcs}", "Quantity", "pcs"],
  ["Height {m} (max)", "Height (max)", "m"],
  ["Code {x}", "Code {x}", ""],
  ["Capacity / kW", "Capacity", "kW"],
  ["Flow, l/s", "Flow", "l/s"],
  ["Performance / Cooling / kW", "Performance / Cooling", "kW"],
  ["Sound level (dB(A))", "Sound level", "dB(A)"],
  ["Sound level dB(A)", "Sound level", "dB(A)"],
  ["Sound level / dB(A)", "Sound level", "dB(A)"],
  ["Cooling capacity ¹) [kW]", "Cooling capacity", "kW"],
  ["Air flow* (m³/h)", "Air flow", "m³/h"],
  ["Weight 2)", "Weight", ""],
  ["Sound level (at 1 m)", "Sound level (at 1 m)", ""],
  ["Area m²", "Area", "m²"],
  ["Capacity, nominal (kW)", "Capacity, nominal", "kW"],
  ["Cooling capacity kW", "Cooling capacity", "kW"],
  ["Air flow\n[m³/h]", "Air flow", "m³/h"],
  ["Power supply V/ph/Hz", "Power supply", "V/ph/Hz"],
  ["\u200bCapacity\u00a0(kW)", "Capacity", "kW"],
  ["Power (nominal)", "Power (nominal)", ""],
  ["Class A", "Class A", ""],
  ["Number of rows", "Number of rows", ""],
  ["Heat pump A/W", "Heat pump A/W", ""],
  ["Air/water", "Air/water", ""],
  ["chilled_water_flow_l_s", "Chilled water flow", "l/s"],
  ["capacity_kw", "Capacity", "kW"],
])("%s is %s in %s", (heading, name, unit) => expect(readHeading(heading)).toEqual({ name, unit }));

test("a repeated header, the header of another table and titles are not products", () => {
  const text =
    "Model,Power,Flow\nA,1,2\nB,3,4\nSeries X,Series X,Series X\nModel,Power,Flow\nC,1,2\nD,3,4\nFan,Air flow,Speed\nE,5,6";
  const found = rowsThatAreNoProducts(table(text), { first: 0, count: 1 });
  expect(found.map(({ row, reason }) => [row + 1, reason])).toEqual([
    [4, "is a title, not a product"],
    [5, "is the header again"],
    [8, 'looks like the header of another table: "Air flow" and "Speed" where numbers are expected'],
  ]);
});

test("a repeated header of several rows is recognised even if its merged titles are in one cell only", () => {
  const text =
    "Typ;Kühlen;Kühlen;Heizen\nTyp;Leistung;EER;Leistung\n;kW;;kW\nA;1;2;3\nTyp;Kühlen;;Heizen\n;kW;;kW\nB;2;3;4";
  const found = rowsThatAreNoProducts(table(text), { first: 0, count: 3 });
  expect(found.map(({ row, reason }) => [row + 1, reason])).toEqual([
    [5, "is the header again"],
    [6, "is the header again"],
  ]);
});

describe("decimal commas", () => {
  test.each([
    ["12,5;3,25", ","],
    ["1.055,5;7", ","],
    ["0,755;1", ","],
    ["12.5;1,055", "."],
    ["1,055;2,000", "."],
    ["DN 100, PN 16;x", "."],
  ])("'%s' is written with '%s'", (row, sign) => expect(decimalSignOf([row.split(";")])).toBe(sign));

  test("become points, and a number of a workbook stays as it is", () => {
    expect(plainFigure("1.055,5 kW", ",")).toBe("1055.5 kW");
    expect(plainFigure("10,5–12,25", ",")).toBe("10.5–12.25");
    expect(plainFigure("1.055", ",")).toBe("1055");
    expect(plainFigure("400 V, 3 ph", ",")).toBe("400 V, 3 ph");
    expect(plainFigure({ exact: "1.055" }, ",")).toBe("1.055");
    expect(plainFigure("1,055", ".")).toBe("1,055");
  });
});
