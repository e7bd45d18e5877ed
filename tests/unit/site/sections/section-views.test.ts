import { expect, test } from "vitest";
import type { PartName } from "#domain/pages/own-pages.ts";
import type { Section, SectionOf } from "#domain/pages/sections.ts";
import { sectionViews } from "#site/sections/written/section-views.ts";
import { brand, category, product, provideContent } from "../../../support/content/site-content.ts";

const hvac = category("Fans");
const below = category("Axial Fans", { parent_id: hvac.id });
const pumps = category("Pumps");
const acme = brand("Acme");
const fan = product("Fan 1", { brand: acme, category: below }, { featured: true, created_at: "2026-01-01T00:00:00Z" });
const pump = product("Pump 1", { brand: acme, category: pumps }, { created_at: "2026-03-01T00:00:00Z" });
const catalogue = { brands: [acme], categories: [hvac, below, pumps], products: [fan, pump] };

const cards = (more: Partial<SectionOf<"cards">>): SectionOf<"cards"> => ({
  ...{ type: "cards", hidden: false, heading: "Cards", lead: null, kind: "products", chosen: [], count: "3" },
  ...{ rule: "featured", category: null },
  ...more,
});
const text = (heading: string | null, more: Partial<SectionOf<"text">> = {}): Section => ({
  ...{ type: "text", hidden: false, heading, text: "Hello." },
  ...more,
});
const slugsOf = (section: Section): string[] =>
  sectionViews([section]).flatMap((view) =>
    view.as === "cards" && view.of.kind === "products" ? view.of.cards.map(({ slug }) => slug) : [],
  );

test("products of a section are those that its rule finds now, in a category with all below it", () => {
  provideContent(catalogue);
  expect(slugsOf(cards({}))).toEqual(["fan-1"]);
  expect(slugsOf(cards({ rule: "newest" }))).toEqual(["pump-1", "fan-1"]);
  expect(slugsOf(cards({ rule: "newest", category: hvac.id }))).toEqual(["fan-1"]);
  // Chosen ones stand in the order in which they were chosen; one that is gone leaves no gap.
  expect(slugsOf(cards({ chosen: [pump.id, "gone", fan.id], category: hvac.id }))).toEqual(["pump-1", "fan-1"]);
  // The page is made again when what it shows was edited: its view is another one.
  const before = JSON.stringify(sectionViews([cards({})]));
  provideContent({ ...catalogue, products: [{ ...fan, name: "Fan 2" }, pump] });
  expect(JSON.stringify(sectionViews([cards({})]))).not.toBe(before);
});

test("a section with nothing to show is not there", () => {
  provideContent(catalogue);
  const empty: Section[] = [
    text("Hidden", { hidden: true }),
    text("Blank", { text: " \n" }),
    { type: "steps", hidden: false, heading: "No steps", lead: null, steps: [] },
    cards({ kind: "news" }),
    // Its category was deleted: that is not every category.
    cards({ rule: "newest", category: "0b8f8f0a-0000-4000-8000-000000000001" }),
  ];
  expect(sectionViews(empty)).toEqual([]);
});

test("each section has an address of its own on the page, made of its heading", () => {
  const views = sectionViews([text("How it goes"), text(null), text("How it goes"), text("مضخة")]);
  expect(views.map(({ id }) => id)).toEqual([
    "section-how-it-goes",
    "section-text",
    "section-how-it-goes-2",
    "section-mdkhh",
  ]);
});

test("a text of a section shows no HTML, and a button that would run a script is not there", () => {
  const [first, ...others] = sectionViews([
    text("A", { text: "<script>alert(1)</script>\n\n[x](javascript:alert(1)) **b**" }),
    { type: "action", hidden: false, heading: "B", text: null, button: "Go", address: "javascript:alert(1)" },
  ]);
  expect(first).toMatchObject({ html: expect.stringContaining("<strong>b</strong>") as string });
  expect(JSON.stringify(first)).not.toMatch(/alert|javascript/);
  expect(others).toEqual([]);
});

const part = (name: PartName): Section => ({ type: "part", hidden: false, part: name });

test("a page has its own parts, and none of another page", () => {
  const sections = [part("brands"), text("Between"), part("head"), part("values")];
  const shown = (page?: string) =>
    sectionViews(sections, page).map((view) => (view.as === "part" ? view.part : view.as));
  expect(shown("home")).toEqual(["brands", "text", "head"]);
  expect(shown("corporate")).toEqual(["text", "head", "values"]);
  expect(shown()).toEqual(["text"]);
});

test("the contact form stands on a page once, wherever it comes from", () => {
  const here: Section = { type: "form", hidden: false, heading: "Write", text: null, form: "here" };
  const shown = sectionViews([here, part("message"), here], "contact");
  expect(shown.map(({ as }) => as)).toEqual(["message"]);
  expect(sectionViews([part("message"), here], "contact").map(({ as }) => as)).toEqual(["part"]);
});

test("files and buttons that would run a script are left out, and a map without projects is not there", () => {
  provideContent(catalogue);
  const files = ["/downloads/company-profile.pdf", "javascript:alert(1)"].map((address) => ({
    ...{ title: "A", address, size: null },
  }));
  const [downloads, ...others] = sectionViews([
    { type: "downloads", hidden: false, heading: "Files", lead: null, files },
    { type: "map", hidden: false, heading: "Where", lead: null },
    { type: "logos", hidden: false, heading: "Clients", lead: null, logos: [] },
  ]);
  expect(downloads).toMatchObject({ files: [{ href: "/downloads/company-profile.pdf" }] });
  expect(others).toEqual([]);
});
