import { categoryWithDescendants } from "../categories/category-tree.ts";
import { CATALOGUES, type CatalogueName } from "../addresses/routes.ts";

type InTree = { id: string; parent_id: string | null; slug: string };

/** The category that a catalogue is about, and the ids of it and of all below it; null if there is no such category. */
export function catalogueCategories<Category extends InTree>(
  name: CatalogueName,
  categories: readonly Category[],
): { category: Category; ids: ReadonlySet<string> } | null {
  const category = categories.find(({ slug }) => slug === CATALOGUES[name]);
  return category ? { category, ids: categoryWithDescendants(categories, category.id) } : null;
}
