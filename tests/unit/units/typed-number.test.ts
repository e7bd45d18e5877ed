import { expect, test } from "vitest";
import { typedNumber } from "#domain/units/plain-value.ts";

test.each([
  ["250", 250],
  [" 1,250 ", 1250],
  ["1 000 000", 1_000_000],
  ["12.5", 12.5],
  ["12,5", 12.5],
  ["1,250.5", 1250.5],
  ["10,125", 10_125],
  ["0,125", 0.125],
  ["-0,125", -0.125],
  [".75", 0.75],
  ["−6", -6],
  ["+3.", 3],
  ["0", 0],
  ["١٠٠٠", 1000],
  ["١٬٢٥٠", 1250],
  ["١٢٫٥", 12.5],
  ["٠٫١٢٥", 0.125],
  ["−٦", -6],
  ["۱۲۵۰", 1250],
  ["1.000", 1],
])("%s is a number", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

test.each(["abc", "12 kW", "1,2,3", "1.2.3", "0x10", "1e3", "Infinity", "-", ".", "10-12", "9".repeat(400)])(
  "%s is none",
  (typed) => {
    expect(typedNumber(typed)).toBeUndefined();
  },
);

test.each(["", "  "])("empty input is not an error", (typed) => {
  expect(typedNumber(typed)).toBeNull();
});
