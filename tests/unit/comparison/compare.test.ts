import { describe, expect, test } from "vitest";
import { COMPARE_TEXTS } from "#texts/comparison.ts";
import { compareAddress, MOST_COMPARED, MOST_COMPARED_WORD, parseCompare } from "#domain/comparison/compare.ts";

describe("the address of a comparison", () => {
  test("is short, and read as it was written", () => {
    const state = { products: ["chiller-300", "chiller-400"], onlyDifferences: true };
    expect(compareAddress(state)).toBe("/compare?products=chiller-300,chiller-400&show=differences");
    expect(parseCompare(compareAddress(state))).toEqual(state);
    expect(compareAddress({ products: [], onlyDifferences: true })).toBe("/compare");
  });

  test("each product is read once, and no more than four", () => {
    expect(parseCompare("/compare?products=a,,b, a ,c,d,e").products).toEqual(["a", "b", "c", "d"]);
    expect(parseCompare("/compare")).toEqual({ products: [], onlyDifferences: false });
  });
});

test("what visitors read of the limit is the limit", () => {
  expect(["zero", "one", "two", "three", "four", "five", "six"].indexOf(MOST_COMPARED_WORD)).toBe(MOST_COMPARED);
  expect(COMPARE_TEXTS.full.toLowerCase()).toMatch(new RegExp(`^${MOST_COMPARED_WORD} products `));
});
