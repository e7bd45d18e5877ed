import fc from "fast-check";
import { expect, test } from "vitest";
import { comparedValue } from "#domain/comparison/comparison.ts";
import { attributeValue } from "#domain/specifications/attribute-values.ts";
import type { ListedAttribute } from "#domain/listing/product-data.ts";
import { convertedTexts } from "#domain/units/converted-texts.ts";
import { parseQuantities } from "#domain/units/quantity.ts";
import { shownIn } from "#domain/units/shown-value.ts";
import { convertQuantity } from "#domain/units/unit-conversion.ts";
import { fromShown, shownBy, showNumber, showQuantity, shownUnit, typedInShown } from "#domain/units/unit-system.ts";

const attribute = (name: string, unit: string | null, changes: Partial<ListedAttribute> = {}): ListedAttribute => ({
  id: "x",
  name,
  unit,
  kind: "number",
  better: null,
  decimals: 1,
  group: "performance",
  ...changes,
});
const ENDS = ["min", "max"] as const;
const both = (number: number, of: ListedAttribute) =>
  (["si", "ip"] as const).map((system) => showQuantity({ low: number, high: number }, of, system));

test("what is measured decides the unit of the inch-pound system", () => {
  expect(both(1055, attribute("Cooling capacity", "kW"))).toEqual(["1,055 kW", "300 TR"]);
  expect(both(100, attribute("Heating capacity", "kW"))).toEqual(["100 kW", "341 MBH"]);
  expect(both(100, attribute("Power input", "kW", { group: "electrical" }))).toEqual(["100 kW", "100 kW"]);
  expect(both(10, attribute("Chilled water flow", "l/s"))).toEqual(["10 l/s", "158.5 gpm"]);
  expect(both(1000, attribute("Air flow", "l/s"))).toEqual(["1,000 l/s", "2,119 cfm"]);
  expect(both(36, attribute("Flow", "m³/h"))).toEqual(["36 m³/h", "158.5 gpm"]);
  expect(both(7, attribute("Leaving chilled water temperature", "°C"))).toEqual(["7 °C", "45 °F"]);
  expect(both(250, attribute("External static pressure", "Pa"))).toEqual(["250 Pa", "1 inH₂O"]);
  expect(both(600, attribute("Width", "mm"))).toEqual(["600 mm", "23.6 in"]);
  expect(both(5.8, attribute("COP", "W/W"))).toEqual(["5.8 W/W", "5.8 W/W"]);
  expect(both(0.85, attribute("Sensible heat ratio", null))).toEqual(["0.85", "0.85"]);
  expect(both(0.1, attribute("Cooling capacity", "kW"))).toEqual(["0.1 kW", "0.028 TR"]);
});

test("an attribute with an inch-pound unit has a metric one, too; without a choice it keeps its own", () => {
  expect(both(300, attribute("Cooling capacity", "TR"))).toEqual(["1,055 kW", "300 TR"]);
  expect(both(75, attribute("Leaving water temperature", "°F"))).toEqual(["23.9 °C", "75 °F"]);
  expect(both(500, attribute("Flow", "gpm"))).toEqual(["31.55 l/s", "500 gpm"]);
  expect(both(2000, attribute("Air flow", "cfm"))).toEqual(["944 l/s", "2,000 cfm"]);
  expect(both(20, attribute("Motor power", "hp", { group: "electrical" }))).toEqual(["14.9 kW", "20 hp"]);
  expect(both(150, attribute("Design pressure", "psi"))).toEqual(["10.3 bar", "150 psi"]);
  for (const unit of ["TR", "kW"]) expect(shownUnit(attribute("Cooling capacity", unit), "typed")).toBe(unit);
});

test("ranges and open ends", () => {
  const temperature = attribute("Operating range", "°C");
  expect(showQuantity({ low: -5, high: 46 }, temperature, "si")).toBe("-5–46 °C");
  expect(showQuantity({ low: -5, high: 46 }, temperature, "ip")).toBe("23–115 °F");
  expect(showQuantity({ low: null, high: 0.5 }, temperature, "si")).toBe("≤ 0.5 °C");
  expect(showQuantity({ low: 2, high: Infinity }, temperature, "si")).toBe("≥ 2 °C");
});

