import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pageElements } from "../../../../scripts/pipeline/code/page-elements.ts";
import { attributeReader, pageTags } from "../../../../scripts/pipeline/code/page-tags.ts";
import { internalLinks } from "../../../../scripts/pipeline/release/links.ts";
import { pageParts } from "../../../../scripts/pipeline/render/page-parts.ts";

/** As Astro escapes a value: angle brackets stay. */
const inAttribute = (text: string): string => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
/** As the text of a page's Markdown is escaped: quotes stay. */
const inText = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** A page that shows this text wherever a text of a record stands. */
const pageWith = (text: string): string =>
  [
    `<!doctype html><html><head><title>${inText(text)}</title><meta name="description" content="${inAttribute(text)}">`,
    `<link rel="icon" href="/icon.svg"><style>${"a>b{c:d}".repeat(40)}</style><script>if (a<b) "<main>"</script></head><body>`,
    `<!-- <dialog> --><header class="top" aria-label="${inAttribute(text)}"><a href="/">${"Home ".repeat(80)}</a></header>`,
    `<main id="content"><img class="photo" alt="${inAttribute(text)}"/><p>${inText(text)}</p><a href="/products?a#b">x</a></main>`,
    `<footer aria-label="${inAttribute(text)}"><a class="end" href="/privacy">${"Privacy ".repeat(80)}</a></footer></body></html>`,
  ].join("");

/** What the build takes from such a page. */
const readOf = (text: string) => {
  const page = pageWith(text);
  const { classes, tags } = pageElements(page);
  return {
    tags: [...pageTags(page)].map(({ name, isEnd }) => (isEnd ? `/${name}` : name)),
    links: internalLinks(page),
    classes: [...classes],
    elements: [...tags],
    cuts: pageParts(page).map((part) => [part.isShared, part.text.slice(0, 5)]),
  };
};

const PLAIN = readOf("Valves");
const pieces = fc.constantFrom(
  ...'<script> </script> <main> </main </main> <style> <ul> <!-- --> \' " / > < = & x href= src= class= popover href="/none"'.split(
    " ",
  ),
  " ",
);

test("the page of the tests is read as it should be", () => {
  expect(PLAIN.links).toEqual(["/icon.svg", "/", "/products", "/privacy"]);
  expect(PLAIN.classes).toEqual(expect.arrayContaining(["top", "photo", "end"]));
  expect(PLAIN.elements).not.toContain("dialog");
  expect(PLAIN.cuts.filter(([isShared]) => isShared)).toHaveLength(3);
});

test.each([
  "<script>id</script>",
  "Acme <script> Ltd",
  "a popover b",
  "x class=",
  "x href=",
  'See href="/none"',
  "</main>",
  "<main>",
])("the text %s changes nothing that the build reads from a page", (text) => expect(readOf(text)).toEqual(PLAIN));

test("no text changes what the build reads from a page", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      expect(readOf(parts.join(""))).toEqual(PLAIN);
    }),
  );
});

test("attributes may have single quotes, upper case or no value, and comments and scripts have no tags", () => {
  const html = `<!-- <b> --><A HREF='/x">' hidden><SCRIPT>"<b>"</SCRIPT ><input data-popover="a" popover/><textarea><b></textarea>`;
  const read = attributeReader("href", "popover");
  expect([...pageTags(html)].map(({ name, isEnd, attributes }) => [isEnd, name, read(attributes)])).toEqual([
    [false, "a", [["href", '/x">']]],
    [false, "script", []],
    [true, "script", []],
    [false, "input", [["popover", ""]]],
    [false, "textarea", []],
    [true, "textarea", []],
  ]);
});

test.each(["<!--", "<a ", '<a "', "<a '", "<title>", "</p"])("a page of %s without an end is read once", (text) => {
  expect([...pageTags(`<b>${text.repeat(100_000)}`)][0]).toMatchObject({ name: "b" });
});
