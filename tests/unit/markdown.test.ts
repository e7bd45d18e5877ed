import fc from "fast-check";
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

/** Pieces of Markdown and HTML that an attacker would try, in any order and nesting, with any text between them. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        "<script>",
        "</script>",
        "<img src=x onerror=alert(1)>",
        "<svg/onload=alert(1)>",
        '<a href="',
        "[a](",
        "javascript:alert(1)",
        "java\tscript:alert(1)",
        "&#106;avascript:alert(1)",
        "data:text/html,x",
        "//evil.example",
        "vbscript:x",
        ")",
        '">',
        "<!--",
        "-->",
        "<style>",
        "<math><mtext></form><form>",
        "<![CDATA[",
        "`",
        "\n\n",
        "> ",
        "- ",
        "|a|b|\n|-|-|\n",
        "<p onclick=alert(1) style=position:fixed>",
      ),
      fc.string({ maxLength: 5 }),
    ),
    { maxLength: 15 },
  )
  .map((parts) => parts.join(""));

const TAG = /<[^>]*>/g;
const SAFE_TAG =
  /^<\/?(?:h[234]|p|ul|ol|li|strong|em|del|code|pre|blockquote|hr|br|table|thead|tbody|tr|th|td|a)(?: \/)?>$/;
const SAFE_LINK = /^<a href="(?:#|\/(?!\/)|\?|https?:|mailto:|tel:)[^"]*">$/;

test("whatever is typed: only the text elements, and links that lead to pages, mail or telephones", () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const tag of markdownHtml(text).match(TAG) ?? [])
        expect(SAFE_TAG.test(tag) || SAFE_LINK.test(tag), tag).toBe(true);
    }),
    { numRuns: 3000 },
  );
});
