import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  isQuoteList,
  isSameList,
  listFragment,
  listFrom,
  listFromFragment,
  mergedLists,
  QUOTE_LIMITS,
  quantityFrom,
  quoteRows,
  withLineAt,
  type QuoteLine,
} from "#domain/enquiries/quote-list.ts";

const line = (slug: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  slug,
  name: slug.toUpperCase(),
  quantity: 1,
  note: "",
  ...more,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => line(`unit-${index}`));

test.each([
  ["1", 1],
  [" 12 ", 12],
  ["9999", 9999],
  ["0", null],
  ["10000", null],
  ["-3", null],
  ["2.5", null],
  ["1e3", null],
  ["", null],
  ["two", null],
  ["١٢", 12],
])("the quantity '%s' is read as %s", (typed, quantity) => expect(quantityFrom(typed)).toBe(quantity));

describe("a list that was stored", () => {
  test("comes back as it was, each product once", () => {
    const lines = [line("a", { quantity: 3, note: "On the roof" }), line("b")];
    expect(listFrom(JSON.parse(JSON.stringify([...lines, line("a")])))).toEqual(lines);
  });

  test.each([null, "text", { slug: "a" }, [null, 5, "a", { slug: "../etc" }, { slug: "" }]])(
    "%j is an empty list",
    (stored) => expect(listFrom(stored)).toEqual([]),
  );

  test("has only quantities and texts that can be sent", () => {
    const [read] = listFrom([{ slug: "a", name: 5, quantity: "many", note: "x".repeat(400) }]);
    expect(read).toEqual({ slug: "a", name: "", quantity: 1, note: "x".repeat(QUOTE_LIMITS.note) });
    expect(listFrom(many(60))).toHaveLength(QUOTE_LIMITS.lines);
  });
});

test.each<[string, unknown, boolean]>([
  ["two lines", [line("a"), line("b")], true],
  ["as many as may be", many(50), true],
  ["nothing", [], false],
  ["one too many", many(51), false],
  ["a product twice", [line("a"), line("a")], false],
  ["no quantity", [line("a", { quantity: 0 })], false],
  ["a quantity as text", [{ ...line("a"), quantity: "2" }], false],
  ["a note that is too long", [line("a", { note: "x".repeat(301) })], false],
  ["a strange slug", [line("a b")], false],
  ["a half character", [line("a", { note: "\ud83d" })], false],
  ["a NUL", [line("a", { name: "\0" })], false],
  ["text", "a", false],
])("a list of %s can be sent: %s", (_name, value, can) => expect(isQuoteList(value)).toBe(can));

describe("the address of a list", () => {
  test("is readable", () => {
    expect(listFragment([line("air-cooled", { quantity: 2, note: "On the roof" }), line("fan")])).toBe(
      "item=air-cooled.2.On+the+roof&item=fan.1",
    );
  });

  test("gives the same list again, whatever the notes are", () => {
    const lines = fc.uniqueArray(
      fc.record({
        slug: fc.stringMatching(/^[a-z0-9-]{1,20}$/),
        name: fc.constant(""),
        quantity: fc.integer({ min: 1, max: QUOTE_LIMITS.quantity }),
        note: fc.string({ unit: "grapheme", maxLength: 20 }),
      }),
      { selector: ({ slug }) => slug, maxLength: 10 },
    );
    fc.assert(
      fc.property(lines, (list) => {
        expect(listFromFragment(`#${listFragment(list)}`)).toEqual(list);
      }),
    );
  });

  test("may be anything else", () => {
    for (const hash of ["", "#", "#content", "#item=", "#item=%E0%A4%A", "#item=<script>.1"])
      expect(listFromFragment(hash)).toEqual([]);
    expect(listFromFragment("#item=fan&item=pump.none")).toMatchObject([{ quantity: 1 }, { quantity: 1 }]);
  });
});

test("a shared list is added: quantities are summed, notes kept, and what does not fit is counted", () => {
  const own = [line("a", { quantity: 2, note: "Roof" }), line("b", { quantity: 9000 })];
  const { lines, left } = mergedLists(own, [
    line("b", { quantity: 5000 }),
    line("c"),
    line("a", { quantity: 3, note: "Cellar" }),
  ]);
  expect(left).toBe(0);
  expect(lines).toEqual([
    line("a", { quantity: 5, note: "Roof; Cellar" }),
    line("b", { quantity: QUOTE_LIMITS.quantity }),
    line("c"),
  ]);
  expect(mergedLists(many(49), [line("x"), line("y"), line("z")])).toMatchObject({ left: 2 });
  const long = "word ".repeat(50).trim();
  const joined = mergedLists([line("a", { note: long })], [line("a", { note: `${long}!` })]).lines;
  expect(isQuoteList(joined)).toBe(true);
});

test("two lists are the same if they ask for the same", () => {
  expect(isSameList([line("a", { name: "New name" })], [line("a")])).toBe(true);
  expect(isSameList([line("a")], [line("a", { quantity: 2 })])).toBe(false);
});

test("a line comes back where it was", () => {
  const [a, b, c] = [line("a"), line("b"), line("c")];
  expect(withLineAt([a, c], b, 1)).toEqual([a, b, c]);
});

test("the file names a product that is gone as the visitor knew it", () => {
  const rows = quoteRows([line("a", { quantity: 2, note: "=1" }), line("gone", { name: "" })], ({ slug }) =>
    slug === "a" ? { name: "Chiller", brand: "Nile", address: "https://x.example/products/a" } : null,
  );
  expect(rows).toEqual([
    ["Chiller", "Nile", "2", "=1", "https://x.example/products/a"],
    ["gone", "", "1", "", ""],
  ]);
});
