import { readFileSync } from "node:fs";
import { describe, expect, inject, test } from "vitest";
import { undoChange } from "#db/changes/undo.ts";
import { countTranslations, listTranslations, readWordRecords } from "#db/content/translations.ts";
import { isForbidden, unwrap } from "#db/errors.ts";
import { storeTranslations } from "#db/changes/store-translations.ts";
import { TRANSLATED_TABLES } from "#domain/languages/table/translated-tables.ts";
import { pairOf, translationState } from "#domain/languages/translations.ts";
import { WORD_FIELDS } from "#domain/languages/word-fields.ts";
import { clientOf } from "../../support/database/database-stack.ts";
import { SIGNED_IN, withOwnDatabase } from "../../support/database/own-stack.ts";
import {
  administrator,
  makeAttribute,
  makeCategory,
  makePage,
  makeProduct,
  plain,
  secret,
  stranger,
  unique,
} from "../../support/database/database.ts";
import { wordShapes } from "../../support/content/word-shapes.ts";

const writer = clientOf(inject("stack"), inject("colleagues").writer);
const ALL = { limit: 1000, offset: 0 };
const listed = async (name: string) =>
  (await listTranslations(administrator, { language: "ar", search: name }, ALL)).data;

test("the database knows the same words as the code", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    const [found] = await rows<{ shapes: unknown }>("select checks.word_shapes() as shapes");
    expect(found?.shapes, "Put the fields that have words now into checks.word_shapes().").toEqual(wordShapes());
  });
}, 120_000);

type Counts = ReturnType<typeof translationState>;
const byTable = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);

test("the database counts the sample as the code does", async () => {
  await withOwnDatabase(async ({ migrate, rows }) => {
    await migrate();
    const seed = readFileSync(new URL("../../../supabase/seed.sql", import.meta.url), "utf8");
    await rows(`do $seed_of_test$ begin ${seed} end $seed_of_test$`);
    // So that something is outdated, too.
    await rows(
      "update public.products set name = name || ' II' where id in (select id from public.products order by id limit 3)",
    );
    for (const statement of SIGNED_IN) await rows(statement);
    const counted = await rows<{ table_name: string; record: string } & Counts>(
      "select table_name, record, translated, outdated, missing from public.list_translations('ar')",
    );
    const code: typeof counted = [];
    for (const table of TRANSLATED_TABLES)
      for (const row of await rows<{ id: string }>(`select * from public.${table}`))
        code.push({ table_name: table, record: row.id, ...translationState(row, WORD_FIELDS[table], "ar") });
    const sorted = (all: typeof counted) => all.toSorted((one, other) => (one.record < other.record ? -1 : 1));
    expect(code.length).toBeGreaterThan(100);
    expect(sorted(counted)).toEqual(sorted(code));
    const totals = await rows(
      "select table_name, records::int, translated::int, outdated::int, missing::int from public.count_translations('ar')",
    );
    const sums = Map.groupBy(code, (one) => one.table_name);
    const sumOf = (of: readonly Counts[], what: keyof Counts) => of.reduce((all, one) => all + one[what], 0);
    expect(totals.toSorted(byTable)).toEqual(
      [...sums]
        .map(([table_name, of]) => ({
          ...{ table_name, records: of.length },
          ...{ translated: sumOf(of, "translated"), outdated: sumOf(of, "outdated"), missing: sumOf(of, "missing") },
        }))
        .toSorted(byTable),
    );
  });
}, 120_000);

/** The counts of every record, as the code counts them, with the records as they are read. */
async function countedByCode() {
  const read = await Promise.all(TRANSLATED_TABLES.map((table) => readWordRecords(administrator, table)));
  return read.flat().map((record) => ({
    ...{ table: record.table, id: record.id, name: record.name },
    ...translationState(record.row, WORD_FIELDS[record.table], "ar"),
  }));
}
const byId = (all: readonly { id: string }[]) => all.toSorted((a, b) => (a.id < b.id ? -1 : 1));

