import { icons } from "lucide-react";
import { expect, test } from "vitest";
import { lucideName, SYMBOLS } from "#domain/company/symbols.ts";

test("the site can draw every symbol that a form offers", () => {
  expect(SYMBOLS.filter((symbol) => !(lucideName(symbol) in icons))).toEqual([]);
});
