import * as z from "zod";
import {
  choice,
  fieldsSchema,
  groups,
  mandatoryText,
  markdown,
  picture,
  text,
  typedFields,
  type Fields,
  type StoredFields,
} from "../content/fields.ts";
import type { WordShape } from "../languages/words.ts";
import { PRODUCT_IMAGE_MAX_MB } from "../pictures/picture.ts";
import {
  buttonAddress,
  categoryChoice,
  heading,
  lead,
  optionalHeading,
  recordsChoice,
  titleAndText,
} from "./section-fields.ts";

/**
 * The types of sections that a page may have. Form, check, history and search come from their fields; how each looks is in
 * src/site/sections. The database has the same schemas (checks.section_schemas).
 */

/** The most sections of a page. The database has the same limit (checks.is_section_list). */
export const SECTIONS_MAX = 30;
const ENTRIES_MAX = 20;
const TEXT_MAX = 50_000;
/** All texts of a page's sections together: each is rendered whenever its page is. The database has the same limit. */
const TEXTS_MAX = 100_000;

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
const sectionType = <F extends Fields>(type: SectionType<F>): SectionType<F> => type;

/** Whether no cards were chosen one by one, so that a rule finds them. */
const hasNoChosen = ({ chosen }: Readonly<Record<string, unknown>>): boolean =>
  !Array.isArray(chosen) || chosen.length === 0;

export const SECTION_TYPES = {
  text: sectionType({
    label: "Text",
    about: "Paragraphs with headings, lists and links",
    fields: { heading: optionalHeading, text: markdown({ label: "Text", max: TEXT_MAX }) },
    isEmpty: (section) => section.text.trim() === "",
  }),
  picture: sectionType({
    label: "Text with picture",
    about: "A text, and a picture beside it",
    fields: {
      heading,
      text: markdown({ label: "Text", max: TEXT_MAX }),
      picture: picture({ label: "Picture", maxMB: PRODUCT_IMAGE_MAX_MB }),
      alt: text({
        label: "What the picture shows",
        hint: "For those who cannot see it. Left empty if it only decorates.",
        max: 300,
      }),
      side: choice({
        label: "Place of the picture",
        options: ["after", "before"],
        labels: { after: "After the text", before: "Before the text" },
      }),
    },
    isEmpty: (section) => section.text.trim() === "" && section.picture === null,
  }),
  points: sectionType({
    label: "Points",
    about: "Short titled texts side by side",
    fields: {
      heading,
      lead,
      points: groups({ label: "Points", noun: "point", max: ENTRIES_MAX, fields: titleAndText }),
    },
    isEmpty: ({ points }) => points.length === 0,
  }),
  figures: sectionType({
    label: "Figures",
    about: "Large numbers with what each means",
    fields: {
      heading,
      lead,
      figures: groups({
        label: "Figures",
        noun: "figure",
        max: 12,
        fields: {
          number: mandatoryText({
            label: "Figure",
            max: 40,
            sameInAll: true,
            missing: "Enter the figure, or remove it",
          }),
          label: mandatoryText({ label: "What it says", max: 100, missing: "Say what the figure means" }),
        },
      }),
    },
    isEmpty: ({ figures }) => figures.length === 0,
  }),
  cards: sectionType({
    label: "Cards",
    about: "Products, brands, projects or news, chosen or by a rule",
    fields: {
      heading,
      lead,
      kind: choice({
        label: "Cards of",
        hint: "News begin with the newest; projects, services and testimonials stand in the order of their lists.",
        options: ["products", "brands", "services", "projects", "testimonials", "news"],
        labels: {
          products: "Products",
          brands: "Brands",
          services: "Services",
          projects: "Projects",
          testimonials: "Testimonials",
          news: "News",
        },
      }),
      chosen: recordsChoice("kind"),
      count: choice({ label: "At most", options: ["3", "4", "6", "8", "12"] }),
      rule: choice({
        label: "Which",
        options: ["featured", "newest"],
        labels: { featured: "Featured", newest: "The newest" },
      }),
      category: categoryChoice,
    },
    isEmpty: () => false,
    only: {
      count: hasNoChosen,
      rule: (section) => hasNoChosen(section) && (section["kind"] === "products" || section["kind"] === "brands"),
      category: (section) => hasNoChosen(section) && section["kind"] === "products",
    },
  }),
  steps: sectionType({
    label: "Steps",
    about: "What happens one after the other, numbered",
    fields: { heading, lead, steps: groups({ label: "Steps", noun: "step", max: ENTRIES_MAX, fields: titleAndText }) },
    isEmpty: ({ steps }) => steps.length === 0,
  }),
  questions: sectionType({
    label: "Questions and answers",
    about: "Questions that open to their answers",
    fields: {
      heading,
      lead,
      questions: groups({
        label: "Questions",
        noun: "question",
        max: 40,
        fields: {
          question: mandatoryText({ label: "Question", max: 300, missing: "Enter a question, or remove the entry" }),
          answer: mandatoryText({ label: "Answer", max: 3000, rows: 4, missing: "Enter the answer" }),
        },
      }),
    },
    isEmpty: ({ questions }) => questions.length === 0,
  }),
  action: sectionType({
    label: "Call to action",
    about: "A coloured band with a button",
    fields: {
      heading,
      text: text({ label: "Text", max: 500, rows: 2, wide: true }),
      button: mandatoryText({ label: "Button", max: 60, missing: "Enter the words on the button" }),
      address: buttonAddress,
    },
    isEmpty: () => false,
  }),
  form: sectionType({
    label: "Way to a form",
    about: "A coloured band that leads to the contact form or the quote list",
    fields: {
      heading,
      text: text({ label: "Text", max: 500, rows: 2, wide: true }),
      form: choice({
        label: "Leads to",
        options: ["contact", "quotes"],
        labels: { contact: "Contact form", quotes: "Quote list" },
      }),
    },
    isEmpty: () => false,
  }),
} as const;

export type SectionName = keyof typeof SECTION_TYPES;
export const SECTION_NAMES = Object.keys(SECTION_TYPES) as [SectionName, ...SectionName[]];

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
    ),
  typed: (stored: readonly Section[] | undefined) => (stored ?? []).map(typedSection),
};

/** The sections that visitors see, in their order: not hidden, and with something to show. */
export const shownSections = (all: readonly Section[]): Section[] =>
  all.filter((section) => !section.hidden && !isEmptySection(section));

function isEmptySection(section: Section): boolean {
  const { isEmpty } = SECTION_TYPES[section.type] as { isEmpty: (section: Section) => boolean };
  return isEmpty(section);
}
