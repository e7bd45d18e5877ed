import { createCategory, getCategory, updateCategory, type Category } from "#db/categories.ts";
import { categorySchema, type CategoryFormValues, type CategoryInput } from "#domain/category.ts";
import type { ComparedFields } from "../../records/ConflictDialog.tsx";
import type { RecordDefinition } from "../../records/use-record-form.ts";

/** The values of the form for a category; the initial ones for a new one. */
function categoryValues(category: Category | null): CategoryFormValues {
  return {
    name: category?.name ?? "",
    slug: category?.slug ?? "",
    description: category?.description ?? "",
    parent_id: category?.parent_id ?? "",
    sort_order: String(category?.sort_order ?? 0),
    is_active: category?.is_active ?? true,
    page_title: category?.page_title ?? "",
    search_description: category?.search_description ?? "",
    introduction: category?.introduction ?? "",
  };
}

export const categoryDefinition: RecordDefinition<
  "category",
  Category,
  CategoryFormValues,
  CategoryInput,
  CategoryInput
> = {
  kind: "category",
  schema: categorySchema,
  values: categoryValues,
  input: (checked) => checked,
  load: getCategory,
  create: createCategory,
  update: updateCategory,
  isPublic: ({ is_active }) => is_active,
};

/** True if two versions are equal except for their place in the tree. */
export function equalExceptPlace(one: Category, other: Category): boolean {
  return (
    one.name === other.name &&
    one.slug === other.slug &&
    one.description === other.description &&
    one.is_active === other.is_active &&
    one.page_title === other.page_title &&
    one.search_description === other.search_description &&
    one.introduction === other.introduction
  );
}

export const NO_PARENT = "No Parent (Main Category)";

export const categoryFields = (names: ReadonlyMap<string, string>): ComparedFields<CategoryFormValues> => ({
  name: { label: "Name", show: (category) => category.name },
  slug: { label: "URL slug", show: (category) => category.slug },
  description: { label: "Description", show: (category) => category.description },
  parent_id: {
    label: "Parent Category",
    show: ({ parent_id }) => (parent_id ? (names.get(parent_id) ?? "") : NO_PARENT),
  },
  sort_order: { label: "Sort Order", show: (category) => String(category.sort_order) },
  is_active: { label: "Active", show: (category) => (category.is_active ? "On" : "Off") },
  page_title: { label: "Page Title", show: (category) => category.page_title },
  search_description: { label: "Search Description", show: (category) => category.search_description },
  introduction: { label: "Introduction", show: (category) => category.introduction },
});
