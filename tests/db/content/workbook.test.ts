import { describe, expect, inject, test } from "vitest";
import { undoChange } from "#db/changes/undo.ts";
import { isForbidden, unwrap } from "#db/errors.ts";
import { readSiteContent, storeWorkbook } from "#db/import/workbook.ts";
import { tabsFile } from "#domain/export/workbook-file.ts";
import type { Table } from "#domain/import/table/table-cells.ts";
import { readSheets } from "#domain/import/table/workbook.ts";
import { pairOf } from "#domain/languages/translations.ts";
import { changesOfWorkbook, planWorkbook } from "#domain/workbook/plan-workbook.ts";
import { workbookTabs } from "#domain/workbook/write-workbook.ts";
import {
  administrator,
  makeAttribute,
  makeCategory,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { clientOf } from "../../support/database/database-stack.ts";

const writer = clientOf(inject("stack"), inject("colleagues").writer);
const tab = (name: string, ...rows: string[][]): Table => ({ name, rows, problems: [] });

/** A small site whose records refer to each other, with names of their own. */
function smallSite(word: string): Table[] {
  const sections = `Section: Cards\nHeading: Ours\nCards of: Products\nChosen one by one: ${word}-fan\nCategory: ${word}-fans`;
  return [
    tab("Pages", ["Title", "URL slug", "Sections"], ["Start", `${word}-start`, sections]),
    tab(
      "Products",
      ["Name", "Name (Arabic)", "URL slug", "Brand", "Category", "Description", `${word} flow`],
      ["A fan", "مروحة", `${word}-fan`, `${word}-brand`, `${word}-fans`, "A fan.", "2 m³/s"],
    ),
    tab(
      "Categories",
      ["Name", "URL slug", "Parent Category", "Expected Specifications"],
      ["Air", `${word}-air`, "", ""],
      ["Fans", `${word}-fans`, `${word}-air`, `${word} flow`],
    ),
    tab("Brands", ["Name", "URL slug"], [word, `${word}-brand`]),
    tab("Specifications", ["Name", "Unit"], [`${word} flow`, "m³/s"]),
    tab("Company", ["Setting", "Value", "Value (Arabic)"], ["Tagline", word, "شعار"]),
  ];
}

async function planned(tabs: Table[]) {
  const content = await readSiteContent(secret);
  return planWorkbook({ tabs, content, pictures: new Map(), slugFromName: (name) => name.toLowerCase() });
}
const setting = async (key: string) =>
  (await secret.from("settings").select("value").eq("key", key).maybeSingle()).data?.value;

describe("a workbook", () => {
  test("is one change, whatever its tabs refer to, and undoing it brings back what was there", async () => {
    const word = unique("site");
    const before = [await setting("company_tagline"), await setting("setting_words")];
    const plan = await planned(smallSite(word));
    expect(plan.records.filter(({ kind }) => kind === "refused")).toEqual([]);
    const { id, counts, edited, used } = await storeWorkbook(administrator, "site.xlsx", changesOfWorkbook(plan));
    expect([edited, used]).toEqual([[], []]);
    expect(counts).toMatchObject({ products: { created: 1 }, categories: { created: 2 }, pages: { created: 1 } });
    const product = unwrap(await secret.from("products").select("*").eq("slug", `${word}-fan`).single());
    const category = unwrap(await secret.from("categories").select("*").eq("slug", `${word}-fans`).single());
    const page = unwrap(await secret.from("pages").select("sections").eq("slug", `${word}-start`).single());
    expect(product).toMatchObject({
      category_id: category.id,
      translations: { ar: { name: [pairOf("A fan", "مروحة")] } },
    });
    expect(page.sections).toMatchObject([{ chosen: [product.id], category: category.id }]);
    const expected = () => secret.from("category_attributes").select("position").eq("category_id", category.id);
    expect(unwrap(await expected())).toEqual([{ position: 0 }]);
    expect(await setting("company_tagline")).toBe(word);
    expect(await setting("setting_words")).toContainEqual({ language: "ar", source: word, text: "شعار" });

    await undoChange(administrator, id);
    for (const table of ["products", "categories", "brands", "pages"] as const)
      expect(unwrap(await secret.from(table).select("id").like("slug", `${word}-%`))).toEqual([]);
    expect(unwrap(await secret.from("attributes").select("id").eq("name", `${word} flow`))).toEqual([]);
    expect(unwrap(await expected())).toEqual([]);
    expect([await setting("company_tagline"), await setting("setting_words")]).toEqual(before);
  });

  test("of the whole site as it is changes nothing", async () => {
    const content = await readSiteContent(secret);
    const tabs = await readSheets(await tabsFile(workbookTabs(content)), 20_000);
    const plan = planWorkbook({ tabs, content, pictures: new Map(), slugFromName: (name) => name });
    // Other tests store blanks around texts, which a cell does not keep.
    const plain = (text: string): string => text.replace(/[\s\ufeff]+/g, "");
    const differs = plan.records.filter(
      ({ kind, differences }) =>
        kind !== "unchanged" &&
        (differences.length === 0 || differences.some(({ before, after }) => plain(before) !== plain(after))),
    );
    expect(differs).toEqual([]);
  });

  test("puts what a category expects in another order, adds to it and takes from it", async () => {
    const [category, a, b, c] = [
      await makeCategory(),
      await makeAttribute(),
      await makeAttribute(),
      await makeAttribute(),
    ];
    const rows = [a, b].map(({ id: attribute_id }, position) => ({ category_id: category.id, attribute_id, position }));
    unwrap(await secret.from("category_attributes").insert(rows).select());
    const cell = `${c.name}\n${b.name}`;
    const tabs = [
      tab("Categories", ["Name", "URL slug", "Expected Specifications"], [category.name, category.slug, cell]),
    ];
    const { id } = await storeWorkbook(administrator, "expected.xlsx", changesOfWorkbook(await planned(tabs)));
    const stored = async () =>
      unwrap(
        await secret
          .from("category_attributes")
          .select("attribute_id")
          .eq("category_id", category.id)
          .order("position"),
      ).map(({ attribute_id }) => attribute_id);
    expect(await stored()).toEqual([c.id, b.id]);
    await undoChange(administrator, id);
    expect(await stored()).toEqual([a.id, b.id]);
  });

  test("is stored whole or not at all, and refused to everyone but publishers", async () => {
    const word = unique("site");
    const rows = changesOfWorkbook(await planned(smallSite(word)));
    for (const caller of [stranger, plain, writer])
      await expect(storeWorkbook(caller, "forged.xlsx", rows)).rejects.toSatisfy(isForbidden);
    const broken = rows.map((row) =>
      row.table_name === "pages" ? { ...row, after: { ...row.after, title: "" } } : row,
    );
    await expect(storeWorkbook(administrator, "broken.xlsx", broken)).rejects.toThrow();
    expect(unwrap(await secret.from("brands").select("id").eq("slug", `${word}-brand`))).toEqual([]);
  });
});
