import { expect, test } from "vitest";
import { shownValue } from "#domain/specifications/specifications.ts";
import { withSeparators } from "#domain/text/written-numbers.ts";

test.each([
  ["1888", "1,888"],
  ["1234567.5", "1,234,567.5"],
  ["2500 × 1200", "2,500 × 1,200"],
  ["0.12345", "0.12345"],
  ["1,888", "1,888"],
  ["1888,5", "1888,5"],
  ["400", "400"],
  ["1047.9", "1,047.9"],
  ["1 055", "1,055"],
  ["1\u202f055.25", "1,055.25"],
  ["230 400", "230 400"],
  ["230\u00a0400", "230,400"],
])("%s is written as %s", (typed, printed) => expect(withSeparators(typed)).toBe(printed));

test.each([
  ["1047.9 kW", "1,047.9 kW"],
  ["900 to 4000 l/s", "900 to 4,000 l/s"],
  ["1234", "1234"],
  ["R1234ze", "R1234ze"],
  ["Built in 2015", "Built in 2015"],
])("the value %s is shown as %s", (typed, shown) => expect(shownValue(typed)).toBe(shown));
