import { LISTING_PAGE_TEXTS } from "#texts/listing.ts";
import { perRow, siteData } from "../content/site-data.ts";
import type { Category } from "#db/products/categories.ts";
import { documentsOfCategory, type DocumentView } from "../documents/document-view.ts";
import { writtenHtml } from "../content/written-text.ts";
import { hasPictures } from "../pictures/pictures.ts";
import { excerpt } from "#domain/text/text.ts";
import { stepsToCategory, type Step } from "../navigation/category-steps.ts";

/** What is shown above the products of a category. */
export type CategoryPageView = {
  slug: string;
  name: string;
  /** The beginning of its description. */
  lead: string | null;
  /** For search engines; without a title of its own it has the name. */
  title: string | null;
  summary: string;
  /** What an editor has written about it, as HTML. */
  introduction: string | null;
  /** The path to it from the home page, for the breadcrumb. */
  steps: Step[];
  /** The categories right below it. */
  below: { slug: string; name: string }[];
  documents: DocumentView[];
};

/** Memoised, because parsing Markdown takes longer than everything else of the page. */
const introductionOf = perRow(
  ({ introduction }: Category) => ({
    html: introduction === null ? null : writtenHtml(introduction),
  }),
  ({ introduction }) => (hasPictures(introduction) ? [siteData().pictures] : []),
);

export function categoryPage(category: Category): CategoryPageView {
  const { id, slug, name, description, page_title: title, search_description } = category;
  const { categories } = siteData();
  return {
    slug,
    name,
    lead: description === null ? null : excerpt(description, 160),
    title,
    introduction: introductionOf(category).html,
    summary:
      search_description ??
      excerpt((description ?? LISTING_PAGE_TEXTS.categorySummary(name)).replace(/\s+/g, " "), 155),
    steps: [...stepsToCategory(id).slice(0, -1), { name }],
    below: categories.filter(({ parent_id }) => parent_id === id).map((one) => ({ slug: one.slug, name: one.name })),
    documents: documentsOfCategory(id),
  };
}
