import { expect, test } from "vitest";
import { frameOf } from "../../../scripts/bench/comparison/rows.ts";

const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fan | Company</title>
<link rel="canonical" href="https://example.com/products/fan"><meta property="og:site_name" content="Company">
<link rel="stylesheet" href="/_astro/product.css"><script>start()</script></head>
<body><a href="#content">Skip</a><header>Menu</header><main id="content"><script type="application/ld+json">{}</script>
<p>Fan</p></main><footer>Address</footer></body></html>`;

test("the frame of a page is all around its content, without what belongs to one product", () => {
  expect(frameOf(PAGE, "https://example.com")).toEqual({
    site: "https://example.com",
    company: "Company",
    head: '<link rel="stylesheet" href="/_astro/product.css"><script>start()</script>',
    header: '<a href="#content">Skip</a><header>Menu</header>',
    footer: "<footer>Address</footer>",
  });
});

test("a page without a main part is refused", () => {
  expect(() => frameOf("<html><head></head><body><p>Gone</p></body></html>", "https://example.com")).toThrow(
    "no header, main part and footer",
  );
});
