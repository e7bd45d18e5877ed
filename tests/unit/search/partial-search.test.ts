import { expect, test } from "vitest";
import { partlyFound } from "#domain/search/partial-search.ts";
import { lookUpIn, type IndexPart } from "#domain/search/search-index.ts";
import { indexMaker } from "#domain/search/search-parts.ts";
import { searchPlan } from "#domain/search/search.ts";
import { SEARCH_MAX } from "#domain/search/search-limit.ts";
import { indexed } from "../../support/content/search-index.ts";

const TEXTS = [
  "Brand Carrier",
  "19XR Water-Cooled Chiller. Refrigerant R-134a. COP 5.6",
  "30XA Air-Cooled Chiller. Refrigerant R-134a",
  "End-Suction Fire Pump. Motor 75 kW",
  "End-Suction Pump",
];
const parts = indexMaker()(TEXTS.map((text) => indexed(text)));
const lookUp = lookUpIn(parts.map(({ json }) => JSON.parse(json) as IndexPart));
const find = (typed: string, near: number[] = []) => {
  const found = partlyFound(typed, searchPlan(typed), lookUp, { near: new Set(near), firstProduct: 1 });
  return found && { positions: [...found.positions], unmet: found.unmet };
};

test.each<[typed: string, near: number[], positions: number[], unmet: string[]]>([
  ["water cooled chiller 1000 kW R-134a COP 5.8", [1], [1], ["5.8"]],
  ["water cooled chiller 1000 kW R-134a", [], [1], ["1,000 kW"]],
  // The size alone is no better than a word.
  ["fire pump 750 gpm", [2], [3], ["750 gpm"]],
  ["air cooled chillers with R-1234ze", [], [2], ["R-1234ze"]],
  ["end suction pump Perpetual", [], [3, 4], ["Perpetual"]],
])("%j answers with what meets the most of it, and says what is missing", (typed, near, positions, unmet) => {
  expect(find(typed, near)).toEqual({ positions, unmet });
});

test("what is typed beyond the longest search does not count", () => {
  const long = `end suction pump ${"perpetual ".repeat(100)}`;
  expect(searchPlan(long)).toEqual(searchPlan(long.slice(0, SEARCH_MAX)));
});

test.each([
  "perpetual",
  "perpetual motion machine",
  "carrier perpetual",
  "pump perpetual",
  "nothing of the kind",
  "",
  "pump perpetual motion machine",
])("%j answers with nothing: too little of it is there", (typed) => expect(find(typed)).toBeNull());
