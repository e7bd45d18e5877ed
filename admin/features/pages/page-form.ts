import { createPage, getPage, updatePage, type Page } from "#db/content/pages.ts";
import { pageSchema, type PageFormValues, type PageInput } from "#domain/pages/page.ts";
import type { ScreenDefinition } from "../../records/RecordEditor.tsx";

/** The values of the form for a page; the initial ones for a new one. */
function pageValues(page: Page | null): PageFormValues {
  return {
    title: page?.title ?? "",
    slug: page?.slug ?? "",
    body: page?.body ?? "",
    search_description: page?.search_description ?? "",
    published: page?.published ?? false,
  };
}

export const stateOf = (published: boolean) => (published ? "Published" : "Draft");

export const pageDefinition: ScreenDefinition<Page, PageFormValues, PageInput> = {
  kind: "page",
  schema: pageSchema,
  values: pageValues,
  compared: {
    title: { label: "Title", show: (page) => page.title },
    slug: { label: "URL slug", show: (page) => page.slug },
    body: { label: "Body", show: (page) => page.body },
    search_description: { label: "Search description", show: (page) => page.search_description },
    published: { label: "Published", show: (page) => stateOf(page.published) },
  },
  load: getPage,
  create: createPage,
  update: updatePage,
  isPublic: ({ published }) => published,
};
