import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withFiguresIsolated } from "#domain/languages/languages.ts";
import { markdownHtml } from "#domain/pages/markdown.ts";
import { markdownLosses } from "#domain/pages/markdown-losses.ts";
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

describe("pictures of the library", () => {
  const address = "https://project.example/storage/v1/object/public/media/0123456789abcdef0123456789abcdef.webp";
  const shown = (from: string) =>
    from === address ? { src: "/media/a-640.webp", srcset: "/media/a-320.webp 320w", width: 640, height: 480 } : null;

  test("are shown in sizes, with their text and the space they need", () => {
    const html = markdownHtml(`Before\n\n![Pumps "in" a row](${address})`, shown);
    expect(html).toContain(
      '<img src="/media/a-640.webp" srcset="/media/a-320.webp 320w" sizes="(min-width: 48rem) 44rem, 92vw" width="640" height="480" alt="Pumps &quot;in&quot; a row" loading="lazy" decoding="async" />',
    );
  });

  test.each([
    ["of another site", "![a](https://evil.example/a.png)"],
    ["that the build could not use", `![a](${address.replace("0123", "9999")})`],
    ["that are embedded", "![a](data:image/png;base64,AAAA)"],
    ["with a handler", `<img src="x" onerror="alert(1)">`],
  ])("%s are left out", (_name, text) => expect(markdownHtml(text, shown)).not.toContain("<img"));
});

describe("the author is told", () => {
  const own = "/pictures/scene-plant-room.webp";
  test.each([
    ["HTML", 'A <div class="x">b</div> and <iframe src="y"></iframe>', ["HTML (<div>, <iframe>)"]],
    [
      "a picture of another site",
      "![a](https://example.com/a.png)",
      ["not in the library (https://example.com/a.png)"],
    ],
    [
      "a link that is left out",
      "[a](javascript:alert(1)) [b](www.example.com)",
      ["links to javascript:alert(1), www.example.com"],
    ],
    ["a picture without a text", `![](${own})`, ["no text for those who cannot see it"]],
    [
      "nothing of what is kept",
      `# A\n\n**b** <strong>c</strong> \`<div>\` [d](/products)\n\n![Room](${own})\n\n    <p>code</p>`,
      [],
    ],
  ])("of %s", (_name, text, losses) => {
    const told = markdownLosses(text);
    expect(told).toHaveLength(losses.length);
    for (const [at, loss] of losses.entries()) expect(told[at]).toContain(loss);
  });
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
    const table = (columns: number, rows: number) =>
      `|${"a|".repeat(columns)}\n|${"-|".repeat(columns)}\n${"a\n".repeat(rows)}`;
    expect(markdownProblem(table(500, 400))).toMatch(/^Use tables with at most 20,000 cells/);
    expect(markdownProblem(`${table(20, 90)}\n`.repeat(12))).toMatch(/^Use tables with at most 20,000 cells/);
    expect(markdownProblem(table(36, 490))).toBeNull();
    expect(markdownProblem("*a _b ".repeat(1001))).toMatch(/^Use at most 2,000 of the signs .* in one paragraph/);
    expect(markdownProblem("*a _b ".repeat(900))).toBeNull();
    // Each took the parser many seconds: it looks for the end of an address anew at every sign.
    for (const [begins, sign] of [
      ["http://a.b/", ")"],
      ["http://a.b/", "&amp;"],
      ["", "!"],
      ["", "www.a("],
    ] as const)
      expect(markdownProblem(begins + sign.repeat(3000)), sign).toMatch(/^Use at most 2,000 of the signs/);
  });

  // Each line less deep than the one before took twice as long: twenty lines two seconds.
  test.each([">>>>>>> a", "> ".repeat(7), "A\n> 1. > > - > > > > a", "A\r>>>>>>> a"])("endless quotes: %j", (text) => {
    expect(markdownProblem(text)).toBe("Use at most 6 levels of quotes within each other");
  });

  // Each line of a list was read together with all that follow it.
  test.each(["\n", "\r\n", "\r"])("endless lines that end in %j", (end) => {
    expect(markdownProblem(`- ${`a${end}`.repeat(501)}`)).toMatch(/^Use at most 500 lines in one paragraph/);
    expect(markdownProblem(`${`- ${`a${end}`.repeat(490)}${end}`.repeat(20)}`)).toBeNull();
  });

  test("the form names the field", () => {
    const filled = { title: "A", slug: "a", sections: [], search_description: "", published: true, translations: {} };
    const page = { ...filled, body: ">".repeat(30) };
    expect(pageSchema.safeParse(page).error?.issues).toMatchObject([
      { path: ["body"], message: "Use at most 20 levels of quotes and lists within each other" },
    ]);
  });

  test("what is within the limits is read", () => {
    const worst = [
      `${"> ".repeat(6)}${"*a **b ".repeat(330)}${"b** a*".repeat(330)}`,
      `${`${"- ".repeat(20)}a\n`.repeat(490)}\n`.repeat(4),
      `${Array.from({ length: 6 }, (_, level) => `${">".repeat(6 - level)}a\n`).join("")}\n`.repeat(300),
    ];
    for (const text of worst) expect(markdownHtml(text)).toContain("a");
  });
});

describe("an Arabic text with figures that keep their order is the same Markdown", () => {
  const shown = (text: string): string =>
    markdownHtml(withFiguresIsolated(text)).replaceAll("\u2066", "⟦").replaceAll("\u2069", "⟧");

  test.each([
    ["راجع https://example.com/a ثم", '<a href="https://example.com/a">⟦https://example.com/a⟧</a>'],
    ["راجع www.example.com/a ثم", '<a href="http://www.example.com/a">⟦www.example.com/a⟧</a>'],
    ['راجع [الصفحة](/products "Our products") الآن', '<a href="/products">الصفحة</a>'],
    [`راجع [الصفحة](/products?q=${"y".repeat(400)})`, `<a href="/products?q=${"y".repeat(400)}">`],
    ["راجع [الصفحة][1]\n\n[1]: /products", '<a href="/products">الصفحة</a>'],
    ["> 10–12 kW للوحدة", "<blockquote>\n<p>⟦10–12 kW⟧ للوحدة</p>"],
    ["_BACnet_ هو بروتوكول", "<em>⟦BACnet⟧</em> هو"],
    ["السعة **10–12 kW** لكل وحدة", "<strong>⟦10–12 kW⟧</strong>"],
    ["النطاق `10–12 kW` فقط", "<code>⟦10–12 kW⟧</code>"],
    ["[BACnet/IP](/products) و<b>x</b> A&B", '<a href="/products">⟦BACnet/IP⟧</a> و⟦x⟧ ⟦A&amp;B⟧'],
  ])("%j", (text, html) => expect(shown(text)).toContain(html));

  test("and as limited: the signs of order hide no quotes", () => {
    expect(() => markdownHtml(withFiguresIsolated(`${"> ".repeat(7)}10 kW للوحدة`))).toThrow("levels of quotes");
  });
});
