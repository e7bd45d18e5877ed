import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, test } from "vitest";
import { csvFile } from "#domain/text/csv.ts";
import { fromSaved, mappingProblems, toSaved } from "#domain/import/columns/mapping.ts";
import type { PlannedRow } from "#domain/import/plan-types.ts";
import { productTable } from "#domain/export/write-export.ts";
import { BRAND, CATEGORY, planned, product, stored, utf8 } from "./files.ts";

const kinds = (rows: readonly PlannedRow[]) => rows.map(({ row, kind }) => `${row} ${kind}`);
const reasons = (rows: readonly PlannedRow[]) =>
  rows.flatMap((row) =>
    row.kind === "refused" ? row.problems.map(({ column, reason }) => `${row.row} ${column}: ${reason}`) : [],
  );
const newOnes = (rows: readonly PlannedRow[]) => rows.flatMap((row) => (row.kind === "new" ? [row.values] : []));

describe("new products", () => {
  test("get specifications with the units of their headings, in the order of the columns", async () => {
    const { rows } = await planned("Model,Capacity (kW),Weight,Refrigerant\nYK 1,12.5,300 kg,R134a\nYK 2,10–12,-,\n");
    expect(
      newOnes(rows).map(({ name, slug, model, specifications }) => ({ name, slug, model, specifications })),
    ).toEqual([
      {
        name: "York YK 1",
        slug: "york-yk-1",
        model: "YK 1",
        specifications: [
          { name: "Capacity", value: "12.5 kW" },
          { name: "Weight", value: "300 kg" },
          { name: "Refrigerant", value: "R134a" },
        ],
      },
      {
        name: "York YK 2",
        slug: "york-yk-2",
        model: "YK 2",
        specifications: [{ name: "Capacity", value: "10–12 kW" }],
      },
    ]);
  });

  test.each([
    [
      "numbers of rows are left out",
      "No.,Item,Flow (l/s)\n1,AHU-10 {x}/B,2\n2,AHU-20,3\nNote: at 7 °C,,",
      "AHU-10 {x}/B",
      "2 l/s",
    ],
    [
      "German, with decimal commas",
      "Typ;Kälteleistung [kW]\nWRL 025/H;1.055,5\nWRL 030/H;1.155,5",
      "WRL 025/H",
      "1055.5 kW",
    ],
    ["Arabic", "الموديل\tالقدرة (kW)\nأ-١\t١٢\nأ-٢\t١٣", "أ-١", "١٢ kW"],
    ["with an empty corner above the models", ",Flow (l/s)\nP-1/A,2\nP-2/A,3", "P-1/A", "2 l/s"],
    ["items are counted, types are models", "Item,Type,Flow (l/s)\n1,FC-200,2\n2,FC-300,3", "FC-200", "2 l/s"],
    ["semicolons: points part thousands", "Model;Weight (kg)\nA;1.250\nB;1.950", "A", "1250 kg"],
    ["thousands parted by apostrophes", "Model;Flow (m³/h)\nA;13'000,5\nB;12'000", "A", "13000.5 m³/h"],
    ["without a heading for the model", "Unit,Flow (l/s)\nP-1/A,2\nP-2/A,2", "P-1/A", "2 l/s"],
  ])("%s", async (_name, table, model, value) => {
    const { rows } = await planned(table);
    expect(newOnes(rows)[0]).toMatchObject({ model, specifications: [{ value }] });
    expect(newOnes(rows)).toHaveLength(2);
  });

  test("have the same decimals in their names as in their specifications", async () => {
    const { rows } = await planned("Typ;Cooling capacity (kW)\nWSA;1.055,5\nWSA;61,5");
    expect(newOnes(rows).map(({ name }) => name)).toEqual(["York WSA, 1055.5 kW", "York WSA, 61.5 kW"]);
  });

  test("are current, unless their row says that they are not offered, and what took their place", async () => {
    const table =
      "Model,Flow (l/s),Availability,Replaced by\nA,1,,\nB,2,for surveys only,\nC,3,Discontinued,york-a\nD,4,sold,\nE,5,Current,York A";
    const { rows } = await planned(table);
    expect(newOnes(rows).map(({ availability, successor }) => [availability, successor])).toEqual([
      ["current", null],
      ["survey", null],
      ["discontinued", "york-a"],
    ]);
    expect(reasons(rows)).toEqual([
      "5 Availability: Write Current, Discontinued or For surveys only",
      "6 Replaced by: Enter the slug of a product, as in its address: carrier-19xr-water-cooled-chiller",
    ]);
  });

  test("get the names that the catalogue has for their specifications", async () => {
    const attributes = [{ name: "Coefficient of performance", synonyms: ["COP"], unit: null }];
    const { rows } = await planned("Model,cop\nA,5\nB,6", { catalogue: { attributes } });
    expect(newOnes(rows)[0]?.specifications).toEqual([{ name: "Coefficient of performance", value: "5" }]);
  });

  test("have slugs of their own, also in other scripts", async () => {
    const { rows } = await planned("Name,Description\nPump,A\nPump,B\nمضخة,C\n", {
      change: { match: { by: "nothing" } },
      catalogue: { products: [product({ slug: "pump" })] },
    });
    expect(newOnes(rows).map(({ slug }) => slug)).toEqual(["pump-2", "pump-3", "mdkhh"]);
  });

  test("have no braces around units in their names, nor in those of their specifications", async () => {
    const table = "Model,Length {m},Leaving water {C},Humidity {percent},Heat loss {W/m}\nWSA,2,7,50,3\nWSA,3,7,50,3";
    const { rows } = await planned(table);
    expect(newOnes(rows)[0]).toMatchObject({
      name: "York WSA, 2 m",
      specifications: [
        { name: "Length", value: "2 m" },
        { name: "Leaving water", value: "7 °C" },
        { name: "Humidity", value: "50 %" },
        { name: "Heat loss", value: "3 W/m" },
      ],
    });
  });

  test("have single blanks between their words", async () => {
    const table =
      "Name,Brand,Category,Description,Features,Supply  voltage\nFan  coil \u00a0A,New  maker,New  fans,Two  words.,Very  quiet,400  V\n";
    const { rows, session } = await planned(table, {
      change: {
        brands: [{ value: "New maker", choice: "create" }],
        categories: [{ value: "New fans", choice: "create" }],
      },
    });
    expect(newOnes(rows)[0]).toMatchObject({
      name: "Fan coil A",
      description: "Two words.",
      features: ["Very quiet"],
      specifications: [{ name: "Supply voltage", value: "400 V" }],
    });
    const { newBrands, newCategories } = session.changes();
    expect([...newBrands, ...newCategories].map(({ name }) => name)).toEqual(["New maker", "New fans"]);
  });

  test("names in braces are columns, braces in values are text", async () => {
    const { rows } = await planned("Code {x},Text\n{Text},A/B\n", {
      change: { made: { name: "{Code {x}} {text} {none}", description: "D", category: "" }, match: { by: "nothing" } },
    });
    expect(newOnes(rows)[0]?.name).toBe("{Text} A/B {none}");
  });
});

