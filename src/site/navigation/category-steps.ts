import { perContent, siteData } from "../content/site-data.ts";
import { categoriesAbove } from "#domain/categories/category-tree.ts";
import { links } from "#texts/language/links.ts";
import { SITE_TEXTS } from "#texts/site.ts";

/** A step of a breadcrumb below the home page; the last one is the page itself. */
export type Step = { name: string; href?: string };

/** The breadcrumb of a category, which is its last step; that of all products if the category is not shown. */
export const stepsToCategory = (id: string | null): Required<Step>[] => allSteps()(id ?? "");

const allSteps = perContent(() => {
  const { categories } = siteData();
  const start = [{ name: SITE_TEXTS.products, href: links.products() }];
  const stepOf = new Map(categories.map(({ id, name, slug }) => [id, { name, href: links.category(slug) }]));
  const steps = new Map(
    categories.map(({ id }) => {
      const way = [id, ...categoriesAbove(categories, id)].toReversed();
      return [id, [...start, ...way.flatMap((one) => stepOf.get(one) ?? [])]];
    }),
  );
  return (id: string) => steps.get(id) ?? start;
});