/** What the systems show of a value that was typed under a name, whose attribute has a unit if one is given. */
function shown(value: string, name: string, unit: string | null = null) {
  const quantities = parseQuantities(value);
  const ends = quantities?.length === 1 ? quantities[0] : null;
  const figure = unit !== null && ends ? { low: ends.low, high: ends.high, unit, decimals: 1 } : null;
  const own = { value, ...convertedTexts({ name, group: "performance", quantities, figure }) };
  return { typed: shownIn(own, "typed"), si: shownIn(own, "si"), ip: shownIn(own, "ip") };
}

test("a system converts what was typed in units of the other one; without a choice everything stays as it was typed", () => {
  const shows = (value: string, name: string, si: string, ip: string) =>
    expect(shown(value, name)).toEqual({ typed: value, si, ip });
  shows("1055 kW", "Cooling capacity", "1055 kW", "300 TR");
  shows("300 TR", "Cooling capacity", "1,055 kW", "300 TR");
  shows("300 tons of refrigeration", "Cooling capacity", "1,055 kW", "300 tons of refrigeration");
  shows("75 °F", "Entering water temperature", "23.9 °C", "75 °F");
  shows("10-12 °C", "Leaving water temperature", "10-12 °C", "50–54 °F");
  shows("13 ft 2 in", "Length", "4,013 mm", "13 ft 2 in");
  shows("5 TR", "Cooling capacity", "17.6 kW", "5 TR");
  shows("1023.3 kW", "Cooling capacity", "1023.3 kW", "291 TR");
  shows("1053.37 kW", "Cooling capacity", "1053.37 kW", "299.52 TR");
  shows("-5 °C", "Operating range", "-5 °C", "23 °F");
  shows("500 GPM", "Flow", "31.55 l/s", "500 GPM");
  shows("1,055 kW", "Power input", "1,055 kW", "1,055 kW");
  for (const value of ["400 V / 3 ph / 50 Hz", "600 × 400 mm", "R-134a", "5.8 W/W", "on request"])
    shows(value, "Anything", value, value);
});

test("where an attribute says what a value means, the other system shows it in the form of figures", () => {
  expect(shown("12 kW ± 5 %", "Cooling capacity", "kW")).toEqual({
    typed: "12 kW ± 5 %",
    si: "12 kW ± 5 %",
    ip: "3.2–3.6 TR",
  });
  // A number without a unit is one of the attribute's.
  expect(shown("1055", "Cooling capacity", "kW")).toEqual({ typed: "1055", si: "1055", ip: "300 TR" });
  expect(shown("5.80", "COP", "W/W")).toEqual({ typed: "5.80", si: "5.80", ip: "5.80" });
});

test("a comparison has one unit for all figures of an attribute, and what was typed in it is not rounded", () => {
  const figure = { low: 1053.3, high: 1053.3, unit: "kW", better: null, decimals: 1 };
  const capacity = { name: "Cooling capacity", group: "performance" as const, value: "299.52 TR", figure };
  expect(comparedValue({ ...capacity, si: "1,053.3 kW" }, "typed")).toBe("1,053.3 kW");
  expect(comparedValue({ ...capacity, si: "1,053.3 kW" }, "si")).toBe("1,053.3 kW");
  expect(comparedValue({ ...capacity, si: "1,053.3 kW" }, "ip")).toBe("299.52 TR");
  expect(comparedValue({ ...capacity, value: "1053.3 kW", ip: "299.5 TR" }, "ip")).toBe("299.5 TR");
});

/** Half of the last place of a number that is shown with so many digits. */
const halfOf = (number: number, digits: number) =>
  0.5 * 10 ** (Math.floor(Math.log10(Math.abs(number) || 1)) - digits + 1);

/** The digits of a number, or the four that a converted one has in any case. */
const digitsOf = (number: number) => Math.max(4, String(number).replace(".", "").replace(/^0+/, "").length);

