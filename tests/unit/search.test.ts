import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findTexts, makeSearchIndex } from "#domain/search-index.ts";
import { markedPieces, searchPatterns } from "#domain/search-patterns.ts";
import {
  facetCounts,
  foundAddresses,
  foundRecords,
  rankedRecords,
  withFacets,
  type SearchRecord,
} from "#domain/search.ts";
import { answers, searchQuery, textRuns, textsAnswering, textWords } from "#domain/search-words.ts";
import { PRODUCTS } from "../../scripts/seed/products.ts";

const TEXTS = PRODUCTS.map(({ name, model, text, features, specifications }) =>
  [name, model, text, ...features, ...specifications.map((line) => line.join(" "))].join(". "),
);
const WORDS = TEXTS.map(textWords);
const INDEX = makeSearchIndex(TEXTS.map(textWords));
const namesOf = (typed: string) => [...findTexts(INDEX, typed)].map((at) => PRODUCTS[at]?.name ?? "").toSorted();

describe("over the sample products", () => {
  test.each([
    [["19XR 742", "19XR-742", "19xr742", "742 19xr", "carrier 742 kW"], "742 kW"],
    [["30XA80", "30XA-80", "30xa 80", "30 xa 80", "30xa-8"], "30XA80"],
  ])("%j all find the one machine", (spellings, part) => {
    for (const typed of spellings) {
      expect(namesOf(typed), typed).toHaveLength(1);
      expect(namesOf(typed)[0], typed).toContain(part);
    }
  });

  test.each([
    ["1758 kW", "1,758 kW", "1758kW", "1,758kw"],
    ["chiller carrier", "carrier chiller", "Carrier chillers", "CARRIER  CHILLER"],
    ["R-410A", "R410A", "r 410a"],
    ["water-cooled chiller", "chiller, water-cooled", "watercooled chiller"],
    ["pump", "pumps"],
  ])("%j and its other spellings find the same", (first, ...others) => {
    expect(namesOf(first).length).toBeGreaterThan(0);
    for (const typed of others) expect(namesOf(typed), typed).toEqual(namesOf(first));
  });

  test("a number stays with its unit, and is not found inside another number", () => {
    expect(namesOf("100 kW").every((name) => !name.includes("1000"))).toBe(true);
    expect(namesOf("76 kW")).not.toContain(namesOf("1076 kW")[0]);
  });

  test.each(["nonsensezz", "30XA-9999", "chiller nonsense", "<b>x</b>zz", "%", "", "carpet"])(
    "%j finds nothing",
    (typed) => expect(namesOf(typed)).toEqual([]),
  );

  test("the order of the words makes no difference, and every further word narrows the result", () => {
    const words = [...new Set(TEXTS.join(" ").match(/[A-Za-z]{3,}/g) ?? [])];
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...words), { minLength: 2, maxLength: 4 }), (typed) => {
        const found = findTexts(INDEX, typed.join(" "));
        expect(findTexts(INDEX, typed.toReversed().join(" "))).toEqual(found);
        expect(found.isSubsetOf(findTexts(INDEX, typed.slice(1).join(" ")))).toBe(true);
      }),
    );
  });

  test("the index, the rule applied to each text and the patterns for the database find the same", () => {
    const pieces = TEXTS.join(" ").match(/[^\s.]+/g) ?? [];
    const typed = fc
      .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(" ", "-", "")), { minLength: 1, maxLength: 3 })
      .map((parts) => parts.flat().join("").trim().slice(0, 60));
    const lower = TEXTS.map((text) => text.toLowerCase());
    const matching = (fits: (at: number) => boolean) => TEXTS.flatMap((_, at) => (fits(at) ? [at] : []));
    fc.assert(
      fc.property(typed, (text) => {
        const query = searchQuery(text);
        const rule = (words: string[][]) => matching((at) => words.length > 0 && answers(WORDS[at] ?? [], words));
        const exact = rule(query.exact);
        const expected = exact.length > 0 ? exact : rule(query.apart);
        expect([...findTexts(INDEX, text)].sort((a, b) => a - b)).toEqual(expected);
        const patterns = searchPatterns(text);
        const byPattern = (all: string[]) =>
          matching((at) => all.every((pattern) => new RegExp(pattern).test(lower[at] ?? "")));
        const exactly = byPattern(patterns.exact);
        expect(exactly.length > 0 ? exactly : byPattern(patterns.apart)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  test("a catalogue of 5,000 products is searched quickly", () => {
    const many = Array.from({ length: 5000 }, (_, at) => `${TEXTS[at % TEXTS.length]} Serial ${at}`);
    const index = makeSearchIndex(many.map(textWords));
    const begin = performance.now();
    expect(findTexts(index, "chiller se").size).toBeGreaterThan(1000);
    expect(performance.now() - begin).toBeLessThan(250);
  });
});

describe("other forms of a word", () => {
  test.each([
    ["batteries", "a battery room"],
    ["cooling", "water cooled"],
    ["zurich", "made in Zürich"],
    ["Zürich", "made in Zurich"],
    ["3600 m3/h", "Air flow 3,600 m³/h"],
    ["مضخة", "مضخة مياه"],
    ["12.5 kW", "12.5kW"],
  ])("%j finds %j", (typed, text) => expect(answers(textWords(text), searchQuery(typed).exact)).toBe(true));

  test.each([
    ["5 kW", "12.5 kW"],
    ["series", "service"],
    ["process", "pro"],
  ])("%j does not find %j", (typed, text) => expect(answers(textWords(text), searchQuery(typed).exact)).toBe(false));
});

test("written pages are found by the same rule as products, with the words that Pagefind is asked for", () => {
  const texts = TEXTS.slice(0, 30);
  const index = makeSearchIndex(texts.map(textWords));
  const answering = (typed: string) => textsAnswering(texts, (text) => text, typed);
  const pieces = texts.join(" ").match(/[^\s.]+/g) ?? [];
  const typedTexts = fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((words) => words.join(" "));
  fc.assert(
    fc.property(typedTexts, (typed) => {
      const found = answering(typed);
      expect(found).toEqual([...findTexts(index, typed)].sort((a, b) => a - b).map((at) => texts[at]));
      const asked = searchQuery(typed).apart.flat();
      for (const runs of found.map(textRuns))
        expect(asked.every((word) => runs.some((run) => run.startsWith(word)))).toBe(true);
    }),
    { numRuns: 30 },
  );
});

describe("what the dialog shows", () => {
  const record = (title: string, values: Partial<SearchRecord> = {}): SearchRecord => ({
    url: `/${title}`,
    kind: "Product",
    title,
    summary: "",
    ...values,
  });
  const records = [
    record("Room unit", { brand: "DKC" }),
    record("Pump B", { brand: "Carrier", category: "Pumps" }),
    record("Pump a", { brand: "DKC", category: "Pumps" }),
  ];
  const data = { records, index: makeSearchIndex(["Room unit with pump", "Pump B", "Pump a"].map(textWords)) };

  test("results with the words in their title come first, then by kind and by name", () => {
    const written = [
      record("Privacy", { kind: "Page" }),
      record("Pump rooms", { kind: "Page" }),
      record("A hotel", { kind: "Reference" }),
      record("Pumps renewed", { kind: "Reference" }),
    ];
    const ranked = rankedRecords([...written, ...foundRecords(data, "pump")], "pump");
    expect(ranked.map(({ title }) => title)).toEqual([
      ...["Pump a", "Pump B", "Pumps renewed", "Pump rooms"],
      ...["Room unit", "A hotel", "Privacy"],
    ]);
    expect(foundAddresses(data, "pump b")).toEqual(new Set(["/Pump B"]));
  });

  test("the counts of a filter respect the other filters", () => {
    const found = foundRecords(data, "pump");
    expect(withFacets(found, { brand: "DKC", category: "Pumps" }).map(({ title }) => title)).toEqual(["Pump a"]);
    expect(Object.fromEntries(facetCounts(found, { brand: "DKC" }, "brand"))).toEqual({ DKC: 2, Carrier: 1 });
    expect(Object.fromEntries(facetCounts(found, { brand: "DKC" }, "kind"))).toEqual({ Product: 2 });
  });
});

test("what was found is marked, whatever is typed", () => {
  expect(markedPieces("Rooftop unit, roof 5 kW (30XA-80)", "roof 30xa80 (*")).toEqual([
    { text: "Roof", marked: true },
    { text: "top unit, ", marked: false },
    { text: "roof", marked: true },
    { text: " 5 kW (", marked: false },
    { text: "30XA-80", marked: true },
    { text: ")", marked: false },
  ]);
  expect(markedPieces("Anything", "")).toEqual([{ text: "Anything", marked: false }]);
});
