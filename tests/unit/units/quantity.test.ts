import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatQuantity } from "#domain/units/format-quantity.ts";
import { parseQuantities, readSpecificationValues, withUnit } from "#domain/units/quantity.ts";
import type { Quantity } from "#domain/units/specification-values.ts";
import { convertQuantity } from "#domain/units/unit-conversion.ts";
import { COMMON_UNITS } from "#domain/units/units.ts";

type Read = [low: number | null, high: number | null, unit: string | null];
const read = (text: string, options?: { decimalComma?: boolean }): Read[] | null =>
  parseQuantities(text, options)?.map(({ low, high, unit }) => [low, high, unit]) ?? null;
const one = (number: number, unit: string | null): Read => [number, number, unit];

describe("what a typed value says", () => {
  test.each<[string, Read[]]>([
    ["1,055 kW", [one(1055, "kW")]],
    ["1.055,5 kW", [one(1055.5, "kW")]],
    ["1,055.5 kW", [one(1055.5, "kW")]],
    ["1,055,000 Btu/h", [one(1055000, "Btu/h")]],
    ["1 055 kW", [one(1055, "kW")]],
    ["1\u00a0055\u202fkW", [one(1055, "kW")]],
    ["1'055 kW", [one(1055, "kW")]],
    ["12,5 kW", [one(12.5, "kW")]],
    ["0,125 l/s", [one(0.125, "l/s")]],
    [".5 kW", [one(0.5, "kW")]],
    ["471", [one(471, null)]],
    ["471kW", [one(471, "kW")]],
    ["٤٧١ kW", [one(471, "kW")]],
    ["١٬٠٥٥٫٥ kW", [one(1055.5, "kW")]],
    ["13 ft 2 in", [one(158, "in")]],
    ["13'-2\"", [one(158, "in")]],
    ["13' 2 1/2\"", [one(158.5, "in")]],
    ["5′ 6″", [one(66, "in")]],
    ["5 ft 6 in (1.68 m)", [one(66, "in"), one(1.68, "m")]],
    ["5 feet, 6.5 inches", [one(66.5, "in")]],
    ["6'-0 3/4\"", [one(72.75, "in")]],
    ["5 ft 6 in – 6 ft 2 in", [[66, 74, "in"]]],
    ["up to 5 ft 6 in", [[null, 66, "in"]]],
    ["5 ft 6 in × 3 ft 2 in × 7 ft", [one(66, "in"), one(38, "in"), one(7, "ft")]],
    ["13'", [one(13, "ft")]],
    ["10–12 kW", [[10, 12, "kW"]]],
    ["10-12 kW", [[10, 12, "kW"]]],
    ["10 kW - 12 kW", [[10, 12, "kW"]]],
    ["10 to 12 kW", [[10, 12, "kW"]]],
    ["from 10 to 12 kW", [[10, 12, "kW"]]],
    ["10÷12 kW", [[10, 12, "kW"]]],
    ["12–10 kW", [[10, 12, "kW"]]],
    ["-5…+46 °C", [[-5, 46, "°C"]]],
    ["-5 °C ... 46 °C", [[-5, 46, "°C"]]],
    ["−10 to −5 ºC", [[-10, -5, "°C"]]],
    ["≤ 0.5", [[null, 0.5, null]]],
    ["up to 45 °C", [[null, 45, "°C"]]],
    ["max. 16 bar", [[null, 16, "bar"]]],
    [">= 3 m/s", [[3, null, "m/s"]]],
    ["from 5 kW", [[5, null, "kW"]]],
    ["approx. 12 kW", [one(12, "kW")]],
    ["12 kW (nominal)", [one(12, "kW")]],
    ["12 ± 0.5 °C", [[11.5, 12.5, "°C"]]],
    ["400 V ±10 %", [[360, 440, "V"]]],
    ["400 V +/- 10%", [[360, 440, "V"]]],
    ["±0.5 K", [[-0.5, 0.5, "K"]]],
    ["400 V / 3 ph / 50 Hz", [one(400, "V"), one(3, "ph"), one(50, "Hz")]],
    ["400V/3ph/50Hz", [one(400, "V"), one(3, "ph"), one(50, "Hz")]],
    ["400/3/50 Hz", [one(400, null), one(3, null), one(50, "Hz")]],
    ["380-415 V, 3 phases, 50/60 Hz", [[380, 415, "V"], one(3, "ph"), one(50, null), one(60, "Hz")]],
    ["6 / 12 °C", [one(6, "°C"), one(12, "°C")]],
    ["230/400 V", [one(230, "V"), one(400, "V")]],
    ["100, 200 or 400 mm", [one(100, "mm"), one(200, "mm"), one(400, "mm")]],
    ["1200 × 800 × 2100 mm", [one(1200, "mm"), one(800, "mm"), one(2100, "mm")]],
    ["1200x800x2100 mm (W x D x H)", [one(1200, "mm"), one(800, "mm"), one(2100, "mm")]],
    ["2 × 4 kW", [one(2, null), one(4, "kW")]],
    ["2 × 0–10 V", [one(2, null), [0, 10, "V"]]],
    ["1,000 gpm (63.1 l/s)", [one(1000, "gpm"), one(63.1, "l/s")]],
    ['1 1/2"', [one(1.5, "in")]],
    ["¾ in", [one(0.75, "in")]],
    ["7.5 HP", [one(7.5, "hp")]],
    ["60 dBA", [one(60, "dB(A)")]],
    ["10 bar (g)", [one(10, "bar(g)")]],
    ["2.4 in. w.g.", [one(2.4, "inH₂O")]],
    ["3600 m3/hr", [one(3600, "m³/h")]],
    ["2000 CFM", [one(2000, "cfm")]],
    ["300 RT", [one(300, "TR")]],
    ["0.6 kW/TR", [one(0.6, "kW/TR")]],
    ["24 V AC/DC", [one(24, "V")]],
  ])("%j", (text, expected) => expect(read(text)).toEqual(expected));

  test.each([
    "R-410A",
    "IP 54",
    "DN 65",
    "White, RAL 9016",
    "24, expandable",
    "50 units sold",
    "3 fan speeds, 1 valve",
    "ISO Coarse 60 %",
    "1.2.3 kW",
    "12,34,567 kW",
    "10 kW to 12 TR",
    "230 V +10/-5 %",
    "12/05/2026 or later",
    "5 ft in height",
    "5 ft 14 in",
    "kW",
    "",
    "-",
    `${"9".repeat(200)} GWh`,
    `0.${"0".repeat(20)}1 W`,
    `1 ± ${"9".repeat(200)} kW`,
  ])("%j is text", (text) => expect(read(text)).toBeNull());

  test("what a comma or a dot before three digits means can be chosen", () => {
    expect(read("1,055 kW", { decimalComma: true })).toEqual([one(1.055, "kW")]);
    expect(read("1.055 kW", { decimalComma: true })).toEqual([one(1055, "kW")]);
    expect(read("1.055 kW")).toEqual([one(1.055, "kW")]);
    expect(read("1.055.000 W")).toEqual([one(1055000, "W")]);
  });

  test("a quantity that is written and read again is the same", () => {
    const number = fc.integer({ min: -9_999_999, max: 9_999_999 }).map((whole) => whole / 1000);
    const quantity = fc
      .record({
        a: number,
        b: number,
        open: fc.constantFrom("none", "low", "high"),
        unit: fc.constantFrom(null, ...COMMON_UNITS),
      })
      .map(({ a, b, open, unit }): Quantity => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        return { low: open === "low" ? null : low, high: open === "high" ? null : high, unit };
      });
    fc.assert(
      fc.property(quantity, (one) => {
        expect(parseQuantities(formatQuantity(one))).toEqual([one]);
      }),
    );
  });

  test("any text is read without an error and quickly, and the reading fits beside it", () => {
    const parts = fc.constantFrom(
      "1",
      "12,5",
      " ",
      "-",
      "–",
      "/",
      "×",
      "to",
      "kW",
      "°C",
      "(",
      ")",
      "±",
      "≤",
      ".",
      ",",
      "½",
      "R",
    );
    const texts = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 12 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(texts, (value) => {
        const [values] = readSpecificationValues([{ value }]);
        for (const { low, high } of values ?? []) {
          expect(low ?? high).not.toBeNull();
          expect(Number.isFinite(low ?? 0) && Number.isFinite(high ?? 0)).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
    // A pattern that tries several ways through one of these takes longer than anybody waits.
    for (const text of [
      "1-".repeat(150),
      "1 ".repeat(150),
      "1,".repeat(150),
      "(1".repeat(150),
      `1 ${"m·".repeat(140)}x`,
      " ".repeat(300),
    ])
      expect(parseQuantities(text)).toBeNull();
  });

  test("most values of the catalogue that begin with a number are understood", () => {
    const seed = new URL("../../../supabase/seed.sql", import.meta.url);
    const text = existsSync(seed) ? readFileSync(seed, "utf8") : "";
    const values = Array.from(text.matchAll(/"value":"((?:[^"\\]|\\.)*)"/g), (match) => match[1] ?? "");
    const numbers = values.filter((value) => /^[\d≤<-]/.test(value));
    expect(numbers.length).toBeGreaterThan(500);
    expect([...new Set(numbers.filter((value) => parseQuantities(value) === null))].length).toBeLessThan(10);
  });
});

describe("converting", () => {
  test.each([
    [300, "TR", 1055.055_853, "kW"],
    [1, "TR", 12000, "Btu/h"],
    [12, "MBH", 12000, "Btu/h"],
    [12, "MBH", 1, "TR"],
    [7, "°C", 44.6, "°F"],
    [95, "°F", 35, "°C"],
    [10, "l/s", 36, "m³/h"],
    [10, "l/s", 158.503230745, "gpm"],
    [1000, "cfm", 471.947444352, "l/s"],
    [249.082052, "Pa", 1, "inH₂O"],
    [16, "bar", 1600, "kPa"],
    [10, "mH₂O", 98.0665, "kPa"],
    [1, "in", 25.4, "mm"],
    [5, "hp", 3.72849936, "kW"],
    [10, "lb", 4.5359237, "kg"],
  ])("%d %s is %d %s", (number, from, expected, to) => {
    const { low, high, unit } = convertQuantity({ low: number, high: number, unit: from }, to) ?? {};
    expect(unit).toBe(to);
    expect([low, high]).toEqual([low, low]);
    expect(low).toBeCloseTo(expected, 5);
  });

  test.each([
    ["kW", "V"],
    ["kVA", "kW"],
    ["K", "°C"],
    ["ph", "%"],
    ["bar(g)", "bar(a)"],
    ["kg", "kW"],
    ["%", "kW"],
  ])("%s is not converted to %s", (from, to) =>
    expect(convertQuantity({ low: 1, high: 1, unit: from }, to)).toBeNull(),
  );

  test("keeps ranges, open ends and what is in the unit already", () => {
    expect(convertQuantity({ low: 0, high: 100, unit: "°C" }, "°F")).toEqual({ low: 32, high: 212, unit: "°F" });
    expect(convertQuantity({ low: null, high: 1, unit: "m" }, "mm")).toEqual({ low: null, high: 1000, unit: "mm" });
    expect(convertQuantity({ low: 1, high: 2, unit: "W/(m²·K)" }, "W/(m²·K)")).toEqual({
      low: 1,
      high: 2,
      unit: "W/(m²·K)",
    });
    expect(convertQuantity({ low: 1, high: 1, unit: null }, "kW")).toBeNull();
    expect(convertQuantity({ low: -300, high: -300, unit: "°C" }, "°F")).toBeNull();
  });

  test("there and back is the same", () => {
    const PAIRS = [
      ["kW", "TR"],
      ["kW", "Btu/h"],
      ["°C", "°F"],
      ["l/s", "gpm"],
      ["m³/h", "cfm"],
      ["Pa", "inH₂O"],
      ["bar", "psi"],
      ["mm", "in"],
    ] as const;
    const numbers = fc.integer({ min: 0, max: 10_000_000 }).map((whole) => whole / 1000);
    fc.assert(
      fc.property(numbers, fc.constantFrom(...PAIRS), (number, [a, b]) => {
        const there = convertQuantity({ low: number, high: number, unit: a }, b);
        const back = there && convertQuantity(there, a);
        expect(Math.abs((back?.low ?? Number.NaN) - number)).toBeLessThan(1e-6 * Math.max(1, number));
      }),
    );
  });
});

test.each([
  ["471", "kW", "471 kW"],
  ["10–12", "kW", "10–12 kW"],
  ["≤ 0.5 ", "kW", "≤ 0.5 kW"],
  ["471 TR", "kW", "471 TR"],
  ["R-410A", "kW", "R-410A"],
  ["471", null, "471"],
  ["", "kW", ""],
])("%j with the unit %j is %j", (text, unit, expected) => expect(withUnit(text, unit)).toBe(expected));
