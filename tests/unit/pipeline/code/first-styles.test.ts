import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { END, firstStyles } from "../../../../scripts/pipeline/code/first-styles.ts";
import { pageElements } from "../../../../scripts/pipeline/code/page-elements.ts";
import { sheetRules } from "../../../../scripts/pipeline/code/sheet-rules.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-styles-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const LINK = '<link rel="stylesheet" href="/_astro/site.css">';
const SHEET = [
  "@layer theme,base,utilities;",
  "@layer theme{:root{--ink:#000;--bad:red}}",
  "@layer base{h1,blockquote{margin:0}dialog::backdrop{color:red}}",
  "@layer utilities{.ink{color:var(--ink)}.bad{color:var(--bad)}.ink:hover{color:blue}",
  "@media (width>=64rem){.lg\\:flex{display:flex}.lg\\:grid{display:grid}}.w-1\\/2{width:50%}.js .later:not(.bad){top:0}}",
  "@property --tw-x{syntax:'*';inherits:false}@keyframes appear{from{opacity:0}}",
].join("");

/** The rules that this HTML gets of the sheet. */
const rulesFor = (html: string): string => sheetRules(SHEET).rulesFor(pageElements(html));

test("a page has the rules of its first screen, and the link to the whole sheet after it", () => {
  mkdirSync(join(folder, "_astro"));
  writeFileSync(join(folder, "_astro", "site.css"), SHEET);
  const page = `<html><head>${LINK}</head><body><h1 class="ink">$&</h1>${END}<p class="bad">More</p>${END}<footer></footer>`;
  const made = firstStyles(folder)(page);
  expect(made).toContain(`${LINK}<p class="bad">More</p><footer></footer>`);
  expect(made.split(LINK)).toHaveLength(2);
  expect(made).toContain('</style></head><body><h1 class="ink">$&</h1>');
  expect(made).not.toContain(END);
  expect(made).toMatch(/<style>@layer theme,base,utilities;.*\.ink\{color:var\(--ink\)\}/);
  expect(made).not.toMatch(/\.bad\{/);
});

test("a text in an attribute is never taken for the mark, which Astro leaves there as it is but for quotes and ampersands", () => {
  const attribute = END.replaceAll("&", "&#38;").replaceAll('"', "&#34;");
  const page = `<html><head><meta name="description" content="A ${attribute}<h1>B</h1>">${LINK}</head><body>${END}</body>`;
  expect(firstStyles(folder)(page)).toContain(`content="A ${attribute}<h1>B</h1>"`);
});

test("pages without a sheet, or without an end of the first screen, stay as they are", () => {
  const add = firstStyles(folder);
  for (const page of ["<html><head></head><body></body></html>", `<head>${LINK}</head><body></body>`])
    expect(add(page)).toBe(page);
});

test("rules are kept for the classes and elements that are seen, in their order and in their media", () => {
  const rules = rulesFor('<h1 class="ink lg:flex w-1/2"></h1>');
  expect(rules).toContain("h1{margin:0}");
  expect(rules).toContain("@media (width>=64rem){.lg\\:flex{display:flex}}");
  expect(rules).toContain(".w-1\\/2{width:50%}");
  expect(rules).not.toMatch(/blockquote|backdrop|hover|lg\\:grid|keyframes|@property/);
});

test("custom properties that no kept rule uses are left out", () => {
  expect(rulesFor('<p class="ink"></p>')).toContain("--ink:#000");
  expect(rulesFor('<p class="ink"></p>')).not.toContain("--bad");
});

test("what only counts later is left out: transitions, open menus, further letters of the typeface", () => {
  const sheet = [
    "@layer base{:root{--font:a}html{font-family:var(--font,b,c)}}.ink{color:red;transition:color 1s;cursor:pointer}",
    ".ink:popover-open{top:0}.ink:not(:popover-open){left:0}",
    "@font-face{font-family:A;unicode-range:U+370-3FF}@font-face{font-family:B;unicode-range:U+??,U+131}",
  ].join("");
  expect(sheetRules(sheet).rulesFor(pageElements('<p class="ink"></p>'))).toBe(
    [
      "@layer base{:root{--font:a}html{font-family:var(--font)}}.ink{color:red}.ink:not(:popover-open){left:0}",
      "@font-face{font-family:B;unicode-range:U+??,U+131}",
    ].join(""),
  );
});

test("what scripts add to the page counts as seen, and a class after :not() is not asked for", () => {
  expect(rulesFor('<p class="later"></p>')).toContain(".js .later:not(.bad){top:0}");
});

test("menus and dialogs that are closed do not count, and what comes after them does", () => {
  const { classes, tags } = pageElements(
    '<div class="a [&amp;&gt;p]:b" data-x="1 > 0"><div popover class="c"><div><i class="d"></i></div></div><dialog><b class="e"></b></dialog></div><u class="f"></u>',
  );
  expect([...classes].sort()).toEqual(["[&>p]:b", "a", "asks", "f", "js", "laid-out"]);
  expect([...tags]).toEqual(expect.arrayContaining(["div", "u"]));
  expect([...tags]).not.toContain("i");
});
