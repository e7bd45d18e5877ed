import { expect, test } from "vitest";
import { soundingLike } from "#domain/text/arabic-sound.ts";

const NAMES = [
  "grundfos",
  "systemair",
  "danfoss",
  "schneider",
  "mitsubishi",
  "centurion",
  "predator",
  "belimo",
  "مبرد",
];

test.each([
  ["جراندفوس", "grundfos"],
  ["غروندفس", "grundfos"],
  ["سيستماير", "systemair"],
  ["دانفوس", "danfoss"],
  ["شنايدر", "schneider"],
  ["ميتسوبيشي", "mitsubishi"],
  ["سنتوريون", "centurion"],
  ["بريداتور", "predator"],
  ["بيليمو", "belimo"],
])("%s sounds like %s", (typed, name) => expect(soundingLike(typed, NAMES).map((at) => NAMES[at])).toEqual([name]));

test.each(["مبرد", "لوا", "طلمبه"])("%s sounds like none of them", (typed) =>
  expect(soundingLike(typed, NAMES)).toEqual([]),
);
