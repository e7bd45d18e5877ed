import { pairOf } from "#domain/languages/translations.ts";
import { describe, expect, test } from "vitest";
import type { Table } from "#domain/import/table/table-cells.ts";
import { changesOfWorkbook, planWorkbook } from "#domain/workbook/plan-workbook.ts";
import type { SiteContent } from "#domain/workbook/site-content.ts";

const tab = (name: string, ...rows: string[][]): Table => ({ name, rows, problems: [] });
const planOf = (tabs: Table[], content: SiteContent = {}, pictures = new Map<string, string>()) =>
  planWorkbook({ tabs, content, pictures, slugFromName: (name) => name.toLowerCase().replaceAll(" ", "-") });

const SERVICE = ["Title", "URL slug", "Summary", "Scope", "Scope (Arabic)"];
const STORED = {
  id: "11111111-1111-4111-8111-111111111111",
  ...{
    title: "Repair",
    slug: "repair",
    icon: "wrench",
    summary: "We repair.",
    paragraphs: [],
    scope: ["Visits", "Parts"],
  },
  ...{ deliverables: [], standards: [], image: null, sort_order: 0 },
  translations: {
    ar: {
      scope: [pairOf("Visits", "زيارات"), pairOf("Parts", "قطع غيار")],
    },
  },
};

describe("what is wrong is named by its place", () => {
  test.each([
    [["", "repair", "We repair.", "", ""], "Title", "Enter the title of the service"],
    [["Repair", "Not a slug", "We repair.", "", ""], "URL slug", /lower-case|letters/i],
    [["Repair", "repair", "We repair.", "Visits\nParts", "زيارات"], "Scope (Arabic)", /1 lines, .* 2/],
  ])("in a row of records: %j", (row, column, reason) => {
    const [planned] = planOf([tab("Services", SERVICE, [], row)]).records;
    expect(planned).toMatchObject({ sheet: "Services", row: 3, kind: "refused" });
    expect(planned?.problems).toContainEqual({ column, reason: expect.stringMatching(reason) as string });
  });

  test("in an entry of a group, with its number and field", () => {
    const entries = "Figure: 24 h\n---\nFigure: 12\nSays: visits";
    const rows = [
      ["Title", "Summary", "Figures"],
      ["Food", "Cold.", entries],
    ];
    const [planned] = planOf([tab("Sectors", ...rows)]).records;
    expect(planned?.problems).toEqual([
      { column: "Figures", reason: 'Entry 2 has no field "says", only Figure, What it says.' },
    ]);
    const typed = planOf([tab("Sectors", rows[0] ?? [], ["Food", "Cold.", "Figure: 24 h"])]).records[0];
    expect(typed?.problems).toEqual([{ column: "Figures", reason: "Entry 1: Say what the figure means" }]);
  });

  test("where a section is neither hidden nor shown: it must not go public", () => {
    const sections = "Section: Text\nHidden: Yes, until May\nHeading: Prices";
    const [planned] = planOf([tab("Pages", ["Title", "Sections"], ["Prices", sections])]).records;
    expect(planned?.problems).toEqual([{ column: "Sections", reason: 'Write Yes or No after "Hidden: " in entry 1.' }]);
  });

  test("in the settings, and a picture that did not come along", () => {
    const plan = planOf([
      tab("Company", ["Setting", "Value"], ["Sales Email", "nobody"], ["Logo", "Mark.PNG"], ["Slogan", "x"]),
    ]);
    expect(plan.records.map(({ row, name, problems }) => [row, name, problems[0]?.reason])).toEqual([
      [2, "Sales Email", "Enter an email address, such as sales@example.com"],
      [3, "Logo", 'No picture with the file name "mark.png" came with the workbook.'],
    ]);
    expect(plan.pictures).toEqual(["mark.png"]);
    expect(plan.ignored).toEqual(["Company: row 4, Slogan"]);
  });

  test("a record whose new owner is refused is refused with it", () => {
    const plan = planOf([
      tab("Brands", ["Name", "Email"], ["Nile Fans", "nobody"]),
      tab("Categories", ["Name"], ["Fans"]),
      tab(
        "Products",
        ["Name", "Brand", "Category", "Description", "Air flow"],
        ["F 1", "Nile Fans", "Fans", "A fan.", "2 m³/s"],
      ),
    ]);
    expect(plan.records.map(({ name, kind, problems }) => [name, kind, problems[0]?.reason])).toEqual([
      ["Nile Fans", "refused", expect.any(String)],
      ["Fans", "new", undefined],
      ["F 1", "refused", 'It names "Nile Fans", which is refused.'],
    ]);
  });
});

