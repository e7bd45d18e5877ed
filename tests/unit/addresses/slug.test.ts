import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hyphenate, isPlainName, SLUG_MAX_LENGTH } from "#domain/text/plain-slug.ts";
import { freeSlug, SLUG_PATTERN, slugSchema } from "#domain/addresses/slug.ts";
import { slugFromName, slugOrFromName } from "#domain/addresses/slug-from-name.ts";

const names = fc.oneof(fc.string(), fc.string({ unit: "binary" }), fc.string({ minLength: 100, maxLength: 300 }));
const slugs = fc.stringMatching(SLUG_PATTERN).filter((slug) => slug.length <= SLUG_MAX_LENGTH);

describe("slugFromName", () => {
  test.each([
    ["Chiller (30XA) & Pump", "chiller-30xa-pump"],
    ["  Air   Cooled  ", "air-cooled"],
    ["--Fan--Coil--", "fan-coil"],
    ["Tabs\tand\nlines", "tabs-and-lines"],
    ["Wärme", "warme"],
    ["Ünïtè — Größe", "unite-grosse"],
    ["U\u0308ber Łódź Ø 40", "uber-lodz-o-40"],
    ["Chiller مبرد", "chiller"],
    ["مضخة", "mdkhh"],
    ["Насос", "nasos"],
    ["ÉÉ", "ee"],
  ])("%j → %j", (name, slug) => expect(slugFromName(name)).toBe(slug));

  test.each(["", "   ", "---", "!!!"])("%j gets a short id", (name) =>
    expect(slugFromName(name, () => "ab12cd")).toBe("item-ab12cd"),
  );

  test("the generated short id is valid", () => expect(slugFromName("")).toMatch(/^item-[a-z0-9]{6}$/));

  test("always gives a slug that the database accepts", () => {
    fc.assert(
      fc.property(names, (name) => {
        const slug = slugFromName(name);
        expect(slug).toMatch(SLUG_PATTERN);
        expect(slug.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
      }),
    );
  });

  test("for a plain name hyphenate gives the same slug", () => {
    const latin = fc.string({ unit: fc.constantFrom(..."aZ9 -éßØ—²مЖ\u0308") });
    fc.assert(
      fc.property(fc.oneof(names, latin), (name) => {
        fc.pre(isPlainName(name) && hyphenate(name) !== "");
        expect(slugFromName(name)).toBe(hyphenate(name));
      }),
    );
  });

  test("does not change a slug", () => {
    fc.assert(
      fc.property(slugs, (slug) => {
        expect(slugFromName(slug)).toBe(slug);
      }),
    );
  });

  test("at most 120 characters, without a hyphen at the end", () => {
    expect(slugFromName("a".repeat(121))).toBe("a".repeat(120));
    expect(slugFromName(`${"a".repeat(119)} b`)).toBe("a".repeat(119));
  });
});

describe("slugOrFromName", () => {
  test.each([undefined, null, "", "  ", "undefined"])("%j gives the name's slug", (slug) => {
    expect(slugOrFromName(slug, "Fan Coil")).toBe("fan-coil");
  });
  test("a given slug stays", () => expect(slugOrFromName(" unit-4 ", "Fan Coil")).toBe("unit-4"));
});

describe("freeSlug", () => {
  test.each([
    [[], "pump"],
    [["pump"], "pump-2"],
    [["pump", "pump-2", "pump-3"], "pump-4"],
    [["pump", "pump-3"], "pump-2"],
    [["pump-2"], "pump"],
  ])("beside %j", (taken, slug) => expect(freeSlug("pump", new Set(taken))).toBe(slug));

  test("is valid, is not taken, and within the limit", () => {
    fc.assert(
      fc.property(slugs, fc.integer({ min: 0, max: 15 }), (slug, clashes) => {
        const taken = new Set<string>();
        for (let n = 0; n < clashes; n += 1) taken.add(freeSlug(slug, taken));
        expect(taken.size).toBe(clashes);
        for (const each of taken) {
          expect(each).toMatch(SLUG_PATTERN);
          expect(each.length).toBeLessThanOrEqual(SLUG_MAX_LENGTH);
        }
      }),
    );
  });
});

describe("slugSchema", () => {
  const message = (slug: string) => slugSchema.safeParse(slug).error?.issues[0]?.message;
  const FORM = "Use lower-case letters, digits and single hyphens, such as air-cooled-chiller";
  test.each([
    ["", "Slug is required"],
    ["  ", "Slug is required"],
    ["Pump", FORM],
    ["a--b", FORM],
    ["-a", FORM],
    ["a-", FORM],
    ["a b", FORM],
    ["a_b", FORM],
    ["a".repeat(121), "Use at most 120 characters"],
    ["a".repeat(120), undefined],
    ["a-1", undefined],
  ])("%j: %j", (slug, text) => expect(message(slug)).toBe(text));
});
