import { expect, test } from "vitest";
import { scheduleForEquals } from "#domain/schedules/basis-of-design.ts";
import { proposer } from "#domain/schedules/match.ts";
import { readSchedule } from "#domain/schedules/read-schedule.ts";
import { rowReader } from "#domain/schedules/resolve-row.ts";
import { ruleOf } from "#domain/schedules/rules.ts";
import { judge } from "#domain/schedules/verdict.ts";
import { seededCatalogue } from "../../support/content/seeded-catalogue.ts";
import { at, CAPACITY, N, Y } from "./verdict-pairs.ts";

const catalogue = seededCatalogue();
const { productData, attributes, products } = catalogue;
const readRow = rowReader({ ...productData, attributes });
const propose = proposer(catalogue);

const equalsOf = (name: string) => {
  const product = products.find((one) => one.name === name);
  if (!product) throw new Error(`The sample has no ${name}.`);
  const rows = scheduleForEquals({ ...product, brand: product.brand?.name ?? null });
  const [raw] = readSchedule({ kind: "rows", name, rows }, {}).rows;
  if (!raw) throw new Error(`Nothing was read of ${name}.`);
  const row = readRow(raw);
  const found = propose(row).map(({ position }) => ({
    name: productData.names[position],
    brand: productData.brands[productData.brand[position] ?? -1]?.name,
  }));
  return { row, own: product.brand?.name, found };
};

test("the equals of a chiller are chillers of other makers, nearest in size, compared by what it states", () => {
  const { row, own, found } = equalsOf("Carrier 19XR Water-Cooled Centrifugal Chiller, 1758 kW");
  expect(row.asked.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Cooling capacity", "COP", "Entering condenser water temperature", "Make"]),
  );
  expect(row.uncompared).toEqual([]);
  expect(own).toBe("Carrier");
  expect(found[0]?.brand).not.toBe("Carrier");
  expect(found[0]?.name).toMatch(/Water-Cooled Centrifugal Chiller/);
});

test("no product is proposed as the equal of one of its own maker", () => {
  for (const { name, category, specifications } of products) {
    if (category === null || specifications.length === 0) continue;
    const { own, found } = equalsOf(name);
    expect(
      found.filter(({ brand }) => brand === own),
      name,
    ).toEqual([]);
  }
});

test("what the office has set for a specification comes before the rule for its name", () => {
  const need = { kind: "number", low: 1000, high: 1000, converted: null } as const;
  const verdictOf = (asked: string, stated: number) => judge(need, at(stated), ruleOf({ ...CAPACITY, asked })).verdict;
  expect([verdictOf("within 5 %", 960), verdictOf("within 5 %", 1049), verdictOf("within 5 %", 1060)]).toEqual([
    Y,
    Y,
    N,
  ]);
  expect([verdictOf("at least", 2000), verdictOf("at least", 999)]).toEqual([Y, N]);
  expect([verdictOf("at most", 1), verdictOf("at most", 1001)]).toEqual([Y, N]);
  expect([verdictOf("equal", 1000), verdictOf("equal", 1001)]).toEqual([Y, N]);
});
