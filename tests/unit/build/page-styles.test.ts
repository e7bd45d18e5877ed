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

/** A folder means all files in it. */
const filesOf = (pattern: string): string[] =>
  globSync(/\.\w+$/.test(pattern) ? pattern : `${pattern}/**/*.{astro,ts,tsx}`, { cwd: STYLES });

/** The files of src/ that pages import, directly or not, lazily or not. */
function importedBy(pages: readonly string[], leftOut: ReadonlySet<string>): string[] {
  const found = new Set([...pages, SCRIPTS]);
  for (const file of found) {
    for (const [, specifier = ""] of readFileSync(file, "utf8").matchAll(/(?:from|import)\s*\(?\s*"([^"]+)"/g)) {
      const path = specifier.startsWith("#") ? join(SRC, specifier.slice(1)) : resolve(dirname(file), specifier);
      const isForOthers = file === SCRIPTS && leftOut.has(path);
      if (/\.(?:astro|tsx?)$/.test(path) && existsSync(path) && !isForOthers) found.add(path);
    }
  }
  return [...found].filter((file) => !pages.includes(file)).map((file) => relative(STYLES, file));
}

describe.each([
  // The parts are a sign that the imports have been found.
  {
    sheet: "product.css",
    pages: ["products/[product].astro"],
    parts: ["../islands/gallery-lightbox.tsx", "../browser/search-result.ts"],
  },
  { sheet: "home.css", pages: ["index.astro"], parts: ["../components/BuildingSection.astro", "../browser/home.ts"] },
  {
    sheet: "listing.css",
    pages: [
      "products/[...list].astro",
      "products/category/[...list].astro",
      "brands/[brand].astro",
      "brands/[brand]/page/[page].astro",
    ],
    parts: ["../components/BrandHead.astro", "../islands/facet-panel.tsx"],
  },
])("$sheet", ({ sheet, pages, parts }) => {
  const paths = pages.map((page) => join(SRC, "pages", page));
  const leftOut = leftOutBy(sheet);
  const files = leftOut.flatMap(filesOf);

  test("has the utilities of every part of its pages", () => {
    const imported = importedBy(paths, new Set(files.map((file) => join(STYLES, file))));
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

  test("leaves out only pages without class names", () => {
    const own = paths.filter((path) => files.includes(relative(STYLES, path)));
    expect(own.filter((path) => /\bclass(?:Name)?=/.test(readFileSync(path, "utf8")))).toEqual([]);
  });

  test("is loaded by its pages", () => {
    const imported = (path: string) => [path, ...importedBy([path], new Set()).map((file) => join(STYLES, file))];
    const names = (path: string) =>
      imported(path).flatMap((file) => readFileSync(file, "utf8").match(/[\w-]+\.css/g) ?? []);
    expect(paths.filter((path) => !names(path).includes(sheet))).toEqual([]);
  });
});
