import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tabsFile } from "#domain/export/workbook-file.ts";
import { readSheets } from "#domain/import/table/workbook.ts";
import { changesOfWorkbook, planWorkbook } from "#domain/workbook/plan-workbook.ts";
import { AFTER_PRODUCTS, BEFORE_PRODUCTS, EXPECTED } from "#domain/workbook/sheets.ts";
import { translationOf } from "#domain/languages/table/translation-rows.ts";
import { storedTranslations, translated } from "#domain/languages/translations.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { wordsOf, type WordFields } from "#domain/languages/words.ts";
import type { SiteContent } from "#domain/workbook/site-content.ts";
import { workbookTabs } from "#domain/workbook/write-workbook.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { SETTINGS } from "../../../scripts/seed/settings.ts";
import { siteContent } from "./any-content.ts";

const slugFromName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** What an import of the exported workbook would do, as it is stored in a file and read again. */
async function planOf(content: SiteContent, into: SiteContent) {
  const tabs = await readSheets(await tabsFile(workbookTabs(content)), 20_000);
  return planWorkbook({ tabs, content: into, pictures: new Map(), slugFromName });
}

describe("a workbook that is exported and read again", () => {
  test("changes nothing, whatever the site holds", async () => {
    await fc.assert(
      fc.asyncProperty(siteContent(true), async (content) => {
        const plan = await planOf(content, content);
        expect(plan.records.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
        expect(plan.ignored).toEqual([]);
      }),
      { numRuns: 12 },
    );
  });

  test("makes the same records on an empty site, with their words in other languages", async () => {
    await fc.assert(
      fc.asyncProperty(siteContent(false), async (content) => {
        const plan = await planOf(content, {});
        expect(plan.records.filter(({ kind }) => kind === "refused")).toEqual([]);
        const made = changesOfWorkbook(plan);
        const names = new Map([
          ...made.map(({ record, after }) => [record, slugOf(after)] as const),
          ...Object.values(content).flatMap((rows) => rows.map((row) => [row.id, slugOf(row)] as const)),
        ]);
        for (const { table } of [...BEFORE_PRODUCTS, ...AFTER_PRODUCTS, { table: "products" }]) {
          const rows = made.filter(({ table_name }) => table_name === table);
          expect(rows.map(({ after }) => comparable(table, after, names)).sort()).toEqual(
            (content[table] ?? []).map((row) => comparable(table, row, names)).sort(),
          );
        }
      }),
      { numRuns: 12 },
    );
  });

  test("brings the settings of a site to an empty one, with their words", async () => {
    const settings = SETTINGS.map(({ key, value }) => ({ id: key, key, value }));
    expect((await planOf({ settings }, { settings })).records.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
    const plan = await planOf({ settings }, {});
    expect(plan.records.filter(({ kind }) => kind === "refused")).toEqual([]);
    const made = changesOfWorkbook(plan).map(({ after }) => [after?.["key"], after?.["value"]] as const);
    const sorted = (value: unknown) => (Array.isArray(value) ? value.map((one) => JSON.stringify(one)).sort() : value);
    const standing = siteSettings([]);
    for (const { key, value } of settings) {
      const stored = made.find(([one]) => one === key)?.[1] ?? standing[key as keyof typeof standing];
      expect([key, key === "setting_words" ? sorted(stored) : stored]).toEqual([
        key,
        key === "setting_words" ? sorted(value) : value,
      ]);
    }
  });

  test("fills its template without a refusal: heads alone are no records", async () => {
    const plan = await planOf({}, {});
    expect(plan.records.filter(({ kind }) => kind !== "unchanged")).toEqual([]);
    expect(plan.ignored).toEqual([]);
  });
});

const slugOf = (row: Readonly<Record<string, unknown>> | null): string => String(row?.["slug"] ?? row?.["name"]);

/** A row without its id, with what it refers to by its slug or name, and with its translations as they are shown. */
function comparable(table: string, row: object | null, slugs: ReadonlyMap<string, string>): string {
  const left = ["id", EXPECTED, "specification_values"];
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries(row ?? {}).filter(([name]) => !left.includes(name)),
  );
  const fields: WordFields = WORD_FIELDS[table as TranslatedTable];
  const shown = Object.keys(fields).map((name) => {
    const pairs = storedTranslations(values)["ar"]?.[name];
    return translated(wordsOf(fields, name, values[name]), pairs).map(translationOf);
  });
  const all = { ...values, translations: shown };
  const text = JSON.stringify(Object.fromEntries(Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1))));
  return text.replace(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, (id) => slugs.get(id) ?? `=${id}`);
}