test("the database counts as the code does, also where texts have changed since", async () => {
  const name = unique("Counted");
  const SPACES = "\u00A0 \u3000\uFEFF";
  const feature = (text: string, translation: string) => pairOf(text, translation);
  await makeProduct({
    name,
    description: "A text",
    features: ["Moved", "Twice", "Twice", "Renamed"],
    images: [
      { url: "/a.webp", alt: "" },
      // A description must not begin or end with what PostgreSQL takes for a blank.
      { url: "/b.webp", alt: `${SPACES}Seen ${SPACES}` },
    ],
    translations: {
      ar: {
        name: [pairOf("Earlier", "سابق")],
        description: [pairOf("A text", "نص")],
        features: [
          feature("Twice", "مرتين"),
          feature("Moved", "منقول"),
          feature("Older", "أقدم"),
          feature("Old", SPACES),
        ],
        images: [pairOf("Seen", "مرئي")],
        gone: [pairOf("Gone", "ذهب")],
      },
    },
  });
  await makeProduct({
    name: `${name} outdated`,
    features: ["One", "Two"],
    translations: { ar: { features: [feature("Eins", "واحد"), feature("Two", "")] } },
  });
  // With another number of words nobody knows which was meant.
  await makeProduct({
    name: `${name} other`,
    features: ["One"],
    translations: {
      ar: {
        features: [pairOf("A", "أ"), pairOf("B", "ب")],
      },
    },
  });
  await makeAttribute({ name: `${name} attribute`, kind: "choice", choices: ["Scroll", "Screw"] });
  await makePage({
    title: `${name} page`,
    sections: [
      {
        type: "points",
        hidden: false,
        heading: "Why",
        lead: null,
        points: [
          { title: "A", text: "B" },
          { title: "C", text: "D" },
        ],
      },
      { type: "figures", hidden: true, heading: "Figures", lead: "Lead", figures: [{ number: "12", label: "plants" }] },
    ],
    translations: {
      ar: {
        sections: [
          pairOf("Why", "لماذا"),
          pairOf("A", "أ"),
          pairOf("Bee", "ب"),
          pairOf("C", ""),
          pairOf("D", "د"),
          pairOf("Figures", "أرقام"),
          pairOf("x", "س"),
          pairOf("plants", "محطات"),
        ],
      },
    },
  });

  const shown = (await listed(name)).map(({ table, id, name: of, translated, outdated, missing }) => ({
    ...{ table, id, name: of },
    ...{ translated, outdated, missing },
  }));
  // Other tests add records of their own to this database at the same time.
  const code = (await countedByCode()).filter((one) => one.name.startsWith(name));
  const undone = code.filter(({ outdated, missing }) => outdated + missing > 0);
  expect(byId(shown)).toEqual(byId(undone));
  expect(undone.length).toBeGreaterThan(2);
  // What the test is for is among them.
  expect(code.some(({ translated }) => translated > 0)).toBe(true);
  expect(code.some(({ outdated }) => outdated > 0)).toBe(true);
});

test("records are found by kind, state and a part of their name, sorted and in pages", async () => {
  const name = unique("Listed");
  const done = { ar: { name: [pairOf(`${name} done`, "تم")] } };
  const bare = { features: [], images: [], description: "x" };
  await makeProduct({
    ...bare,
    name: `${name} done`,
    translations: { ar: { ...done.ar, description: [pairOf("x", "س")] } },
  });
  const old = await makeProduct({
    ...bare,
    name: `${name} B old`,
    translations: { ar: { name: [pairOf("Old", "قديم")], description: [pairOf("x", "س")] } },
  });
  const missing = await makeProduct({ ...bare, name: `${name} A missing` });
  const category = await makeCategory({ name: `${name} C category`, description: null });

  const names = async (filter: Partial<Parameters<typeof listTranslations>[1]>, page = ALL) =>
    (await listTranslations(administrator, { language: "ar", search: name.toUpperCase(), ...filter }, page)).data.map(
      ({ id }) => id,
    );
  expect(await names({ order: "name" })).toEqual([missing.id, old.id, category.id]);
  expect(await names({ order: "changed" })).toEqual([category.id, missing.id, old.id]);
  expect((await names({}))[0]).toBe(missing.id);
  expect(await names({ table: "categories" })).toEqual([category.id]);
  expect(await names({ status: "outdated" })).toEqual([old.id]);
  expect(await names({ status: "missing", order: "name" })).toEqual([missing.id, category.id]);
  expect(await names({ order: "name" }, { limit: 1, offset: 1 })).toEqual([old.id]);
  expect(await names({ search: "100%_" })).toEqual([]);
});

