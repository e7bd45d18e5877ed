import fc from "fast-check";
import { readXlsx } from "hucre/xlsx";
import { expect, describe, test } from "vitest";
import { csvFile } from "#domain/text/csv.ts";
import { workbookFile } from "#domain/export/workbook-file.ts";
import { readTable, refuseExtent } from "#domain/import/table/read-table.ts";
import { translationsSchema } from "#domain/languages/translations-schema.ts";
import {
  fingerprint,
  pairOf,
  storedTranslations,
  translated,
  translationState,
  type Pair,
} from "#domain/languages/translations.ts";
import { planTranslations, type TranslationPlan } from "#domain/languages/table/plan-translations.ts";
import { readTranslations } from "#domain/languages/table/read-translations.ts";
import { columnLooks, inFile, translationTable, type WordRecord } from "#domain/languages/table/translation-rows.ts";
import { WORD_FIELDS } from "#domain/languages/word-fields.ts";

type Values = { name?: string; description?: string; features?: string[]; translations?: object };
const product = (values: Values, id = "11111111-1111-4111-8111-111111111111"): WordRecord => ({
  ...{ table: "products", id, name: values.name ?? "Fan" },
  row: { name: "Fan", description: "", features: [], images: [], translations: {}, ...values },
});

const exported = (records: readonly WordRecord[], undoneOnly = false) =>
  translationTable(records, "ar", { undoneOnly }).rows;
const COLUMN = { kind: 0, id: 2, place: 4, source: 5, translation: 6, status: 7, check: 8 };

/** What importing a table would do: as it is stored in a workbook and read again. */
async function plannedFrom(
  rows: readonly (readonly string[])[],
  records: readonly WordRecord[],
  chosen: number[] = [],
): Promise<TranslationPlan> {
  const { table } = await readTable(await workbookFile("Translations", rows, columnLooks("ar")));
  return planTranslations(readTranslations(table), records, new Set(chosen));
}
const edited = (rows: string[][], row: number, cells: Partial<Record<keyof typeof COLUMN, string>>): string[][] =>
  rows.map((one, at) =>
    at + 1 === row
      ? Object.entries(cells).reduce((all, [name, text]) => all.with(COLUMN[name as keyof typeof COLUMN], text), one)
      : one,
  );
const stored = (records: readonly WordRecord[], { changes }: TranslationPlan): WordRecord[] =>
  records.map((record) => {
    const change = changes.find(({ id }) => id === record.id);
    return change ? { ...record, row: { ...record.row, translations: change.translations } } : record;
  });

const FAN: Pair = pairOf("Fan", "مروحة");
const WITH_NAME = product({ translations: { ar: { name: [FAN] } }, features: ["Quiet", "Small"] });

describe("the file for a translator", () => {
  test("has a row for each word, with its place and state", () => {
    const [header, ...rows] = exported([WITH_NAME]);
    expect(header).toEqual(["Kind", "Record", "Id", "Field", "Place", "English", "Arabic", "Status", "Check"]);
    expect(rows.map((row) => [row[0], row[1], ...row.slice(3, 8)])).toEqual([
      ["Product", "Fan", "Name", "name/1", "Fan", "مروحة", "Translated"],
      ["Product", "Fan", "Feature 1", "features/1", "Quiet", "", "Missing"],
      ["Product", "Fan", "Feature 2", "features/2", "Small", "", "Missing"],
    ]);
    expect(exported([WITH_NAME], true)).toHaveLength(3);
  });

  test("has its Arabic from right to left, also where nothing is yet, and its last column hidden", async () => {
    const bytes = await workbookFile("Translations", exported([WITH_NAME]), columnLooks("ar"));
    const { sheets } = await readXlsx(bytes, { readStyles: true });
    const rtl = { readingOrder: "rtl" };
    expect(sheets[0]?.cells?.get("1,6")?.style?.alignment).toMatchObject(rtl);
    expect(sheets[0]?.cells?.get("1,5")?.style?.alignment).not.toMatchObject(rtl);
    expect(sheets[0]?.cells?.get("2,6")).toMatchObject({ style: { alignment: rtl } });
    expect(sheets[0]?.columns?.[8]?.hidden).toBe(true);
  });

  test("leaves out a text that no cell could hold, and says so", () => {
    const { rows, left } = translationTable([product({ description: "x".repeat(40_000) })], "ar", {
      undoneOnly: false,
    });
    expect([rows.length, left]).toEqual([2, 1]);
  });
});

