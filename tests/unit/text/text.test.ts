import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { counted, excerpt } from "#domain/text/text.ts";

describe("excerpt", () => {
  test.each([0, 99, 100])("%i characters stay", (length) =>
    expect(excerpt("a".repeat(length))).toBe("a".repeat(length)),
  );

  test("is cut between words; a word may end exactly at the limit", () => {
    expect(excerpt("Cools water for offices", 11)).toBe("Cools water…");
    expect(excerpt("Cools water for offices", 10)).toBe("Cools…");
    expect(excerpt("Cools water\nfor offices", 14)).toBe("Cools water…");
  });

  test("a first word that is longer than the limit is cut at the limit", () =>
    expect(excerpt("a".repeat(101))).toBe(`${"a".repeat(100)}…`));

  test("has neither space nor punctuation before the ellipsis", () => {
    expect(excerpt("For offices, hotels", 13)).toBe("For offices…");
    expect(excerpt("It is quiet. It cools", 13)).toBe("It is quiet…");
    expect(excerpt("See https://www.example.com/a/very/long/address", 20)).toBe("See…");
  });

  test("does not cut through a character", () => {
    expect(excerpt("😀".repeat(100))).toBe("😀".repeat(100));
    expect(excerpt("😀".repeat(101))).toBe(`${"😀".repeat(100)}…`);
  });

  test("is the text or its beginning with an ellipsis, limit + 1 characters at most", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => {
        const cut = excerpt(text);
        expect(Array.from(cut).length).toBeLessThanOrEqual(101);
        expect(cut === text || (cut.endsWith("…") && text.trim().startsWith(cut.slice(0, -1).trim()))).toBe(true);
      }),
    );
  });

  test("never ends inside a word, as long as the first word fits", () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom("a", "é", "ß", "7"), minLength: 1, maxLength: 20 }), {
          minLength: 1,
        }),
        (words) => {
          const cut = excerpt(words.join(" "), 40);
          const shown = cut.replace("…", "").split(" ");
          expect(shown).toEqual(words.slice(0, shown.length));
        },
      ),
    );
  });
});

test.each([
  [0, "0 products"],
  [1, "1 product"],
  [2, "2 products"],
  [5000, "5,000 products"],
])("counted(%i)", (count, text) => expect(counted(count, "product")).toBe(text));

test("counted takes an irregular plural", () => expect(counted(2, "category", "categories")).toBe("2 categories"));