describe("brands and categories", () => {
  const csv =
    "Brand,Category,Name,Description\nyork,Screw chiller,A,D\nTrane,Pumps > Booster sets,B,D\nTrane,screw-chillers,C,D\n";
  test("are found by name, slug or likely meaning; rows with unknown ones are refused", async () => {
    const { rows } = await planned(csv);
    expect(kinds(rows)).toEqual(["2 new", "3 refused", "4 refused"]);
    expect(reasons(rows).slice(0, 2)).toEqual([
      '3 Brand: There is no brand "Trane"',
      '3 Category: There is no category "Pumps > Booster sets"',
    ]);
  });

  test("are created once each when told to, with the categories above them", async () => {
    const { rows, session } = await planned(csv, {
      change: {
        brands: [{ value: "Trane", choice: "create" }],
        categories: [{ value: "Pumps > Booster sets", choice: "create" }],
      },
    });
    const { newBrands, newCategories } = session.changes();
    expect(kinds(rows)).toEqual(["2 new", "3 new", "4 new"]);
    expect(newBrands.map(({ name, slug }) => [name, slug])).toEqual([["Trane", "trane"]]);
    expect(newCategories.map(({ name, parent_id }) => [name, parent_id])).toEqual([
      ["Pumps", null],
      ["Booster sets", newCategories[0]?.id],
    ]);
  });
});

