import { existsSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { specificationCategory, specificationRows, splitValue } from "#domain/specifications/specifications.ts";

const squeezed = (text: string) => text.replace(/\s/g, "");

describe("specificationCategory", () => {
  test.each([
    ["Power supply", "electrical"],
    ["VOLTAGE", "electrical"],
    ["Starting current", "electrical"],
    ["Cooling capacity", "performance"],
    ["Condenser water flow", "performance"],
    ["Dimensions", "physical"],
    ["Operating weight", "physical"],
    ["Ambient temperature", "environmental"],
    ["Relative humidity", "environmental"],
    ["Efficiency class", "environmental"],
    ["Refrigerant", "general"],
    // A name that fits two categories gets the first of them.
    ["Flow temperature", "performance"],
    ["Power at full capacity", "electrical"],
    ["Pipe size for flow", "performance"],
    ["Size at temperature", "physical"],
  ])("%s is %s", (name, category) => expect(specificationCategory(name)).toBe(category));
});

describe("splitValue", () => {
  test.each([
    ["12 kW", "12", "kW"],
    ["12kW", "12", "kW"],
    ["1,055 kW", "1,055", "kW"],
    ["-10 to 48 °C", "-10 to 48", "°C"],
    ["10 / 15 °C", "10 / 15", "°C"],
    ["0.5 to 20 m³/s", "0.5 to 20", "m³/s"],
    ["2,500 x 1,200 x 2,100 mm", "2,500 x 1,200 x 2,100", "mm"],
    ["60 dB(A)", "60", "dB(A)"],
    ["90 %", "90", "%"],
    ["400 V AC", "400", "V AC"],
    ["12 kWh", "12", "kWh"],
    [" 12 kW ", "12", "kW"],
    ["15 Nm", "15", "Nm"],
    ["3600 m3/h", "3600", "m3/h"],
    ["3 600 m³/h", "3 600", "m³/h"],
    ["12 m WC", "12", "m WC"],
    ["80 mm H₂O", "80", "mm H₂O"],
    ["10 bar(g)", "10", "bar(g)"],
    ["12 bar g", "12", "bar g"],
    ["0.5 W/m²K", "0.5", "W/m²K"],
    ["2.5 W/(m²·K)", "2.5", "W/(m²·K)"],
    ["0.6 kW/TR", "0.6", "kW/TR"],
    ["1 1/2 inch", "1 1/2", "inch"],
    ["20 ft3/min", "20", "ft3/min"],
  ])("%j → %j, %j", (text, value, unit) => expect(splitValue(text)).toEqual({ value, unit }));

  test.each([
    "R410A",
    "R-134a",
    "50 units sold",
    "A4",
    "0.95",
    "5 A4",
    "5 kW EER",
    "400 V / 3 / 50 Hz",
    "kW",
    "Up to 12 kW",
    "",
  ])("%j stays whole", (text) => expect(splitValue(text)).toEqual({ value: text, unit: "" }));

  test("never loses text", () => {
    const parts = fc.constantFrom(
      "1",
      "12.5",
      ",",
      " ",
      "-",
      "–",
      "to",
      "x",
      "kW",
      "°C",
      "m³/s",
      "V",
      "/",
      "%",
      "R410A",
      "\u00a0",
    );
    const values = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 9 }).map((list) => list.join("")),
    );
    fc.assert(
      fc.property(values, (text) => {
        const { value, unit } = splitValue(text);
        expect(squeezed(value + unit)).toBe(squeezed(text));
      }),
      { numRuns: 2000 },
    );
  });

  // A pattern that tries several ways through one of these takes longer than anybody waits.
  test.each([
    `${"1-".repeat(500)}nothing`,
    `${"1 ".repeat(500)}nothing`,
    `1 ${"m·".repeat(3000)}nothing`,
    `1 ${"m".repeat(3000)}!`,
  ])("a long text stays whole", (text) => expect(splitValue(text)).toEqual({ value: text, unit: "" }));
});

describe("the values of the catalogue", () => {
  const seed = new URL("../../../supabase/seed.sql", import.meta.url);
  const values = existsSync(seed)
    ? new Set(
        Array.from(readFileSync(seed, "utf8").matchAll(/"value": ?"((?:[^"\\]|\\.)*)"/g), (match) => match[1] ?? ""),
      )
    : new Set<string>();

  test("exist", () => expect(values.size).toBeGreaterThan(100));

  test("none loses text, and every plain number with one word behind it is split", () => {
    for (const text of values) {
      const { value, unit } = splitValue(text);
      expect(squeezed(value + unit)).toBe(squeezed(text));
      if (/^[\d.,]*\d [^\s\d]+$/.test(text)) expect(unit, text).not.toBe("");
    }
  });
});

test("specificationRows keeps the stored order", () => {
  const specifications = [
    { name: "Weight", value: "40 kg" },
    { name: "Refrigerant", value: "R410A" },
  ];
  expect(specificationRows(specifications, [])).toEqual([
    { id: "spec-0", name: "Weight", value: "40", unit: "kg", category: "physical" },
    { id: "spec-1", name: "Refrigerant", value: "R410A", unit: "", category: "general" },
  ]);
});

test("the group of an attribute wins over the words of a name", () => {
  const attributes = [{ name: "COP", synonyms: ["Reference COP"], category: "performance" as const }];
  const rows = (name: string) => specificationRows([{ name, value: "3" }], attributes).map(({ category }) => category);
  expect(rows("reference cop")).toEqual(["performance"]);
  expect(rows("Weight")).toEqual(["physical"]);
});