const letters = fc.oneof(
  fc.constantFrom(
    "Fan",
    "Pump",
    "=1+1",
    "'=",
    "@a",
    "-5",
    "_x000D_",
    "#N/A",
    "مضخة",
    "\r\n",
    "\n",
    " ",
    "\u00A0",
    "\uFEFF",
  ),
  fc.string({ unit: "grapheme", maxLength: 6 }),
  fc.string({ unit: "binary", maxLength: 4 }),
);
const text = fc.array(letters, { maxLength: 4 }).map((parts) => parts.join("").toWellFormed().replaceAll("\u0000", ""));
const filled = text.filter((one) => one.trim() !== "");
const record = fc.record({
  name: filled,
  description: text,
  features: fc.uniqueArray(filled, { maxLength: 4, selector: inFile }),
});
/** A record with pairs that may be of other words, of other numbers of words, or empty. */
const withPairs = fc
  .tuple(record, fc.array(fc.tuple(fc.boolean(), filled, text), { maxLength: 5 }), fc.tuple(fc.boolean(), filled, text))
  .map(([values, features, [own, source, translation]]) => {
    const pairs = features.map(([isOwn, other, its], at) =>
      pairOf((isOwn && values.features[at]) || other, its.trim()),
    );
    const name = [pairOf(own ? values.name : source, translation.trim())];
    return product({ ...values, translations: { ar: { name, features: pairs } } });
  });

test("specifications that would have the same name are told, and nothing else of them", async () => {
  const specification = (id: string, name: string, translations = {}): WordRecord => ({
    ...{ table: "attributes", id: id.repeat(8) + "-1111-4111-8111-111111111111", name },
    row: { name, choices: [], translations },
  });
  const records = [
    specification("1", "Cooling Capacity"),
    specification("2", "Volume", { ar: { name: [pairOf("Volume", "السعة")] } }),
    specification("3", "Weight"),
  ];
  const rows = exported(records);
  const row = rows.findIndex((cells) => cells.includes("Cooling Capacity")) + 1;
  const plan = await plannedFrom(edited(rows, row, { translation: " السعة" }), records);
  expect(plan.changes).toHaveLength(1);
  expect(plan.shared).toEqual([{ name: "Cooling Capacity", reason: expect.stringContaining("“Volume” has the same") }]);
  const other = await plannedFrom(edited(rows, row, { translation: "سعة التبريد" }), records);
  expect([other.changes.length, other.shared]).toEqual([1, []]);
});

test("what was exported and not edited changes nothing, whatever has become of the records since", async () => {
  await fc.assert(
    fc.asyncProperty(withPairs, withPairs, fc.boolean(), async (before, after, undoneOnly) => {
      const rows = exported([before], undoneOnly);
      if (rows.length === 1) return;
      for (const now of [before, after]) {
        const plan = await plannedFrom(rows, [now]);
        expect(plan).toMatchObject({ changes: [], words: [], conflicts: [], problems: [] });
      }
    }),
    { numRuns: 60 },
  );
});

