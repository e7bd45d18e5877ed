import { pairOf } from "#domain/languages/translations.ts";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, inject, test } from "vitest";
import { undoChange } from "#db/changes/undo.ts";
import { unwrap } from "#db/errors.ts";
import { OTHER_LANGUAGES } from "#domain/languages/languages.ts";
import { WORD_FIELDS, type TranslatedTable } from "#domain/languages/word-fields.ts";
import { translationsSchema } from "#domain/languages/translations-schema.ts";
import { clientOf } from "../../support/database/database-stack.ts";
import {
  administrator,
  makeAttribute,
  makeBrand,
  makeCategory,
  makeCompanyRecord,
  makeDocument,
  makePage,
  makeProduct,
  plain,
  secret,
} from "../../support/database/database.ts";

const of = (client: SupabaseClient | typeof administrator, table: string) =>
  (client as unknown as SupabaseClient).from(table);

const MADE: Record<TranslatedTable, () => Promise<{ id: string }>> = {
  brands: makeBrand,
  categories: makeCategory,
  products: makeProduct,
  attributes: makeAttribute,
  pages: makePage,
  projects: () => makeCompanyRecord("projects"),
  services: () => makeCompanyRecord("services"),
  sectors: () => makeCompanyRecord("sectors"),
  testimonials: () => makeCompanyRecord("testimonials"),
  articles: () => makeCompanyRecord("articles"),
  certificates: () => makeCompanyRecord("certificates"),
  members: () => makeCompanyRecord("members"),
  documents: makeDocument,
};
const TABLES = Object.keys(WORD_FIELDS) as TranslatedTable[];
const ARABIC = { ar: { name: [pairOf("Fan", "مروحة")] } };

describe.each(TABLES)("the translations of %s", (table) => {
  test("are one column: a change of them is recorded alone, and undone alone", async () => {
    const { id } = await MADE[table]();
    const before: Record<string, unknown> = unwrap(await of(secret, table).select().eq("id", id).single());
    expect(before["translations"]).toEqual({});

    unwrap(await of(administrator, table).update({ translations: ARABIC }).eq("id", id).select());
    const rows = secret.from("change_rows").select().eq("record", id).not("revision", "is", null);
    const row = unwrap(await rows.order("revision", { ascending: false }).limit(1).single());
    expect([row.before, row.after]).toEqual([{ translations: {} }, { translations: ARABIC }]);

    await undoChange(administrator, row.change_id);
    const after: Record<string, unknown> = unwrap(await of(secret, table).select().eq("id", id).single());
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
  });

  test("are refused in another shape, by the name of the column", async () => {
    const { id } = await MADE[table]();
    const { error } = await of(administrator, table)
      .update({ translations: { ar: { name: "مروحة" } } })
      .eq("id", id);
    expect(error?.message).toContain(`${table}_translations_check`);
  });
});

test("nobody writes them without the right to publish", async () => {
  const { id } = await makeBrand();
  for (const client of [plain, clientOf(inject("stack"), inject("colleagues").writer)]) {
    const { data } = await client.from("brands").update({ translations: ARABIC }).eq("id", id).select();
    expect(data ?? []).toEqual([]);
  }
  expect(unwrap(await secret.from("brands").select().eq("id", id).single()).translations).toEqual({});
});

const PAIR = pairOf("Fan", "مروحة");
test.each<[string, unknown]>([
  ["nothing", {}],
  ["fields of Arabic", { ar: { name: [PAIR, pairOf("Pump", "")], page_title: [] } }],
  ["every other language", Object.fromEntries(OTHER_LANGUAGES.map((language) => [language, { name: [PAIR] }]))],
  ["as many pairs as are possible", { ar: { name: Array.from({ length: 2000 }, () => PAIR) } }],
  ["too many pairs", { ar: { name: Array.from({ length: 2001 }, () => PAIR) } }],
  ["a list", []],
  ["a number", 3],
  ["a language that no site has", { xx: { name: [PAIR] } }],
  ["the language of the records", { en: { name: [PAIR] } }],
  ["a language without fields", { ar: [PAIR] }],
  ["a field of another name", { ar: { "a b": [PAIR] } }],
  ["a field without pairs", { ar: { name: PAIR } }],
  ["a wording in place of its fingerprint", { ar: { name: [["Fan", "مروحة"]] } }],
  ["a fingerprint with more behind it", { ar: { name: [[`${PAIR[0]}\n`, "مروحة"]] } }],
  ["Markdown that would hang its page", { ar: { name: [PAIR, pairOf("Fan", `${">".repeat(7)} مروحة`)] } }],
  ["lines of several texts, which are not one paragraph", { ar: { name: Array.from({ length: 501 }, () => PAIR) } }],
  ["a pair of one", { ar: { name: [[PAIR[0]]] } }],
  ["a pair of three", { ar: { name: [[...PAIR, "ventilateur"]] } }],
  ["a pair with a number", { ar: { name: [[PAIR[0], 3]] } }],
  ["a pair with null", { ar: { name: [[PAIR[0], null]] } }],
  ["a text that is too long", { ar: { name: [pairOf("Fan", "م".repeat(200_001))] } }],
  [
    "texts that are too long together",
    { ar: { name: Array.from({ length: 6 }, () => pairOf("Fan", "م".repeat(100_000))) } },
  ],
])("the database and the forms agree on %s", async (_, translations) => {
  const { id } = await makeBrand();
  const { error } = await of(administrator, "brands").update({ translations }).eq("id", id);
  expect(error?.message ?? "").toMatch(
    translationsSchema.safeParse(translations).success ? /^$/ : /brands_translations/,
  );
});
