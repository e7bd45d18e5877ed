import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { markdownHtml } from "#domain/pages/markdown.ts";
import { markdownProblem } from "#domain/pages/markdown-limits.ts";
import { pageSchema } from "#domain/pages/page.ts";

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

describe("a text that would take a parser too long is refused with a message", () => {
  test.each([">".repeat(20_000), "- ".repeat(20_000), `A\n${" ".repeat(61)}1. a`])("endless nesting", (text) => {
    expect(markdownProblem(text)).toBe("Use at most 20 levels of quotes and lists within each other");
    expect(() => markdownHtml(text)).toThrow("Use at most 20 levels");
  });

  test("endless emphasis", () => {
    expect(markdownProblem("*a _b ".repeat(1001))).toMatch(/^Use at most 2,000 of the signs .* in one paragraph/);
    expect(markdownProblem("*a _b ".repeat(900))).toBeNull();
  });

  test("the form names the field", () => {
    const page = { title: "A", slug: "a", search_description: "", published: true, body: ">".repeat(30) };
    expect(pageSchema.safeParse(page).error?.issues).toMatchObject([
      { path: ["body"], message: "Use at most 20 levels of quotes and lists within each other" },
    ]);
  });

  test("what is within the limits is read at once", () => {
    const worst = [
      `${"> ".repeat(20)}${"*a **b ".repeat(330)}${"b** a*".repeat(330)}`,
      `${"- ".repeat(20)}a\n`.repeat(2000),
    ];
    const started = performance.now();
    for (const text of worst) expect(markdownHtml(text)).toContain("a");
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});
