import { expect, test } from "vitest";
import { nameFinder } from "#domain/text/name-finder.ts";

const find = nameFinder(["Carrier 30XA-80 Chiller", "Carrier 30XA-100 Chiller", "Système VRF", "York YVAA"]);

test("finds by parts of words in any order, however they are joined", () => {
  expect(find("30xa80", 9)).toEqual([0]);
  expect(find("chiller 30XA", 9)).toEqual([0, 1]);
  expect(find("systeme", 9)).toEqual([2]);
  expect(find("carrier yvaa", 9)).toEqual([]);
});

test("finds no more than asked for, and nothing for nothing", () => {
  expect(find("chiller", 1)).toEqual([0]);
  expect(find(" - ", 9)).toEqual([]);
});

test("finds Arabic names however their letters are typed", () => {
  const arabic = nameFinder(["مضخة مياه", "مبرد كاريير 30XA-80"]);
  expect(arabic("مضخه مياة", 9)).toEqual([0]);
  expect(arabic("٣٠XA٨٠ مُبرد", 9)).toEqual([1]);
});
