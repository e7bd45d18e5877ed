import fc from "fast-check";
import { expect, test } from "vitest";
import { withLatinUnits } from "#domain/text/arabic-units.ts";

test.each([
  ["تشيلر ٣٣٠ ك.و", "تشيلر 330 kW"],
  ["330 كيلو وات", "330 kW"],
  ["١٬٠٥٥٫٥ كيلووات", "1,055.5 kW"],
  ["۵۰ هرتز", "50 Hz"],
  ["300 طن تبريد", "300 TR"],
  ["300طن", "300 TR"],
  ["٢ ميجاوات", "2 MW"],
  ["20 لتر/ث", "20 l/s"],
  ["5 م³/س", "5 m³/h"],
  ["٥ م٣/ث", "5 m³/s"],
  ["5 متر مكعب في الساعة", "5 m³/h"],
  ["750 جالون/دقيقة", "750 gpm"],
  ["1000 قدم٣/دقيقة", "1000 cfm"],
  ["١٠ بار", "10 bar"],
  ["400 فولت", "400 V"],
  ["250 أمبير", "250 A"],
  ["١٥ حصان", "15 hp"],
  ["500 ك.ف.أ", "500 kVA"],
  ["300 لتر", "300 l"],
])("%j is %j", (typed, latin) => expect(withLatinUnits(typed).normalize("NFKC")).toBe(latin.normalize("NFKC")));

test.each(["طن", "بار", "كبار الزوار", "فلتر", "30 بارد", "5 طنطا"])("%j has no unit behind a figure", (typed) =>
  expect(withLatinUnits(typed)).toBe(typed),
);

test("a text without Arabic letters stays as it is", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme-ascii" }), (typed) => void expect(withLatinUnits(typed)).toBe(typed)),
  );
});

test("the figure stays, and what has been read stays as it is", () => {
  const unit = fc.constantFrom("كيلووات", "طن", "ك.و", "بار", "لتر/ث", "هرتز", "م٣/س");
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), unit, (figure, one) => {
      const read = withLatinUnits(`مبرد ${figure} ${one}`);
      expect(read).toMatch(new RegExp(`^مبرد ${figure} [A-Za-z]`));
      expect(withLatinUnits(read)).toBe(read.normalize("NFKC"));
    }),
  );
});
