import type { Page } from "playwright";
import { routes } from "#domain/routes.ts";
import type { Screen } from "./screen.ts";

const PRODUCT = routes.product("air-handling-unit");
const COMPARED = [742, 1076, 1407].map((kw) => `carrier-19xr-water-cooled-centrifugal-chiller-${kw}-kw`);

/** Narrow screens have one menu, wide ones a bar. */
async function openMenu(page: Page, name: string): Promise<void> {
  const small = page.getByRole("button", { name: "Menu", exact: true });
  if (await small.isVisible()) {
    await small.click();
    await page.locator("#mobile-menu").getByText(name, { exact: true }).click();
  } else {
    await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name }).click();
  }
}

/** Presses the first two of these buttons, and waits until both are pressed: the list may still be waking up. */
async function pressTwo(page: Page, name: RegExp): Promise<void> {
  const buttons = page.getByRole("button", { name });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await page.getByRole("button", { name, pressed: true }).nth(1).waitFor();
}

/** Narrow screens have the filters in a sheet, wide ones beside the list. */
async function openFilters(page: Page): Promise<void> {
  const opener = page.getByRole("button", { name: /^Filters/ });
  if (await opener.isVisible()) await opener.click();
}

/** A page of each kind of the public site, and the menus and dialogs that open on them. */
export const siteScreens: readonly Screen[] = [
  { name: "home", path: routes.home() },
  { name: "home-products-menu", inView: true, path: routes.home(), open: (page) => openMenu(page, "Products") },
  { name: "home-solutions-menu", inView: true, path: routes.home(), open: (page) => openMenu(page, "Solutions") },
  { name: "corporate", path: routes.corporate() },
  { name: "mission-vision", path: routes.missionVision() },
  { name: "products", path: routes.products() },
  { name: "products-narrowed", path: routes.products({ brand: "carrier", search: "chiller" }) },
  { name: "products-none", path: routes.products({ search: "nothing-of-the-kind" }) },
  {
    name: "products-list-view",
    path: routes.products(),
    open: (page) => page.getByRole("button", { name: "List view" }).click(),
  },
  {
    name: "products-table-view",
    path: routes.products(),
    open: (page) => page.getByRole("button", { name: "Table view" }).click(),
  },
  { name: "products-page-2", path: `${routes.products()}?page=2` },
  {
    name: "products-filters",
    inView: true,
    path: `${routes.category("chillers")}?spec.cop=4..`,
    open: openFilters,
  },
  { name: "category", path: routes.category("chillers") },
  { name: "product", path: PRODUCT },
  { name: "product-specifications", path: `${PRODUCT}#specifications` },
  {
    name: "product-downloads",
    path: PRODUCT,
    open: (page) => page.getByRole("tab", { name: "Downloads" }).click(),
  },
  {
    name: "product-full-screen",
    inView: true,
    path: PRODUCT,
    async open(page) {
      await page.getByRole("button", { name: "Full screen" }).click();
      await page.locator(".yarl__slide_current img").waitFor();
    },
  },
  { name: "product-family", path: routes.product("air-handling-unit-family") },
  { name: "brand", path: routes.brand("carrier") },
  { name: "brand-plain", path: routes.brand("plantroom-selection") },
  { name: "solutions", path: routes.solutions() },
  { name: "solution", path: routes.solution("healthcare") },
  { name: "references", path: routes.references() },
  { name: "reference", path: routes.reference("luxor-corniche-hotel") },
  { name: "services", path: routes.services() },
  { name: "contact", path: routes.contact() },
  {
    name: "contact-faults",
    path: routes.contact({ product: "air-handling-unit" }),
    open: (page) => page.getByRole("button", { name: "Send Message" }).click(),
  },
  { name: "favourites-none", path: routes.favourites() },
  {
    name: "favourites",
    path: routes.products(),
    async open(page) {
      await pressTwo(page, /^Favourite: /);
      await page.goto(routes.favourites());
      await page.locator('[aria-busy="false"]').waitFor();
    },
  },
  { name: "quote-list-none", path: routes.quoteList() },
  {
    name: "quote-list",
    path: routes.products(),
    async open(page) {
      await pressTwo(page, /^Quote list: /);
      await page.goto(routes.quoteList());
      await page.getByRole("button", { name: "Send request" }).waitFor();
    },
  },
  { name: "compare-none", path: routes.compare() },
  {
    name: "compare",
    path: routes.compare(COMPARED),
    open: (page) => page.getByRole("rowheader", { name: "COP" }).waitFor(),
  },
  {
    name: "compare-tray",
    inView: true,
    path: routes.products(),
    open: (page) => pressTwo(page, /^Compare: /),
  },
  { name: "page", path: routes.page("privacy") },
  { name: "sitemap", path: routes.sitemap() },
  { name: "newsletter-confirm", path: routes.newsletter("confirm") },
  { name: "newsletter-confirmed", path: routes.newsletter("confirmed") },
  { name: "newsletter-unsubscribe", path: routes.newsletter("unsubscribe") },
  { name: "offline", path: routes.offline() },
  { name: "offline-catalogue", path: routes.offlineCatalogue() },
  { name: "not-found", path: "/no-such-page" },
  { name: "product-not-found", path: routes.product("no-such-product") },
  {
    name: "search",
    inView: true,
    path: routes.page("privacy"),
    async open(page) {
      await page.keyboard.press("/");
      await page.getByRole("searchbox", { name: "Search the site" }).fill("30XA");
      await page.getByRole("dialog").getByRole("listitem").getByRole("link").first().waitFor();
    },
  },
];
