import type { NewsletterStep } from "../enquiries/newsletter.ts";

/** Every address of the public site: without a trailing slash, so that links, files and canonical addresses agree. */
export const routes = {
  home: () => "/",
  corporate: () => "/corporate",
  missionVision: () => "/mission-vision",
  products: (query: ProductsQuery = {}) => withQuery("/products", { ...query }),
  /** Featured lists link to a category by its name. Spaces become %20 here, but + in the query of `products`. */
  productsOfCategory: (name: string) => `/products?category=${encodeURIComponent(name)}`,
  /** A page of all products by name. The first page has the address of the list itself. */
  productsPage: (page: number) => withPage("/products", page),
  product: (slug: string) => `/products/${slug}`,
  /** A page of a category, which lists its products by name. */
  category: (slug: string, page = 1) => withPage(`/products/category/${slug}`, page),
  brand: (slug: string) => `/brands/${slug}`,
  /** A page of a brand's products by name. The first one is part of the brand's page. */
  brandProducts: (slug: string, page: number) => withPage(`/brands/${slug}`, page),
  solutions: () => "/solutions",
  solution: (category: string) => `/solutions/${category}`,
  references: (query: ReferencesQuery = {}) => withQuery("/references", { ...query }),
  reference: (id: string) => `/references/${id}`,
  news: () => "/news",
  article: (slug: string) => `/news/${slug}`,
  certificates: () => "/certificates",
  team: () => "/team",
  contact: (query: { product?: string } = {}) => withQuery("/contact", query),
  services: (anchor?: string) => (anchor ? `/services#${anchor}` : "/services"),
  newsletter: (step: NewsletterStep) => `/newsletter/${step}`,
  favourites: () => "/favourites",
  quoteList: () => "/quote-list",
  /** Reads an equipment schedule; with the slug of a product, one that asks for its equal. */
  schedule: (basis?: string) => (basis === undefined ? "/schedule" : `/schedule?basis=${encodeURIComponent(basis)}`),
  /** Makes a submittal package of the quote list. */
  submittal: () => "/submittal",
  /** The review of a submittal. The token stands in the fragment, which browsers send to no server. */
  review: (token = "") => (token ? `/review#${token}` : "/review"),
  compare: (slugs: readonly string[] = []) =>
    slugs.length === 0 ? "/compare" : `/compare?products=${slugs.map(encodeURIComponent).join(",")}`,
  sitemap: () => "/sitemap",
  offline: () => "/offline",
  /** Saves the whole catalogue on a device. */
  offlineCopy: () => "/offline-catalogue",
  /** A page of the table of pages; the home page is one of them. */
  page: (slug: string) => (slug === "home" ? "/" : `/${slug}`),
} as const;

/** The product catalogues, each with the slug of its category; it has the products of all categories below that, too. */
export const CATALOGUES = {
  "rooftop-units": "rooftop-units",
  "air-handling-general": "air-handling",
  "air-handling-technical": "air-handling",
} as const;
export type CatalogueName = keyof typeof CATALOGUES;
export const CATALOGUE_NAMES = Object.keys(CATALOGUES) as CatalogueName[];

/** The PDFs that every build makes. */
export const downloads = {
  companyProfile: () => "/downloads/company-profile.pdf",
  referencesList: () => "/downloads/references.pdf",
  solution: (category: string) => `/downloads/solutions/${category}.pdf`,
  reference: (id: string) => `/downloads/references/${id}.pdf`,
  product: (slug: string) => `/downloads/products/${slug}.pdf`,
  catalogue: (name: CatalogueName) => `/downloads/catalogues/${name}.pdf`,
} as const;

export type ProductsQuery = {
  brand?: string;
  category?: string;
  search?: string;
};

/** The search, filter and view that a link to the reference projects can set. */
export type ReferencesQuery = { search?: string; sector?: string; view?: string };

const withPage = (path: string, page: number): string => (page === 1 ? path : `${path}/page/${page}`);

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}

/** A link that opens WhatsApp with a text, for whoever the visitor chooses there. */
export function whatsappShareHref(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
