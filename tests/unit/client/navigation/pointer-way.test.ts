import { expect, test } from "vitest";
import { isOnWayTo } from "#client/navigation/brand-flyouts.ts";

const right = { left: 300, right: 600, top: 0, bottom: 400 };
const from = { x: 200, y: 100 };

test("a pointer is on its way to a box while it stays in the triangle between its last place and the near edge", () => {
  expect(isOnWayTo(right, from, { x: 220, y: 150 })).toBe(true);
  expect(isOnWayTo(right, from, { x: 220, y: 100 })).toBe(true);
  // Steeper than towards the lower corner, straight down, or back.
  expect(isOnWayTo(right, from, { x: 220, y: 170 })).toBe(false);
  expect(isOnWayTo(right, from, { x: 200, y: 120 })).toBe(false);
  expect(isOnWayTo(right, from, { x: 190, y: 110 })).toBe(false);
});

test("a box on the left works too, for text from right to left", () => {
  const left = { left: 0, right: 100, top: 0, bottom: 400 };
  expect(isOnWayTo(left, from, { x: 180, y: 150 })).toBe(true);
  expect(isOnWayTo(left, from, { x: 220, y: 100 })).toBe(false);
});

test("a pointer inside the box is not on its way", () => {
  expect(isOnWayTo(right, { x: 350, y: 100 }, { x: 360, y: 110 })).toBe(false);
});
