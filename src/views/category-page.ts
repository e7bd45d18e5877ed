import { perContent, siteData } from "#build-data/site-data.ts";
import type { Category } from "#db/categories.ts";
import { categoriesAbove } from "#domain/categories-above.ts";
import { routes } from "#domain/routes.ts";
import { excerpt } from "#domain/text.ts";

/** What stands above the products of a category. */
export type CategoryPageView = {
  slug: string;
  name: string;
  /** The beginning of its description. */
  lead: string | null;
  /** For search engines. */
  summary: string;
  /** The way to it from the home page. */
  steps: { name: string; href?: string }[];
  /** The categories right below it. */
  below: { slug: string; name: string }[];
};

const byId = perContent(() => new Map(siteData().categories.map((category) => [category.id, category])));

export function categoryPage({ id, slug, name, description }: Category): CategoryPageView {
  const { categories } = siteData();
  const above = categoriesAbove(categories, id).toReversed();
  return {
    slug,
    name,
    lead: description === null ? null : excerpt(description, 160),
    summary: excerpt((description ?? `${name} in our catalogue.`).replace(/\s+/g, " "), 155),
    steps: [
      { name: "Home", href: routes.home() },
      { name: "Products", href: routes.products() },
      ...above.flatMap((one) => {
        const category = byId().get(one);
        return category ? [{ name: category.name, href: routes.category(category.slug) }] : [];
      }),
      { name },
    ],
    below: categories.filter(({ parent_id }) => parent_id === id).map((one) => ({ slug: one.slug, name: one.name })),
  };
}
