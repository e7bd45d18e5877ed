import { pairOf } from "#domain/languages/translations.ts";
import { describe, expect, test } from "vitest";
import { contentIn } from "#site/content/content-language.ts";
import { listedAttributes } from "#site/content/attribute-data.ts";
import { attributeFinder } from "#domain/specifications/attribute.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { attribute, brand, category, product, snapshotOf } from "../../../support/content/site-content.ts";

/** The translations of a record: by field, its words with those in Arabic. */
const arabic = (words: Record<string, [string, string][]>) => ({ translations: { ar: words } });

const CARRIER = brand("Carrier", arabic({ name: [pairOf("Carrier", "كاريير")] }));
const ACME = brand("Acme", arabic({ name: [pairOf("Acme", "يونيون")] }));
const PUMPS = category("Pumps", arabic({ name: [pairOf("Pumps", "الطلمبات")] }));
const HEAD = attribute("Head", "m", arabic({ name: [pairOf("Head", "الرفع")] }));
const DRIVE = attribute("Drive", null, {
  kind: "choice",
  choices: ["Electric", "Diesel"],
  ...arabic({
    name: [pairOf("Drive", "المحرك")],
    choices: [pairOf("Electric", "كهربائي"), pairOf("Diesel", "ديزل")],
  }),
});
const of = { brand: CARRIER, category: PUMPS };
const FIRE_PUMP = product(
  "A fire pump",
  { ...of, specifications: { Head: "80 m", Drive: "Diesel", Paint: "red" } },
  arabic({
    name: [pairOf("A fire pump", "طلمبة حريق 80 m")],
    description: [pairOf("About A fire pump.", "عن الطلمبة.")],
  }),
);
const BOOSTER = product("B booster", of, arabic({ name: [pairOf("B booster", "بوستر")] }));
const UNTRANSLATED = product("C valve", of);

const CONTENT = snapshotOf({
  brands: [ACME, CARRIER],
  categories: [PUMPS],
  attributes: [HEAD, DRIVE],
  products: [FIRE_PUMP, BOOSTER, UNTRANSLATED],
});
const productIn = (content: Snapshot, { id }: { id: string }) =>
  contentIn(content, "ar").products.find((one) => one.id === id);

describe("the content in Arabic", () => {
  test("has the words of a product, its brand, its category and its specifications, with their figures in order", () => {
    expect(productIn(CONTENT, FIRE_PUMP)).toMatchObject({
      name: "طلمبة حريق \u206680 m\u2069",
      description: "عن الطلمبة.",
      brand: { name: "كاريير", slug: "carrier" },
      category: "الطلمبات",
      specifications: [
        { name: "الرفع", value: "80 m" },
        { name: "المحرك", value: "ديزل" },
        { name: "Paint", value: "red" },
      ],
    });
  });

  test("shows what is not translated as it is stored", () => {
    expect(productIn(CONTENT, UNTRANSLATED)).toMatchObject({ name: "C valve", description: "About C valve." });
  });

  test("lists products and brands by their names in Arabic", () => {
    const { products, brands } = contentIn(CONTENT, "ar");
    expect(products.map(({ name }) => name)).toEqual(["C valve", "بوستر", "طلمبة حريق \u206680 m\u2069"]);
    expect(brands.map(({ name }) => name)).toEqual(["كاريير", "يونيون"]);
  });

  test("keeps the stored names of specifications in addresses, and finds products by them", () => {
    const { attributes } = contentIn(CONTENT, "ar");
    expect(listedAttributes(attributes).map(({ id, name }) => [id, name])).toEqual([
      ["head", "الرفع"],
      ["drive", "المحرك"],
    ]);
    expect(attributes.map(({ synonyms }) => synonyms)).toEqual([["Head"], ["Drive"]]);
  });

  test("leaves two specifications with the same translation their own names, so that no figure gets the unit of the other", () => {
    const capacity = attribute("Cooling capacity", "kW", arabic({ name: [pairOf("Cooling capacity", "السعة")] }));
    const volume = attribute("Volume", "l", arabic({ name: [pairOf("Volume", "السعة ")] }));
    const tank = product("D tank", { ...of, specifications: { "Cooling capacity": "500", Volume: "500" } });
    const { products, attributes } = contentIn({ ...CONTENT, attributes: [capacity, volume], products: [tank] }, "ar");
    const find = attributeFinder(attributes);
    expect(products[0]?.specifications.map(({ name }) => [name, find(name)?.unit])).toEqual([
      ["Cooling capacity", "kW"],
      ["Volume", "l"],
    ]);
  });

  test("is the content itself in the first language", () => {
    expect(contentIn(CONTENT, "en")).toBe(CONTENT);
  });
});

describe("after an edit", () => {
  const edited = { ...BOOSTER, model: "B2" };
  const after = { ...CONTENT, products: [FIRE_PUMP, edited, UNTRANSLATED] };

  test("what has not changed is the same object, so that nothing else is rendered again", () => {
    const before = productIn(CONTENT, FIRE_PUMP);
    expect(productIn(after, FIRE_PUMP)).toBe(before);
    expect(productIn(after, BOOSTER)).toMatchObject({ name: "بوستر", model: "B2" });
    expect(contentIn(after, "ar").categories).toBe(contentIn(CONTENT, "ar").categories);
    expect(contentIn(after, "ar").brands).toBe(contentIn(CONTENT, "ar").brands);
  });

  test("of an Arabic name the English content stays the same", () => {
    const renamed = { ...BOOSTER, ...arabic({ name: [pairOf("B booster", "آلة ضغط")] }) };
    const content = { ...CONTENT, products: [FIRE_PUMP, renamed, UNTRANSLATED] };
    expect(contentIn(content, "en").products[1]).toMatchObject({ name: "B booster" });
    expect(contentIn(content, "ar").products.map(({ name }) => name)).toEqual([
      "C valve",
      "آلة ضغط",
      "طلمبة حريق \u206680 m\u2069",
    ]);
  });
});
