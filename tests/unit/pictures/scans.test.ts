import { expect, test } from "vitest";
import { hasTooManyScans } from "#domain/pictures/picture.ts";

const withScans = (first: number[], count: number): Uint8Array =>
  new Uint8Array([...first, ...Array.from({ length: count }, () => [0xff, 0xda, 0, 2, 1]).flat()]);

test("a JPEG of more scans than any program makes is known before it is decoded", () => {
  expect(hasTooManyScans(withScans([0xff, 0xd8], 12))).toBe(false);
  expect(hasTooManyScans(withScans([0xff, 0xd8], 900))).toBe(true);
  expect(hasTooManyScans(withScans([0x89, 0x50], 900))).toBe(false);
});
