import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applied, changeLines, changesBetween, isSame, withKeys } from "#domain/submittals/review/changes.ts";
import type { Entry, ItemContent, KeptItem, Mark } from "#domain/submittals/review/record.ts";
import { itemStatus, madeMeanwhile, stateOfItems } from "#domain/submittals/review/status.ts";
import { markFault } from "#domain/submittals/review/mark-fault.ts";
import { CHANGE_TEXTS } from "#texts/en/submittals/package.ts";

const document = fc.record({
  kind: fc.constantFrom("datasheet" as const, "document" as const),
  title: fc.constantFrom("Datasheet", "Certificate", "Curve"),
  pages: fc.integer({ min: 1, max: 9 }),
  bytes: fc.integer({ min: 1, max: 9 }),
  sha256: fc.constantFrom("a", "b", "c"),
});
const line = fc.record({
  name: fc.constantFrom("COP", "Width", ""),
  required: fc.constantFrom("5", "6"),
  proposed: fc.constantFrom("5", "6", "–"),
  verdict: fc.constantFrom("complies" as const, "deviates" as const, null),
  remark: fc.constant(""),
});
const content: fc.Arbitrary<ItemContent> = fc.record({
  slug: fc.constantFrom("a", "b", "c", "d", "e"),
  name: fc.constantFrom("A", "B"),
  brand: fc.constantFrom("", "Nordvik"),
  tags: fc.constantFrom("", "CH-01", "CH-02"),
  quantity: fc.integer({ min: 1, max: 3 }),
  note: fc.constantFrom("", "On the roof"),
  compared: fc.array(
    fc.record({ title: fc.constant("CH"), quantity: fc.constant(1), lines: fc.array(line, { maxLength: 3 }) }),
    {
      maxLength: 2,
    },
  ),
  notCompared: fc.constant(""),
  documents: fc.array(document, { maxLength: 3 }),
});
const list = fc.uniqueArray(content, { selector: ({ slug }) => slug, maxLength: 5 });
/** Revisions that follow each other, as the office makes them. */
const revisions = fc
  .array(list, { minLength: 2, maxLength: 4 })
  .map((lists) => lists.reduce<KeptItem[][]>((all, items) => [...all, withKeys(items, all.at(-1) ?? [])], []));

describe("what changed between revisions", () => {
  test("applied to the revision before, the list of changes gives the revision", () => {
    fc.assert(
      fc.property(revisions, (all) => {
        all.slice(1).forEach((after, at) => {
          const before = all[at] ?? [];
          const changes = changesBetween(before, after);
          expect(applied(before, changes)).toEqual(after);
          // It lists nothing that is the same, and says of all else what is different.
          for (const change of changes.changes) {
            expect(change.kind === "changed" && isSame(change.before, change.item)).toBe(false);
            if (change.kind !== "changed" || change.before.slug !== change.item.slug) continue;
            expect(changeLines(change, CHANGE_TEXTS).filter(Boolean).length).toBeGreaterThan(0);
          }
          expect(changesBetween(after, JSON.parse(JSON.stringify(after)) as KeptItem[]).changes).toEqual([]);
        });
      }),
    );
  });

  test("each item has a key of its own, and keeps it with its product, or with its tag when another takes its place", () => {
    fc.assert(
      fc.property(revisions, (all) => {
        for (const items of all) expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
        const [before = [], after = []] = all;
        for (const item of after) {
          const same = before.find(({ slug }) => slug === item.slug);
          if (same) expect(item.key).toBe(same.key);
        }
      }),
    );
    const item = (slug: string, tags: string) => ({ slug, tags });
    const first = withKeys([item("old", "CH-01"), item("pump", "")], []) as KeptItem[];
    const second = withKeys(
      [item("pump", ""), item("new", "CH-01"), item("old", "CH-02")],
      first.slice(1),
    ) as KeptItem[];
    expect(withKeys([item("new", "CH-01")], first)).toEqual([{ slug: "new", tags: "CH-01", key: "old" }]);
    expect(second.map(({ key }) => key)).toEqual(["pump", "new", "old"]);
  });

  test("says what is different in the words of the trade", () => {
    const lines = [{ name: "COP", required: "≥ 5.8", proposed: "5.5", verdict: "deviates" as const, remark: "" }];
    const before: KeptItem = {
      ...{ key: "a", slug: "a", name: "Chiller 300", brand: "Nordvik", tags: "CH-01", quantity: 2, note: "" },
      ...{ notCompared: "", compared: [{ title: "CH-01", quantity: 2, lines }] },
      documents: [{ kind: "document", title: "Certificate", pages: 1, bytes: 9, sha256: "a" }],
    };
    const item: KeptItem = {
      ...before,
      ...{ slug: "b", name: "Chiller 350", quantity: 3 },
      compared: [{ title: "CH-01", quantity: 2, lines: lines.map((one) => ({ ...one, proposed: "5.9" })) }],
      documents: [
        { kind: "document", title: "Certificate", pages: 1, bytes: 9, sha256: "b" },
        { kind: "document", title: "Sound test", pages: 1, bytes: 9, sha256: "c" },
      ],
    };
    expect(changeLines({ kind: "changed", before, item }, CHANGE_TEXTS)).toEqual([
      "Product: Chiller 300 → Chiller 350",
      "Quantity: 2 → 3",
      "COP: 5.5 → 5.9",
      "Certificate: replaced",
      "Sound test: added",
    ]);
    expect(changeLines({ kind: "removed", item }, CHANGE_TEXTS)).toEqual(["Removed"]);
  });
});

