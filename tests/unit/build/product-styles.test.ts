import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";

const SRC = join(PROJECT_ROOT, "src");
const STYLES = join(SRC, "styles");
const PAGE = join(SRC, "pages/products/[product].astro");
/** The scripts of every page, among them some for parts that product pages do not have. */
const SCRIPTS = join(SRC, "browser/site.ts");

/** The files that product.css leaves out. */
const filesLeftOut = (): ReadonlySet<string> =>
  new Set(leftOut.flatMap((pattern) => globSync(pattern, { cwd: STYLES })).map((file) => join(STYLES, file)));

/** The files of src/ that a product page imports, directly or not, lazily or not. */
function importedByProductPage(): string[] {
  const found = new Set([PAGE, SCRIPTS]);
  for (const file of found) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      const path = specifier.startsWith("#") ? join(SRC, specifier.slice(1)) : resolve(dirname(file), specifier);
      const isForOthers = file === SCRIPTS && filesLeftOut().has(path);
      if (/\.(?:astro|tsx?)$/.test(path) && existsSync(path) && !isForOthers) found.add(path);
    }
  }
  return [...found].filter((file) => file !== PAGE).map((file) => relative(STYLES, file));
}

/** The files whose utilities product.css leaves out; the pages themselves have none. */
const leftOut = [...readFileSync(join(STYLES, "product.css"), "utf8").matchAll(/@source not "([^"]+)"/g)]
  .map(([, pattern = ""]) => pattern)
  .filter((pattern) => pattern !== "../pages");

test("the sheet of product pages has the utilities of every part of them", () => {
  const imported = importedByProductPage();
  // A sign that the imports have been found.
  expect(imported).toEqual(expect.arrayContaining(["../islands/gallery-lightbox.tsx", "../browser/search-result.ts"]));
  const files = leftOut.flatMap((pattern) => globSync(pattern, { cwd: STYLES }));
  expect(files.length).toBeGreaterThan(20);
  expect(imported.filter((file) => files.includes(file))).toEqual([]);
});

test("every file that it leaves out is there", () => {
  const single = leftOut.flatMap((pattern) => {
    const [, before = "", names = pattern, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
    return names.split(",").map((name) => before + name + after);
  });
  expect(single.filter((pattern) => globSync(pattern, { cwd: STYLES }).length === 0)).toEqual([]);
});

test("the product page itself has no class names, because its folder is left out", () => {
  expect(readFileSync(PAGE, "utf8")).not.toMatch(/\bclass(?:Name)?=/);
});
