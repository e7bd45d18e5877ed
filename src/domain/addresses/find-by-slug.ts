const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/** The category with this slug, or with this old slug, or with this name in any case. */
export function findCategory<Category extends { slug: string; name: string }>(
  { categories, oldCategories = {} }: { categories: readonly Category[]; oldCategories?: Record<string, string> },
  slugOrName: string,
): Category | undefined {
  const current = Object.hasOwn(oldCategories, slugOrName) ? oldCategories[slugOrName] : undefined;
  return (
    categories.find(({ slug }) => slug === slugOrName) ??
    categories.find(({ slug }) => slug === current) ??
    categories.find(({ name }) => same(name, slugOrName))
  );
}

/** The brand with a slug or an id. */
export function findBrand<Brand extends { slug: string; id: string }>(
  { brands }: { brands: readonly Brand[] },
  slugOrId: string,
): Brand | undefined {
  return brands.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
}