test("what was edited changes exactly those words", async () => {
  await fc.assert(
    fc.asyncProperty(withPairs, fc.array(fc.nat(5), { minLength: 1, maxLength: 4 }), async (before, places) => {
      const rows = exported([before]);
      const wanted = new Set(places.map((place) => 2 + (place % (rows.length - 1))));
      const file = [...wanted].reduce((all, row) => edited(all, row, { translation: `جديد ${row}` }), rows);
      const plan = await plannedFrom(file, [before]);
      expect(plan.words.map(({ row }) => row).toSorted()).toEqual([...wanted].toSorted());
      expect(plan).toMatchObject({ conflicts: [], problems: [] });
      const after = exported(stored([before], plan));
      for (const [at, row] of rows.entries()) {
        if (wanted.has(at + 1)) expect(after[at]?.slice(5, 8)).toEqual([row[5], `جديد ${at + 1}`, "Translated"]);
        else expect(after[at]).toEqual(row);
      }
      for (const { translations } of plan.changes) expect(translationsSchema.parse(translations)).toEqual(translations);
      // Once more changes nothing.
      expect(await plannedFrom(file, stored([before], plan))).toMatchObject({ changes: [], conflicts: [] });
    }),
    { numRuns: 60 },
  );
});

describe("a word that was changed since the export", () => {
  const rows = edited(exported([WITH_NAME]), 2, { translation: "مراوح" });

  test("in English is a conflict; if it is chosen, its translation is stored as outdated", async () => {
    const now = product({ ...WITH_NAME.row, name: "Large fan" });
    const plan = await plannedFrom(rows, [now]);
    expect(plan.changes).toEqual([]);
    expect(plan.conflicts).toMatchObject([
      { row: 2, changed: "source", was: "Fan", source: "Large fan", before: "مروحة", after: "مراوح" },
    ]);
    const [after] = stored([now], await plannedFrom(rows, [now], [2]));
    expect(translated(["Large fan"], storedTranslations(after?.row ?? {})["ar"]?.["name"])).toEqual([
      { status: "outdated", text: "مراوح", earlier: fingerprint("Fan") },
    ]);
  });

  test("in Arabic, by somebody else, is one as well", async () => {
    const now = product({ ...WITH_NAME.row, translations: { ar: { name: [pairOf("Fan", "مروحة كبيرة")] } } });
    const plan = await plannedFrom(rows, [now]);
    expect(plan.changes).toEqual([]);
    expect(plan.conflicts).toMatchObject([{ row: 2, changed: "translation", before: "مروحة كبيرة", after: "مراوح" }]);
    expect((await plannedFrom(rows, [now], [2])).words).toHaveLength(1);
    // Nor is it one if both wrote the same.
    const same = product({ ...WITH_NAME.row, translations: { ar: { name: [pairOf("Fan", "مراوح")] } } });
    expect(await plannedFrom(rows, [same])).toMatchObject({ changes: [], conflicts: [], unchanged: 1, problems: [] });
  });

  test("and only went to another place is still translated", async () => {
    const file = edited(exported([WITH_NAME]), 4, { translation: "صغير" });
    const now = product({ ...WITH_NAME.row, features: ["Small", "Quiet", "New"] });
    const plan = await plannedFrom(file, [now]);
    expect(plan.words).toMatchObject([{ label: "Feature 1", source: "Small", after: "صغير" }]);
    expect(plan.conflicts).toEqual([]);
  });

  test("and is gone is named", async () => {
    const file = edited(exported([WITH_NAME]), 4, { translation: "صغير" });
    const plan = await plannedFrom(file, [product({ ...WITH_NAME.row, features: ["Quiet"] })]);
    expect(plan).toMatchObject({ changes: [], problems: [{ row: 4, reason: "This text is not there any more." }] });
    expect(await plannedFrom(file, [])).toMatchObject({
      ...{ problems: [{ row: 4, reason: "There is no product with this id any more." }], unchanged: 1 },
    });
  });
});

test("an outdated translation that is still right is confirmed by its status", async () => {
  const outdated = product({ translations: { ar: { name: [pairOf("Fans", "مروحة")] } } });
  const rows = exported([outdated]);
  expect(rows[1]?.[COLUMN.status]).toBe("Outdated");
  const plan = await plannedFrom(edited(rows, 2, { status: "translated" }), [outdated]);
  const [after] = stored([outdated], plan);
  expect(translationState(after?.row ?? {}, WORD_FIELDS.products, "ar")).toMatchObject({ translated: 1, outdated: 0 });
});

