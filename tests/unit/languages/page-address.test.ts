import { afterEach, expect, test } from "vitest";
import type { Section } from "#domain/pages/sections.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import { pageAddress } from "#texts/language/page-address.ts";
import { writtenHtml } from "#site/content/written-text.ts";
import { sectionViews } from "#site/sections/written/section-views.ts";

afterEach(() => setLanguage("en"));

const SHARED = [
  ...["/downloads/references.pdf", "/pictures/a.webp", "/media/a-640.webp", "/data/products.json", "/api/contact"],
  ...["/admin", "/admin/login", "/favicon.svg", "/brands/carrier.svg?v=1", "#values", "https://a.example/products"],
  ...["mailto:a@b.example", "tel:+20255500100", "/ar/products"],
];
const PAGES = [
  ["/", "/ar"],
  ["/products", "/ar/products"],
  ["/products?search=19XR", "/ar/products?search=19XR"],
  ["/services#hvac", "/ar/services#hvac"],
  ["/database", "/ar/database"],
  ["/products?search=1.5", "/ar/products?search=1.5"],
] as const;

test("addresses that somebody wrote lead to pages in the language of the page", () => {
  for (const [written] of PAGES) expect(pageAddress(written)).toBe(written);
  setLanguage("ar");
  for (const [written, led] of PAGES) expect(pageAddress(written)).toBe(led);
  for (const written of SHARED) expect(pageAddress(written)).toBe(written);
});

test("so do the links of written texts and sections", () => {
  const markdown = "[a](/products) and [b](/downloads/references.pdf)";
  const action: Section = {
    ...{ type: "action" as const, hidden: false, heading: "Ask", text: null, button: "Go", address: "/contact" },
  };
  expect(writtenHtml(markdown)).toContain('href="/products"');
  setLanguage("ar");
  expect(writtenHtml(markdown)).toContain('href="/ar/products"');
  expect(writtenHtml(markdown)).toContain('href="/downloads/references.pdf"');
  expect(sectionViews([action])).toMatchObject([{ actions: [{ name: "Go", href: "/ar/contact" }] }]);
});