describe("a row of a record that is there", () => {
  const planned = (row: string[]) => planOf([tab("Services", SERVICE, row)], { services: [STORED] });

  test("changes what its cells say, and keeps what they leave empty", () => {
    const plan = planned(["", "repair", "We repair at night.", "", ""]);
    expect(changesOfWorkbook(plan)).toEqual([
      {
        ...{ table_name: "services", record: STORED.id },
        ...{ before: { summary: "We repair." }, after: { summary: "We repair at night." } },
      },
    ]);
    expect(plan.records[0]?.differences).toEqual([
      { label: "Summary", before: "We repair.", after: "We repair at night." },
    ]);
  });

  test("is found by its name without a slug, and (empty) empties a field", () => {
    const [change] = changesOfWorkbook(planned(["Repair", "", "", "(empty)", ""]));
    expect(change).toMatchObject({ record: STORED.id, after: { scope: [] } });
  });

  test("keeps a translation of an earlier wording as such, until it is written anew", () => {
    const [outdated] = changesOfWorkbook(planned(["", "repair", "", "Visits\nSpare parts", "زيارات\nقطع غيار"]));
    expect(outdated?.after).toEqual({ scope: ["Visits", "Spare parts"] });
    const [anew] = changesOfWorkbook(planned(["", "repair", "", "Visits\nSpare parts", "زيارات\nقطع الغيار"]));
    expect(anew?.after?.["translations"]).toEqual({
      ar: {
        scope: [pairOf("Visits", "زيارات"), pairOf("Spare parts", "قطع الغيار")],
      },
    });
  });
});

test("a picture of a product is a file name, with what it shows in brackets", () => {
  const heads = ["Name", "Brand", "Category", "Description", "Pictures"];
  const plan = planOf(
    [
      tab("Brands", ["Name"], ["Nile Fans"]),
      tab("Categories", ["Name"], ["Fans"]),
      tab("Products", heads, ["F 1", "Nile Fans", "Fans", "A fan.", "Front view.webp (From the front (open))"]),
    ],
    {},
    new Map([["front view.webp", "https://example.com/f.webp"]]),
  );
  expect(plan.pictures).toEqual(["front view.webp"]);
  expect(changesOfWorkbook(plan).at(-1)?.after?.["images"]).toEqual([
    { url: "https://example.com/f.webp", alt: "From the front (open)" },
  ]);
});

test("sections name records of the workbook itself, and products bring their words and readings", () => {
  const sections = "Section: Cards\nHeading: Ours\nCards of: Products\nChosen one by one:\n  f-1\nCategory: Fans";
  const plan = planOf([
    tab("Pages", ["Title", "Sections"], ["Start", `${sections}`]),
    tab("Brands", ["Name"], ["Nile Fans"]),
    tab("Categories", ["Name", "Parent Category"], ["Air", ""], ["Fans", "Air"]),
    tab(
      "Products",
      ["Name", "Name (Arabic)", "Brand", "Category", "Description", "Features", "Features (Arabic)", "Air flow"],
      ["F 1", "مروحة", "Nile Fans", "Air > Fans", "A fan.", "Quiet\nSmall", "هادئة\n-", "2 m³/s"],
    ),
  ]);
  expect(plan.records.filter(({ kind }) => kind !== "new")).toEqual([]);
  const of = (table: string, at = 0) => plan.records.filter((record) => record.table === table)[at];
  expect(of("categories", 1)?.changes[0]?.after).toMatchObject({ parent_id: of("categories")?.id });
  expect(of("pages")?.changes[0]?.after?.["sections"]).toMatchObject([
    { type: "cards", chosen: [of("products")?.id], category: of("categories", 1)?.id },
  ]);
  expect(of("products")?.changes[0]?.after).toMatchObject({
    ...{ slug: "f-1", specifications: [{ name: "Air flow", value: "2 m³/s" }] },
    specification_values: [[{ low: 2, high: 2, unit: "m³/s" }]],
    translations: {
      ar: {
        name: [pairOf("F 1", "مروحة")],
        features: [pairOf("Quiet", "هادئة"), pairOf("Small", "")],
      },
    },
  });
});
