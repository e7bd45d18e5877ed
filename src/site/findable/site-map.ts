import { languagesIn } from "#domain/settings/setting-words.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress, type KindWithPages } from "#domain/content/content-kinds.ts";
import { isOwnPage } from "#domain/pages/own-pages.ts";
import { routes } from "#domain/addresses/routes.ts";
import { addressIn, type Language } from "#domain/languages/languages.ts";
import { language } from "#texts/language/page-language.ts";
import { perContent, siteData } from "../content/site-data.ts";
import { COMPANY_PAGE_NAMES, hasPage } from "../content/company-pages.ts";
import { categoryListings } from "../listing/listing-page.ts";

/* The XML sitemap for search engines: an index, and parts below the 50,000 addresses that the protocol allows. */

const PART_SIZE = 20_000;

/** `path` is the address in the first language. */
type Entry = { path: string; changed?: string; language?: Language };

function pageEntries(): Entry[] {
  const content = siteData();
  // Products have parts of their own: there may be more of them than one part holds.
  const kinds = KINDS_WITH_PAGES.filter((kind) => kind !== "product");
  // Leave out categories without products, and the site's own pages, which are above.
  const isListed = (kind: KindWithPages, slug: string): boolean =>
    kind === "page"
      ? !isOwnPage(slug)
      : kind !== "category" || (categoryListings().get(slug)?.pages[0]?.total ?? 0) > 0;
  const fixed = [
    routes.home(),
    routes.products(),
    ...COMPANY_PAGE_NAMES.filter(hasPage).map((page) => routes[page]()),
    routes.contact(),
    routes.compare(),
    routes.quoteList(),
    routes.schedule(),
    routes.submittal(),
    routes.favourites(),
    ...(content.serviceWorker ? [routes.offlineCopy()] : []),
    routes.sitemap(),
  ];
  return [
    ...fixed.map((path) => ({ path })),
    ...kinds.flatMap((kind) =>
      content[CONTENT_KINDS[kind].table]
        .filter(({ slug }) => isListed(kind, slug))
        .map(({ slug, updated_at }) => ({ path: siteAddress(kind, slug), changed: updated_at })),
    ),
  ];
}

/** The parts of the sitemap by the name in their address: 'pages', 'products-1', 'products-2', … */
export const siteMapParts = perContent(makeParts);

function makeParts(): Map<string, Entry[]> {
  const products = siteData().products.map(({ slug, updated_at }): Entry => ({
    path: routes.product(slug),
    changed: updated_at,
  }));
  const parts = new Map([["pages", pageEntries()]]);
  for (let from = 0; from < products.length; from += PART_SIZE) {
    parts.set(`products-${from / PART_SIZE + 1}`, products.slice(from, from + PART_SIZE));
  }
  return parts;
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function xml(kind: "urlset" | "sitemapindex", entries: readonly Entry[], base: URL): Response {
  const item = kind === "urlset" ? "url" : "sitemap";
  const lines = entries.map(({ path, changed, language: of = language() }) => {
    const modified = changed ? `<lastmod>${escaped(changed.slice(0, 10))}</lastmod>` : "";
    return `<${item}><loc>${escaped(base.origin + addressIn(of, path))}</loc>${modified}</${item}>`;
  });
  const body = [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...lines,
    `</${kind}>`,
    "",
  ].join("\n");
  return new Response(body, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

/** The index of the sitemap, with the parts of every language. */
export function siteMapIndex(base: URL): Response {
  const languages = languagesIn(siteData().site);
  const parts = [...siteMapParts().keys()].map((part) => `/sitemap-${part}.xml`);
  return xml(
    "sitemapindex",
    languages.flatMap((one) => parts.map((path) => ({ path, language: one }))),
    base,
  );
}

/** One part of the sitemap. */
export function siteMapPart(part: string, base: URL): Response {
  return xml("urlset", siteMapParts().get(part) ?? [], base);
}
