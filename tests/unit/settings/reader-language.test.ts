import { expect, test } from "vitest";
import { readerLanguage } from "#domain/settings/setting-words.ts";

test.each([
  ["/ar/contact", ["ar"], "ar"],
  ["/ar", ["ar"], "ar"],
  ["/arabesque", ["ar"], "en"],
  ["/contact", ["ar"], "en"],
  [null, ["ar"], "en"],
  // A link in a mail leads to pages that the site has.
  ["/ar/contact", [], "en"],
] as const)("who reads %s on a site in %j reads %s", (page, languages, language) =>
  expect(readerLanguage(page, { languages: [...languages] })).toBe(language),
);
