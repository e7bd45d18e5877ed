import fc from "fast-check";
import { expect, test } from "vitest";
import { QUOTE_LIMITS, type QuoteLine } from "#domain/enquiries/quote-list.ts";
import { quoteLines, withSchedule, type QuotedRow } from "#domain/schedules/quote-lines.ts";

const row = (tag: string, slug: string, quantity: number, asked: readonly string[]): QuotedRow => ({
  row: {
    tag,
    service: "",
    asked: asked.map((text) => ({
      name: "Cooling capacity",
      text,
      attribute: null,
      need: { kind: "words", any: [text], orEqual: false },
      rule: { kind: "same" },
    })),
    uncompared: [],
  },
  quantity,
  slug,
  name: slug,
});
const NOTHING = { before: [], after: [] };

test("a product is on the list once, with all tags and what each of them asks for", () => {
  const { lines, shortened } = quoteLines([
    row("FCU-01", "fan-coil", 4, ["7 kW"]),
    row("FCU-02", "fan-coil", 2, ["7 kW"]),
    row("FCU-03", "fan-coil", 1, ["6.5 kW"]),
    row("CH-01", "chiller", 2, ["350 TR"]),
  ]);
  expect(lines).toEqual([
    {
      slug: "fan-coil",
      name: "fan-coil",
      quantity: 7,
      note: "FCU-01 (4), FCU-02 (2): Cooling capacity 7 kW; FCU-03 (1): Cooling capacity 6.5 kW",
    },
    { slug: "chiller", name: "chiller", quantity: 2, note: "CH-01: Cooling capacity 350 TR" },
  ]);
  expect(shortened).toBe(0);
});

test("a note that is too long keeps the tags, and it is said that it was cut", () => {
  const rows = Array.from({ length: 20 }, (_, at) =>
    row(`FCU-${at + 10}`, "fan-coil", 1, [`${at} kW and something else`]),
  );
  const { lines, shortened } = quoteLines(rows);
  expect(shortened).toBe(1);
  expect(lines[0]?.note.length).toBeLessThanOrEqual(QUOTE_LIMITS.note);
  for (const { row: one } of rows) expect(lines[0]?.note).toContain(one.tag);
});

const line = (slug: string, quantity: number, note = ""): QuoteLine => ({ slug, name: slug, quantity, note });

test("what the visitor had on the list stays, and adding again replaces what was added before", () => {
  const own = [line("chiller", 1, "Roof"), line("valve", 3)];
  const first = withSchedule(own, [line("chiller", 2, "CH-01"), line("pump", 4, "P-01")], NOTHING);
  expect(first.list).toEqual([line("chiller", 3, "Roof; CH-01"), line("valve", 3), line("pump", 4, "P-01")]);
  const again = withSchedule(first.list, [line("chiller", 2, "CH-01")], first.added);
  expect(again.list).toEqual([line("chiller", 3, "Roof; CH-01"), line("valve", 3)]);
});

test("adding any schedule twice is the same as adding it once", () => {
  const someLines = fc.uniqueArray(
    fc.record({
      slug: fc.constantFrom("a", "b", "c", "d"),
      quantity: fc.integer({ min: 1, max: 20 }),
      note: fc.constantFrom("", "x", "CH-01"),
    }),
    { selector: ({ slug }) => slug },
  );
  fc.assert(
    fc.property(someLines, someLines, (own, added) => {
      const [mine, theirs] = [own, added].map((some) =>
        some.map(({ slug, quantity, note }) => line(slug, quantity, note)),
      );
      const once = withSchedule(mine ?? [], theirs ?? [], NOTHING);
      const bySlug = (list: readonly QuoteLine[]) => new Map(list.map((one) => [one.slug, one]));
      expect(bySlug(withSchedule(once.list, theirs ?? [], once.added).list)).toEqual(bySlug(once.list));
    }),
  );
});
