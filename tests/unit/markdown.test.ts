import { describe, expect, test } from "vitest";
import { markdownHtml } from "#domain/markdown.ts";

describe("what an administrator may write reaches the page", () => {
  test.each([
    ["**a** _b_", "<p><strong>a</strong> <em>b</em></p>"],
    ["# Title", "<h2>Title</h2>"],
    ["[a](/products)", '<a href="/products">a</a>'],
    ["[a](mailto:a@b.example)", '<a href="mailto:a@b.example">a</a>'],
    ["1. a\n2. b", "<li>a</li>"],
  ])("%j", (text, html) => expect(markdownHtml(text)).toContain(html));
});

describe("what would harm a visitor does not", () => {
  test.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    "[a](javascript:alert(1))",
    '<a href="javascript:alert(1)">a</a>',
    '<p onclick="alert(1)" style="position:fixed">a</p>',
    '<iframe src="https://evil.example"></iframe>',
    "[a](//evil.example)",
    "[a](data:text/html,x)",
  ])("%j", (text) => expect(markdownHtml(text)).not.toMatch(/script|onerror|onclick|style=|iframe|evil|data:|<img/));
});
