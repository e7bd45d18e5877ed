import { expect, test } from "vitest";
import { percentile, evenlySpaced } from "../../../scripts/bench/statistics.ts";

test("a percentile is the smallest number that the given share does not exceed; there is none without numbers", () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect([percentile([], 0.95), percentile([7], 0.95), percentile(twenty, 0.95), percentile(twenty, 0.5)]).toEqual([
    null,
    7,
    19,
    10,
  ]);
});

test("evenlySpaced takes entries at equal distances, and all of a list that has no more", () => {
  expect(evenlySpaced([0, 1, 2, 3, 4, 5, 6], 3)).toEqual([0, 3, 6]);
  expect(evenlySpaced([0, 1, 2], 1)).toEqual([0]);
  expect(evenlySpaced([0, 1], 5)).toEqual([0, 1]);
});
