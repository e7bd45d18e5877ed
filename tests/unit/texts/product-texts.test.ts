import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { isolatedWords } from "#client/products/isolated-words.ts";
import { isolated } from "#domain/languages/languages.ts";
import * as brands from "#texts/brands.ts";
import * as comparison from "#texts/comparison.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import * as listing from "#texts/listing.ts";
import * as products from "#texts/products.ts";
import * as units from "#texts/units.ts";

const MODULES = { brands, comparison, listing, products, units };
/** Abbreviations that are the same in Arabic. */
const THE_SAME = new Set(["SI", "IP", "CSV", "PDF"]);

/** The texts of a module without those that are made of values, by their places. */
function textsIn(value: unknown, place: string): [string, string][] {
  if (typeof value === "string") return [[place, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}

/** A text without the marks that keep its figures in order. */
const seen = (text: string): string => text.replace(/[\u2066\u2069]/gu, "");

beforeEach(() => setLanguage("ar"));
afterEach(() => setLanguage("en"));

test("every text about products is in Arabic on Arabic pages", () => {
  const texts = Object.entries(MODULES).flatMap(([name, module]) => textsIn({ ...module }, name));
  const english = texts.filter(([, text]) => /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(text));
  expect(english.filter(([, text]) => !THE_SAME.has(text))).toEqual([]);
  expect(texts.length).toBeGreaterThan(150);
});

describe("numbers of products", () => {
  test("have the six forms of Arabic", () => {
    expect([0, 1, 2, 3, 11, 100, 3000].map((count) => seen(products.PHRASES.products(count)))).toEqual([
      "لا توجد منتجات",
      "منتج واحد",
      "منتجان",
      "3 منتجات",
      "11 منتجًا",
      "100 منتج",
      "3,000 منتج",
    ]);
    expect(seen(listing.LISTING_TEXTS.shown(2, 2))).toBe("2 من منتجين");
  });

  test("are in English as they were", () => {
    setLanguage("en");
    expect([1, 3000].map((count) => products.PHRASES.products(count))).toEqual(["1 product", "3,000 products"]);
    expect(listing.FILTER_TEXTS.show(1)).toBe("Show 1 product");
    expect(listing.POINT_TEXTS.others(1, true)).toMatch(
      /^1 product with other conditions, or none stated, is left out: /,
    );
    expect(listing.POINT_TEXTS.others(2, false)).toMatch(/^2 products .* are at the end: /);
  });
});

test("names and figures within a sentence keep their order", () => {
  expect(listing.SORT_TEXTS.nearest("1,000 kW")).toContain(isolated("1,000 kW"));
  expect(products.PHRASES.list(["R-134a", "R-32"])).toBe(`${isolated("R-134a")}، ${isolated("R-32")}`);
  expect(listing.FILTER_TEXTS.ends.min("COP", null)).toBe(`${isolated("COP")} من`);
});

test("words of a record have their direction, even if they begin with the name of a brand", () => {
  expect(isolatedWords("مبرد مياه")).toEqual({ dir: "rtl" });
  expect(isolatedWords("Carrier مبرد مياه")).toEqual({ dir: "rtl" });
  expect(isolatedWords("Carrier 19XR")).toEqual({ lang: "en", dir: "ltr" });
  expect(isolatedWords("10–12")).toEqual({});
  setLanguage("en");
  expect(isolatedWords("Carrier 19XR")).toEqual({});
});
