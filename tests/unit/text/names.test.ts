import fc from "fast-check";
import { expect, test } from "vitest";
import { compareNames, initials, sortedByName, withFurtherByName } from "#domain/text/names.ts";

test("the order ignores case and accents and compares numbers by value", () => {
  const names = ["DKC", "Daikin", "carrier", "Äther", "Axima", "19XR, 1,076 kW", "19XR, 742 kW", "19XR 76", "9XR"];
  expect(names.toSorted(compareNames)).toEqual([
    "9XR",
    "19XR 76",
    "19XR, 742 kW",
    "19XR, 1,076 kW",
    "Äther",
    "Axima",
    "carrier",
    "Daikin",
    "DKC",
  ]);
});

test("the result does not depend on the original order", () => {
  const name = fc.string({ unit: fc.constantFrom("a", "A", "ä", "1", "2", " ", "-"), maxLength: 4 });
  fc.assert(
    fc.property(
      fc.array(
        name.map((text) => ({ name: text })),
        { maxLength: 12 },
      ),
      (rows) => {
        expect(sortedByName(rows)).toEqual(sortedByName(rows.toReversed()));
      },
    ),
  );
});

test("rows that are added to sorted ones stand where sorting all of them puts them", () => {
  const row = fc.record({
    id: fc.uuid(),
    name: fc.string({ unit: fc.constantFrom("a", "A", "ä", "1", "2", ",", "0"), maxLength: 4 }),
  });
  const rows = fc.uniqueArray(row, { selector: ({ id }) => id, maxLength: 20 });
  /** As lists are read: by id, and then sorted by name. */
  const sorted = (all: readonly { id: string; name: string }[]) =>
    sortedByName(all.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  fc.assert(
    fc.property(rows, fc.nat({ max: 20 }), (all, count) => {
      const further = all.slice(0, count);
      expect(withFurtherByName(sorted(all.slice(count)), further)).toEqual(sorted(all));
    }),
  );
});

test.each([
  ["Eng. Hany Fawzy", "HF"],
  ["Plantroom MEP", "PM"],
  ["Plantroom", "P"],
  ["م. هاني فوزي", "ه\u200cف"],
  ["الدكتورة منى كامل", "م\u200cك"],
])("initials of %s", (name, letters) => expect(initials(name)).toBe(letters));
