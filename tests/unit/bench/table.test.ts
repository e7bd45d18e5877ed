import { format } from "prettier";
import { expect, test } from "vitest";
import type { Row } from "../../../scripts/bench/rows.ts";
import { goalCell, markdownTable, measuredCell } from "../../../scripts/bench/table.ts";

const seconds: Row = { title: "an edit", unit: "s", goals: { 5000: [0.8, 1.5] } };
const files: Row = { title: "files", unit: "files", goals: { 5000: [8000] } };
const onTop: Row = { title: "search", unit: "s", plus: true, goals: { 5000: [1] } };

test("a cell shows the measured figures with their unit, and a dash where nothing was measured", () => {
  expect(measuredCell(seconds, [0.704, 12.34])).toBe("0.70 / 12.3 s");
  expect(measuredCell(files, [17_171])).toBe("17,171");
  expect(measuredCell(onTop, [0.4])).toBe("+ 0.40 s");
  expect(measuredCell(seconds, undefined)).toBe("–");
  expect(measuredCell(seconds, null)).toBe("not known on this system");
});

test("a goal says whether all of its figures were reached; there is none for other sizes", () => {
  expect(goalCell(seconds, 5000, [0.8, 1.4])).toBe("≤ 0.8 / 1.5 s ✓");
  expect(goalCell(seconds, 5000, [0.7, 1.6])).toBe("≤ 0.8 / 1.5 s ✗");
  // Only the median has a goal, not the p95 beside it.
  expect(goalCell(onTop, 5000, [0.9, 3])).toBe("+ ≤ 1 s ✓");
  expect(goalCell(files, 5000, undefined)).toBe("≤ 8,000");
  expect(goalCell(files, 200, [9000])).toBe("");
});

test("a table is written as Prettier would write it, so that it can be pasted", async () => {
  const table = markdownTable(
    ["what", "1,000", "goal"],
    [
      ["an edit", "0.70 / 12.3 s", "≤ 0.8 s ✓"],
      ["whole stack when idle", "–", ""],
    ],
  );
  expect(await format(table, { parser: "markdown" })).toBe(`${table}\n`);
});
