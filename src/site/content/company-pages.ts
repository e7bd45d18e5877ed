import { routes } from "#domain/addresses/routes.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { shownSections } from "#domain/pages/sections.ts";
import { ownSections } from "./own-page.ts";
import { siteData, type SiteData } from "./site-data.ts";

/**
 * The pages about the company, each with whether there is anything to show on it. A page without content is not made, and nothing
 * links to it.
 */
const COMPANY_PAGES = {
  corporate: ({ profile }) => profile !== null,
  missionVision: ({ profile }) => profile !== null,
  services: ({ services }) => services.length > 0,
  solutions: ({ sectors }) => sectors.length > 0,
  references: ({ projects }) => projects.length > 0,
  news: ({ articles }) => articles.length > 0,
  certificates: ({ certificates }) => certificates.length > 0,
  team: ({ members }) => members.length > 0,
} as const satisfies Partial<Record<keyof typeof routes, (content: SiteData) => boolean>>;

export type CompanyPage = keyof typeof COMPANY_PAGES;

export const COMPANY_PAGE_NAMES = Object.keys(COMPANY_PAGES) as CompanyPage[];

/** Whether there is such a page: something to show on it, or sections that the office wrote, unless it is switched off. */
export function hasPage(page: CompanyPage): boolean {
  const off: readonly string[] = siteData().site.parts_off;
  if (off.includes(page)) return false;
  return COMPANY_PAGES[page](siteData()) || hasWrittenSections(routes[page]().slice(1));
}

const hasWrittenSections = (slug: string): boolean =>
  isOwnPage(slug) && shownSections(ownSections(slug)).some(({ type }) => type !== "part");

/** The entries of getStaticPaths for such a page, whose file is named [...page].astro in the folder of its address. */
export const companyPagePaths = (page: CompanyPage) => (hasPage(page) ? [{ params: { page: undefined } }] : []);
