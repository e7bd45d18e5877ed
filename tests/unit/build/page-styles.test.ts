import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/lib/environment.ts";

const SRC = join(PROJECT_ROOT, "src");
const STYLES = join(SRC, "styles");
/** The scripts of every page, among them some for parts that not every page has. */
const SCRIPTS = join(SRC, "browser/site.ts");

/** The patterns of what a sheet leaves out. */
const leftOutBy = (sheet: string): string[] =>
  [...readFileSync(join(STYLES, sheet), "utf8").matchAll(/@source not "([^"]+)"/g)].map(([, pattern = ""]) => pattern);

/** A folder stands for all files in it. */
const filesOf = (pattern: string): string[] =>
  globSync(/\.\w+$/.test(pattern) ? pattern : `${pattern}/**/*.{astro,ts,tsx}`, { cwd: STYLES });

/** The files of src/ that a page imports, directly or not, lazily or not. */
function importedBy(page: string, leftOut: ReadonlySet<string>): string[] {
  const found = new Set([page, SCRIPTS]);
  for (const file of found) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      const path = specifier.startsWith("#") ? join(SRC, specifier.slice(1)) : resolve(dirname(file), specifier);
      const isForOthers = file === SCRIPTS && leftOut.has(path);
      if (/\.(?:astro|tsx?)$/.test(path) && existsSync(path) && !isForOthers) found.add(path);
    }
  }
  return [...found].filter((file) => file !== page).map((file) => relative(STYLES, file));
}

describe.each([
  // The parts are a sign that the imports have been found.
  {
    sheet: "product.css",
    page: "products/[product].astro",
    parts: ["../islands/gallery-lightbox.tsx", "../browser/search-result.ts"],
  },
  { sheet: "home.css", page: "index.astro", parts: ["../components/BuildingSection.astro", "../browser/home.ts"] },
])("$sheet", ({ sheet, page, parts }) => {
  const path = join(SRC, "pages", page);
  const leftOut = leftOutBy(sheet);
  const files = leftOut.flatMap(filesOf);

  test("has the utilities of every part of its page", () => {
    const imported = importedBy(path, new Set(files.map((file) => join(STYLES, file))));
    expect(imported).toEqual(expect.arrayContaining(parts));
    expect(files.length).toBeGreaterThan(20);
    expect(imported.filter((file) => files.includes(file))).toEqual([]);
  });

  test("leaves out only files that are there", () => {
    const single = leftOut.flatMap((pattern) => {
      const [, before = "", names = pattern, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      return names.split(",").map((name) => before + name + after);
    });
    expect(single.filter((pattern) => filesOf(pattern).length === 0)).toEqual([]);
  });

  test("leaves out the page itself, which has no class names, with its folder", () => {
    expect(files).toContain(relative(STYLES, path));
    expect(readFileSync(path, "utf8")).not.toMatch(/\bclass(?:Name)?=/);
  });
});
