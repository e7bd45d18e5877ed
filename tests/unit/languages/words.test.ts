import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { WORD_FIELDS } from "#domain/languages/word-fields.ts";
import { labelledWords, withWords, wordsOf, type WordFields } from "#domain/languages/words.ts";

const SECTOR: WordFields = WORD_FIELDS.sectors;
const PAGE: WordFields = WORD_FIELDS.pages;
const PRODUCT: WordFields = WORD_FIELDS.products;

const STUDY = {
  title: "A hotel",
  location: "Cairo",
  description: "Chillers.",
  results: ["Quiet", "Cool"],
  image: "/a.png",
  project: "a-hotel",
};
const SECTIONS = [
  { type: "points", hidden: false, heading: "Why", lead: null, points: [{ title: "Fast", text: "Days." }] },
  {
    type: "figures",
    hidden: true,
    heading: "Figures",
    lead: "In short",
    figures: [{ number: "12 MW", label: "cold" }],
  },
  { type: "action", hidden: false, heading: "Ask", text: null, button: "Contact us", address: "/contact" },
];

describe("the words of a field", () => {
  test("a text is one, an empty one none", () => {
    expect(wordsOf(PRODUCT, "name", "A fan")).toEqual(["A fan"]);
    expect(wordsOf(PRODUCT, "description", null)).toEqual([]);
    expect(wordsOf(PRODUCT, "description", " ")).toEqual([]);
  });

  test("a list has one for each line, stored or typed", () => {
    expect(wordsOf(SECTOR, "features", ["One", "Two"])).toEqual(["One", "Two"]);
    expect(wordsOf(SECTOR, "features", "One\n\nTwo")).toEqual(["One", "Two"]);
    expect(wordsOf(SECTOR, "paragraphs", "One\ntwo\n\nThree")).toEqual(["One\ntwo", "Three"]);
  });

  test("groups have those of their texts in the order of the fields, without figures, addresses and slugs", () => {
    expect(wordsOf(SECTOR, "figures", [{ label: "on average", number: "12 MW" }])).toEqual(["on average"]);
    expect(wordsOf(SECTOR, "case_studies", [STUDY])).toEqual(["A hotel", "Cairo", "Chillers.", "Quiet", "Cool"]);
    expect(wordsOf(PRODUCT, "images", [{ url: "/a.png", alt: "A fan" }])).toEqual(["A fan"]);
  });

  test("sections have those of their texts, hidden ones too", () => {
    expect(wordsOf(PAGE, "sections", SECTIONS)).toEqual([
      ...["Why", "Fast", "Days."],
      ...["Figures", "In short", "cold"],
      ...["Ask", "Contact us"],
    ]);
  });

  test.each([
    [SECTOR, "slug", "hotels"],
    [SECTOR, "icon", "hotel"],
    [SECTOR, "sort_order", 3],
    [SECTOR, "image", "/a.png"],
    [WORD_FIELDS.brands, "contact_email", "a@example.com"],
    [WORD_FIELDS.brands, "website", "https://example.com"],
    [WORD_FIELDS.certificates, "number", "ISO-1"],
    [PRODUCT, "specifications", [{ name: "Head", value: "3 m" }]],
    [PAGE, "sections", [{ type: "unknown", heading: "What" }]],
    [PAGE, "toString", "no field"],
  ])("other fields have none (%#)", (fields: WordFields, name, value) => {
    expect(wordsOf(fields, name, value)).toEqual([]);
  });

  test("each says where it stands and how long it may be", () => {
    const [, location] = labelledWords(SECTOR, "case_studies", [STUDY]);
    expect(location).toEqual({ text: "Cairo", label: "Case studies 1: Location", max: 200, long: false });
    expect(labelledWords(SECTOR, "features", ["One"])[0]?.label).toBe("Key points 1");
  });
});

test("other words take the places of those of a field, and nothing else changes", () => {
  const [first] = withWords(SECTOR, "case_studies", [STUDY], ["فندق", "القاهرة", "مبردات"]);
  expect(first).toEqual({ ...STUDY, title: "فندق", location: "القاهرة", description: "مبردات" });
  expect(withWords(PAGE, "sections", SECTIONS, ["لماذا"])[0]).toEqual({ ...SECTIONS[0], heading: "لماذا" });
});

const text = fc.string({ maxLength: 8 });
const optional = fc.option(text);
const entry = fc.record({ title: text, location: text, description: optional, results: fc.array(text), project: text });
const section = fc.oneof(
  fc.record({ type: fc.constant("text"), hidden: fc.boolean(), heading: optional, text }),
  fc.record({
    type: fc.constant("questions"),
    hidden: fc.boolean(),
    heading: text,
    lead: optional,
    questions: fc.array(fc.record({ question: text, answer: text })),
  }),
);

test.each<[WordFields, string, fc.Arbitrary<unknown>]>([
  [PRODUCT, "name", text],
  [PRODUCT, "images", fc.array(fc.record({ url: text, alt: text }))],
  [SECTOR, "hint", optional],
  [SECTOR, "paragraphs", fc.array(text)],
  [SECTOR, "case_studies", fc.array(entry)],
  [PAGE, "sections", fc.array(section)],
  [PAGE, "sections", fc.anything()],
  [PAGE, "slug", fc.anything()],
])("its own words change nothing of a value (%#)", (fields, name, values) => {
  fc.assert(
    fc.property(values, (value) => {
      // What is read from the database is JSON.
      const stored: unknown = JSON.parse(JSON.stringify(value ?? null));
      const words = wordsOf(fields, name, stored);
      expect(withWords(fields, name, stored, words)).toEqual(stored);
      const marked = words.map((word, place) => `${word} ${place}.`);
      expect(wordsOf(fields, name, withWords(fields, name, stored, marked))).toEqual(marked);
    }),
  );
});
