import { brandForm } from "../brands/brand.ts";
import * as company from "../company/company-kinds.ts";
import { documentForm } from "../documents/document.ts";
import { pageForm } from "../pages/page.ts";
import type { WordFields, WordShape } from "./words.ts";

/** The fields with words of the tables that have no `kindForm`; the limits are those of their forms. */

const text = (label: string, max: number, long = false) => ({ label, words: { as: "text", max, long } as const });
const list = (label: string, max: number) => ({
  label,
  words: { as: "list", max, long: false, between: /\n/ } as const satisfies WordShape,
});

const FEATURE_MAX = 1000;
const IMAGE_WORDS = { alt: text("Alternative text", 500) };

export const PRODUCT_WORDS = {
  name: text("Name", 200),
  description: text("Description", 20_000, true),
  features: list("Feature", FEATURE_MAX),
  images: { label: "Image", words: { as: "entries", of: () => IMAGE_WORDS } as const satisfies WordShape },
};

/** The same as the form of a product holds them: its features are entries. */
export const PRODUCT_FORM_WORDS = {
  ...PRODUCT_WORDS,
  features: {
    label: "Feature",
    words: { as: "entries", of: () => ({ text: text("", FEATURE_MAX) }) } as const satisfies WordShape,
  },
};

export const CATEGORY_WORDS = {
  name: text("Name", 200),
  description: text("Description", 5000, true),
  page_title: text("Page Title", 200),
  search_description: text("Search Description", 500, true),
  introduction: text("Introduction", 20_000, true),
};

export const ATTRIBUTE_WORDS = { name: text("Name", 200), choices: list("Choice", 200) };

/** The fields of each table whose records are translated. */
export const WORD_FIELDS = {
  brands: brandForm.fields,
  categories: CATEGORY_WORDS,
  products: PRODUCT_WORDS,
  attributes: ATTRIBUTE_WORDS,
  pages: pageForm.fields,
  projects: company.projectForm.fields,
  services: company.serviceForm.fields,
  sectors: company.sectorForm.fields,
  testimonials: company.testimonialForm.fields,
  articles: company.articleForm.fields,
  certificates: company.certificateForm.fields,
  members: company.memberForm.fields,
  documents: documentForm.fields,
} as const satisfies Record<string, WordFields>;
export type TranslatedTable = keyof typeof WORD_FIELDS;
