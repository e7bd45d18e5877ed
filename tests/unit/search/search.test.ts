import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageWords, textsMatching, wordingsOf } from "#domain/search/page-words.ts";
import { markedPieces, searchPatterns } from "#domain/search/search-patterns.ts";
import { hasAllTerms, searchQuery, textWords, type SearchTerm } from "#domain/search/search-words.ts";
import { PRODUCTS } from "../../../scripts/seed/products.ts";
import { found } from "../../support/content/search-index.ts";

const TEXTS = PRODUCTS.map(({ name, model, text, features, specifications }) =>
  [name, model, text, ...features, ...specifications.map((line) => line.join(" "))].join(". "),
);
const WORDS = TEXTS.map(textWords);
const find = found(TEXTS);
const namesOf = (typed: string) =>
  find(typed)
    .map((at) => PRODUCTS[at]?.name ?? "")
    .toSorted();

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
        // In another order, words may become a phrase with synonyms.
        const all = find(typed.join(" "));
        expect(find(typed.toReversed().join(" "))).toEqual(all);
        expect(find(typed.slice(1).join(" "))).toEqual(expect.arrayContaining(all));
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
        const rule = (terms: SearchTerm[]) => matching((at) => terms.length > 0 && hasAllTerms(WORDS[at] ?? [], terms));
        const exact = rule(query.exact);
        const expected = exact.length > 0 ? exact : rule(query.apart);
        expect(find(text)).toEqual(expected);
        const patterns = searchPatterns(text);
        const byPattern = (all: string[]) =>
          matching((at) => all.every((pattern) => new RegExp(pattern).test(lower[at] ?? "")));
        const exactly = byPattern(patterns.exact);
        expect(exactly.length > 0 ? exactly : byPattern(patterns.apart)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
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
  ])("%j finds %j", (typed, text) => expect(hasAllTerms(textWords(text), searchQuery(typed).exact)).toBe(true));

  test.each([
    ["5 kW", "12.5 kW"],
    ["series", "service"],
    ["process", "pro"],
  ])("%j does not find %j", (typed, text) =>
    expect(hasAllTerms(textWords(text), searchQuery(typed).exact)).toBe(false),
  );
});

describe("written pages are found by the same rule as products, with the words that Pagefind is asked for", () => {
  const expectSame = (texts: readonly string[], typed: string): void => {
    const answering = textsMatching(texts, (text) => text, typed);
    expect(answering).toEqual(found(texts)(typed).map((at) => texts[at]));
    const asked = wordingsOf(typed);
    for (const runs of answering.map((text) => [...pageWords(text)])) {
      const has = (word: string) => runs.some((run) => run.startsWith(word));
      expect(asked.every((wordings) => wordings.some((words) => words.every(has)))).toBe(true);
    }
  };

  test("whatever is typed", () => {
    const texts = TEXTS.slice(0, 30);
    const pieces = texts.join(" ").match(/[^\s.]+/g) ?? [];
    const typedTexts = fc.array(fc.constantFrom(...pieces), { maxLength: 3 }).map((words) => words.join(" "));
    fc.assert(
      fc.property(typedTexts, (typed) => expectSame(texts, typed)),
      { numRuns: 30 },
    );
  });

  test("also in other words for it", () => {
    const texts = ["Rooms with AHUs and a BMS", "An air-handling unit", "Handling of air in a unit", "Basic rooms"];
    expect(textsMatching(texts, (text) => text, "air handling unit")).toHaveLength(3);
    expect(wordingsOf("air handlers in halls")).toEqual([[["in", "hall"]], [["ahu"], ["air", "handler"]]]);
    for (const typed of ["AHU", "air handlers", "BAS", "AHU building automation system", "room ahu"])
      expectSame(texts, typed);
  });
});

test("a search of many words that mean the same asks for each of their phrases once", () => {
  const typed = "AHU, FCU, VRF, RTU, CRAC, ERV, BMS crac crac";
  expect(wordingsOf(typed)).toHaveLength(7);
  expect(wordingsOf(typed).flat().length).toBeLessThan(50);
});

describe("words that mean the same", () => {
  const texts = [
    "Air handling unit with plug fans",
    "AHU-500, double skin",
    "Air-handling units",
    "Fan coil unit",
    "A unit with fan and coil",
    "Basic ventilator",
    "Building management system",
    "Two-pipe chilled beams",
    "Packaged rooftop unit",
    "Outdoor unit, VRV",
  ];
  const search = found(texts);

  test.each([
    ["AHU", [0, 1, 2]],
    ["ahus", [0, 1, 2]],
    ["air handling unit", [0, 1, 2]],
    ["air-handling units", [0, 1, 2]],
    ["unit air handling", [0, 2]],
    ["AHU double skin", [1]],
    ["FCU", [3]],
    ["fan coil", [3, 4]],
    ["BMS", [6]],
    ["BAS", [5, 6]],
    ["building automation system", [6]],
    ["active beam", [7]],
    ["chilled beam", [7]],
    ["RTU", [8]],
    ["roof top units", [8]],
    ["VRF", [9]],
    ["variable refrigerant flow", [9]],
  ])("%j finds %j, in the index and by the patterns for the database", (typed, expected) => {
    expect(search(typed)).toEqual(expected);
    const { exact } = searchPatterns(typed);
    const lower = texts.map((text) => text.toLowerCase());
    const matching = (text: string) => exact.every((pattern) => new RegExp(pattern).test(text));
    expect(lower.flatMap((text, at) => (matching(text) ? [at] : []))).toEqual(expected);
  });

  test("the phrase that was found is marked", () => {
    expect(markedPieces("An air-handling unit", "AHU").filter(({ marked }) => marked)).toEqual([
      { text: "air-handling unit", marked: true },
    ]);
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
  // The stem finds it, although the whole word was typed.
  const marks = (text: string, typed: string) =>
    markedPieces(text, typed).flatMap((piece) => (piece.marked ? [piece.text] : []));
  expect(marks("Water-Cooled Chillers, cooling", "cooled chiller")).toEqual(["Cooled", "Chillers", "cool"]);
  expect(marks("المبرد الحلزوني (سكرو)، ٣ مُبرِّدات", "مبرد سكرو")).toEqual(["مبرد", "حلزوني", "سكرو"]);
  expect(marks("وحدة مناولة هواء", "وحده مناوله هوا")).toEqual(["وحدة مناولة هوا"]);
  expect(markedPieces("Anything", "")).toEqual([{ text: "Anything", marked: false }]);
});
