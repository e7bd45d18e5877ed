import * as z from "zod";
import { linkAddress } from "../addresses/link-fields.ts";
import type { ContentKind } from "../content/content-kinds.ts";
import { mandatoryText, text, type Fields, type StoredFields } from "../content/fields.ts";

/** What the types of sections share. */

type SectionType<F extends Fields> = {
  label: string;
  /** What it is for, in the list of types. */
  about: string;
  fields: F;
  /** Whether it has nothing to show, so that visitors get no part of it. What cards show, only the site knows. */
  isEmpty(section: StoredFields<F>): boolean;
  /** When a field counts, if it does not always. */
  only?: { [Name in keyof F]?: (section: Readonly<Record<string, unknown>>) => boolean };
};
/** A type of section, with the types of its fields. */
export const sectionType = <F extends Fields>(type: SectionType<F>): SectionType<F> => type;

/** The most entries of most lists in a section. */
export const ENTRIES_MAX = 20;

const HEADING_MAX = 200;
const textOf = (stored: unknown): string => (typeof stored === "string" ? stored : "");

export const heading = mandatoryText({
  label: "Heading",
  max: HEADING_MAX,
  wide: true,
  missing: "Enter the heading of the section",
});
export const optionalHeading = text({ label: "Heading", max: HEADING_MAX, wide: true });
export const lead = text({ label: "Lead", hint: "A sentence beside the heading.", max: 500, rows: 2, wide: true });

/** A title with a text below it, such as a point or a step. */
export const titleAndText = {
  title: mandatoryText({ label: "Title", max: 100, missing: "Enter a title, or remove the entry" }),
  text: mandatoryText({ label: "Text", max: 1000, rows: 3, missing: "Enter a text" }),
};

/** Where a button leads. */
export const buttonAddress = {
  label: "Leads to",
  hint: "An address of this site, such as /services, or a full one.",
  required: true,
  control: { type: "text" as const, input: "url" as const, placeholder: "/contact" },
  schema: linkAddress,
  typed: textOf,
};

/** The id of a record. */
export const ID = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, "Choose one of the list");

/** What cards may be of, with the kind of content that each is. */
export const CARD_KINDS = {
  products: "product",
  brands: "brand",
  services: "service",
  projects: "project",
  testimonials: "testimonial",
  news: "article",
} as const satisfies Record<string, ContentKind>;
export type CardsOf = keyof typeof CARD_KINDS;
export type CardKind = (typeof CARD_KINDS)[CardsOf];

/** The most records that a section of cards has. */
export const CHOSEN_MAX = 12;

/** The ids of records, in their order; the field `of` says of which kind. */
export const recordsChoice = (of: string) => ({
  label: "Chosen one by one",
  hint: "In this order. Without any, the rule decides.",
  control: { type: "records" as const, of },
  schema: z.array(ID).max(CHOSEN_MAX, `At most ${CHOSEN_MAX} are possible`),
  typed: (stored: readonly string[] | undefined) => [...(stored ?? [])],
});

/** The id of a category, or null for all of them. */
export const categoryChoice = {
  label: "Category",
  hint: "With the categories below it.",
  control: { type: "category" as const },
  schema: z
    .string()
    .transform((id) => (id === "" ? null : id))
    .pipe(ID.nullable()),
  typed: textOf,
};