test("only who reads content learns what is translated", async () => {
  await makeProduct();
  for (const caller of [plain, clientOf(inject("stack"), inject("colleagues").sales)]) {
    expect((await listTranslations(caller, { language: "ar" }, ALL)).count).toBe(0);
    expect(await countTranslations(caller, "ar")).toEqual([]);
  }
  await expect(countTranslations(stranger, "ar")).rejects.toSatisfy(isForbidden);
  expect((await listTranslations(writer, { language: "ar" }, ALL)).count).toBeGreaterThan(0);
});

describe("translations of a file", () => {
  const arabicOf = (name: string, text: string) => ({ ar: { name: [pairOf(name, text)] } });
  async function two() {
    const [product, attribute] = [await makeProduct(), await makeAttribute()];
    return {
      product,
      attribute,
      changes: [
        { table: "products" as const, id: product.id, seen: {}, translations: arabicOf(product.name, "منتج") },
        { table: "attributes" as const, id: attribute.id, seen: {}, translations: arabicOf(attribute.name, "قدرة") },
      ],
    };
  }
  const translationsOf = async (table: "products" | "attributes", id: string) =>
    unwrap(await secret.from(table).select("translations").eq("id", id).single()).translations;

  test("are one change of all their records, which is undone as a whole", async () => {
    const { product, attribute, changes } = await two();
    const title = unique("arabic.xlsx");
    const { id, changed } = await storeTranslations(administrator, title, changes);
    expect(changed).toBe(2);
    expect(await translationsOf("products", product.id)).toEqual(changes[0]?.translations);
    expect(await translationsOf("attributes", attribute.id)).toEqual(changes[1]?.translations);
    expect((await listed(product.name))[0]).toMatchObject({ id: product.id, translated: 1 });
    const [change] = unwrap(await secret.from("changes").select("kind, title, summary").eq("id", id));
    expect(change).toMatchObject({ kind: "import", title, summary: { records: 2 } });
    await undoChange(administrator, id);
    expect(await translationsOf("products", product.id)).toEqual({});
    expect(await translationsOf("attributes", attribute.id)).toEqual({});
  });

  test("are not stored, none of them, where one record was translated meanwhile", async () => {
    const { product, attribute, changes } = await two();
    unwrap(
      await administrator
        .from("products")
        .update({ translations: arabicOf(product.name, "آخر") })
        .eq("id", product.id)
        .select(),
    );
    const { edited, changed } = await storeTranslations(administrator, unique("late.xlsx"), changes);
    expect([changed, edited.map(({ record }) => record)]).toEqual([0, [product.id]]);
    expect(await translationsOf("attributes", attribute.id)).toEqual({});
  });

  test("are refused to writers and visitors", async () => {
    const { product, changes } = await two();
    for (const caller of [stranger, plain, writer])
      await expect(storeTranslations(caller, "forged.xlsx", changes)).rejects.toSatisfy(isForbidden);
    expect(await translationsOf("products", product.id)).toEqual({});
  });

  test("delete no specification", async () => {
    const attribute = await makeAttribute();
    const { id } = unwrap(
      await administrator.from("changes").insert({ kind: "import", title: "a" }).select("id").single(),
    );
    const rows = [{ table_name: "attributes", record: attribute.id, before: { translations: {} }, after: null }];
    expect((await administrator.rpc("store_change_rows", { of_change: id, rows })).error?.code).toBe("PT400");
  });
});