describe("products that are there", () => {
  const there = product({
    model: "YK",
    specifications: [
      { name: "COP", value: "5" },
      { name: "Weight", value: "3 t" },
    ],
    features: ["Quiet"],
  });
  test("change only in mapped columns; empty cells leave, the chosen word clears", async () => {
    const { rows } = await planned("Model,COP,Weight,Features,Flow (l/s)\nyk,6,CLEAR,,7\n", {
      change: { clearWord: "clear" },
      catalogue: { products: [there] },
    });
    expect(rows[0]).toMatchObject({
      kind: "changed",
      id: there.id,
      seen: { model: "YK", specifications: there.specifications },
      values: {
        model: "yk",
        specifications: [
          { name: "COP", value: "6" },
          { name: "Flow", value: "7 l/s" },
        ],
      },
      differences: [
        { label: "Model", before: "YK", after: "yk" },
        { label: "COP", before: "5", after: "6" },
        { label: "Flow", before: "", after: "7 l/s" },
        { label: "Weight", before: "3 t", after: "" },
      ],
    });
  });

  test("are left alone when only new ones are wanted, and the other way round", async () => {
    const catalogue = { products: [there] };
    const csv = "Model,COP\nYK,6\nYT,7";
    expect(kinds((await planned(csv, { change: { onMatch: "skip" }, catalogue })).rows)).toEqual([
      "2 skipped",
      "3 new",
    ]);
    expect(kinds((await planned(csv, { change: { onNew: "skip" }, catalogue })).rows)).toEqual([
      "2 changed",
      "3 skipped",
    ]);
  });

  test("change without what new products need; a row that is new says what that is", async () => {
    const change = { brand: "", category: "", made: { name: "", description: "", category: "" } };
    const catalogue = { products: [product({})] };
    const update = await planned("Name,COP\nYork YK,6", { change, catalogue });
    expect(mappingProblems(update.mapping)).toEqual([]);
    expect(kinds(update.rows)).toEqual(["2 changed"]);
    expect((await update.session.plan(update.mapping, [])).lacking.rows).toBe(0);
    const both = await planned("Name,COP\nYork YK,6\nOther,7", { change, catalogue });
    expect(kinds(both.rows)).toEqual(["2 changed", "3 refused"]);
    const { lacking } = await both.session.plan(both.mapping, []);
    expect(lacking.rows).toBe(1);
    expect(lacking.needs).toContain("New products need a category: choose a column or a category for all of them.");
  });

  test("are found by any column", async () => {
    const catalogue = { products: [product({ specifications: [{ name: "Serial", value: "A-1" }] })] };
    const change = { match: { by: "column" as const, column: 1 } };
    const { rows } = await planned("Model,Serial,COP\nNew,a-1,6", { change, catalogue });
    expect(rows[0]?.kind).toBe("changed");
  });

  test("two that fit one row, and a slug of another product, refuse it", async () => {
    const two = [there, product({ name: "Other", slug: "other", model: "YK" })];
    expect(reasons((await planned("Model,COP\nYK,6", { catalogue: { products: two } })).rows)[0]).toContain(
      "2 products fit this row",
    );
    const { rows } = await planned("Model,URL slug,COP\nYT,other,6", {
      change: { match: { by: "model" } },
      catalogue: { products: two },
    });
    expect(reasons(rows)).toEqual(['2 URL slug: Another product has the slug "other"']);
  });
});

test("refused rows say their number, the column and the reason, and come back as a file", async () => {
  const csv = [
    "Model,Name,Capacity (kW),Flow,Features",
    "A,Name A,12,1,",
    `B,${"x".repeat(300)},12,1,`,
    "A,Name A,12,1,",
    "A,Other,13,1,",
    "C,Name C,=1+1,1,",
    `D,Name D,${"9".repeat(1001)},1,`,
    "Fan,Product,Air flow,Speed,",
    "E,Name E,1,1,",
  ].join("\n");
  const { rows, session } = await planned(csv, { change: { match: { by: "model" } } });
  expect(kinds(rows)[0]).toBe("2 new");
  expect(reasons(rows)).toEqual([
    "3 Name: Use at most 200 characters",
    "4 : This row is a copy of row 2",
    "5 : This row is the same product as row 2",
    "6 Capacity (kW): This cell is a formula, not a value",
    "7 Capacity (kW): Use at most 1,000 characters",
    '8 : This row looks like the header of another table: "Air flow" and "Speed" where numbers are expected',
    "9 : This row stands below the header of another table (row 8)",
  ]);
  const file = String(await session.refusedFile("csv"));
  const { data } = Papa.parse<string[]>(file.replace("\uFEFF", "").trim());
  expect(data).toHaveLength(8);
  expect(data[1]?.at(-1)).toBe("Row 3: Name: Use at most 200 characters");
  const again = await planned(utf8(file.replace("x".repeat(300), "Name B")), { change: { match: { by: "model" } } });
  expect(kinds(again.rows)[0]).toBe("2 new");
  expect(again.mapping.targets.at(-1)).toEqual({ kind: "ignore" });
});

