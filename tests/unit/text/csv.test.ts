import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, csvFile } from "#domain/text/csv.ts";

test.each([
  ["Pump, inline", '"Pump, inline"'],
  ['2" valve', '"2"" valve"'],
  ["=1+1", `"'=1+1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  ["+cmd", `"'+cmd"`],
  ["-10 to 48 °C", `"'-10 to 48 °C"`],
  ["-5", '"-5"'],
  ["+1.5", '"+1.5"'],
])("%j becomes %s", (value, cell) => expect(csvCell(value)).toBe(cell));

test("a file begins with the byte order mark and ends its lines as spreadsheets expect", () => {
  expect(
    csvFile([
      ["a", "b"],
      ["c", ""],
    ]),
  ).toBe('\uFEFF"a","b"\r\n"c",""\r\n');
});

const texts = fc.oneof(
  fc.string(),
  fc.tuple(fc.constantFrom("=", "+", "-", "@", "\t", "\n", "-5", "+1,5"), fc.string()).map((parts) => parts.join("")),
);

test("no cell begins as a formula, and none breaks out of its quotes", () => {
  fc.assert(
    fc.property(texts, (value) => {
      const cell = csvCell(value);
      expect(cell).toMatch(/^"(?:[^"]|"")*"$/);
      if (!/^[+-]?[\d.,]+$/.test(value)) expect(cell).not.toMatch(/^"[=+\-@\t\r\n]/);
    }),
  );
});
