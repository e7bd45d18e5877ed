import { expect, test } from "vitest";
import { benchArguments, PARTS } from "../../../scripts/bench/arguments.ts";

test("without arguments everything is measured at 1,000, 5,000 and 20,000 products", () => {
  expect(benchArguments([])).toEqual({ sizes: [1000, 5000, 20_000], parts: new Set(PARTS), edits: 20, to: null });
});

test("sizes are measured in ascending order, since the catalogue of one becomes that of the next", () => {
  expect(benchArguments(["5000", "1,000", "5000", "--only", "edits,cold", "--edits", "3"])).toMatchObject({
    sizes: [1000, 5000],
    parts: new Set(["edits", "cold"]),
    edits: 3,
  });
});

test("an unknown argument is refused with the choices", () => {
  expect(() => benchArguments(["many"])).toThrow("'many' is not a number");
  expect(() => benchArguments(["--only", "speed"])).toThrow("The parts are edits, nothing");
});