test("a saved mapping fits the next file with the same headings in another order", async () => {
  const { mapping } = await planned("Model,Cap.\nA,1", { change: {} });
  const renamed = {
    ...mapping,
    targets: mapping.targets.with(1, { kind: "specification" as const, name: "Capacity", unit: "kW" }),
  };
  const next = fromSaved(toSaved(renamed, ["Model", "Cap."]), ["cap.", "Model", "New"], { ...mapping, targets: [] });
  expect(next.targets.map((target) => (target.kind === "specification" ? target.name : target.kind))).toEqual([
    "Capacity",
    "field",
    "ignore",
  ]);
});

test("pictures are addresses, or the names of files that were dropped", async () => {
  const { session, mapping } = await planned(
    "Name,Description,Picture\nA,D,https://example.com/a.webp\nB,D,C:\\Pics\\B.JPG\nC,D,c.png\nE,D,http://10.0.0.1/x.png\n",
  );
  expect(session.pictureFiles(mapping)).toEqual(["b.jpg", "c.png"]);
  await session.plan(mapping, [["b.jpg", "https://example.com/b.jpg"]]);
  const rows = session.rows({ kind: "all", from: 0, limit: 9 });
  expect(newOnes(rows).map(({ images }) => images[0]?.url)).toEqual([
    "https://example.com/a.webp",
    "https://example.com/b.jpg",
  ]);
  expect(reasons(rows)).toEqual([
    '4 Picture: No picture with the file name "c.png" was dropped',
    "5 Picture: Visitors cannot load a picture from a private address: upload it instead",
  ]);
});

describe("whatever the table holds", () => {
  const cell = fc.oneof(
    fc.constantFrom(
      "",
      "12,5",
      "1.055",
      "YK",
      "=1+1",
      "{a}",
      "#N/A",
      "CLEAR",
      "x".repeat(1200),
      '"',
      "a\nb",
      "yes",
      "-",
    ),
    fc.string({ unit: "grapheme", maxLength: 12 }),
  );
  const headings = fc.uniqueArray(
    fc.constantFrom("Name", "Model", "Brand", "Capacity (kW)", "COP", "Features", "Image", "__proto__", "Featured"),
    { minLength: 2, maxLength: 6 },
  );
  const file = headings.chain((names) =>
    fc
      .array(fc.array(cell, { minLength: names.length, maxLength: names.length }), { minLength: 1, maxLength: 12 })
      .map((rows) => csvFile([names, ...rows])),
  );

  test("every row that is not blank is reported once, and importing the table again changes nothing", async () => {
    await fc.assert(
      fc.asyncProperty(file, fc.constantFrom("name" as const, "model" as const), async (csv, by) => {
        const has = csv.includes(by === "name" ? '"Name"' : '"Model"');
        const change = { match: { by: has || by === "name" ? by : ("name" as const) } };
        const first = await planned(csv, { change });
        expect(new Set(first.rows.map(({ row }) => row)).size).toBe(first.rows.length);
        const products = stored([], first.rows);
        const second = await planned(csv, { change, catalogue: { products } });
        const accepted = (rows: readonly PlannedRow[]) =>
          rows.filter(({ kind }) => kind === "new" || kind === "changed");
        expect(accepted(second.rows)).toEqual([]);
        expect(second.rows.filter(({ kind }) => kind === "unchanged")).toHaveLength(accepted(first.rows).length);
      }),
      { numRuns: 150 },
    );
  });
});

test("an untouched export changes nothing, whatever its products hold", async () => {
  const products = Array.from({ length: 60 }, (_, at) =>
    product({
      name: `Unit ${at}`,
      slug: `unit-${at}`,
      model: at % 2 ? `=M ${at}` : null,
      description: `Two\nlines {${at}} "quoted" #N/A`,
      featured: at % 3 === 0,
      specifications: [
        { name: at % 2 ? "power" : "Power", value: `${at},5 kW` },
        { name: "Weight (kg)", value: "-" },
        { name: "Power", value: "n/a" },
        { name: "Name", value: "'x" },
      ].slice(at % 3),
      features: at % 4 ? ["- dash", "back\\slash\nand line"] : [],
      images: at % 5 ? [{ url: "/pictures/a.webp", alt: "An (odd) text" }] : [],
    }),
  );
  const of = { brand: BRAND.name, category: CATEGORY.name };
  const table = productTable(
    products.map((one) => ({ ...one, ...of, series: one.series_id === null ? "" : "Series 0" })),
  );
  const { rows, mapping } = await planned(csvFile(table), { catalogue: { products } });
  expect(mapping.exported).toBe(true);
  expect(rows.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
  expect(rows).toHaveLength(60);
});
