import { describe, expect, test } from "vitest";
import type { Attribute } from "#domain/specifications/attribute.ts";
import { comparedSpecifications, type ComparedFigure } from "#domain/comparison/compared-product.ts";
import { COMPARISON_TEXTS } from "#texts/comparison.ts";
import { SPECIFICATION_GROUPS } from "#texts/units.ts";
import { bestFigures, comparison, comparisonFile, onlyDifferences } from "#domain/comparison/comparison.ts";

const attribute = (name: string, rest: Partial<Attribute>): Attribute => ({
  id: name,
  name,
  unit: null,
  kind: "number",
  category: "performance",
  better: null,
  synonyms: [],
  decimals: null,
  choices: [],
  conditions: [],
  asked: null,
  ...rest,
});
const ATTRIBUTES = [
  attribute("Cooling capacity", { unit: "kW", better: "higher", decimals: 0 }),
  attribute("COP", { better: "higher", synonyms: ["Reference COP"] }),
  attribute("EER", { better: "higher", conditions: ["ECWT", "Condenser entering air temperature"] }),
  attribute("Entering condenser water temperature", { unit: "°C", decimals: 1, synonyms: ["ECWT"] }),
  attribute("Condenser entering air temperature", { unit: "°C", decimals: 1 }),
  attribute("Sound pressure", { unit: "dB(A)", better: "lower", category: "environmental" }),
  attribute("Refrigerant", { kind: "choice", category: "general" }),
];

const said = (values: Record<string, string>) =>
  comparedSpecifications(
    {
      specifications: Object.entries(values).map(([name, value]) => ({ name, value })),
      specification_values: null,
    },
    ATTRIBUTES,
  );
const compare = (...products: Record<string, string>[]) => comparison(products.map(said), "typed");
const rowOf = (name: string, ...products: Record<string, string>[]) =>
  compare(...products)
    .flatMap(({ rows }) => rows)
    .find((row) => row.name === name);

describe("what a comparison knows of a product", () => {
  test("has the name and group of its attribute, and its figure in the attribute's unit", () => {
    expect(said({ "Reference COP": "5.8", "Cooling capacity": "300 TR", Frame: "Steel" })).toEqual([
      {
        name: "COP",
        group: "performance",
        value: "5.8",
        figure: { low: 5.8, high: 5.8, unit: null, better: "higher", decimals: null },
      },
      {
        name: "Cooling capacity",
        group: "performance",
        value: "300 TR",
        si: "1,055 kW",
        figure: { low: 1055, high: 1055, unit: "kW", better: "higher", decimals: 0 },
      },
      { name: "Frame", group: "general", value: "Steel" },
    ]);
  });

  test("has no figure where the value is a text, several quantities, or in a unit of something else", () => {
    for (const value of ["on request", "400 / 500 kW", "400 V"])
      expect(said({ "Cooling capacity": value })[0]).not.toHaveProperty("figure");
    expect(said({ Refrigerant: "134" })[0]).not.toHaveProperty("figure");
  });
});

