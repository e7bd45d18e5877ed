import { expect, test } from "vitest";
import { rowsContaining } from "#domain/specifications/specification-search.ts";

const rows = [
  { name: "Typical cooling capacity", value: "120", unit: "kW" },
  { name: "Supply air flow", value: "1,888", unit: "l/s" },
  { name: "Filter classes", value: "ISO ePM1 60 %", unit: "" },
];

test.each([
  ["cooling 120", [0]],
  ["120 cooling", [0]],
  ["CAPACITY kw", [0]],
  ["120kW", [0]],
  ["1888", [1]],
  ["١٨٨٨", [1]],
  ["1,888 l/s", [1]],
  ["i", [0, 1, 2]],
  ["  ", [0, 1, 2]],
  ["cooling 121", []],
])("%j finds %j", (typed, found) => expect(rowsContaining(rows, typed)).toEqual(found.map((index) => rows[index])));
