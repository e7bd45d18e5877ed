import { describe, expect, test } from "vitest";
import {
  inLanguage,
  pairOf,
  translated,
  translationState,
  withPairs,
  withTranslation,
  type Pair,
} from "#domain/languages/translations.ts";
import { translationsSchema } from "#domain/languages/translations-schema.ts";
import { translationChanges, translationsText } from "#domain/languages/translation-text.ts";
import { PRODUCT_WORDS, WORD_FIELDS } from "#domain/languages/word-fields.ts";
import { fieldChanges } from "#domain/content/field-changes.ts";

const FAN: Pair = pairOf("Fan", "مروحة");
const PUMP: Pair = pairOf("Pump", "مضخة");

describe("the words of a field in another language", () => {
  test("are found by their source, wherever it stands", () => {
    expect(translated(["Pump", "Fan"], [FAN, PUMP])).toEqual([
      { status: "translated", text: "مضخة" },
      { status: "translated", text: "مروحة" },
    ]);
    expect(translated(["Pump", "Valve", "Fan"], [FAN, PUMP])[1]).toEqual({ status: "missing", text: "Valve" });
    expect(translated(["Fan "], [FAN])[0]?.status).toBe("translated");
  });

  test("with the same source, each has the translation at its place", () => {
    const pairs: Pair[] = [pairOf("Supply", "إمداد"), pairOf("Supply", "توريد")];
    expect(translated(["Supply", "Supply"], pairs).map(({ text }) => text)).toEqual(["إمداد", "توريد"]);
  });

  test("are outdated when the source at their place was another one", () => {
    expect(translated(["Fans", "Pump"], [FAN, PUMP])[0]).toEqual({
      status: "outdated",
      text: "مروحة",
      earlier: FAN[0],
    });
  });

  test("do not take the translation of a word that went to another place", () => {
    expect(translated(["Valve", "Fan"], [FAN, PUMP])).toEqual([
      { status: "missing", text: "Valve" },
      { status: "translated", text: "مروحة" },
    ]);
  });

  test("are missing without a translation, or with an empty one: the word itself is shown", () => {
    const missing = [{ status: "missing", text: "Fan" }];
    expect(translated(["Fan"])).toEqual(missing);
    expect(translated(["Fan"], [pairOf("Fan", " ")])).toEqual(missing);
    expect(translated(["Fan"], [pairOf("Fans", "")])).toEqual(missing);
  });
});

describe("a translation that is typed", () => {
  test("has the present source; the others stay as they are, outdated ones too", () => {
    const words = ["Fans", "Pump", "Valve"];
    const pairs = withTranslation(words, [FAN, PUMP, pairOf("Valve", "")], 2, "صمام");
    expect(pairs).toEqual([FAN, PUMP, pairOf("Valve", "صمام")]);
    expect(withTranslation(words, pairs, 0, "مراوح")[0]).toEqual(pairOf("Fans", "مراوح"));
  });

  test("leaves nothing behind when it is the last to be removed", () => {
    const pairs = withTranslation(["Fan"], [FAN], 0, "");
    expect(pairs).toEqual([]);
    expect(withPairs({ ar: { name: [FAN] } }, "ar", "name", pairs)).toEqual({});
    const both = { ar: { name: [FAN], model: [PUMP] } };
    expect(withPairs(both, "ar", "name", [])).toEqual({ ar: { model: [PUMP] } });
  });
});

const product = {
  name: "Fan",
  description: "A fan.",
  features: ["Quiet", "Small"],
  images: [{ url: "/a.png", alt: "Fan" }],
  slug: "fan",
  translations: {
    ar: {
      name: [FAN],
      features: [pairOf("Silent", "صامت"), pairOf("Small", "صغير")],
      slug: [pairOf("fan", "مروحة")],
      gone: [pairOf("Gone", "ذهب")],
    },
  },
};

