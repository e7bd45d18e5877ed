import fc from "fast-check";
import { expect, test } from "vitest";
import { HOME_PARTS, homeOrder, type HomeEntry } from "#domain/settings/home-sections.ts";
import { siteSettings } from "#domain/settings/settings.ts";

const entries = fc.array(
  fc.record({
    part: fc.constantFrom(...HOME_PARTS, "page" as const),
    page: fc.constantFrom("offers", "careers"),
    shown: fc.boolean(),
  }),
  { maxLength: 12 },
);
const keyOf = ({ part, page }: HomeEntry): string => (part === "page" ? `/${page}` : part);

test("whatever is stored, each part of the home page stands on it once, in the order in which it was put", () => {
  fc.assert(
    fc.property(entries, (stored) => {
      const order = homeOrder(stored);
      const keys = order.map(keyOf);
      expect(keys).toEqual([...new Set([...stored.map(keyOf), ...HOME_PARTS])]);
      // What was chosen for a part counts as it was stored first.
      expect(order.every((entry) => entry === stored.find((one) => keyOf(one) === keyOf(entry)) || entry.shown)).toBe(
        true,
      );
      expect(homeOrder(order)).toEqual(order);
    }),
  );
});

test("without a setting, or with one that cannot be read, the home page has its parts in the order of the start", () => {
  for (const value of [undefined, null, "about", [{ part: "about" }]]) {
    const { home_sections } = siteSettings([{ key: "home_sections", value }]);
    expect(home_sections.map(({ part, shown }) => [part, shown])).toEqual(HOME_PARTS.map((part) => [part, true]));
  }
});
