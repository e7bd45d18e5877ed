import { describe, expect, test } from "vitest";
import { valueNote } from "#domain/specifications/value-notes.ts";

const CAPACITY = { unit: "kW", kind: "number" as const, choices: [] };
const OTHERS = [
  { unit: "kW", uses: 20, median: 350 },
  { unit: "TR", uses: 2, median: 5000 },
];

describe("how a value was understood", () => {
  test.each([
    ["471 kW", "Read as 471 kW"],
    ["1,055 kW", "Read as 1055 kW"],
    ["100–120 kW", "Read as 100 to 120 kW"],
    ["≤ 500 kW", "Read as at most 500 kW"],
    ["from 500 kW", "Read as at least 500 kW"],
    ["100 TR", "Read as 100 TR = 351.69 kW"],
  ])("%j: %s", (value, read) => expect(valueNote(value, CAPACITY, OTHERS)).toEqual({ read, warnings: [] }));

  test("several quantities, and text, without an attribute", () => {
    expect(valueNote("400 V / 3 ph / 50 Hz", undefined, [])?.read).toBe("Read as 400 V · 3 ph · 50 Hz");
    expect(valueNote("R-410A", undefined, [])).toEqual({ read: "Kept as text", warnings: [] });
    expect(valueNote("  ", undefined, [])).toBeNull();
  });
});

describe("what is odd about a value", () => {
  const warnings = (value: string, attribute?: Parameters<typeof valueNote>[1], stated = OTHERS) =>
    valueNote(value, attribute, stated)?.warnings;

  test("its unit", () => {
    expect(warnings("471 V", CAPACITY)).toEqual(["Unusual unit: kW is usual"]);
    expect(warnings("471", CAPACITY)).toEqual(["No unit: kW is usual"]);
    expect(warnings("471 V")).toEqual(["Unusual unit: kW is usual"]);
    expect(warnings("471 V", undefined, [{ unit: "kW", uses: 2, median: 5 }])).toEqual([]);
  });

  test("being more than ten times off the other products of the category, in any unit", () => {
    const [more] = warnings("4000 kW", CAPACITY) ?? [];
    expect(more).toBe("Far from the 20 other products of the category: half of them have less than 350 kW");
    expect(warnings("2000 TR", CAPACITY)).toHaveLength(1);
    expect(warnings("30 kW", CAPACITY)?.[0]).toContain("have more than 350 kW");
    expect(warnings("3000 kW", CAPACITY)).toEqual([]);
    expect(warnings("100 TR", CAPACITY)).toEqual([]);
  });

  test("nothing with few products, a median of zero, or a temperature", () => {
    expect(warnings("4000 kW", CAPACITY, [{ unit: "kW", uses: 2, median: 1 }])).toEqual([]);
    expect(warnings("4000 kW", CAPACITY, [{ unit: "kW", uses: 9, median: 0 }])).toEqual([]);
    const degrees = { ...CAPACITY, unit: "°C" };
    expect(warnings("60 °C", degrees, [{ unit: "°C", uses: 9, median: 5 }])).toEqual([]);
  });

  test("text for a number, and none of the choices", () => {
    expect(warnings("on request", CAPACITY)).toEqual(["A number is expected here"]);
    const refrigerant = { unit: null, kind: "choice" as const, choices: ["R-32", "R-410A"] };
    expect(warnings("r-32", refrigerant, [])).toEqual([]);
    expect(warnings("r410A", refrigerant, [])).toEqual([]);
    expect(warnings("R-11", refrigerant, [])).toEqual(["Not one of R-32, R-410A"]);
  });
});
