import { expect, test } from "vitest";
import { compareNames } from "#domain/text-order.ts";

test("names sort as a reader expects: case and accents aside, numbers by value", () => {
  expect(["19XR 1076", "éclair", "DKC", "19XR 742", "zeta", "Daikin", "echo"].toSorted(compareNames)).toEqual([
    "19XR 742",
    "19XR 1076",
    "Daikin",
    "DKC",
    "echo",
    "éclair",
    "zeta",
  ]);
});
