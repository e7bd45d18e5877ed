/**
 * The pages that the site itself has: rows of `pages` from the start, which cannot be deleted, moved or hidden. Each begins with
 * its parts, in this order. The database has the same list (checks.own_page).
 */

type Part = { label: string; about: string };
type OwnPage = { id: string; title: string; parts: Readonly<Record<string, Part>> };

const HEAD: Part = {
  label: "Head of the page",
  about: "Its title with what is said below it; hidden where a hero says that in your own words",
};
const ACTION: Part = { label: "Closing band", about: "What visitors do next, with a button" };

export const OWN_PAGES = {
  home: {
    id: "00000000-0000-4000-8000-0000000000a1",
    title: "Home",
    parts: {
      head: HEAD,
      about: { label: "About the company", about: "Who the company is, its strengths, mission and vision" },
      catalogue: { label: "Parts of the catalogue", about: "The categories, where nothing is said of the company yet" },
      brands: { label: "Brands", about: "The featured brands with their featured products" },
      services: { label: "Services and consultation", about: "The trades, and the ways to reach an engineer" },
    },
  },
  corporate: {
    id: "00000000-0000-4000-8000-0000000000a2",
    title: "Corporate",
    parts: {
      head: HEAD,
      story: { label: "The company", about: "Its story, with its facts at a glance" },
      values: { label: "Values", about: "What the company holds to" },
      "working-steps": { label: "How we work", about: "The steps of a project" },
      policies: { label: "Policies", about: "Quality, safety and environment, to open" },
      action: ACTION,
    },
  },
  "mission-vision": {
    id: "00000000-0000-4000-8000-0000000000a3",
    title: "Mission and Vision",
    parts: {
      head: HEAD,
      statements: { label: "Mission and vision", about: "Both statements, side by side" },
      commitments: { label: "Commitments", about: "What they mean on a project" },
    },
  },
  services: {
    id: "00000000-0000-4000-8000-0000000000a4",
    title: "Services",
    parts: {
      head: HEAD,
      "all-services": { label: "Services", about: "Every service with its scope, and links that jump to each" },
      equipment: { label: "Equipment", about: "The featured products, with filters" },
      action: ACTION,
    },
  },
  solutions: {
    id: "00000000-0000-4000-8000-0000000000a5",
    title: "Solutions",
    parts: {
      head: HEAD,
      sectors: { label: "Sectors", about: "A card for each sector" },
      strengths: { label: "Why choose our solutions", about: "The strengths of the company's solutions" },
      action: ACTION,
    },
  },
  references: {
    id: "00000000-0000-4000-8000-0000000000a6",
    title: "References",
    parts: {
      head: HEAD,
      projects: { label: "Projects", about: "Every project, with search and sectors" },
      clients: { label: "Testimonials", about: "What clients say" },
      action: ACTION,
    },
  },
  contact: {
    id: "00000000-0000-4000-8000-0000000000a7",
    title: "Contact",
    parts: {
      head: HEAD,
      message: { label: "Message form", about: "The form, with address, telephones and mail beside it" },
    },
  },
} as const satisfies Record<string, OwnPage>;

/** What names such a page: its slug. That of the home page is 'home'; its address is /. */
export type OwnPageSlug = keyof typeof OWN_PAGES;
type PartsOf<Page> = Page extends { parts: infer Parts } ? keyof Parts : never;
export type PartName = { [Slug in OwnPageSlug]: PartsOf<(typeof OWN_PAGES)[Slug]> }[OwnPageSlug];
/** A part of one of these pages, as its sections name it. */
export type PartSection = { type: "part"; hidden: boolean; part: PartName };

export const OWN_PAGE_SLUGS = Object.keys(OWN_PAGES) as OwnPageSlug[];

/** Whether the page with this slug is one of the site's own. */
export const isOwnPage = (slug: string): slug is OwnPageSlug => Object.hasOwn(OWN_PAGES, slug);

/** The parts that the page with this slug may have; none for a page that editors wrote. */
export const partsOf = (slug: string): Readonly<Partial<Record<PartName, Part>>> =>
  isOwnPage(slug) ? OWN_PAGES[slug].parts : {};

/** Every part, of whichever page. */
export const PARTS = Object.assign({}, ...Object.values<OwnPage>(OWN_PAGES).map(({ parts }) => parts)) as Record<
  PartName,
  Part
>;
export const PART_NAMES = Object.keys(PARTS) as [PartName, ...PartName[]];

/** A part as it is put on its page. */
export const partSection = (part: PartName): PartSection => ({ type: "part", hidden: false, part });

/** What such a page begins with. */
export const startOf = (slug: OwnPageSlug): PartSection[] =>
  (Object.keys(OWN_PAGES[slug].parts) as PartName[]).map(partSection);
