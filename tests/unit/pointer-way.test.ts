import { expect, test } from "vitest";
import { isOnWayTo } from "#domain/pointer-way.ts";

const right = { left: 300, right: 600, top: 0, bottom: 400 };
const from = { x: 200, y: 100 };

test("a pointer is on its way to a box while it stays between its place and the box's near edge", () => {
  expect(isOnWayTo(right, from, { x: 220, y: 150 })).toBe(true);
  expect(isOnWayTo(right, from, { x: 220, y: 100 })).toBe(true);
  // Steeper than to the lower corner, straight down, or back.
  expect(isOnWayTo(right, from, { x: 220, y: 170 })).toBe(false);
  expect(isOnWayTo(right, from, { x: 200, y: 120 })).toBe(false);
  expect(isOnWayTo(right, from, { x: 190, y: 110 })).toBe(false);
});

test("where text runs from right to left the box is on the other side", () => {
  const left = { left: 0, right: 100, top: 0, bottom: 400 };
  expect(isOnWayTo(left, from, { x: 180, y: 150 })).toBe(true);
  expect(isOnWayTo(left, from, { x: 220, y: 100 })).toBe(false);
});

test("inside the box there is no way left", () => {
  expect(isOnWayTo(right, { x: 350, y: 100 }, { x: 360, y: 110 })).toBe(false);
});