let made = 0;
const entry = (item: string, reviewer: string | null, mark: Mark | null, revision = 0, link = "one"): Entry => ({
  ...{ id: String((made += 1)), item, reviewer, mark, revision, link: reviewer === null ? null : link },
  ...{ body: "", page: null, line: null, made_at: "" },
});

describe("what was decided", () => {
  test("is the strictest of what each reviewer said last, since the item last changed", () => {
    const item = { key: "a", since: 1 };
    expect(itemStatus(item, [])).toBe("open");
    expect(itemStatus(item, [entry("a", "Sara", "C", 0), entry("b", "Sara", "C", 1)])).toBe("open");
    const both = [entry("a", "Sara", "C", 1), entry("a", "Omar", "A", 1), entry("a", null, null, 1)];
    expect(itemStatus(item, both)).toBe("C");
    expect(itemStatus(item, [...both, entry("a", "SARA", "B", 2)])).toBe("B");
    // Whoever types her name with a link of his own does not take back what she said.
    expect(itemStatus(item, [...both, entry("a", "Sara", "A", 2, "other")])).toBe("C");
  });

  test("a submittal is approved when all of its items are, and to be revised when one is", () => {
    const items = [
      { key: "a", since: 0 },
      { key: "b", since: 0 },
    ];
    const said = (...marks: Mark[]) => marks.map((mark, at) => entry(["a", "b"][at] ?? "", "Sara", mark));
    expect([said(), said("A"), said("A", "B"), said("A", "C")].map((entries) => stateOfItems(items, entries))).toEqual([
      "inReview",
      "inReview",
      "approved",
      "revise",
    ]);
  });

  test("marks of others that came meanwhile are named, my own and those of other items are not", () => {
    const known = [entry("a", "Omar", "A")];
    const now = [
      ...known,
      entry("a", "Sara", "B"),
      entry("a", "Omar", "C"),
      entry("b", "Omar", "C"),
      entry("a", null, null),
    ];
    expect(madeMeanwhile(known, now, new Set(["a"]), "sara").map(({ reviewer, mark }) => [reviewer, mark])).toEqual([
      ["Omar", "C"],
    ]);
  });

  test("whoever does not approve says why", () => {
    const faults = (["A", "B", "C"] as const).map((mark) => markFault({ mark, body: " ", line: "" }));
    expect(faults).toEqual([null, "noRemark", "noRemark"]);
    expect(markFault({ mark: "C", body: "x".repeat(2001), line: "" })).toBe("tooLong");
  });
});
