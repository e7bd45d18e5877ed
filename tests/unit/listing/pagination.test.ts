import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageCount, pageWindow, shownRange } from "#domain/listing/pagination.ts";

describe("pageCount", () => {
  test.each([
    [0, 1],
    [1, 1],
    [20, 1],
    [21, 2],
    [40, 2],
    [41, 3],
  ])("%i products are %i pages", (total, pages) => expect(pageCount(total)).toBe(pages));
});

describe("pageWindow", () => {
  test.each([
    [1, 1, [1]],
    [2, 3, [1, 2, 3]],
    [1, 10, [1, 2, 3, 4, 5]],
    [3, 10, [1, 2, 3, 4, 5]],
    [4, 10, [2, 3, 4, 5, 6]],
    [7, 10, [5, 6, 7, 8, 9]],
    [8, 10, [6, 7, 8, 9, 10]],
    [10, 10, [6, 7, 8, 9, 10]],
  ])("page %i of %i", (current, pages, window) => expect(pageWindow(current, pages)).toEqual(window));

  const places = fc
    .integer({ min: 1, max: 300 })
    .chain((pages) => fc.tuple(fc.integer({ min: 1, max: pages }), fc.constant(pages)));

  test("at most five consecutive pages within bounds, including the current one", () => {
    fc.assert(
      fc.property(places, ([current, pages]) => {
        const window = pageWindow(current, pages);
        expect(window).toHaveLength(Math.min(5, pages));
        expect(window).toContain(current);
        expect(window.every((page, index) => page === (window[0] ?? 0) + index)).toBe(true);
        expect(window[0]).toBeGreaterThanOrEqual(1);
        expect(window.at(-1)).toBeLessThanOrEqual(pages);
      }),
    );
  });

  test("the first five on the first three pages, the final five on the last three, else centred", () => {
    fc.assert(
      fc.property(places, ([current, pages]) => {
        fc.pre(pages > 5);
        const first = current <= 3 ? 1 : current >= pages - 2 ? pages - 4 : current - 2;
        expect(pageWindow(current, pages)[0]).toBe(first);
      }),
    );
  });
});

describe("shownRange", () => {
  test.each([
    [1, 0, 0, 0],
    [1, 1, 1, 1],
    [1, 20, 1, 20],
    [2, 21, 21, 21],
    [3, 45, 41, 45],
  ])("page %i of %i products shows %i to %i", (current, total, from, to) => {
    expect(shownRange(current, total)).toEqual({ from, to });
  });
});
