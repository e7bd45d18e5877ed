import { expect, test } from "vitest";
import type { ChosenRow } from "#domain/schedules/sheet.ts";
import { SHEET_TEXTS } from "#texts/en/sheets.ts";
import { submittalItems } from "#domain/submittals/items.ts";

const line = (slug: string, quantity = 1) => ({ slug, name: `Seen ${slug}`, quantity, note: "" });

/** A row of a schedule for which a product was chosen; it asks for one thing that cannot be compared. */
const chosen = (tag: string, slug: string, service = ""): ChosenRow & { slug: string } => ({
  slug,
  row: {
    tag,
    service,
    description: "water-cooled chiller",
    quantity: 2,
    categories: [],
    asked: [],
    uncompared: [{ text: "painted blue", reason: "no figure" }],
  } as unknown as ChosenRow["row"],
  quantity: 2,
  product: { name: slug, brand: "", address: "" },
  proposal: { position: 0, compared: [] },
});
const find = ({ slug }: { slug: string }) => (slug === "gone" ? null : { name: `Now ${slug}`, brand: "Maker" });

test("items have the order of the quote list, with the tags and rows that chose them", () => {
  const rows = [chosen("CH-02", "chiller"), chosen("P-01", "pump", "Chilled water"), chosen("CH-01", "chiller")];
  const items = submittalItems([line("pump", 3), line("fan"), line("chiller", 4)], rows, find, "typed", {
    words: SHEET_TEXTS,
    attributes: [],
  });
  expect(items.map(({ name, tags, quantity }) => [name, tags, quantity])).toEqual([
    ["Now pump", "P-01", 3],
    ["Now fan", "", 1],
    ["Now chiller", "CH-02, CH-01", 4],
  ]);
  expect(items.map(({ compared }) => compared.map(({ title }) => title))).toEqual([
    ["P-01 · Chilled water"],
    [],
    ["CH-02 · water-cooled chiller", "CH-01 · water-cooled chiller"],
  ]);
  expect(items[0]?.compared[0]?.lines).toEqual([
    { name: "", required: "painted blue", proposed: "–", verdict: null, remark: "no figure" },
  ]);
});

test("a product that is gone keeps the name that was seen, and has no datasheet", () => {
  expect(submittalItems([line("gone")], [], find, "typed", { words: SHEET_TEXTS, attributes: [] })[0]).toMatchObject({
    name: "Seen gone",
    brand: "",
    isListed: false,
  });
});
