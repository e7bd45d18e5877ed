import { expect, test } from "vitest";
import { report } from "../../../scripts/bench/report.ts";

test("the report has the figures of each size beside their goals", () => {
  const result = (size: number, page: number, cold: number) => ({
    size,
    figures: { page: [page, page * 2], cold: [cold] },
    growth: { added: 100, insert: 2000, live: 30_000 },
    files: null,
    idle: [],
  });
  const lines = report([result(200, 0.5, 5), result(5000, 0.8, 10)], 0.12).split("\n");
  const line = (start: string) =>
    lines
      .find((text) => text.startsWith(`| ${start}`))
      ?.split("|")
      .map((cell) => cell.trim())
      .slice(1, -1);
  expect(lines[0]).toContain("load before the start 0.1");
  expect(line("what")).toEqual(["what", "200 products", "5,000 products", "goal"]);
  expect(line("one edit")).toEqual([
    "one edit → its page live, median / p95",
    "0.50 / 1.00 s",
    "0.80 / 1.60 s",
    "≤ 0.8 / 1.5 s ✗",
  ]);
  expect(line("cold build")).toContain("≤ 10 s ✓");
  // Nothing of it was measured.
  expect(line("nothing changed")).toBeUndefined();
});
