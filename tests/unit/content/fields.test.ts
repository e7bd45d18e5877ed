import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { projectForm, sectorForm, testimonialForm } from "#domain/company/company-kinds.ts";
import { cardsOf } from "#domain/content/kind-form.ts";

const PROJECT = { ...projectForm.values(null), title: "A", slug: "a", sector: "B", location: "C", description: "D" };
const messages = (changes: object) =>
  projectForm.schema.safeParse({ ...PROJECT, ...changes }).error?.issues.map(({ path, message }) => [path[0], message]);

test("a new project needs its title, address, sector, place and summary, and nothing else", () => {
  const refused = projectForm.schema.safeParse(projectForm.values(null)).error?.issues.map(({ path }) => path[0]);
  expect([...new Set(refused)]).toEqual(["title", "slug", "sector", "location", "description"]);
  expect(projectForm.schema.parse(PROJECT)).toMatchObject({ year: null, client: null, results: [], gallery: [] });
});

test("lines and paragraphs are what stands between line ends and empty lines", () => {
  const typed = { results: " one \n\n two\n", paragraphs: "First\nstill first\n \t\nSecond\n\n\n" };
  expect(projectForm.schema.parse({ ...PROJECT, ...typed })).toMatchObject({
    results: ["one", "two"],
    paragraphs: ["First\nstill first", "Second"],
  });
  expect(messages({ results: Array.from({ length: 41 }, () => "x").join("\n") })).toEqual([
    ["results", "At most 40 lines"],
  ]);
});

test("a year is a whole number, and may be a few years ahead", () => {
  const year = new Date().getFullYear();
  expect(messages({ year: String(year + 5) })).toBeUndefined();
  for (const wrong of [String(year + 6), "1899", "20.5", "soon"])
    expect(messages({ year: wrong }), wrong).toEqual([["year", `Enter a year from 1900 to ${year + 5}`]]);
});

test("a rating is one to five, or left out", () => {
  const said = { ...testimonialForm.values(null), name: "A", slug: "a", quote: "B" };
  expect(testimonialForm.schema.parse(said).rating).toBeNull();
  expect(testimonialForm.schema.parse({ ...said, rating: "4" }).rating).toBe(4);
});

test("who says it has a name that looks like no other", () => {
  const said = { ...testimonialForm.values(null), name: "\u041cona", slug: "a", quote: "B" };
  expect(testimonialForm.schema.safeParse(said).error?.issues.map(({ path }) => path[0])).toEqual(["name"]);
});

test("each field stands in one card", () => {
  for (const form of [projectForm, sectorForm, testimonialForm]) {
    const cards = cardsOf(form);
    expect(cards.flatMap(({ names }) => names)).toEqual(Object.keys(form.fields));
    expect(cards.every(({ title }) => title !== "")).toBe(true);
  }
});

describe("what is stored comes back as it was", () => {
  const line = fc.stringMatching(/^\S(.{0,20}\S)?$/).filter((text) => !text.includes("\n"));
  const group = fc.record({ number: line, label: line });
  test("lists and groups of a sector", () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), fc.array(group, { maxLength: 4 }), (features, figures) => {
        const base = { title: "A", slug: "a", icon: "fan", description: "B", features, figures };
        const typed = sectorForm.values(base as Parameters<typeof sectorForm.values>[0]);
        expect(sectorForm.schema.parse(typed)).toMatchObject({
          features: features.map((text) => text.trim()),
          figures: figures.map(({ number, label }) => ({ number: number.trim(), label: label.trim() })),
        });
      }),
    );
  });
});
