import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  foldedArabic,
  hasArabic,
  lettersFoldedTo,
  withoutArticle,
  wordEndings,
  wordForms,
} from "#domain/text/arabic-letters.ts";

const LETTERS = Array.from("ابتثجحخدذرزسشصضطظعغفقكلمنهويأإآٱىةؤئء");
const MARKS = Array.from("\u064b\u064e\u064f\u0650\u0651\u0652\u0640\u0670\u200f\u200e");
const letter = fc.constantFrom(...LETTERS);
const word = fc.string({ unit: letter, minLength: 1, maxLength: 9 });
const text = fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 5 }).map((words) => words.join(" "));

describe("letters", () => {
  test.each([
    ["أإآٱا", "ااااا"],
    ["مبنى", "مبني"],
    ["مضخة", "مضخه"],
    ["هواء", "هوا"],
    ["مؤشر هوائي", "موشر هوايي"],
    ["مُبَرِّد", "مبرد"],
    ["مبـــرد", "مبرد"],
    ["ﻣﺒﺮﺩ ﻻ", "مبرد لا"],
    ["کیلو", "كيلو"],
    ["Carrier 19XR é", "Carrier 19XR é"],
  ])("%j is compared as %j", (typed, folded) => expect(foldedArabic(typed)).toBe(folded));

  test("what is folded stays", () => {
    fc.assert(fc.property(text, (typed) => void expect(foldedArabic(foldedArabic(typed))).toBe(foldedArabic(typed))));
  });

  test("marks, widening and signs of direction make no difference, wherever they are", () => {
    const marked = fc
      .array(fc.tuple(letter, fc.constantFrom("", ...MARKS)), { minLength: 1, maxLength: 12 })
      .map((pairs) => [pairs.map(([own]) => own).join(""), pairs.flat().join("")] as const);
    // A hamza or madda above is part of its letter, so composed letters are given as such.
    fc.assert(
      fc.property(marked, ([plain, withMarks]) => void expect(foldedArabic(withMarks)).toBe(foldedArabic(plain))),
    );
  });

  test("a text without Arabic letters stays as it is", () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        if (!hasArabic(typed)) expect(foldedArabic(typed)).toBe(typed);
      }),
    );
  });

  test("each letter is folded to the one that its group is known by", () => {
    for (const folded of ["ا", "ه", "و", "ي", "ك"])
      for (const one of lettersFoldedTo(folded)) expect(foldedArabic(one)).toBe(folded);
  });
});

describe("words without what is written together with them", () => {
  test.each([
    ["المبرد", "مبرد"],
    ["للمبرد", "مبرد"],
    ["والمضخه", "مضخه"],
    ["بالهوا", "هوا"],
    ["ورق", "ورق"],
    ["الو", "الو"],
    ["وحده", "وحده"],
  ])("%j → %j", (typed, bare) => expect(withoutArticle(typed)).toBe(bare));

  test("a word of three letters or fewer is never shortened, and what is left has two letters", () => {
    const folded = word.map(foldedArabic).filter((one) => one !== "");
    fc.assert(
      fc.property(folded, (one) => {
        const [first, ...others] = wordForms(one);
        expect(first).toBe(one);
        if (one.length <= 3) expect(others).toEqual([]);
        for (const other of others) {
          expect(one.endsWith(other)).toBe(true);
          expect(other.length).toBeGreaterThanOrEqual(2);
        }
      }),
    );
  });

  test("the article is found before any word that is long enough", () => {
    const long = fc.string({ unit: fc.constantFrom("م", "ر", "س", "ح"), minLength: 3, maxLength: 8 });
    fc.assert(
      fc.property(long, fc.constantFrom("ال", "وال", "بال", "كال", "فال", "لل", "ولل"), (one, article) => {
        expect(wordForms(article + one)).toContain(one);
        expect(withoutArticle(article + one)).toBe(one);
      }),
    );
  });

  test("a letter joined to a word is only perhaps one", () => {
    expect(wordForms("ومضخه")).toEqual(["ومضخه", "مضخه"]);
    expect(wordForms("فلتر")).toEqual(["فلتر", "لتر"]);
    expect(wordForms("كبار", "وبل")).toEqual(["كبار"]);
  });
});

test.each([
  ["وحده", ["وحده", "وحدات"]],
  ["وحدات", ["وحدات", "وحده"]],
  ["مركزيه", ["مركزيه", "مركزي"]],
  ["مبرد", ["مبرد"]],
])("%j is also %j", (typed, others) => expect(wordEndings(typed)).toEqual(others));
