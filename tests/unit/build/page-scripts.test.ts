import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";

test("public pages have their scripts in one file, src/client/page-scripts.ts", () => {
  const files = globSync("src/{pages,site}/**/*.astro", { cwd: PROJECT_ROOT });
  expect(files.length).toBeGreaterThan(50);
  const withScript = files.filter((file) => {
    const scripts = readFileSync(join(PROJECT_ROOT, file), "utf8").match(/^\s*<script\b[^>]*>/gm) ?? [];
    return scripts.some((script) => !script.includes("is:inline"));
  });
  // The administration is a separate program.
  expect(withScript).toEqual([join("src", "pages", "admin", "index.astro")]);
});
