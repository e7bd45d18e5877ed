import { expect, test } from "vitest";
import { median } from "#domain/text/numbers.ts";

test("the median of an even number of values is the mean of the two in the middle; there is none without values", () => {
  expect([median([]), median([3]), median([9, 1, 4]), median([1, 2, 3, 10])]).toEqual([null, 3, 4, 2.5]);
});
