import { describe, expect, test } from "vitest";
import { answersTerm, markedPieces, partNumberForms, searchTerm } from "#domain/search.ts";

describe("part numbers", () => {
  test.each([
    ["30XA-80", ["30XA80", "30XA 80"]],
    ["30XA80", ["30XA 80"]],
    ["R-134a", ["R134a", "R 134a"]],
    ["19XR", []],
    ["Air-Cooled Screw Chiller, 266 kW", []],
  ])("%s is also indexed as %j", (number, forms) => {
    expect(partNumberForms(number)).toEqual(forms);
  });

  test.each([
    ["30XA-80", "30XA80"],
    ["30xa-", "30xa"],
    [" 19XR  chiller ", "19XR chiller"],
    ["air-cooled", "air-cooled"],
  ])("%j asks for %j", (typed, term) => {
    expect(searchTerm(typed)).toBe(term);
  });
});

describe("answers", () => {
  const text = "Carrier 30XA80 30XA 80 Air-Cooled Screw Chiller with cooled oil and a battery room in Zürich";
  test.each(["30xa80", "30XA8", "screw chillers", "cooling", "batteries", "zurich", "aircooled", "air-cooled"])(
    "%s is answered",
    (term) => {
      expect(answersTerm(text, term)).toBe(true);
    },
  );
  // The index answers these with the longest beginning it knows.
  test.each(["30xa800", "chiller nonsense", "carpet", "r134a"])("%s is not", (term) => {
    expect(answersTerm(text, term)).toBe(false);
  });
});

test("beginnings of words are marked, whatever is typed", () => {
  expect(markedPieces("Rooftop unit, roof 5 kW (c++)", "roof c++")).toEqual([
    { text: "Roof", marked: true },
    { text: "top unit, ", marked: false },
    { text: "roof", marked: true },
    { text: " 5 kW (", marked: false },
    { text: "c", marked: true },
    { text: "++)", marked: false },
  ]);
});