test("a value in units of one system comes back from the other one within rounding, and its own shows it as typed", () => {
  // Two units, with the largest rounding error of each; no more digits are shown than were typed, or four.
  const pairs = [
    ["kW", "TR", 0.05, 0.05],
    ["l/s", "gpm", 0.005, 0.05],
    ["°C", "°F", 0.05, 0.5],
    ["bar", "psi", 0.05, 0.5],
    ["mm", "in", 0.5, 0.05],
    ["kg", "lb", 0.05, 0.5],
  ] as const;
  const typed = fc.record({ pair: fc.constantFrom(...pairs), tenths: fc.integer({ min: 1, max: 99_999 }) });
  fc.assert(
    fc.property(typed, fc.boolean(), ({ pair: [si, ip, ofSi, ofIp], tenths }, isMetric) => {
      const [own, other, unit] = isMetric ? (["si", "ip", si] as const) : (["ip", "si", ip] as const);
      const value = `${tenths / 10} ${unit}`;
      const there = shown(value, "Cooling capacity");
      expect(there[own]).toBe(value);
      expect(there[other].endsWith(` ${isMetric ? ip : si}`)).toBe(true);
      const back = parseQuantities(shown(there[other], "Cooling capacity")[own])?.[0];
      expect(back?.unit).toBe(unit);
      const step = shownBy(attribute("Cooling capacity", si), "ip");
      const inchPoundOfOne = step(1) - step(0);
      const shownNumber = parseQuantities(there[other])?.[0]?.low ?? 0;
      const [ofOther, factor] = isMetric ? [ofIp, 1 / inchPoundOfOne] : [ofSi, inchPoundOfOne];
      const lost =
        Math.max(isMetric ? ofSi : ofIp, halfOf(tenths / 10, digitsOf(shownNumber))) +
        Math.max(ofOther, halfOf(shownNumber, digitsOf(tenths / 10))) * factor;
      expect(Math.abs((back?.low ?? 0) - tenths / 10)).toBeLessThan(lost * 1.001);
    }),
  );
});

test("what is typed in shown units finds the same number", () => {
  const units = fc.constantFrom("kW", "l/s", "°C", "Pa", "mm", "bar", "rpm", "TR", "gpm", "°F", "psi", "in");
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), units, (number, unit) => {
      const of = attribute("Cooling capacity", unit);
      for (const system of ["typed", "si", "ip"] as const) {
        const shownNumber = shownBy(of, system)(number);
        for (const end of ENDS) expect(fromShown(shownNumber, end, of, system)).toBeCloseTo(number, -1);
      }
      expect(showNumber(number, of, "typed")).toMatch(/^[\d,.]+$/);
    }),
  );
});

test("a limit that was typed in other units is read back as it was typed", () => {
  const of = attribute("Cooling capacity", "kW");
  for (const end of ENDS) {
    for (const typed of [300, 280.05, 0.5, 12_345.6])
      expect(typedInShown(fromShown(typed, end, of, "ip"), end, of, "ip")).toBe(typed);
    expect(typedInShown(999_999_999, end, of, "si")).toBe(999_999_999);
  }
  expect(typedInShown(123.456_789, "min", of, "ip")).toBe(35.1043);
  // 63 kW, typed while metric units were shown.
  expect(typedInShown(63, "max", of, "ip")).toBe(17.9);
});

test("a limit includes values that were typed as the same number, as a minimum and as a maximum", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50_000 }), fc.constantFrom(0, 1, 2, null), (tenths, decimals) => {
      const typed = tenths / 10;
      const of = attribute("Cooling capacity", "kW", { decimals });
      const value = attributeValue(
        `${typed} TR`,
        parseQuantities(`${typed} TR`),
        { ...of, choices: [] },
        convertQuantity,
      );
      const { low } = value as { low: number };
      expect(fromShown(typed, "min", of, "ip")).toBeLessThanOrEqual(low);
      expect(fromShown(typed, "max", of, "ip")).toBeGreaterThanOrEqual(low);
    }),
  );
});
