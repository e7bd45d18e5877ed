import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { shortenClasses, withShortClasses } from "../../../../scripts/pipeline/code/short-classes.ts";

const folder = mkdtempSync(join(tmpdir(), "plantroom-classes-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundle = { files: join(folder, "files"), renderer: join(folder, "renderer") };
const assets = join(bundle.files, "_astro");
const SHEET = [
  "@layer base{html:not(.js) .needs-js{display:none}label:has(.opacity-0){color:red}}",
  "@layer utilities{.flex{display:flex}.inline-1\\/2{width:50%}.opacity-0{opacity:0}.needs-js{top:0}",
  ".group-hover\\:underline:is(:where(.group):hover *){color:red}",
  "@media (width>=64rem){.lg\\:grid,.lg\\:grid>p{display:grid}}:where(.js) .in-\\[\\.js\\]\\:sr-only{top:1px}",
  ".after\\:content-\\[\\'↗\\'\\]:after{content:'↗'}.a{left:0}}",
  "@keyframes appear{12.5%{opacity:0}}",
].join("");

/** A bundle as Astro leaves it. */
function makeBundle(script: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const path of [assets, join(bundle.renderer, "chunks")]) mkdirSync(path, { recursive: true });
  for (const name of ["site.AAAA.css", "admin.BBBB.css"]) writeFileSync(join(assets, name), SHEET);
  writeFileSync(join(assets, "site.js"), script);
  writeFileSync(join(bundle.renderer, "entry.mjs"), 'const sheet = "/_astro/site.AAAA.css";');
  const stylesOf = (src: string) => ({ styles: [{ sheet: { type: "external", src } }] });
  const styles = [
    ["/admin&src/pages/admin/index.astro", stylesOf("_astro/admin.BBBB.css")],
    ["/&src/pages/index.astro", stylesOf("_astro/site.AAAA.css")],
  ];
  writeFileSync(join(bundle.renderer, "renderer.json"), JSON.stringify({ styles }));
}

/** The name and the text of the public sheet. */
function publicSheet(): [name: string, text: string] {
  const name = readdirSync(assets).find((file) => file.startsWith("site.") && file.endsWith(".css")) ?? "";
  return [name, readFileSync(join(assets, name), "utf8")];
}

/** The classes that a page with this sheet gets in place of these. */
const shortened = (list: string): string => {
  const page = `<link rel="stylesheet" href="/_astro/${publicSheet()[0]}"><p class="${list}">class="flex"</p>`;
  return /<p class="([^"]*)">class="/.exec(withShortClasses(bundle)(page))?.[1] ?? "";
};

beforeEach(() => makeBundle('element.className = "flex lg:grid"'));

test("utilities get short names in the sheet and in pages, in the same way each time", () => {
  shortenClasses(bundle);
  const first = publicSheet();
  const names = shortened("flex inline-1/2 lg:grid group-hover:underline in-[.js]:sr-only after:content-[&#39;↗&#39;]");
  expect(names).toMatch(/^(?:[a-zA-Z] ?){6}$/);
  expect(new Set(names.split(" ")).size).toBe(6);
  for (const name of names.split(" ")) expect(first[1]).toContain(`.${name}`);
  makeBundle('element.className = "flex lg:grid"');
  shortenClasses(bundle);
  expect(publicSheet()).toEqual(first);
});

test("what scripts give to elements has its rules under both names, the rest only under the short one", () => {
  shortenClasses(bundle);
  const [, text] = publicSheet();
  const [flex = "", half = "", grid = ""] = shortened("flex inline-1/2 lg:grid").split(" ");
  expect(text).toContain(`.${flex},.flex{display:flex}`);
  expect(text).toContain(`.${grid},.lg\\:grid,.${grid}>p,.lg\\:grid>p{display:grid}`);
  expect(text).toContain(`.${half}{width:50%}`);
  expect(text).not.toContain("inline-1");
});

test("markers, classes of other layers and unknown ones stay, and no short name equals an existing class", () => {
  shortenClasses(bundle);
  expect(shortened("group js needs-js opacity-0 [&amp;&gt;p]:unknown")).toBe(
    "group js needs-js opacity-0 [&amp;&gt;p]:unknown",
  );
  expect(publicSheet()[1]).toContain("html:not(.js) .needs-js");
  expect(publicSheet()[1]).toContain("12.5%{opacity:0}");
  expect(shortened("flex inline-1/2 lg:grid").split(" ")).not.toContain("a");
});

test("a changed sheet has another address, also in the program that renders the pages", () => {
  shortenClasses(bundle);
  const [before] = publicSheet();
  expect(before).not.toBe("site.AAAA.css");
  expect(readFileSync(join(bundle.renderer, "entry.mjs"), "utf8")).toContain(before);
  makeBundle("");
  shortenClasses(bundle);
  expect(publicSheet()[0]).not.toBe(before);
});

test("the administration keeps its names", () => {
  shortenClasses(bundle);
  expect(readFileSync(join(assets, "admin.BBBB.css"), "utf8")).toBe(SHEET);
  const page = '<link rel="stylesheet" href="/_astro/admin.BBBB.css"><p class="flex"></p>';
  expect(withShortClasses(bundle)(page)).toBe(page);
});
