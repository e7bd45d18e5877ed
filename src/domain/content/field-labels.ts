import { brandForm } from "../brands/brand.ts";
import * as company from "../company/company-kinds.ts";
import { documentForm } from "../documents/document.ts";
import { pageForm } from "../pages/page.ts";
import { SETTING_LABELS } from "../settings/setting-labels.ts";
import { kindOfTable } from "./change-text.ts";

/** What the fields of each kind are called: in a conflict, in the history of a record and in the log. */
export const FIELD_LABELS = {
  brand: brandForm.labels,
  product: {
    name: "Name",
    slug: "URL slug",
    model: "Model",
    brand_id: "Brand",
    category_id: "Category",
    item_type: "Item type",
    series_id: "Series",
    featured: "Featured",
    availability: "Availability",
    successor: "Successor",
    description: "Description",
    specifications: "Specifications",
    features: "Features",
    images: "Images",
    translations: "Translations",
  },
  category: {
    name: "Name",
    slug: "URL slug",
    description: "Description",
    parent_id: "Parent Category",
    sort_order: "Sort Order",
    is_active: "Active",
    page_title: "Page Title",
    search_description: "Search Description",
    introduction: "Introduction",
    translations: "Translations",
  },
  page: pageForm.labels,
  project: company.projectForm.labels,
  service: company.serviceForm.labels,
  sector: company.sectorForm.labels,
  testimonial: company.testimonialForm.labels,
  article: company.articleForm.labels,
  certificate: company.certificateForm.labels,
  member: company.memberForm.labels,
  document: documentForm.labels,
  setting: { key: "Key", value: "Value", description: "Description" },
} as const;

/** Fields of the tables that are no kind of their own. */
const OTHER_LABELS: Record<string, Record<string, string>> = {
  attributes: {
    name: "Name",
    unit: "Unit",
    kind: "Kind",
    category: "Group",
    better: "Better is",
    synonyms: "Synonyms",
    decimals: "Decimals",
    choices: "Choices",
    conditions: "Holds at",
    asked: "Compared with schedules",
    translations: "Translations",
  },
  brand_featured_products: {
    display_order: "Place",
    is_active: "Active",
    product_id: "Product",
    category_id: "Category",
  },
  category_attributes: { position: "Place" },
  redirects: { old_slug: "Old slug" },
};

/** The labels of the columns of a table that people edit, in the order of their forms. */
export function fieldLabels(table: string): Readonly<Record<string, string>> {
  const kind = kindOfTable(table);
  return kind ? FIELD_LABELS[kind] : (OTHER_LABELS[table] ?? {});
}

/** What a record is called; a setting by the label of its field. */
export function recordName(table: string, name: string | null): string {
  const labels: Readonly<Record<string, { label: string } | undefined>> = SETTING_LABELS;
  return (table === "settings" && name && labels[name]?.label) || (name ?? "");
}