describe("a file that is not as it was exported", () => {
  const rows = exported([WITH_NAME]);

  test.each<[string, string[][], RegExp]>([
    [
      "another workbook",
      [
        ["Name", "Model", "Brand"],
        ["Fan", "F", "York"],
        ["Fan", "F", "York"],
      ],
      /not a file with translations/,
    ],
    ["without its ids", rows.map((row) => row.toSpliced(COLUMN.id, 1)), /no column "Id"/],
    ["without the Arabic", rows.map((row) => row.toSpliced(COLUMN.translation, 1)), /no column "Arabic"/],
  ])("%s is refused", async (_, file, message) => {
    await expect(plannedFrom(file, [WITH_NAME])).rejects.toThrow(message);
  });

  test.each<[string, string[][], { row: number; reason: string }]>([
    [
      "a damaged id",
      edited(rows, 2, { translation: "a", id: "1" }),
      { row: 2, reason: "Its id was changed or removed." },
    ],
    [
      "a damaged place",
      edited(rows, 2, { translation: "a", place: "name" }),
      { row: 2, reason: "Its place was changed or removed." },
    ],
    [
      "another kind",
      edited(rows, 2, { translation: "a", kind: "Fish" }),
      { row: 2, reason: 'There is no kind of content called "Fish".' },
    ],
    [
      "a column without words",
      edited(rows, 2, { translation: "a", place: "slug/1" }),
      { row: 2, reason: "This text is not there any more." },
    ],
    [
      "a text that is too long",
      edited(rows, 2, { translation: "ا".repeat(201) }),
      { row: 2, reason: "Fan, Name: Use at most 200 characters; this has 201." },
    ],
    [
      "two translations of one text",
      [...edited(rows, 2, { translation: "a" }), ...edited(rows, 2, { translation: "b" }).slice(1, 2)],
      { row: 5, reason: "Row 2 has a translation of the same text." },
    ],
  ])("%s is named, and the rest is taken", async (_, file, problem) => {
    const plan = await plannedFrom(edited(file, 3, { translation: "هادئ" }), [WITH_NAME]);
    expect(plan.problems).toEqual([problem]);
    expect(plan.words.map(({ after }) => after)).toContain("هادئ");
  });

  test("may have other rows above and no column Check, may be CSV, and empty translations count for nothing", async () => {
    const file = [["For Mona"], ...rows.map((row) => row.slice(0, 7))];
    const { table } = await readTable(new TextEncoder().encode(csvFile(edited(file, 4, { translation: "هادئ" }))));
    const read = readTranslations(table);
    expect(read.empty).toBe(1);
    expect(planTranslations(read, [WITH_NAME])).toMatchObject({ words: [{ row: 4 }], unchanged: 1, problems: [] });
  });

  test("is read whole, or refused: no row is left out in silence", async () => {
    const rowsMax = 40;
    const long = (length: number) =>
      workbookFile(
        "A",
        Array.from({ length }, (_, at) => ["a", `b ${at}`, "c"]),
      );
    const read = async (length: number) => {
      const { table } = await readTable(await long(length), {}, rowsMax);
      refuseExtent(table.rows.length, 3, rowsMax);
      return table.rows.length;
    };
    expect(await read(rowsMax + 1)).toBe(rowsMax + 1);
    await expect(read(rowsMax + 100)).rejects.toThrow("This table has more than 40 rows.");
  });

  test("names a formula without its result", () => {
    const table = { name: "", rows, problems: [{ row: 2, column: COLUMN.translation, reason: "is a formula" }] };
    expect(readTranslations(table).problems).toEqual([{ row: 3, reason: "The translation is a formula." }]);
  });
});