test("a record knows how many of its words are translated, outdated and missing", () => {
  expect(translationState(product, PRODUCT_WORDS, "ar")).toEqual({ translated: 2, outdated: 1, missing: 2 });
  expect(translationState({ name: "Fan" }, PRODUCT_WORDS, "ar")).toEqual({ translated: 0, outdated: 0, missing: 1 });
});

describe("a row in a language", () => {
  test("has its words replaced, and nothing else", () => {
    const row = inLanguage(product, "products", "ar");
    expect(row).toEqual({ ...product, name: "مروحة", features: ["صامت", "صغير"] });
    expect(inLanguage(product, "products", "ar")).toBe(row);
  });

  test("is the same object if nothing of it is translated", () => {
    expect(inLanguage(product, "products", "en")).toBe(product);
    const other = { ...product, translations: {} };
    expect(inLanguage(other, "products", "ar")).toBe(other);
    const without = { name: "Fan" };
    expect(inLanguage(without, "products", "ar")).toBe(without);
  });

  test("may be a part of one", () => {
    expect(inLanguage({ name: "Fan", translations: product.translations }, "products", "ar").name).toBe("مروحة");
  });
});

describe("what may be stored", () => {
  const accepts = (value: unknown) => translationsSchema.safeParse(value).success;

  test("pairs of two texts by language and field", () => {
    expect(accepts({})).toBe(true);
    expect(accepts({ ar: { name: [FAN], page_title: [] } })).toBe(true);
    expect(translationsSchema.parse({ ar: { name: [pairOf("Fan", " مروحة\n")] } })).toEqual({ ar: { name: [FAN] } });
    // A text that no page can show.
    expect(accepts({ ar: { body: [pairOf("Fan", `${"> ".repeat(7)}مروحة`)] } })).toBe(false);
  });

  test.each([
    [[]],
    [{ en: { name: [FAN] } }],
    [{ xx: { name: [FAN] } }],
    [{ ar: { "two words": [FAN] } }],
    [{ ar: { name: FAN } }],
    [{ ar: { name: [["Fan", "مروحة"]] } }],
    [{ ar: { name: [[FAN[0]]] } }],
    [{ ar: { name: [[FAN[0], null]] } }],
    [{ ar: { name: [[...FAN, "ventilateur"]] } }],
    [{ ar: { name: Array.from({ length: 2001 }, () => FAN) } }],
    [{ ar: { name: [pairOf("Fan", "م".repeat(200_001))] } }],
    [{ ar: { name: Array.from({ length: 5 }, () => pairOf("Fan", "م".repeat(100_000))) } }],
  ])("nothing else (%#)", (value) => {
    expect(accepts(value)).toBe(false);
  });
});

describe("changes of translations in words", () => {
  test("have the language and the field", () => {
    const before = { translations: { ar: { name: [FAN] } } };
    const after = { translations: { ar: { name: [pairOf("Fan", "مراوح")], features: [pairOf("Quiet", "هادئ")] } } };
    expect(fieldChanges("products", before, after)).toEqual([
      { field: "translations", label: "Arabic: Name", before: "مروحة", after: "مراوح" },
      { field: "translations", label: "Arabic: Features", before: "", after: "هادئ" },
    ]);
    expect(fieldChanges("brands", null, { translations: {} })).toEqual([]);
  });

  test("say that a translation was confirmed", () => {
    expect(
      translationChanges({ name: "Name" }, { ar: { name: [FAN] } }, { ar: { name: [pairOf("Fans", FAN[1])] } }),
    ).toEqual([{ label: "Arabic: Name", before: "مروحة", after: "مروحة (for the present wording)" }]);
  });

  test("are read from a draft that holds anything", () => {
    expect(fieldChanges("products", null, { translations: "CANARY" })).toEqual([]);
    expect(translationsText({ name: "Name" }, { ar: { name: [FAN] } })).toBe("Arabic: Name: مروحة");
  });
});

test("every table of records with words has fields for them", () => {
  for (const fields of Object.values(WORD_FIELDS)) {
    expect(Object.values(fields).some((field) => "words" in field && field.words)).toBe(true);
  }
});
