import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatMarkdown, insertPicture, type MarkdownFormat } from "../../../../admin/ui/markdown/markdown-editing.ts";

/** Presses a toolbar button. Brackets mark the selection: 'a [b] c' → 'a **[b]** c'. */
function press(marked: string, format: MarkdownFormat): string {
  const start = marked.indexOf("«");
  const text = marked.replace("«", "").replace("»", "");
  const { from, to, insert, select } = formatMarkdown(text, start, marked.indexOf("»") - 1, format);
  const next = text.slice(0, from) + insert + text.slice(to);
  return `${next.slice(0, select[0])}«${next.slice(select[0], select[1])}»${next.slice(select[1])}`;
}

test.each([
  ["«»", "![a \\[b\\]](/p.webp)«»"],
  ["One«»", "One\n\n![a \\[b\\]](/p.webp)«»"],
  ["One\n«»\nTwo", "One\n\n![a \\[b\\]](/p.webp)\n«»\nTwo"],
  ["One «here» two", "One \n\n![a \\[b\\]](/p.webp)\n\n«» two"],
])("a picture stands in a paragraph of its own: %j", (marked, expected) => {
  const start = marked.indexOf("«");
  const text = marked.replace(/[«»]/g, "");
  const { from, to, insert, select } = insertPicture(text, start, marked.indexOf("»") - 1, "/p.webp", " a  [b] ");
  const next = text.slice(0, from) + insert + text.slice(to);
  expect(`${next.slice(0, select[0])}«${next.slice(select[0], select[1])}»${next.slice(select[1])}`).toBe(expected);
});

describe("words", () => {
  test.each<[MarkdownFormat, string, string]>([
    ["bold", "a «pump» here", "a **«pump»** here"],
    ["bold", "a **«pump»** here", "a «pump» here"],
    ["bold", "a« pump »here", "a **«pump»** here"],
    ["bold", "«»", "**«bold text»**"],
    ["italic", "a «pump»", "a _«pump»_"],
    ["link", "see «our pumps»", "see [our pumps](«https://»)"],
    ["link", "see «/products»", "see [«link text»](/products)"],
    ["link", "see «»", "see [«link text»](https://)"],
  ])("%s: %s", (format, before, after) => expect(press(before, format)).toBe(after));
});

describe("lines", () => {
  test.each<[MarkdownFormat, string, string]>([
    ["heading", "one\nt«w»o\nthree", "one\n## two«»\nthree"],
    ["heading", "## t«w»o", "two«»"],
    ["subheading", "## t«w»o", "### two«»"],
    ["bullets", "«one\n\ntwo»", "«- one\n\n- two»"],
    ["numbers", "«- one\n- two»", "«1. one\n2. two»"],
    ["numbers", "«1. one\n2. two»", "«one\ntwo»"],
    ["quote", "o«»ne", "> one«»"],
    ["bullets", "«»", "- «»"],
  ])("%s: %j", (format, before, after) => expect(press(before, format)).toBe(after));
});

test("no button removes a word", () => {
  const format = fc.constantFrom<MarkdownFormat[]>(
    "heading",
    "subheading",
    "bold",
    "italic",
    "link",
    "bullets",
    "numbers",
    "quote",
  );
  const words = (text: string) => text.match(/[a-z]+/g) ?? [];
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("pump", "fan", "\n", " ", "coil"), { maxLength: 12 }),
      fc.nat(60),
      fc.nat(60),
      format,
      (parts, a, b, chosen) => {
        const text = parts.join("");
        const [start, end] = [Math.min(a, b, text.length), Math.min(Math.max(a, b), text.length)];
        const { from, to, insert } = formatMarkdown(text, start, end, chosen);
        const next = text.slice(0, from) + insert + text.slice(to);
        expect(
          words(next)
            .join("")
            .replace("boldtext", "")
            .replace("italictext", "")
            .replace("linktext", "")
            .replace("https", ""),
        ).toBe(words(text).join(""));
      },
    ),
  );
});
