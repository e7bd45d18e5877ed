import fc from "fast-check";
import { expect, test } from "vitest";
import { attributeValue } from "#domain/specifications/attribute-values.ts";
import { convertedToShow } from "#domain/units/converted-number.ts";
import { parseQuantities } from "#domain/units/quantity.ts";
import { convertQuantity } from "#domain/units/unit-conversion.ts";
import { showNumber, type ChosenSystem } from "#domain/units/unit-system.ts";

const PAIRS = [
  ["kW", "TR"],
  ["l/s", "gpm"],
  ["°C", "°F"],
  ["bar", "psi"],
  ["mm", "in"],
  ["kg", "lb"],
  ["kPa", "ftH₂O"],
] as const;
const NAME = "Cooling capacity";
const kept = (typed: string, unit: string, decimals: number | null): number => {
  const meaning = { kind: "number" as const, unit, decimals, choices: [] };
  const value = attributeValue(typed, parseQuantities(typed), meaning, convertQuantity);
  return (value as { low: number }).low;
};
const shown = (number: number, unit: string, decimals: number | null, system: ChosenSystem): string =>
  showNumber(number, { name: NAME, unit, group: "performance", decimals }, system);
const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^0+/, "").length;

test("a number keeps what was typed: 5 TR are 17.6 kW, and 5 TR again", () => {
  for (const decimals of [0, 1, null]) {
    expect(shown(kept("5 TR", "kW", decimals), "kW", decimals, "ip")).toBe("5");
    expect(shown(kept("300 TR", "kW", decimals), "kW", decimals, "ip")).toBe("300");
  }
  expect(kept("5 TR", "kW", 0)).toBe(17.6);
  expect(kept("300 TR", "kW", 0)).toBe(1055);
  expect(kept("76 °F", "°C", 0)).toBe(24.4);
  // 2.66 bar would be 38.6 psi, and so would 2.66000.
  expect(shown(kept("38.58 psi", "bar", 0), "bar", 0, "ip")).toBe("38.58");
});

test("what was typed in the unit of the other system is shown there as it was typed", () => {
  const whole = fc.integer({ min: 1, max: 50_000 });
  const tenths = fc.integer({ min: 1, max: 99_999 }).map((number) => number / 10);
  const hundredths = fc.integer({ min: 1, max: 9_999 }).map((number) => number / 100);
  const typed = fc.record({
    pair: fc.constantFrom(...PAIRS),
    isMetric: fc.boolean(),
    number: fc.oneof(whole, tenths, hundredths),
    decimals: fc.constantFrom(0, 1, 2, null),
  });
  fc.assert(
    fc.property(typed, ({ pair: [si, ip], isMetric, number, decimals }) => {
      const [own, other, system] = isMetric ? ([si, ip, "si"] as const) : ([ip, si, "ip"] as const);
      const there = kept(`${number} ${own}`, other, decimals);
      const text = shown(there, other, decimals, system).replaceAll(",", "");
      // What is a short number in the other unit may be shown shorter: 8.6 °F are -13 °C, and these 9 °F. Nothing is lost.
      if (text === String(number)) return;
      const back = convertQuantity({ low: there, high: there, unit: other }, own)?.low ?? NaN;
      expect(Math.abs(back - number)).toBeLessThanOrEqual(number / 1_000_000);
    }),
    { numRuns: 1000 },
  );
});

test("a converted number never has more digits than the one that was typed, or four", () => {
  const numbers = fc.oneof(
    fc.integer({ min: 1, max: 9_999_999 }),
    fc.integer({ min: 1, max: 99_999 }).map((n) => n / 100),
  );
  const factors = fc.constantFrom(1 / 3.516_852_842, 15.85, 3412.14, 0.0393701, 14.5);
  fc.assert(
    fc.property(numbers, factors, fc.integer({ min: 0, max: 2 }), (number, factor, decimals) => {
      const converted = convertedToShow(number, (from) => from * factor, { own: 2, other: decimals });
      expect(digitsOf(String(converted).replace(/0+$/, ""))).toBeLessThanOrEqual(Math.max(4, digitsOf(String(number))));
      // No digit is lost, either: the error is less than the last of four digits, or than the last decimal.
      expect(Math.abs(converted - number * factor)).toBeLessThanOrEqual(
        Math.max(0.5 * 10 ** -decimals, 0.0006 * number * factor) * 1.0001,
      );
    }),
  );
});