describe("a comparison", () => {
  test("has groups in their order and one row for each thing, whatever the products call it", () => {
    const groups = compare(
      { Refrigerant: "R-134a", COP: "5.8" },
      { "Reference COP": "6.1", "Sound pressure": "71 dB(A)" },
    );
    expect(groups.map(({ group, rows }) => [group, rows.map(({ name }) => name)])).toEqual([
      ["performance", ["COP"]],
      ["environmental", ["Sound pressure"]],
      ["general", ["Refrigerant"]],
    ]);
    expect(groups[0]?.rows[0]?.cells).toEqual([
      { text: "5.8", isBest: false },
      { text: "6.1", isBest: true },
    ]);
    expect(groups[1]?.rows[0]?.cells).toEqual([null, { text: "71 dB(A)", isBest: false }]);
  });

  test("differs where something else is shown, not where it is only typed in another way", () => {
    expect(
      rowOf("Cooling capacity", { "Cooling capacity": "300 TR" }, { "Cooling capacity": "1,055 kW" })?.differs,
    ).toBe(false);
    expect(rowOf("Refrigerant", { Refrigerant: "R-134a" }, { Refrigerant: "r134A" })?.differs).toBe(false);
    expect(rowOf("Refrigerant", { Refrigerant: "R-134a" }, { Refrigerant: "R-513A" })?.differs).toBe(true);
    expect(rowOf("Range", { Range: "-5 °C" }, { Range: "5 °C" })?.differs).toBe(true);
    expect(rowOf("Weight", { Weight: "1.5 t" }, { Weight: "15 t" })?.differs).toBe(true);
    // What one of them does not say may be different.
    expect(rowOf("Frame", { Frame: "Steel" }, {})?.differs).toBe(true);
  });

  test("has no best figure where all look the same", () => {
    const row = rowOf("Cooling capacity", { "Cooling capacity": "300 TR" }, { "Cooling capacity": "1,055 kW" });
    expect(row?.cells.map((cell) => cell?.isBest)).toEqual([false, false]);
  });

  describe("of figures that hold at conditions", () => {
    const eer = (...products: Record<string, string>[]) => {
      const row = rowOf("EER", ...products);
      return { notRanked: row?.notRanked, best: row?.cells.map((cell) => cell?.isBest) };
    };
    const at = (value: string, water: string) => ({ EER: value, "Entering condenser water temperature": water });

    test("says at which, and ranks those of the same conditions only", () => {
      expect(eer(at("5.8", "29.44 °C"), at("8.6", "12.78 °C"))).toEqual({
        notRanked: "different",
        best: [false, false],
      });
      expect(eer(at("5.8", "29.44 °C"), at("6.1", "85 °F"))).toEqual({ notRanked: null, best: [false, true] });
      expect(
        eer(at("5.8", "29.44 °C"), { EER: "6.1", "Condenser entering air temperature": "29.44 °C" }).notRanked,
      ).toBe("different");
      const row = rowOf("EER", at("5.8", "29.44 °C"), at("6.1", "85 °F"));
      expect(row?.cells.map((cell) => cell?.heldAt)).toEqual([
        "entering condenser water 29.44 °C",
        "entering condenser water 85 °F",
      ]);
    });

    test("ranks none whose conditions are not stated, and takes those that state no figure out of the question", () => {
      expect(eer({ EER: "5.8" }, { EER: "6.1" })).toEqual({
        notRanked: "unstated",
        best: [false, false],
      });
      expect(eer(at("5.8", "29.44 °C"), { EER: "6.1" }).notRanked).toBe("unstated");
      expect(eer(at("5.8", "30 °C"), at("6.1", "30 °C"), { ECWT: "12 °C" })).toEqual({
        notRanked: null,
        best: [false, true, undefined],
      });
    });
  });

  test("can be narrowed to what differs", () => {
    const groups = compare({ Refrigerant: "R-134a", COP: "5.8" }, { Refrigerant: "R-134a", COP: "6.1" });
    expect(onlyDifferences(groups).map(({ group }) => group)).toEqual(["performance"]);
  });

  test("a specification that a product has twice is shown whole, and is never the best", () => {
    const specifications = [
      { name: "COP", value: "5.8" },
      { name: "Reference COP", value: "6.4" },
    ];
    const twice = comparedSpecifications({ specifications, specification_values: null }, ATTRIBUTES);
    expect(comparison([twice, said({ COP: "5" })], "typed")[0]?.rows[0]?.cells).toEqual([
      { text: "5.8; 6.4", isBest: false },
      { text: "5", isBest: false },
    ]);
  });

  test("becomes a file that spreadsheets open and do not run", () => {
    const groups = compare({ COP: "5.8", Note: "=HYPERLINK(1)" }, { COP: "6.1" });
    const heads = ["30XA", "+19XR"].map((name) => ({ name, brand: "Carrier", category: null, address: `/${name}` }));
    expect(comparisonFile(heads, groups, { ...COMPARISON_TEXTS, groups: SPECIFICATION_GROUPS }).split("\r\n")).toEqual([
      '\uFEFF"","Product","30XA","\'+19XR"',
      '"","Brand","Carrier","Carrier"',
      '"","Category","",""',
      '"","Address","/30XA","/+19XR"',
      '"Performance","COP","5.8","6.1"',
      '"General","Note","\'=HYPERLINK(1)",""',
      "",
    ]);
  });
});

describe("the best figures", () => {
  const figure = (low: number | null, high = low, better: ComparedFigure["better"] = "higher"): ComparedFigure => ({
    low,
    high,
    unit: null,
    better,
    decimals: null,
  });
  const best = (...figures: (ComparedFigure | undefined)[]) => [...bestFigures(figures)];

  test("are the highest or the lowest ones, if there are worse ones", () => {
    expect(best(figure(5), figure(6), figure(6))).toEqual([1, 2]);
    expect(best(figure(5, 5, "lower"), undefined, figure(6, 6, "lower"))).toEqual([0]);
    expect(best(figure(5), figure(5))).toEqual([]);
    expect(best(figure(5), undefined)).toEqual([]);
    expect(best(figure(5, 5, null), figure(6, 6, null))).toEqual([]);
  });

  test("of ranges are those that no other one exceeds at either end", () => {
    expect(best(figure(4, 6), figure(5, 7))).toEqual([1]);
    expect(best(figure(4, 8), figure(5, 7))).toEqual([]);
    // '≥ 5.8' against 5.5, '≤ 70' against 72.
    expect(best(figure(5.8, null), figure(5.5))).toEqual([0]);
    expect(best(figure(null, 70, "lower"), figure(72, 72, "lower"))).toEqual([0]);
  });
});
