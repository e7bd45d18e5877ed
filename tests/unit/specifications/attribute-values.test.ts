import { expect, test } from "vitest";
import { attributeValue } from "#domain/specifications/attribute-values.ts";
import { listedAttributes } from "#site/content/attribute-data.ts";
import { cardFigures, figuresOf, withoutTexts } from "#domain/specifications/product-figures.ts";
import { parseQuantities } from "#domain/units/quantity.ts";
import { convertQuantity } from "#domain/units/unit-conversion.ts";

const base = { kind: "number" as const, unit: "kW", decimals: 1, choices: [] };
const read = (value: string, changes: Partial<Parameters<typeof attributeValue>[2]> = {}) =>
  attributeValue(value, parseQuantities(value), { ...base, ...changes }, convertQuantity);

test("numbers are those of the attribute's unit; converted ones are rounded as it says", () => {
  expect(read("1,055 kW")).toEqual({ low: 1055, high: 1055 });
  expect(read("300 TR")).toEqual({ low: 1055.1, high: 1055.1 });
  expect(read("1,055 kW (300 TR)")).toEqual({ low: 1055, high: 1055 });
  expect(read("1055")).toEqual({ low: 1055, high: 1055 });
  expect(read("≤ 0.5 kW")).toEqual({ low: null, high: 0.5 });
  expect(read("10–12 kW")).toEqual({ low: 10, high: 12 });
});

test("a converted number is rounded no further than that the typed one comes back", () => {
  expect(read("300 TR", { decimals: 0 })).toEqual({ low: 1055, high: 1055 });
  expect(read("299.5 TR", { decimals: 0 })).toEqual({ low: 1053.3, high: 1053.3 });
  expect(read("76 °F", { unit: "°C", decimals: 0 })).toEqual({ low: 24.4, high: 24.4 });
  expect(read("150–175 psi", { kind: "range", unit: "bar", decimals: 0 })).toEqual({ low: 10.34, high: 12.1 });
});

test("what cannot be compared is left out", () => {
  for (const value of ["230 V", "on request", "10 kW / 20 kW", "600 × 400 × 200 mm"]) expect(read(value)).toBeNull();
  expect(read("6 / 12 °C", { kind: "range", unit: "°C" })).toEqual({ low: 6, high: 12 });
  expect(read("R-134a", { kind: "text" })).toBeNull();
});

test("choices have the spelling of the attribute; another text is a choice of its own", () => {
  const choice = { kind: "choice" as const, unit: null, choices: ["R-134a", "R-513A"] };
  expect(read("r-134A", choice)).toEqual(["R-134a"]);
  expect(read("R-134a / R-513A", choice)).toEqual(["R-134a", "R-513A"]);
  expect(read("R-1233zd or R-134a", choice)).toEqual(["R-1233zd or R-134a"]);
  expect(["Yes", "not included", "✓", "perhaps"].map((value) => read(value, { kind: "yes_no" }))).toEqual([
    ["Yes"],
    ["No"],
    ["Yes"],
    null,
  ]);
});

test("a card shows the figures that matter, then what the product says first", () => {
  const specifications = ["Refrigerant", "Weight", "COP", "Cooling capacity"].map((name) => ({ name, value: "1" }));
  const figures = (ids: string[]) => cardFigures(specifications, ids, (name) => name).map(({ name }) => name);
  expect(figures(["Cooling capacity", "COP", "Power input"])).toEqual(["Cooling capacity", "COP", "Refrigerant"]);
  expect(figures([])).toEqual(["Refrigerant", "Weight", "COP"]);
  const expected = [
    { id: "a", kind: "text" },
    { id: "b", kind: "number" },
    { id: "c", kind: "choice" },
    { id: "d", kind: "range" },
    { id: "e", kind: "number" },
  ];
  expect(figuresOf(withoutTexts(expected)).map(({ id }) => id)).toEqual(["b", "c", "d"]);
});

test("attributes have different ids, made from their names", () => {
  const names = ["Cooling capacity", "Cooling-capacity", "قدرة"];
  const attributes = names.map((name) => ({
    ...base,
    id: name,
    name,
    category: "general" as const,
    conditions: [],
    asked: null,
    better: null,
    synonyms: [],
  }));
  const ids = listedAttributes(attributes).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(["cooling-capacity", "cooling-capacity-2"]);
  expect(new Set(ids).size).toBe(3);
});
