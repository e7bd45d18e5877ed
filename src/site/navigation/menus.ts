import { isWebAddress, safeHref } from "#domain/addresses/link-address.ts";
import { routes } from "#domain/addresses/routes.ts";
import type { MenuEntry } from "#domain/settings/settings.ts";
import { localAddress } from "#texts/language/links.ts";
import { SITE_TEXTS as T } from "#texts/site.ts";
import { perContent, siteData } from "../content/site-data.ts";
import { COMPANY_PAGE_NAMES, hasPage } from "../content/company-pages.ts";

/** The attributes of a link to another site. */
const ELSEWHERE = { target: "_blank", rel: "noopener" } as const;

/** A link with further attributes of its element. */
export type MenuLink = { name: string; href: string; opens: Partial<typeof ELSEWHERE> };

/** The bar and the menu of phones. */
export const mainMenu = perContent(() => linksOf(siteData().site.main_menu));
/** The links of the footer. */
export const footerMenu = perContent(() => linksOf(siteData().site.footer_menu));

/** The links of a menu that lead somewhere, each address once. A page that is not there any more has none. */
function linksOf(entries: readonly MenuEntry[]): MenuLink[] {
  const links = entries.flatMap(({ label, address }): MenuLink[] => {
    const href = safeHref(address);
    if (!href) return [];
    if (isWebAddress(href)) return [{ name: label || new URL(href).hostname, href, opens: ELSEWHERE }];
    const [path = ""] = address.split(/[?#]/, 1);
    const name = pageName(path.replace(/(?<=.)\/$/, ""));
    return name === null ? [] : [{ name: label || name, href: localAddress(href), opens: {} }];
  });
  return links.filter(({ href }, index) => links.findIndex((other) => other.href === href) === index);
}

const fixedNames = (): Record<string, string> => ({
  [routes.home()]: T.home,
  [routes.products()]: T.products,
  [routes.contact()]: T.contact,
  [routes.favourites()]: T.favourites,
  [routes.quoteList()]: T.quoteList,
  [routes.schedule()]: T.schedule,
  [routes.submittal()]: T.submittal,
  [routes.sitemap()]: T.sitemap,
});

/** What the page at an address is called; null if there is none. */
function pageName(path: string): string | null {
  const fixed = fixedNames()[path];
  if (fixed !== undefined) return fixed;
  const company = COMPANY_PAGE_NAMES.find((page) => routes[page]() === path);
  if (company !== undefined) return hasPage(company) ? T[company] : null;
  const slug = path.slice(path.lastIndexOf("/") + 1);
  const named = <Row extends { slug: string }>(rows: readonly Row[], name: (row: Row) => string): string | null => {
    const row = rows.find((one) => one.slug === slug);
    return row ? name(row) : null;
  };
  // Only what the address names is read: pages that have read the products are made again whenever one of them changes.
  const content = siteData();
  if (path === routes.brand(slug)) return named(content.brands, ({ name }) => name);
  if (path === routes.category(slug)) return named(content.categories, ({ name }) => name);
  if (path === routes.product(slug)) return named(content.products, ({ name }) => name);
  if (path === routes.solution(slug)) return named(content.sectors, ({ title }) => title);
  if (path === routes.reference(slug)) return named(content.projects, ({ title }) => title);
  if (path === routes.article(slug)) return named(content.articles, ({ title }) => title);
  return path === routes.page(slug) ? named(content.pages, ({ title }) => title) : null;
}

const LEGAL_PAGES = ["privacy", "terms", "cookies"] as const;

/** The pages that stand at the foot of every page, as far as they are there. */
export const legalPages = perContent(() =>
  linksOf(LEGAL_PAGES.map((slug) => ({ label: T[slug], address: routes.page(slug) }))),
);

/** The room of the specified menu, in characters of which each link takes three more. */
const ROOM = { from64rem: 65, from80rem: 88 };

/** From which width on the main menu stands in the bar; narrower screens have the button that opens it. */
export const barFrom = perContent((): "lg" | "xl" | "never" => {
  const room = mainMenu().reduce((sum, { name }) => sum + name.length + 3, 0);
  return room <= ROOM.from64rem ? "lg" : room <= ROOM.from80rem ? "xl" : "never";
});
