import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { AVAILABILITIES } from "#domain/products/availability.ts";
import { csvFile, writtenText } from "#domain/text/csv.ts";
import type { TableProduct } from "#domain/export/export-columns.ts";
import { readProductTable } from "#domain/export/read-export.ts";
import { unambiguousNames, productTable } from "#domain/export/write-export.ts";
import { workbookFile } from "#domain/export/workbook-file.ts";
import { PRODUCTS } from "../../scripts/seed/products.ts";

const SEED: TableProduct[] = PRODUCTS.map(({ family, text, images, specifications, features, ...product }, index) => ({
  ...product,
  series: "",
  slug: `product-${index}`,
  item_type: family ? "category" : "product",
  description: text,
  specifications: specifications.map(([name, value]) => ({ name, value })),
  features: [...features],
  images: images.map(({ url, alt }) => ({ url, alt })),
}));

/** Texts as editors may store them: of any letters, with line breaks, quotes, formulas and escapes of files. */
const PIECES = [
  "kW",
  "1,055",
  "=1+1",
  "@a",
  "+",
  "-10 to 48 °C",
  "'",
  '"',
  "\\",
  "\\n",
  "\n",
  "\r\n",
  "\t",
  ";",
  ",",
  "é",
  "مضخة",
  "🙂",
  " ",
];
const text = (max: number) =>
  fc
    .array(
      fc.oneof(
        { weight: 4, arbitrary: fc.constantFrom(...PIECES, "_x000D_", "#N/A", "(a)") },
        fc.string({ unit: "grapheme", maxLength: 8 }),
      ),
      {
        minLength: 1,
        maxLength: 8,
      },
    )
    .map((parts) =>
      parts
        .join("")
        .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "")
        .trim()
        .slice(0, max),
    )
    .filter((value) => value !== "" && value.isWellFormed());
/** Few names, so that products share columns, have them in different orders and have some of them twice. */
const name = fc.oneof(
  {
    weight: 60,
    arbitrary: fc.constantFrom(
      "Capacity",
      "Power",
      "power",
      "Weight (kg)",
      "Fan",
      "Model",
      "name",
      "Specification: x",
      "COP",
      "=A1",
      "'x",
      "Supply",
    ),
  },
  text(30),
);
const product: fc.Arbitrary<TableProduct> = fc.record({
  name: text(200),
  slug: fc.stringMatching(/^[a-z0-9]{1,8}$/),
  brand: fc.constantFrom("Carrier", "trane", "=Brand"),
  category: fc.constantFrom("", "Chillers"),
  series: fc.constantFrom("", "19XR", "=Series"),
  model: fc.option(text(20)),
  item_type: fc.constantFrom("product", "category"),
  featured: fc.boolean(),
  availability: fc.constantFrom(...AVAILABILITIES),
  successor: fc.option(fc.stringMatching(/^[a-z0-9]{1,8}$/)),
  description: text(400),
  specifications: fc.array(fc.record({ name, value: text(40) }), { maxLength: 8 }),
  features: fc.array(text(60), { maxLength: 5 }),
  images: fc.array(
    fc.record({
      url: fc.constantFrom("https://example.com/a.webp", "/pictures/b.svg"),
      alt: fc.oneof(fc.constant(""), text(40)),
    }),
    { maxLength: 3 },
  ),
});

const fromCsv = (file: string) => {
  const { data } = Papa.parse<string[]>(file.replace("\uFEFF", "").replace(/\r\n$/, ""), { delimiter: "," });
  return readProductTable(data.map((row) => row.map(writtenText)));
};
const fromWorkbook = async (file: Uint8Array) => {
  const rows = (await readXlsx(file)).sheets[0]?.rows ?? [];
  return readProductTable(rows.map((row) => row.map((cell) => writtenText(cell === null ? "" : String(cell)))));
};

describe("products written as a table are read back as they were", () => {
  const MANY = fc.sample(product, { numRuns: 5000, seed: 13 });
  test.each([
    ["the seed", SEED],
    ["5,000 generated products", MANY],
  ])("%s, as CSV", (_name, products) => expect(fromCsv(csvFile(productTable(products)))).toEqual(products));

  test.each([
    ["the seed", SEED],
    ["5,000 generated products", MANY],
  ])("%s, as a workbook", async (_name, products) => {
    expect(await fromWorkbook(await workbookFile("Products", productTable(products)))).toEqual(products);
  });
});

const plain: TableProduct = {
  name: "Unit",
  slug: "unit",
  brand: "Carrier",
  category: "Chillers",
  series: "",
  model: null,
  item_type: "product",
  featured: false,
  availability: "current",
  successor: null,
  description: "A unit.",
  specifications: [],
  features: [],
  images: [],
};

test("a column has the name of its specification, even twice; it is distinguished from other columns of that name", () => {
  const specifications = ["Fan", "Model", "Fan"].map((one, index) => ({ name: one, value: String(index) }));
  const [headers, row] = productTable([{ ...plain, specifications }]);
  expect(headers?.slice(-4)).toEqual(["Fan", "Specification: Model", "Fan", "Specification order"]);
  expect(row?.slice(-4)).toEqual(["0", "1", "2", ""]);
});

test("most products give the columns their order; the others name theirs", () => {
  const of = (...names: string[]) => ({ ...plain, specifications: names.map((one) => ({ name: one, value: "1" })) });
  const table = productTable([of("A", "B", "C"), of("B", "A"), of("A", "B", "D", "C")]);
  expect(table.map((row) => row.slice(13))).toEqual([
    ["A", "B", "D", "C", "Specification order"],
    ["1", "1", "", "1", ""],
    ["1", "1", "", "", "B\nA"],
    ["1", "1", "1", "1", ""],
  ]);
});

test("no cell is longer than a spreadsheet takes, and nothing is cut", async () => {
  const long = {
    ...plain,
    description: "🙂".repeat(20_000),
    features: Array.from({ length: 100 }, (_, index) => `${index} ${"\\n".repeat(490)}`),
    images: [{ url: `data:image/png;base64,${"A".repeat(100_000)}`, alt: "Front\nview" }],
  };
  const table = productTable([plain, long]);
  expect(Math.max(...table.flat().map((cell) => cell.length))).toBeLessThan(32_767);
  expect(readProductTable(table)).toEqual([plain, long]);
  expect(await fromWorkbook(await workbookFile("Products", table))).toEqual([plain, long]);
});

test("brands with the same name are distinguished by their slugs", () => {
  const brands = [
    { id: "1", name: "Trane", slug: "trane" },
    { id: "2", name: "York", slug: "york" },
    { id: "3", name: "york ", slug: "york-2" },
  ];
  expect([...unambiguousNames(brands).values()]).toEqual(["Trane", "york", "york-2"]);
});

test("another table is not recognised as one of products", () =>
  expect(
    readProductTable([
      ["Name", "URL slug"],
      ["a", "b"],
    ]),
  ).toBeNull());
