import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ComparedSpecification } from "#domain/comparison/compared-product.ts";
import { nearestProduct, replacedFigures } from "#domain/products/replacement.ts";

type Machine = { id: string; brand_id: string; kw?: number };
const figuresOf = ({ kw }: Machine) => new Map(kw === undefined ? [] : [["capacity", kw]]);
const machine = (id: string, brand_id: string, kw?: number): Machine => ({
  id,
  brand_id,
  ...(kw !== undefined && { kw }),
});

describe("the product that takes the place of another one", () => {
  const old = machine("old", "york", 73.5);

  test("is the nearest in the first figure, of equally near ones that of its own brand", () => {
    const others = [machine("far", "york", 60), machine("above", "carrier", 74.5), machine("below", "york", 72.5)];
    expect(nearestProduct(old, others, figuresOf)?.id).toBe("below");
    expect(nearestProduct(old, others.toReversed(), figuresOf)?.id).toBe("below");
  });

  test("is none where nothing can be compared", () => {
    expect(nearestProduct(old, [machine("unstated", "york")], figuresOf)).toBeNull();
    expect(nearestProduct(machine("unstated", "york"), [machine("one", "york", 70)], figuresOf)).toBeNull();
    expect(nearestProduct(old, [old], figuresOf)).toBeNull();
  });

  test("is never further away than any other", () => {
    const machines = fc.array(
      fc.record({ brand_id: fc.constantFrom("york", "trane"), kw: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1 },
    );
    fc.assert(
      fc.property(machines, (list) => {
        const all = list.map((one, at) => ({ ...one, id: String(at) }));
        const found = nearestProduct({ id: "old", brand_id: "york", kw: 5 }, all, figuresOf);
        const distance = ({ kw = 0 }: Machine) => Math.abs(kw - 5);
        expect(found && distance(found)).toBe(Math.min(...all.map(distance)));
      }),
    );
  });
});

describe("what differs", () => {
  const figure = (name: string, value: string, number: number, held?: string | null): ComparedSpecification => ({
    name,
    group: "performance",
    value,
    figure: { low: number, high: number, unit: null, better: "higher", decimals: 1 },
    ...(held !== undefined && { heldAt: held === null ? null : { point: held, value: held } }),
  });
  const refrigerant = (value: string): ComparedSpecification => ({ name: "Refrigerant", group: "general", value });

  test("is shown with the change in per cent, and texts as they are", () => {
    expect(
      replacedFigures(
        [figure("Cooling capacity", "73.5 kW", 73.5), figure("Air flow", "1 l/s", 1), refrigerant("R-22")],
        [figure("Cooling capacity", "75.7 kW", 75.7), figure("Air flow", "1 l/s", 1), refrigerant("R-410A")],
        6,
      ),
    ).toEqual([
      { name: "Cooling capacity", before: { value: "73.5 kW" }, after: { value: "75.7 kW" }, change: "+3 %" },
      { name: "Refrigerant", before: { value: "R-22" }, after: { value: "R-410A" }, change: null },
    ]);
  });

  test.each([
    ["at other conditions", "29.4", "24.9", null],
    ["where one states none", "29.4", null, null],
    ["where neither states any", null, null, null],
    ["at the same conditions", "29.4", "29.4", "−10 %"],
  ])("no change in per cent %s", (_, before, after, change) => {
    const figures = replacedFigures([figure("COP", "6", 6, before)], [figure("COP", "5.4", 5.4, after)], 6);
    expect(figures[0]?.change).toBe(change);
  });
});
