import { useEffect } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import type { Category } from "#db/categories.ts";
import { lastSortOrder, type CategoryFormValues, type CategoryInput } from "#domain/category.ts";

/**
 * Until somebody types a sort order: puts a new category, or one that gets another parent, last among the children of the chosen
 * parent. A category whose own parent is chosen again gets its stored place back.
 */
export function useLastPlace(
  form: UseFormReturn<CategoryFormValues, unknown, CategoryInput>,
  category: Category | null,
  categories: readonly Category[],
  typed: boolean,
): void {
  const parentId = useWatch({ control: form.control, name: "parent_id" }) || null;
  const order = String(
    category && category.parent_id === parentId
      ? category.sort_order
      : lastSortOrder(categories, parentId, category?.id),
  );
  const isNew = category === null;
  const { resetField, setValue } = form;
  useEffect(() => {
    if (typed) return;
    // In a new form it is a default value, not a change that would be kept as a draft.
    if (isNew) resetField("sort_order", { defaultValue: order });
    else setValue("sort_order", order, { shouldDirty: true });
  }, [order, isNew, resetField, setValue, typed]);
}
