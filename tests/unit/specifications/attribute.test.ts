import { expect, test } from "vitest";
import { attributeFinder, findAttribute, nameKey, notStated } from "#domain/specifications/attribute.ts";

const ATTRIBUTES = [
  { name: "Cooling capacity", synonyms: ["Total capacity", "COP"] },
  { name: "COP", synonyms: ["Coefficient of performance", "Reference COP", "Total capacity"] },
];

test.each([
  ["Cooling capacity", "Cooling capacity"],
  [" COOLING\u00a0 Capacity", "Cooling capacity"],
  ["coefficient of performance", "COP"],
  ["cop", "COP"],
  ["Total capacity", "Cooling capacity"],
  ["Heating capacity", undefined],
])("%j is found as %j", (name, expected) => expect(findAttribute(ATTRIBUTES, name)?.name).toBe(expected));

test("names are compared without case, accents and blanks", () => {
  expect(nameKey("Débit d’air ")).toBe(nameKey("debit  d’AIR"));
});

test("what is expected and not stated is known whatever a product calls it", () => {
  const find = attributeFinder(ATTRIBUTES);
  const stated = (...names: string[]) => names.map((name) => ({ name }));
  expect(notStated(stated("reference cop", "Weight"), ATTRIBUTES, find)).toEqual(["Cooling capacity"]);
  expect(notStated(stated("COP", "Cooling capacity"), ATTRIBUTES, find)).toEqual([]);
  expect(notStated([], ATTRIBUTES, find)).toEqual(["Cooling capacity", "COP"]);
});
