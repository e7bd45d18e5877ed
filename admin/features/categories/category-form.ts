import { createCategory, getCategory, updateCategory, type Category } from "#db/products/categories.ts";
import { categorySchema, type CategoryFormValues, type CategoryInput } from "#domain/categories/category.ts";
import { FIELD_LABELS } from "#domain/content/field-labels.ts";
import { storedTranslations } from "#domain/languages/translations.ts";
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
    translations: storedTranslations(category),
  };
}

export const NO_PARENT = "No Parent (Main Category)";

export const categoryDefinition: RecordDefinition<Category, CategoryFormValues, CategoryInput> = {
  kind: "category",
  schema: categorySchema,
  values: categoryValues,
  compared: FIELD_LABELS.category,
  load: getCategory,
  create: createCategory,
  update: updateCategory,
  isPublic: ({ is_active }) => is_active,
};

/** True if two versions are equal in everything that the form shows, except for their place in the tree. */
export function equalExceptPlace(one: Category, other: Category): boolean {
  const withoutPlace = (category: Category) =>
    JSON.stringify({ ...categoryValues(category), parent_id: "", sort_order: "" } satisfies CategoryFormValues);
  return withoutPlace(one) === withoutPlace(other);
}
