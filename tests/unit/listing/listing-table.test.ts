import { describe, expect, test } from "vitest";
import { MOST_COLUMNS, tableColumns, tableValue, withColumn } from "#domain/listing/listing-table.ts";
import { LISTS, sampleCatalogue } from "../../support/content/sample-catalogue.ts";

const at = (number: number) => ({ low: number, high: number });
const { catalogue, facets } = sampleCatalogue([
  { name: "19XR", category: 0, values: { capacity: at(2100), cop: at(6.1), refrigerant: ["R-134a", "R-513A"] } },
  { name: "30XA", category: 0, values: { capacity: { low: 280, high: null } } },
  { name: "Pump", category: 3, values: { head: { low: 8, high: 90 } } },
]);
const idsOf = (attributes: readonly { id: string }[]) => attributes.map(({ id }) => id);
const columns = (positions: number[], asked: string[] = []) => {
  const { offered, shown } = tableColumns(catalogue, facets, positions, asked);
  return { offered: idsOf(offered), shown: idsOf(shown) };
};

describe("the columns of a table", () => {
  test("are at first the figures that matter in the products' categories, then what most of them state", () => {
    expect(columns([0, 1])).toEqual({
      offered: ["capacity", "cop", "refrigerant"],
      shown: ["capacity", "cop", "refrigerant"],
    });
    expect(columns([0, 1, 2]).shown).toEqual(["capacity", "cop", "head"]);
    expect(columns([2])).toEqual({ offered: ["head"], shown: ["head"] });
  });

  test("are those that are asked for, in their order, also where no product has a value", () => {
    expect(columns([0], ["refrigerant", "head", "no-such"]).shown).toEqual(["refrigerant", "head"]);
    expect(columns([0], ["no-such"]).shown).toEqual(["capacity", "cop", "refrigerant"]);
    expect(
      columns(
        [0],
        Array.from({ length: 9 }, () => "cop"),
      ).shown,
    ).toHaveLength(MOST_COLUMNS);
  });

  test("change one by one; one that is shown already changes places", () => {
    expect(withColumn(["capacity", "cop", "head"], 1, "refrigerant")).toEqual(["capacity", "refrigerant", "head"]);
    expect(withColumn(["capacity", "cop", "head"], 0, "head")).toEqual(["head", "cop", "capacity"]);
  });
});

test("values stand without their unit, which is in the head of the column", () => {
  const [capacity, , head, refrigerant] = LISTS.attributes;
  if (!capacity || !head || !refrigerant) throw new Error("The sample has four attributes.");
  const value = (attribute: typeof capacity, position: number, system: "si" | "ip" = "si") =>
    tableValue(facets, attribute, position, system);
  expect(value(capacity, 0)).toBe("2,100");
  expect(value(capacity, 0, "ip")).toBe("597.1");
  expect(value(capacity, 1)).toBe("≥ 280");
  expect(value(head, 2)).toBe("8–90");
  expect(value(refrigerant, 0)).toBe("R-134a, R-513A");
  expect(value(head, 0)).toBeNull();
  expect(value(refrigerant, -1)).toBeNull();
});
