import * as z from "zod";
import { fieldsSchema, typedFields, type Fields, type StoredFields } from "../content/fields.ts";
import type { WordShape } from "../languages/words.ts";
import { SHOWN_TYPES } from "./shown-section-types.ts";
import { WRITTEN_TYPES } from "./written-section-types.ts";

/**
 * The types of sections that a page may have. Form, check, history and search come from their fields; how each looks is in
 * src/site/sections. The database has the same schemas (checks.section_schemas).
 */

/** The most sections of a page. The database has the same limit (checks.is_section_list). */
export const SECTIONS_MAX = 30;
/** All texts of a page's sections together: each is rendered whenever its page is. The database has the same limit. */
const TEXTS_MAX = 100_000;

const { part, search, cards, map, action, form } = SHOWN_TYPES;
const { hero, logos, downloads, ...written } = WRITTEN_TYPES;
/** Every type, in the order in which they are offered. */
export const SECTION_TYPES = { part, hero, search, ...written, cards, map, logos, downloads, action, form } as const;

export type SectionName = keyof typeof SECTION_TYPES;
export const SECTION_NAMES = Object.keys(SECTION_TYPES) as [SectionName, ...SectionName[]];
/** The types of which a page may have any number; parts are those of the page. */
export const ADDED_TYPES = SECTION_NAMES.filter((name) => name !== "part");

type FieldsOf<Name extends SectionName> = (typeof SECTION_TYPES)[Name]["fields"];
/** A section of one type as it is stored. */
export type SectionOf<Name extends SectionName> = { type: Name; hidden: boolean } & StoredFields<FieldsOf<Name>>;
export type Section = { [Name in SectionName]: SectionOf<Name> }[SectionName];
/** A section as a form holds it. */
export type TypedSection = { type: SectionName; hidden: boolean; [field: string]: unknown };

/** What each type of section stores. */
const schemaOf = (name: SectionName) =>
  fieldsSchema<Fields>(SECTION_TYPES[name].fields).extend({ type: z.enum([name]), hidden: z.boolean() });
export const SECTION_SCHEMAS = Object.fromEntries(SECTION_NAMES.map((name) => [name, schemaOf(name)])) as Record<
  SectionName,
  ReturnType<typeof schemaOf>
>;

const [firstSchema, ...otherSchemas] = Object.values(SECTION_SCHEMAS);
if (!firstSchema) throw new Error("There are no types of sections.");
const sectionSchema = z.discriminatedUnion("type", [firstSchema, ...otherSchemas]) as unknown as z.ZodType<
  Section,
  TypedSection
>;

/** What the form holds for a stored section. */
const typedSection = (section: Section): TypedSection => ({
  type: section.type,
  hidden: section.hidden,
  ...typedFields<Fields>(SECTION_TYPES[section.type].fields, section),
});

/** What the form holds for a new section. */
export const newSection = (type: SectionName): TypedSection => ({
  type,
  hidden: false,
  ...typedFields<Fields>(SECTION_TYPES[type].fields, null),
});

/** The field of a form with the sections of a page. */
export const sections = {
  label: "Sections",
  wide: true,
  control: { type: "sections" as const },
  words: {
    as: "entries",
    of: ({ type }) => (Object.hasOwn(SECTION_TYPES, String(type)) ? SECTION_TYPES[type as SectionName].fields : {}),
  } satisfies WordShape,
  schema: z
    .array(sectionSchema)
    .max(SECTIONS_MAX, `A page has at most ${SECTIONS_MAX} sections`)
    .refine(
      (all) => all.reduce((sum, one) => sum + ("text" in one ? (one.text ?? "").length : 0), 0) <= TEXTS_MAX,
      "The texts of all sections together have at most 100,000 characters. Divide the page into two.",
    )
    .refine((all) => hasEachPartOnce(all), "A part of the site stands on its page once"),
  typed: (stored: readonly Section[] | undefined) => (stored ?? []).map(typedSection),
};

function hasEachPartOnce(all: readonly Section[]): boolean {
  const parts = all.flatMap((section) => (section.type === "part" ? [section.part] : []));
  return new Set(parts).size === parts.length;
}

/** The sections that visitors see, in their order: not hidden, and with something to show. */
export const shownSections = (all: readonly Section[]): Section[] =>
  all.filter((section) => !section.hidden && !isEmptySection(section));

function isEmptySection(section: Section): boolean {
  const { isEmpty } = SECTION_TYPES[section.type] as { isEmpty: (section: Section) => boolean };
  return isEmpty(section);
}
