import fc from "fast-check";
import { expect, test } from "vitest";
import { histogramOf, nearestEdge, roundEdges } from "#domain/listing/histogram.ts";

test("edges are round numbers", () => {
  expect(roundEdges(3.1, 6.2).slice(0, 4)).toEqual([3, 3.2, 3.4, 3.6]);
  expect(roundEdges(-5, 46)[0]).toBe(-6);
  expect(roundEdges(2, 2600).slice(0, 5)).toEqual([1.6, 2.5, 4, 6.3, 10]);
  expect(roundEdges(-Number.MIN_VALUE, Number.MIN_VALUE)).toEqual([-Number.MIN_VALUE, Number.MIN_VALUE]);
  expect(roundEdges(-Number.MIN_VALUE, -0)).toEqual([-Number.MIN_VALUE, 0]);
});

test("every number is in one bin, the edges ascend, and they are not too many", () => {
  const numbers = fc.array(fc.oneof(fc.double({ min: -1e6, max: 1e6, noNaN: true }), fc.constant(NaN)), {
    minLength: 2,
  });
  fc.assert(
    fc.property(numbers, (list) => {
      const finite = list.filter(Number.isFinite);
      const histogram = histogramOf(Float64Array.from(list));
      if (Math.min(...finite) === Math.max(...finite) || finite.length === 0) {
        expect(histogram).toBeNull();
        return;
      }
      const { edges, counts } = histogram ?? { edges: [], counts: [] };
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(finite.length);
      expect(edges.length).toBeLessThanOrEqual(32);
      expect(edges).toEqual([...new Set(edges)].sort((a, b) => a - b));
    }),
  );
});

test("a thumb is at the nearest edge", () => {
  expect([-5, 0, 4, 6, 99].map((number) => nearestEdge([0, 10, 20], number))).toEqual([0, 0, 0, 1, 2]);
});
