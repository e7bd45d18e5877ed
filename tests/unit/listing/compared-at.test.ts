import { describe, expect, test } from "vitest";
import { comparedAt } from "#domain/listing/compared-at.ts";
import { matchListing } from "#domain/listing/listing-match.ts";
import { inOrder } from "#domain/listing/listing-order.ts";
import { LISTING_START, type ListingState } from "#domain/listing/product-listing.ts";
import { pointText } from "#domain/listing/rating-points.ts";
import { LISTS, sampleCatalogue, type SampleProduct } from "../../support/content/sample-catalogue.ts";

const at = (number: number) => ({ low: number, high: number });
const chiller = (name: string, eer: number | null, water?: number, leaving?: number, brand = 0): SampleProduct => ({
  name,
  category: 0,
  brand,
  values: {
    capacity: at(1000),
    ...(eer !== null && { eer: at(eer) }),
    ...(water !== undefined && { water: at(water) }),
    ...(leaving !== undefined && { leaving: at(leaving) }),
  },
});
const { catalogue, facets } = sampleCatalogue([
  chiller("A cold", 8.58, 12.78, 6.11),
  chiller("B rated", 5.81, 29.44, 6.67),
  chiller("C rated", 6.1, 29.4444, 6.67),
  chiller("D rated", 5.2, 29.4, 6.7, 1),
  chiller("E cold", 7.9, 12.8, 6.1, 1),
  chiller("F unstated", 9.9),
  chiller("G without", null, 29.44, 6.67),
]);

const read = (changes: Partial<ListingState>) => {
  const state = { ...LISTING_START, ...changes };
  const compared = comparedAt(catalogue, facets, state);
  const points = Object.fromEntries(compared.map(({ attribute, point }) => [attribute.id, point]));
  const resolved = { ...state, points };
  const { found } = matchListing(catalogue, facets, resolved);
  const names = Array.from(inOrder(catalogue, facets, found, resolved), (position) => catalogue.names[position]);
  return { compared, names };
};
const ABOVE_5 = { eer: { min: 5.5, max: null } };
const byEer = { sort: "spec.eer", order: "desc" } as const;

describe("figures that hold at conditions", () => {
  test("are filtered at the point at which most products pass; of equal ones, at that of most products", () => {
    const { compared, names } = read({ specifications: ABOVE_5 });
    expect(names).toEqual(["B rated", "C rated"]);
    expect(compared.map(({ attribute, point, points }) => [attribute.id, point, points])).toEqual([
      [
        "eer",
        "29.4,6.7",
        [
          { point: "29.4,6.7", count: 2 },
          { point: "12.8,6.1", count: 2 },
          { point: ",", count: 1 },
        ],
      ],
    ]);
  });

  test("are filtered at another point if that is chosen, also at one that no product has", () => {
    expect(read({ specifications: ABOVE_5, points: { eer: "12.8,6.1" } }).names).toEqual(["A cold", "E cold"]);
    expect(read({ specifications: ABOVE_5, points: { eer: "," } }).names).toEqual(["F unstated"]);
    const none = read({ specifications: ABOVE_5, points: { eer: "45,7" } });
    expect(none.names).toEqual([]);
    expect(none.compared[0]?.points.at(-1)).toEqual({ point: "45,7", count: 0 });
  });

  test("are sorted within a point, in both directions; all others come last", () => {
    const others = ["A cold", "E cold", "F unstated", "G without"];
    expect(read(byEer).names).toEqual(["C rated", "B rated", "D rated", ...others]);
    expect(read({ ...byEer, order: "asc" }).names).toEqual(["D rated", "B rated", "C rated", ...others]);
  });

  test("the point follows from what the filters leave", () => {
    const above = (min: number) => read({ specifications: { eer: { min, max: null } } });
    expect(above(7).names).toEqual(["A cold", "E cold"]);
    expect(read({ brands: ["trane"], ...byEer, points: { eer: "12.8,6.1" } }).names).toEqual(["E cold", "D rated"]);
    expect(above(20).compared).toEqual([]);
  });

  test("others are compared whatever their conditions", () => {
    const { compared, names } = read({ specifications: { capacity: { min: 900, max: 1100 } } });
    expect([compared, names.length]).toEqual([[], 7]);
  });
});

test("a point reads as on a product's page, in the chosen units", () => {
  const eer = LISTS.attributes.find(({ id }) => id === "eer");
  if (!eer) throw new Error("There is no such attribute.");
  const text = (point: string, system: "si" | "ip") => pointText(eer, point, LISTS.attributes, system);
  expect(text("29.4,6.7", "si")).toBe("AHRI 550/590: entering condenser water 29.4 °C, leaving chilled water 6.7 °C");
  expect(text("12.8,", "ip")).toBe("entering condenser water 55 °F");
  expect(text(",", "si")).toBeNull();
});
