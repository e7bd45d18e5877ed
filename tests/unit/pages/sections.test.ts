import fc from "fast-check";
import { expect, test } from "vitest";
import { fieldChanges } from "#domain/content/field-changes.ts";
import type { Field, Fields } from "#domain/content/fields.ts";
import { pageForm } from "#domain/pages/page.ts";
import { sectionPlace, sectionWords } from "#domain/pages/section-text.ts";
import {
  ADDED_TYPES,
  newSection,
  SECTION_NAMES,
  SECTION_TYPES,
  sections,
  shownSections,
  type Section,
  type SectionName,
} from "#domain/pages/sections.ts";

const line = fc.string({ minLength: 1, maxLength: 40 }).map((text) => `a${text.trim()}z`);
const CATEGORY = "0b8f8f0a-0000-4000-8000-000000000001";

/** Anything that the database may hold in a field. */
function storedValue({ control, required }: Field): fc.Arbitrary<unknown> {
  if (control.type === "entries") return fc.array(storedFields(control.fields), { maxLength: 2 });
  if (control.type === "choice") return fc.constantFrom(...control.options);
  if (control.type === "category") return fc.constantFrom(null, CATEGORY);
  if (control.type === "records") return fc.array(fc.uuid(), { maxLength: 4 });
  if (control.type === "picture") return fc.constantFrom(null, "/pictures/scene-plant-room.webp");
  if (control.type === "markdown") return fc.constantFrom("", "## A\n\nText.");
  if (control.type === "text" && control.input) return fc.constantFrom("/contact", "https://example.com/a");
  return required ? line : fc.option(line);
}
const storedFields = (fields: Fields): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, storedValue(field)])));
const ofType = (type: SectionName): fc.Arbitrary<Section> =>
  fc
    .tuple(fc.boolean(), storedFields(SECTION_TYPES[type].fields))
    .map(([hidden, fields]) => ({ type, hidden, ...fields }) as unknown as Section);
/** Sections of any types; a part stands once. */
const anySections = fc
  .array(fc.oneof(...SECTION_NAMES.map(ofType)), { maxLength: 8 })
  .map((all) =>
    all.filter(
      (one, at) =>
        one.type !== "part" || all.findIndex((other) => other.type === "part" && other.part === one.part) === at,
    ),
  );

test("all texts of a page together have a limit", () => {
  const texts = (count: number) =>
    Array.from({ length: count }, () => ({ ...newSection("text"), text: "a b ".repeat(10_000) }));
  expect(sections.schema.safeParse(texts(2)).success).toBe(true);
  expect(sections.schema.safeParse(texts(3)).error?.issues[0]?.message).toContain("at most 100,000 characters");
});

test("what is stored comes out of the form as it went in, whatever the sections are", () => {
  fc.assert(
    fc.property(anySections, (stored) => {
      expect(sections.schema.parse(sections.typed(stored))).toEqual(stored);
    }),
  );
});

test("hiding one section leaves the others as they are and where they are", () => {
  fc.assert(
    fc.property(anySections, fc.nat(), (stored, pick) => {
      const hidden = stored.map((section, index) => ({ ...section, hidden: section.hidden || index === pick }));
      const shown = shownSections(stored);
      expect(shownSections(hidden)).toEqual(shown.filter((section) => section !== stored[pick]));
      expect(shown.every((section) => stored.includes(section) && !section.hidden)).toBe(true);
    }),
  );
});

test("a new section shows nothing until it is filled, and its heading is enough to keep it", () => {
  for (const type of ADDED_TYPES) {
    const typed = newSection(type);
    const { data = [] } = sections.schema.safeParse([typed]);
    expect([type, shownSections(data)]).toEqual([type, []]);
    const filled = { ...typed, heading: "H", button: "Go", address: "/contact" };
    expect(sections.schema.safeParse([filled]).data).toMatchObject([{ type, hidden: false, heading: "H" }]);
  }
});

test("a mistake is named by its section and its field", () => {
  const values = {
    ...pageForm.values(null),
    title: "A",
    slug: "a",
    sections: [newSection("text"), { ...newSection("points"), heading: "Why us", points: [{ title: "", text: "T" }] }],
  };
  const issues = pageForm.schema.safeParse(values).error?.issues ?? [];
  expect(issues.map(({ path }) => sectionPlace(values, path))).toEqual(["Points: Why us, Title"]);
  expect(sectionPlace(values, ["title"])).toBeNull();
});

const POINTS: Section = {
  type: "points",
  hidden: false,
  heading: "Why us",
  lead: null,
  points: [{ title: "Near", text: "An hour from Cairo." }],
};
const CARDS: Section = {
  type: "cards",
  hidden: false,
  heading: "Fans",
  lead: null,
  kind: "products",
  chosen: [],
  count: "4",
  rule: "newest",
  category: CATEGORY,
};

test("the history of a page tells sections by their words", () => {
  const [change, ...others] = fieldChanges(
    "pages",
    { sections: [POINTS] },
    { sections: [{ ...POINTS, hidden: true }, CARDS] },
    new Map([[CATEGORY, "Axial fans"]]),
  );
  expect(others).toEqual([]);
  expect(change).toEqual({
    field: "sections",
    label: "Sections",
    before: "Points: Why us\nNear: An hour from Cairo.",
    after:
      "Points: Why us (hidden)\nNear: An hour from Cairo.\nCards: Fans\nCards of: Products\nAt most: 4\nWhich: The newest\nCategory: Axial fans",
  });
});

test("the search reads what visitors read: no choices and no addresses", () => {
  const action: Section = { type: "action", hidden: false, heading: "Call", text: null, button: "Go", address: "/x" };
  expect([POINTS, CARDS, action].map(sectionWords)).toEqual([
    ["Why us", "Near", "An hour from Cairo."],
    ["Fans"],
    ["Call", "Go"],
  ]);
});
