import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { searchedSize, SIZED, type SearchedSize } from "#domain/units/searched-size.ts";
import { parseQuantities } from "#domain/units/quantity.ts";
import {
  figuresByDimension,
  figureValue,
  makeSizeParts,
  nearIn,
  sizePartsFor,
  type SizePart,
} from "#domain/search/search-quantities.ts";
import { convertQuantity } from "#domain/units/unit-conversion.ts";

const asked = (typed: string): SearchedSize => {
  const read = searchedSize(typed);
  if (!read) throw new Error(`No size in ${typed}.`);
  return read.asked;
};
const figures = (...lines: [name: string, value: string, unit?: string][]) =>
  figuresByDimension(
    lines.map(([name, value, unit]) => ({ name, unit: unit ?? null, quantities: parseQuantities(value) })),
  );

test.each([
  ["1000 kW chiller", "kW", 1000, "chiller"],
  ["water cooled chiller 1,000kw", "kW", 1000, "water cooled chiller"],
  ["chiller 285 TR", "TR", 1002.3, "chiller"],
  ["285 tons chiller", "TR", 1002.3, "chiller"],
  ["285 tons of refrigeration", "TR", 1002.3, ""],
  ["3,412,000 Btu/h", "Btu/h", 999.96, ""],
  ["fan 3600 m3/h quiet", "m³/h", 1000, "fan quiet"],
  ["2.5 bar pump", "bar", 250, "pump"],
])("%j asks for a size in %s", (typed, unit, size, rest) => {
  const read = searchedSize(typed);
  expect(read).toMatchObject({ asked: { unit }, rest });
  expect(read?.asked.size).toBeCloseTo(size, 1);
});

test.each(["30XA-80", "19XR 742", "R-410A", "400 V", "450 mm tray", "0 kW", "kW", "ISO 9001", "1000"])(
  "%j asks for no size",
  (typed) => expect(searchedSize(typed)).toBeNull(),
);

test("every unit is converted as specifications are, and stays in its dimension", () => {
  for (const [unit, { dimension }] of SIZED) {
    const [base = ""] = [...SIZED].find(([, other]) => other.dimension === dimension) ?? [];
    const size = convertQuantity({ low: 1, high: 1, unit }, base)?.low ?? 0;
    expect(asked(`1 ${unit}`).size / size, unit).toBeCloseTo(1, 4);
  }
});

describe("a product's own figure", () => {
  test("is the first of its specifications with a quantity of that dimension", () => {
    const own = figures(
      ["Refrigerant", "R-134a"],
      ["Cooling capacity", "1,055 kW (300 TR)"],
      ["Power input", "180 kW"],
    );
    expect(own.get("power")).toEqual([
      { name: "Cooling capacity", low: 1055, high: 1055, unit: "kW" },
      { name: "Cooling capacity", low: 300, high: 300, unit: "TR" },
    ]);
  });

  test("has the unit of its attribute where none was typed", () =>
    expect(figures(["Cooling capacity", "471", "kW"]).get("power")).toMatchObject([{ low: 471, unit: "kW" }]));

  test("is written with its unit, and in the one that was asked for", () => {
    const figure = { name: "Cooling capacity", low: 1055, high: 1055, unit: "kW" };
    expect(figureValue(figure, asked("1000 kW"))).toBe("1,055 kW");
    expect(figureValue(figure, asked("285 TR"))).toBe("1,055 kW (300 TR)");
    expect(figureValue({ ...figure, low: 900 }, asked("1000 kW"))).toBe("900–1,055 kW");
  });
});

describe("products of about a size", () => {
  const near = (typed: string, products: (ReturnType<typeof figures> | undefined)[]) => {
    const parts = makeSizeParts(products);
    const wanted = sizePartsFor(asked(typed)).flatMap((name): SizePart | SizePart[] => parts.get(name) ?? []);
    return [...nearIn(asked(typed), wanted)].sort((a, b) => a[1].away - b[1].away).map(([at]) => at);
  };

  test("are found in any unit, nearest first, ranges too", () => {
    const products = [
      figures(["Cooling capacity", "1,090 kW"]),
      undefined,
      figures(["Cooling capacity", "290 TR"]),
      figures(["Cooling capacity", "1,101 kW"]),
      figures(["Cooling capacity", "200 kW"], ["Power input", "1,000 kW"]),
      figures(["Cooling capacity", "800–1,200 kW"]),
    ];
    expect(near("1000 kW", products)).toEqual([5, 2, 0]);
  });

  test("are those within a tenth, for any numbers", () => {
    const number = fc.double({ min: 0.5, max: 50_000, noNaN: true });
    fc.assert(
      fc.property(number, number, (wanted, has) => {
        const [size, own] = [Number(wanted.toPrecision(4)), Number(has.toPrecision(4))];
        fc.pre(Math.abs(Math.abs(size - own) - size * 0.1) > size * 1e-6);
        expect(near(`${size} kW`, [figures(["Cooling capacity", `${own} kW`])])).toEqual(
          Math.abs(size - own) <= size * 0.1 ? [0] : [],
        );
      }),
    );
  });
});
