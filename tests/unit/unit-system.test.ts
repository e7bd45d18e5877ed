import fc from "fast-check";
import { expect, test } from "vitest";
import type { ListedAttribute } from "#domain/catalogue.ts";
import { fromShown, shownBy, showNumber, showQuantity, showTyped } from "#domain/unit-system.ts";

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
});

test("ranges and open ends", () => {
  const temperature = attribute("Operating range", "°C");
  expect(showQuantity({ low: -5, high: 46 }, temperature, "si")).toBe("-5–46 °C");
  expect(showQuantity({ low: -5, high: 46 }, temperature, "ip")).toBe("23–115 °F");
  expect(showQuantity({ low: null, high: 0.5 }, temperature, "si")).toBe("≤ 0.5 °C");
  expect(showQuantity({ low: 2, high: Infinity }, temperature, "si")).toBe("≥ 2 °C");
});

test("typed values follow where they are understood, and stay as they are where not", () => {
  const ip = (value: string, name: string) => showTyped(value, { name, group: "" }, "ip");
  expect(ip("1,055 kW", "Cooling capacity")).toBe("300 TR");
  expect(ip("10-12 °C", "Leaving water temperature")).toBe("50-54 °F");
  expect(ip("-5 °C", "Operating range")).toBe("23 °F");
  for (const value of ["400 V / 3 ph / 50 Hz", "600 × 400 mm", "R-134a", "5.8 W/W", "250 gpm"])
    expect(ip(value, "Anything")).toBe(value);
  expect(showTyped("1,055 kW", { name: "Cooling capacity", group: "" }, "si")).toBe("1,055 kW");
});

test("what is typed in shown units finds the same number", () => {
  const units = fc.constantFrom("kW", "l/s", "°C", "Pa", "mm", "bar", "rpm");
  fc.assert(
    fc.property(fc.double({ min: 0.01, max: 1e5, noNaN: true }), units, (number, unit) => {
      const of = attribute("Cooling capacity", unit);
      const shown = shownBy(of, "ip")(number);
      expect(fromShown(shown, of, "ip") / number).toBeCloseTo(1, 3);
      expect(showNumber(number, of, "si")).toMatch(/^[\d,.]+$/);
    }),
  );
});
