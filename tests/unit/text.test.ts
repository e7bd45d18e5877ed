import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counted, excerpt } from "#domain/text.ts";

describe("excerpt", () => {
  test.each([0, 99, 100])("%i characters stay", (length) =>
    expect(excerpt("a".repeat(length))).toBe("a".repeat(length)),
  );

  test("101 characters are cut at 100", () => expect(excerpt("a".repeat(101))).toBe(`${"a".repeat(100)}…`));

  test("no space before the ellipsis", () => expect(excerpt(`${"a".repeat(99)} bc`)).toBe(`${"a".repeat(99)}…`));

  test("does not cut through a character", () => {
    expect(excerpt("😀".repeat(100))).toBe("😀".repeat(100));
    expect(excerpt("😀".repeat(101))).toBe(`${"😀".repeat(100)}…`);
  });

  test("is the text or its beginning with an ellipsis, limit + 1 characters at most", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const cut = excerpt(text);
        expect(Array.from(cut).length).toBeLessThanOrEqual(101);
        expect(cut === text || (cut.endsWith("…") && text.startsWith(cut.slice(0, -1)))).toBe(true);
      }),
    );
  });
});

test.each([
  [0, "0 products"],
  [1, "1 product"],
  [2, "2 products"],
])("counted(%i)", (count, text) => expect(counted(count, "product")).toBe(text));

test("counted takes an irregular plural", () => expect(counted(2, "category", "categories")).toBe("2 categories"));
