import { afterEach, expect, test } from "vitest";
import { FIRST_LANGUAGE } from "#domain/languages/languages.ts";
import { proposer } from "#domain/schedules/match.ts";
import { withNamesOf } from "#domain/schedules/named-catalogue.ts";
import { readSchedule } from "#domain/schedules/read-schedule.ts";
import { rowReader } from "#domain/schedules/resolve-row.ts";
import { reasonText, sheetTable, type SheetLanguage } from "#domain/schedules/sheet.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import { SHEET_TEXTS } from "#texts/sheets.ts";
import { seededCatalogue } from "../../support/content/seeded-catalogue.ts";

afterEach(() => setLanguage(FIRST_LANGUAGE));

const catalogue = seededCatalogue();
const { productData, attributes } = catalogue;
/** As the catalogue of the other language has them, in another order. */
const named = {
  ...productData,
  names: productData.names.toReversed().map((name) => `منتج ${name}`),
  positionOf: (slug: string) => productData.size - 1 - (productData.positionOf(slug) ?? 0),
  attributes: productData.attributes.map((one) => ({ ...one, name: `مواصفة ${one.id}` })).toReversed(),
};

const TEXT = "CH-01, water-cooled chiller, 2 nos., 350 TR, COP min. 5.8, R-22, 690/3/50, width 99 kPa, painted 3 kg";
const [raw] = readSchedule({ kind: "text", text: TEXT }, {}).rows;
if (!raw) throw new Error("The schedule has no row.");
const row = rowReader({ ...productData, attributes })(raw);
const [proposal] = proposer(catalogue)(row);
if (!proposal) throw new Error("The row has no proposal.");

test("a catalogue takes the names of another language, and keeps its order", () => {
  const shown = withNamesOf(productData, named);
  expect(shown.names).toEqual(productData.names.map((name) => `منتج ${name}`));
  expect(shown.attributes.map(({ id, name }) => [id, name])).toEqual(
    productData.attributes.map(({ id }) => [id, `مواصفة ${id}`]),
  );
  expect(withNamesOf(productData, productData)).toBe(productData);
});

test("a comparison sheet is in the language of its reader, with every figure in its own direction", () => {
  const product = { name: "", brand: "", address: "" };
  const sheet = (of: SheetLanguage) => sheetTable([{ row, quantity: 2, product, proposal }], "typed", of);
  const english = sheet({ words: SHEET_TEXTS, attributes: [] });
  setLanguage("ar");
  const of = { words: SHEET_TEXTS, attributes: named.attributes };
  const arabic = sheet(of);
  expect(arabic.map((line) => line[8])).toEqual([arabic[0]?.[8], ...english.slice(1).map((line) => line[8])]);
  const said = [
    ...arabic.slice(1).flatMap((line) => [line[9], line[10]]),
    ...proposal.compared.map((one) => reasonText(one, "typed", of)),
  ];
  expect(said.length).toBeGreaterThan(10);
  const bare = said.map((text = "") => text.replace(/\u2068[^\u2069]*\u2069/g, ""));
  expect(bare.filter((text) => /[\p{Script=Latin}\d]/u.test(text))).toEqual([]);
});
