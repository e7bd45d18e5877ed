import { expect, test } from "vitest";
import { fileKind } from "../../../scripts/bench/release-files.ts";

test.each([
  ["index.html", "pages"],
  ["products/fan.html", "pages"],
  ["downloads/products/fan.pdf", "documents"],
  ["media/0af3-640.webp", "media"],
  ["pictures/drawing-pump.svg", "media"],
  ["data/search/0af3.json", "search"],
  ["pagefind/ab12/fragment/x.pf_fragment", "search"],
  ["data/search.json", "search"],
  ["data/products.json", "data"],
  ["build.json", "data"],
  ["sitemap-1.xml", "data"],
  ["_astro/page.B1x2.js", "code"],
  ["_headers", "code"],
  ["sw.js", "code"],
])("%s counts as %s", (path, kind) => {
  expect(fileKind(path)).toBe(kind);
});
