import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { slugMaker } from "#domain/import/slug-registry.ts";
import { cellText } from "#domain/import/table/table-cells.ts";
import { translationState } from "#domain/languages/translations.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { planWorkbook } from "#domain/workbook/plan-workbook.ts";
import { tablesOfSample, type SampleTabs } from "#domain/workbook/sample-tabs.ts";

const FOLDER = new URL("../../../samples/", import.meta.url).pathname;
const samples = readdirSync(FOLDER, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
);

const read = (sample: string) =>
  JSON.parse(readFileSync(join(FOLDER, sample, "workbook.json"), "utf8")) as SampleTabs & {
    Products: Record<string, string | string[]>[];
  };

describe.each(samples)("the sample %s", (sample) => {
  const files = readdirSync(join(FOLDER, sample, "pictures"));
  const address = (file: string): string => `https://project.supabase.co/storage/v1/object/public/media/${file}`;

  test("is taken whole by the import, with every picture, and every word of it is in Arabic, too", async () => {
    const tabs = tablesOfSample(read(sample));
    const names = tabs.flatMap(({ rows }) => rows.flatMap((row) => row.map(cellText)));
    const plan = planWorkbook({
      ...{ tabs, content: {}, slugFromName: await slugMaker(names) },
      pictures: new Map(files.map((file) => [file, address(file)])),
    });
    expect(plan.records.filter(({ kind }) => kind === "refused")).toEqual([]);
    expect(plan.ignored).toEqual([]);
    expect([...new Set(plan.pictures)].sort()).toEqual([...files].sort());
    const untranslated = plan.records.filter(({ table, changes: [change] }) => {
      if (!change?.after || !(table in WORD_FIELDS)) return false;
      const { missing, outdated } = translationState(change.after, WORD_FIELDS[table as TranslatedTable], "ar");
      return missing + outdated > 0;
    });
    expect(untranslated.map(({ name }) => name)).toEqual([]);
  });

  test("has products whose COP is their capacity divided by their power input", () => {
    const figure = (cell: string | string[] | undefined): number => Number.parseFloat(String(cell));
    const rated = read(sample).Products.filter(({ COP }) => COP !== undefined);
    expect(rated.length).toBeGreaterThan(10);
    for (const product of rated) {
      const cop = figure(product["Cooling capacity"]) / figure(product["Power input"]);
      expect(cop.toFixed(2), String(product["Name"])).toBe(product["COP"]);
    }
  });
});
