import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ComparedSpecification } from "#domain/comparison/compared-product.ts";
import { comparedSpecifications } from "#domain/comparison/compared-product.ts";
import { commonSpecifications, inSizeOrder, seriesRange, sizeColumns, sizeLabels } from "#domain/products/series.ts";
import { ATTRIBUTES } from "../../../scripts/seed/attributes.ts";

const attributes = ATTRIBUTES.map((one, index) => ({
  ...{ unit: null, kind: "number" as const, better: null, decimals: null },
  ...one,
  id: String(index),
  synonyms: [...(one.synonyms ?? [])],
  choices: [...(one.choices ?? [])],
  conditions: [...(one.conditions ?? [])],
  asked: null,
}));
const size = (lines: Record<string, string>): ComparedSpecification[] =>
  comparedSpecifications(
    {
      specifications: Object.entries(lines).map(([name, value]) => ({ name, value })),
      specification_values: null,
    },
    attributes,
  );
const chiller = (kw: number, cop: number, entering: number | null) =>
  size({
    "Cooling capacity": `${kw} kW`,
    COP: `${cop} W/W`,
    "Leaving chilled water temperature": "6.67 °C",
    ...(entering === null ? {} : { "Entering condenser water temperature": `${entering} °C` }),
    Refrigerant: "R-134a",
  });
const SIZES = [chiller(742, 5.4, 29.44), chiller(5275, 6.1, 29.44), chiller(1407, 8.58, 12.78)];

describe("the range of a figure", () => {
  test("is that of all sizes where none is better, in all units", () => {
    expect(seriesRange(SIZES, "Cooling capacity")).toEqual({
      name: "Cooling capacity",
      value: "742–5,275 kW",
      ip: "211–1,500 TR",
    });
  });
  test("has ranked figures only at the conditions that most sizes have", () => {
    const range = seriesRange(SIZES, "COP");
    expect(range?.value).toMatch(/^5\.4–6\.1/);
    expect(range?.heldAt?.standard).toBe("AHRI 550/590");
    expect(seriesRange(SIZES.slice(1), "COP")).toBeNull();
  });
  test("is that of the least and the greatest number, whatever the order", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 2, maxLength: 40 }), (numbers) => {
        const range = seriesRange(
          numbers.map((kw) => chiller(kw, 5, null)),
          "Cooling capacity",
        );
        const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
        expect(range?.value).toBe(low === high ? `${low} kW` : `${low}–${high} kW`);
      }),
    );
  });
});

test("each specification is either common to all sizes or differs between them", () => {
  const value = fc.constantFrom("1 kW", "2 kW", "R-134a", "Screw");
  const any = fc.dictionary(fc.constantFrom("Cooling capacity", "COP", "Refrigerant", "Paint", "Fan"), value);
  fc.assert(
    fc.property(fc.array(any, { minLength: 2, maxLength: 8 }), (lines) => {
      const sizes = lines.map(size);
      const common = commonSpecifications(sizes);
      const columns = sizeColumns(sizes);
      const names = new Set(lines.flatMap((one) => Object.keys(one)));
      expect(new Set([...common, ...columns].map(({ name }) => name))).toEqual(names);
      expect(common.length + columns.length).toBe(names.size);
      for (const { name } of common) expect(new Set(lines.map((one) => one[name])).size).toBe(1);
      for (const { name, cells } of columns)
        expect(cells.map((cell) => cell !== null)).toEqual(lines.map((one) => name in one));
    }),
  );
});

test("the table of sizes ranks no figure against one at other conditions", () => {
  const columns = sizeColumns(SIZES, ["Cooling capacity"]);
  expect(columns.map(({ name }) => name)).toEqual(["Cooling capacity", "COP", "Entering condenser water temperature"]);
  const [capacity, cop] = columns;
  expect(capacity?.cells.map((cell) => cell?.rank)).toEqual([742, 5275, 1407]);
  expect(cop?.cells.map((cell) => cell?.rank)).toEqual([5.4, 6.1, null]);
  expect(cop?.heldAt?.standard).toBe("AHRI 550/590");
  expect(capacity?.heldAt).toBeNull();
});

test("sizes are in the order of their figure, and called by what is their own", () => {
  expect(inSizeOrder([3, 1, 9, 2], (one) => (one === 9 ? [] : chiller(one, 5, null)))).toEqual([1, 2, 3, 9]);
  const named = (...names: string[]) => names.map((name) => ({ name, model: "19XR" }));
  expect(sizeLabels(named("Carrier 19XR Chiller, 742 kW", "Carrier 19XR Chiller, 758 kW, slow"))).toEqual([
    "742 kW",
    "758 kW, slow",
  ]);
  expect(sizeLabels(named("مبرد 19XR، 742 kW", "مبرد 19XR، 758 kW"))).toEqual(["742 kW", "758 kW"]);
  expect(sizeLabels(named("Pump", "Pump"))).toEqual(["Pump", "Pump"]);
  expect(
    sizeLabels([
      { name: "Chiller A", model: "30XA80" },
      { name: "Chiller B", model: "30XA90" },
    ]),
  ).toEqual(["30XA80", "30XA90"]);
});
