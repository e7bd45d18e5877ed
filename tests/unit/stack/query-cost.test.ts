import fc from "fast-check";
import { expect, test } from "vitest";
import { readsTooMuch } from "../../../scripts/database/gateway/query-cost.ts";
import { bodyFault, hasDeepText, isTooDeep } from "../../../scripts/database/gateway/query-depth.ts";

/* The rule as it was written before, in expressions that look through the rest of a text again at each sign. */
const EMBEDDED = ["products", "enquiry_lines", "enquiry_files"];
const nameOf = (item: string): string =>
  item
    .trim()
    .replace(/^[^:]*:(?!:)/, "")
    .replace(/(?:::|->).*$/, "")
    .trim();
const hasTwice = (names: string[]): boolean => new Set(names).size < names.length;
const columnLists = (select: string): string[] => [
  select.replaceAll(/,?[^,()]*\([^()]*\)/g, ""),
  ...[...select.matchAll(/\(([^()]*)\)/g)].map(([, columns = ""]) => columns),
];
function readTooMuch(select: string): boolean {
  const relations = [...select.matchAll(/([^,()]*)\(/g)].map(([, item = ""]) => nameOf(item));
  return (
    /\([^()]*\(/.test(select) ||
    relations.some((relation) => !EMBEDDED.includes(relation)) ||
    hasTwice(relations) ||
    columnLists(select).some((list) => hasTwice(list.split(",").map(nameOf)))
  );
}

const column = fc.constantFrom("a", "b", "c:a", "c:b::text", "a->0->>d", " d ", "*", "e:f->g");
const relation = fc
  .tuple(
    fc.constantFrom("", "x:"),
    fc.constantFrom("products", "enquiry_lines", "brands"),
    fc.array(column, { minLength: 1 }),
  )
  .map(([alias, name, columns]) => `${alias}${name}(${columns.join(",")})`);

test("what is read in one pass is what the earlier rule read", () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(column, relation), { minLength: 1, maxLength: 6 }), (items) => {
      const select = items.join(",");
      const now = readsTooMuch("/rest/v1/enquiries", new URLSearchParams({ select }));
      expect([select, now]).toEqual([select, readTooMuch(select)]);
    }),
    { numRuns: 5_000 },
  );
});

test.each(["a(b", "products(a(b))", "products(products(a))", "products((a))", "(a)"])("%s is refused", (select) => {
  expect(readsTooMuch("/rest/v1/enquiries", new URLSearchParams({ select }))).toBe(true);
});

test("levels are counted beside quotes, in each way in which a reader may take them", () => {
  const query = (value: string): boolean => isTooDeep(new URLSearchParams({ or: value }));
  const levels = (count: number, quoted = ""): string => `${`(${quoted}`.repeat(count)}${")".repeat(count)}`;
  expect([query(levels(10)), query(levels(11))]).toEqual([false, true]);
  for (const quoted of ['")))))"', '"\\")))))"']) expect([quoted, query(levels(11, quoted))]).toEqual([quoted, true]);
  expect([query('("((((((((((((")'), query(`(${'"(",'.repeat(100)})`)]).toEqual([false, false]);

  const body = (text: string): boolean => bodyFault(new TextEncoder().encode(text), Infinity) !== null;
  expect([body(`${"[".repeat(500)}${"]".repeat(500)}`), body("[".repeat(501))]).toEqual([false, true]);
  expect(body('["]",'.repeat(501))).toBe(true);
  expect(body('["\\"]",'.repeat(501))).toBe(true);
  expect(body(JSON.stringify(["[".repeat(9_000), "a [b] (c)"]))).toBe(false);

  expect(hasDeepText({ a: [{ b: ` ${'["]",'.repeat(501)}` }] })).toBe(true);
  expect(hasDeepText({ a: [`see ${"[".repeat(501)}`, "[1]", 5, null] })).toBe(false);
});
