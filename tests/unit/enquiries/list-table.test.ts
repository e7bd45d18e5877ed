import fc from "fast-check";
import { expect, test } from "vitest";
import {
  columnSetsFrom,
  FIRST_COLUMNS,
  LIST_COLUMN_LIMITS,
  listTable,
  specificationColumn,
  specificationsOf,
  withMoved,
  withSet,
  type TabledProduct,
} from "#domain/enquiries/list-table.ts";

const chiller: TabledProduct = {
  name: "Chiller",
  model: "19XR-742",
  brand: "Carrier",
  category: "Chillers",
  address: "https://site.example/products/chiller",
  specifications: [
    { name: "Cooling capacity", group: "performance", value: "1,055 kW", ip: "300 TR" },
    { name: "Refrigerant", group: "general", value: "R-134a" },
  ],
};
const lines = [
  { slug: "chiller", name: "Chiller", quantity: 2, note: "CH-01" },
  { slug: "gone", name: "Old pump", quantity: 1, note: "" },
];
const productOf = ({ slug }: { slug: string }) => (slug === "chiller" ? chiller : null);

test("the table has the columns of the form, in its order and under its heads, in the chosen units", () => {
  const columns = [
    { of: "note" as const, head: "Tag No." },
    { of: "model" as const, head: "Model offered" },
    { of: specificationColumn("Cooling capacity"), head: "Capacity" },
    { of: "quantity" as const, head: "Qty" },
    { of: "empty" as const, head: "Rate (EGP)" },
  ];
  expect(listTable(lines, productOf, columns, "ip")).toEqual([
    ["Tag No.", "Model offered", "Capacity", "Qty", "Rate (EGP)"],
    ["CH-01", "19XR-742", "300 TR", "2", ""],
    ["", "", "", "1", ""],
  ]);
  expect(listTable(lines, productOf, columns, "typed")[1]?.[2]).toBe("1,055 kW");
});

test("a product that is not in the catalogue any more keeps its line, with its name", () => {
  const table = listTable(
    lines,
    productOf,
    FIRST_COLUMNS.map((of) => ({ of, head: of })),
    "typed",
  );
  expect(table[2]).toEqual(["2", "Old pump", "", "", "1", ""]);
});

test("the specifications that most products state are offered first", () => {
  const pump = { specifications: [chiller.specifications[1]].flatMap((one) => one ?? []) };
  expect(specificationsOf([chiller, pump])).toEqual(["Refrigerant", "Cooling capacity"]);
});

test("moving a column loses none, and moving it back restores the order", () => {
  fc.assert(
    fc.property(
      fc.array(fc.string()),
      fc.integer({ min: -2, max: 9 }),
      fc.integer({ min: -2, max: 9 }),
      (all, a, b) => {
        const moved = withMoved(all, a, b);
        expect(moved.toSorted()).toEqual(all.toSorted());
        const isInside = (at: number) => at >= 0 && at < all.length;
        expect(isInside(a) && isInside(b) ? withMoved(moved, b, a) : moved).toEqual(all);
      },
    ),
  );
});

test("whatever a browser has stored becomes sets of columns within the limits, and sets survive storing", () => {
  fc.assert(fc.property(fc.jsonValue(), (stored) => Array.isArray(columnSetsFrom(stored))));
  const columns = Array.from({ length: 60 }, () => ({ of: "note" as const, head: "x".repeat(500) }));
  const [cut] = columnSetsFrom([{ name: "n".repeat(200), columns }]);
  expect(cut?.columns.length).toBe(LIST_COLUMN_LIMITS.columns);
  expect(cut?.columns[0]?.head.length).toBe(LIST_COLUMN_LIMITS.head);
  expect(columnSetsFrom([{ name: "Form", columns: [{ of: "price", head: "Price" }] }])).toEqual([]);
  const sets = withSet([], { name: "Form A", columns: [{ of: specificationColumn("COP"), head: "C.O.P." }] });
  expect(columnSetsFrom(JSON.parse(JSON.stringify(sets)))).toEqual(sets);
  expect(withSet(sets, { name: "Form A", columns: [{ of: "note", head: "Tag" }] })).toHaveLength(1);
});
