import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { corrected, isVocabulary, typingErrors } from "#domain/search/search-typos.ts";

const WORDS = [
  "carrier",
  "centrifugal",
  "centrifuge",
  "chiller",
  "compressor",
  "damper",
  "pump",
  "pumps",
  "watercooled",
];
const VOCABULARY = { words: WORDS, counts: WORDS.map((_, at) => (WORDS[at] === "pump" ? 9 : 1)) };
const fix = (typed: string) => corrected(typed, VOCABULARY);

test.each([
  ["centrifigal", "centrifugal"],
  ["Centrifigal Chiller 1,000 kW", "centrifugal chiller 1000 kw"],
  ["centrifugla", "centrifugal"],
  ["carier chiler", "carrier chiller"],
  ["hciller", "chiller"],
  ["pmup", "pump"],
  ["comprss", "compressor"],
])("%j is read as %j", (typed, meant) => expect(fix(typed)).toBe(meant));

test.each([
  ["a known word", "chillers"],
  ["the beginning of one", "centri"],
  ["a short word", "pmp"],
  ["a part number", "19XT"],
  ["too many errors for its length", "dxmpex"],
  ["something else", "nonsensezz"],
])("%s stays as it is", (_, typed) => expect(fix(typed)).toBeNull());

describe("in Arabic", () => {
  const words = ["carrier", "grundfos", "مبرد", "طلمبه", "مبادل"];
  const fixed = (typed: string) => corrected(typed, { words, counts: words.map(() => 1) });

  test.each([
    ["طلمية", "طلمبة"],
    ["المباادل", "مبادل"],
    ["تشيلير كاريرر", "تشيلر كاريير"],
    ["هاندلنح", "هاندلنج"],
    ["غروندفس", "غروندفوس"],
    ["تشي", "تشيلر"],
  ])("%j is read as %j, a word of the catalogue or of the trade", (typed, meant) => expect(fixed(typed)).toBe(meant));

  test("a name that is known in Latin letters alone is read as it sounds", () => {
    expect(corrected("بيليمو", { words: ["belimo"], counts: [1] })).toBe("belimo");
  });

  test.each(["المبرد", "تشيلر", "كلمة أخرى"])("%j stays as it is", (typed) => expect(fixed(typed)).toBeNull());
});

test("only words of letters are taken for corrections", () => {
  expect(["pump", "chilledwater", "مضخة"].every(isVocabulary)).toBe(true);
  expect(["30xa80", "kw", "~ahu~", "742 kw"].some(isVocabulary)).toBe(false);
});

describe("errors between words", () => {
  /** The same number, by trying all ways: exact and slow. */
  function errors(a: string, b: string): number {
    if (a === "" || b === "") return a.length + b.length;
    const least = Math.min(
      errors(a.slice(1), b) + 1,
      errors(a, b.slice(1)) + 1,
      errors(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
    );
    return a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]
      ? Math.min(least, errors(a.slice(2), b.slice(2)) + 1)
      : least;
  }

  test("are counted up to the limit, and to the nearest beginning", () => {
    const word = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(word, word, fc.integer({ min: 1, max: 2 }), (a, b, limit) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, length) => errors(a, b.slice(0, length)));
        expect(typingErrors(a, b, limit)).toEqual({
          whole: Math.min(limit + 1, errors(a, b)),
          beginning: Math.min(limit + 1, ...beginnings),
        });
      }),
    );
  });
});
