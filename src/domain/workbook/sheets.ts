import { brandForm } from "../brands/brand.ts";
import { categorySchema } from "../categories/category.ts";
import * as company from "../company/company-kinds.ts";
import { contentKind, type ContentKind } from "../content/content-kinds.ts";
import { fieldLabels } from "../content/field-labels.ts";
import { lines, textOf, type Control, type Field, type Fields } from "../content/fields.ts";
import { ATTRIBUTE_WORDS, CATEGORY_WORDS } from "../languages/word-fields.ts";
import { tableTitle } from "../languages/table/translated-tables.ts";
import { pageForm } from "../pages/page.ts";
import { settingFields } from "../settings/setting-fields.ts";
import { ATTRIBUTE_KINDS } from "../specifications/attribute.ts";
import { ATTRIBUTE_KIND_NAMES, attributeSchema } from "../specifications/attribute-schema.ts";
import { SPECIFICATION_CATEGORIES } from "../specifications/specification-categories.ts";
import type { WordFields } from "../languages/words.ts";

/** A tab of the workbook with a row for each record: its fields are the columns. */
export type RecordSheet = {
  table: string;
  /** What the tab is called. */
  title: string;
  nameField: string;
  slugField: string | null;
  fields: Fields;
};

/** The field of a table without a form of fields: its label and its schema stand elsewhere. */
const field = (
  label: string | undefined,
  schema: Field["schema"],
  control: Control,
  typed: (stored: unknown) => unknown = textOf,
  words?: WordFields[string],
): Field => ({ label: label ?? "", schema, control, typed, words: words?.words });

const TEXT: Control = { type: "text" };
const LONG: Control = { type: "long text", rows: 3 };
const linesOf = (stored: unknown): string => ((stored ?? []) as string[]).join("\n");

/** The specifications that the products of a category are expected to have; stored beside the category, not in it. */
export const EXPECTED = "expected";
const expected: Field = { ...lines({ label: "Expected Specifications", max: 60 }), words: undefined };

const category = categorySchema.shape;
const categoryLabels = fieldLabels("categories");
export const CATEGORY_FIELDS: Fields = {
  name: field(categoryLabels["name"], category.name, TEXT, textOf, CATEGORY_WORDS.name),
  slug: field(categoryLabels["slug"], category.slug, { type: "slug" }),
  parent_id: field(categoryLabels["parent_id"], category.parent_id, { type: "category" }),
  sort_order: field(categoryLabels["sort_order"], category.sort_order, TEXT, (stored) => textOf(stored ?? 0)),
  is_active: field(categoryLabels["is_active"], category.is_active, { type: "switch" }, (stored) => stored ?? true),
  description: field(categoryLabels["description"], category.description, LONG, textOf, CATEGORY_WORDS.description),
  page_title: field(categoryLabels["page_title"], category.page_title, TEXT, textOf, CATEGORY_WORDS.page_title),
  search_description: field(
    ...([categoryLabels["search_description"], category.search_description, LONG, textOf] as const),
    CATEGORY_WORDS.search_description,
  ),
  introduction: field(
    ...([categoryLabels["introduction"], category.introduction, { type: "markdown" } as const, textOf] as const),
    CATEGORY_WORDS.introduction,
  ),
  [EXPECTED]: expected,
};

const attribute: Readonly<Record<string, Field["schema"] | undefined>> = attributeSchema.shape;
const ATTRIBUTE_CONTROLS: Readonly<Record<string, [control: Control, typed: (stored: unknown) => unknown]>> = {
  kind: [{ type: "choice", options: ATTRIBUTE_KINDS, labels: ATTRIBUTE_KIND_NAMES }, (stored) => stored ?? "number"],
  category: [{ type: "choice", options: SPECIFICATION_CATEGORIES }, (stored) => stored ?? "general"],
  better: [{ type: "choice", options: ["", "higher", "lower"] }, textOf],
  ...{ synonyms: [LONG, linesOf], choices: [LONG, linesOf], conditions: [LONG, linesOf] },
};
/** The fields of the catalogue of specifications in the order of their labels: texts, if nothing else is said of them. */
const ATTRIBUTE_FIELDS: Fields = Object.fromEntries(
  Object.entries(fieldLabels("attributes")).flatMap(([name, label]) => {
    const schema = name === "translations" ? undefined : attribute[name];
    const [control, typed] = ATTRIBUTE_CONTROLS[name] ?? [TEXT, textOf];
    const words = (ATTRIBUTE_WORDS as WordFields)[name];
    return schema ? [[name, field(label, schema, control, typed, words)]] : [];
  }),
);

const ofKind = (kind: ContentKind, fields: Fields): RecordSheet => {
  const { table, titles, nameColumn, slugColumn } = contentKind(kind);
  return { table, title: titles, nameField: nameColumn, slugField: slugColumn, fields };
};

/** The tabs of records, in the order in which they are read: what others refer to comes first. */
export const BEFORE_PRODUCTS: readonly RecordSheet[] = [
  {
    ...{ table: "attributes", title: tableTitle("attributes").several, nameField: "name", slugField: null },
    fields: ATTRIBUTE_FIELDS,
  },
  ofKind("brand", brandForm.fields),
  ofKind("category", CATEGORY_FIELDS),
];
export const AFTER_PRODUCTS: readonly RecordSheet[] = [
  ofKind("service", company.serviceForm.fields),
  ofKind("sector", company.sectorForm.fields),
  ofKind("project", company.projectForm.fields),
  ofKind("testimonial", company.testimonialForm.fields),
  ofKind("member", company.memberForm.fields),
  ofKind("certificate", company.certificateForm.fields),
  ofKind("article", company.articleForm.fields),
  ofKind("page", pageForm.fields),
];
export const PRODUCTS_TITLE = contentKind("product").titles;

/** The tab of the settings: a row for each, with its value and its words beside. */
export const COMPANY_SHEET = { table: "settings", title: "Company", fields: settingFields };
export const SETTING_HEADS = { name: "Setting", value: "Value" } as const;
export const HOW_TO_TITLE = "How to";

/** The head of the column with the words of a field in another language. */
export const inWords = (head: string, language: string): string => `${head} (${language})`;

/** The word that empties a field of a record that exists; an empty cell leaves it as it is. */
export const EMPTIES = "(empty)";
