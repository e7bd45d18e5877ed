import fc from "fast-check";
import { expect, test } from "vitest";
import { moved } from "#domain/ordering.ts";

test.each([
  [0, 2, ["b", "c", "a"]],
  [2, 0, ["c", "a", "b"]],
  [1, 1, ["a", "b", "c"]],
])("from %i to %i", (from, to, list) => expect(moved(["a", "b", "c"], from, to)).toEqual(list));

test("loses nothing, and moving back restores the list", () => {
  const places = fc.integer({ min: 1, max: 10 }).chain((length) => fc.tuple(fc.constant(length), fc.nat(length - 1), fc.nat(length - 1)));
  fc.assert(
    fc.property(places, ([length, from, to]) => {
      const list = Array.from({ length }, (_, index) => index);
      const next = moved(list, from, to);
      expect(next[to]).toBe(from);
      expect(moved(next, to, from)).toEqual(list);
    }),
  );
});
