import { startOf, type OwnPageSlug } from "#domain/pages/own-pages.ts";
import type { Section } from "#domain/pages/sections.ts";
import { siteData } from "./site-data.ts";

const rowOf = (page: OwnPageSlug) => siteData().pages.find(({ slug }) => slug === page);

/** The sections of one of the site's own pages; of one that could not be shown as it is, those that it begins with. */
export const ownSections = (page: OwnPageSlug): readonly Section[] => rowOf(page)?.sections ?? startOf(page);

/** What search engines are told of such a page, if the office has written that. */
export const ownDescription = (page: OwnPageSlug): string | null => rowOf(page)?.search_description ?? null;
