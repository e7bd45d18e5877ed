import fc from "fast-check";
import { expect, test } from "vitest";
import { enquirySchema, subscriptionSchema } from "#domain/enquiries/enquiry.ts";
import { isQuoteList } from "#domain/enquiries/quote-list.ts";
import { isPlainName } from "#domain/text/plain-name.ts";

/** The rule as the database has it (checks.is_plain_name): short, but for a long word it looks through the rest at each letter. */
const AT_ONCE =
  /[A-Za-z\u00C0-\u024F][^\s./&()-]*[\u0370-\u052F\u0531-\u058F\u13A0-\u13FF\uA4D0-\uA4FF]|[\u0370-\u052F\u0531-\u058F\u13A0-\u13FF\uA4D0-\uA4FF][^\s./&()-]*[A-Za-z\u00C0-\u024F]/u;

/** Letters of every range of the rule and beside it, what stands between words, and other signs. */
const SIGNS = [..."aZÀɏͰαԯ԰ԱֈᎠᏺꓐꓸ漢ñ", ..." \u00a0\t./&()-", ..."_'1,:*", "\u{1F300}"];

test("word by word the rule says the same as in one expression", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...SIGNS), { maxLength: 12 }), (signs) => {
      const name = signs.join("");
      const isSeen = !/[\p{Cc}]/u.test(name);
      expect(isPlainName(name)).toBe(isSeen && !AT_ONCE.test(name));
    }),
    { numRuns: 20_000 },
  );
});

const filled = { firstName: "Mona", lastName: "Adel", email: "mona@example.com", message: "Two chillers" };

test("a field that is too long is refused for its length, before any rule reads it", () => {
  const long = { firstName: "aα", lastName: "aα", email: "@", phone: "1", company: "a", message: "a" };
  for (const [name, part] of Object.entries(long)) {
    const { issues = [] } = enquirySchema.safeParse({ ...filled, [name]: part.repeat(35_000) }).error ?? {};
    expect([name, issues.map(({ message }) => message)]).toEqual([name, [expect.stringMatching(/^Use at most /)]]);
  }
  const { issues = [] } = subscriptionSchema.safeParse({ email: `a@${".a".repeat(30_000)}@` }).error ?? {};
  expect(issues.map(({ message }) => message)).toEqual(["Use at most 254 characters"]);
});

test("a line of a quote list with a list of thousands of levels is no line", () => {
  const deep = JSON.parse(`${"[".repeat(50_000)}${"]".repeat(50_000)}`) as unknown;
  for (const field of ["quantity", "note", "name"]) {
    const line = { slug: "a", name: "A", quantity: 1, note: "", [field]: deep };
    expect([field, isQuoteList([line])]).toEqual([field, false]);
  }
  expect(isQuoteList([{ slug: "a", name: "A", quantity: 1, note: "" }])).toBe(true);
});
