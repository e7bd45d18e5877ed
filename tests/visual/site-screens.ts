import type { Page } from "@playwright/test";
import { NEWCOMER } from "./records.ts";
import type { Screen } from "./screens.spec.ts";

const PRODUCT = "/products/air-handling-unit";
const COMPARED = [742, 1076, 1407].map((kw) => `carrier-19xr-water-cooled-centrifugal-chiller-${kw}-kw`);

const press = (name: string) => (page: Page) => page.getByRole("button", { name }).click();

/** Narrow screens have one menu, wide ones a bar. */
const openMenu = (name: string) => async (page: Page) => {
  const small = page.getByRole("button", { name: "Menu", exact: true });
  if (!(await small.isVisible()))
    return page.getByRole("navigation", { name: "Main" }).getByRole("button", { name }).click();
  await small.click();
  return page.locator("#mobile-menu").getByText(name, { exact: true }).click();
};

/** Presses the first two of these buttons, and opens what they collect for. */
const collect = (name: RegExp, path?: string) => async (page: Page) => {
  const buttons = page.getByRole("button", { name });
  await buttons.nth(0).click();
  await buttons.nth(1).click();
  await page.getByRole("button", { name, pressed: true }).nth(1).waitFor();
  if (path) await page.goto(path, { waitUntil: "networkidle" });
};

/** What a visitor sees, with the menus and dialogs, and the screens of the administration before the sign-in. */
export const siteScreens: Record<string, Screen> = {
  home: { path: "/" },
  "home-products-menu": { path: "/", open: openMenu("Products"), inView: true },
  "home-solutions-menu": { path: "/", open: openMenu("Solutions"), inView: true },
  corporate: { path: "/corporate" },
  "mission-vision": { path: "/mission-vision" },
  news: { path: "/news" },
  article: { path: "/news/factory-test-giza-data-centre" },
  certificates: { path: "/certificates" },
  team: { path: "/team" },
  products: { path: "/products" },
  "products-narrowed": { path: "/products?brand=carrier&search=chiller" },
  "products-none": { path: "/products?search=nothing-of-the-kind" },
  "products-list-view": { path: "/products", open: press("List view") },
  "products-table-view": { path: "/products", open: press("Table view") },
  "products-page-2": { path: "/products?page=2" },
  "products-filters": {
    path: "/products/category/chillers?spec.cop=4..",
    async open(page) {
      // Narrow screens have the filters in a sheet.
      const opener = page.getByRole("button", { name: /^Filters/ });
      if (await opener.isVisible()) await opener.click();
    },
    inView: true,
  },
  category: { path: "/products/category/chillers" },
  product: { path: PRODUCT },
  "product-specifications": { path: `${PRODUCT}#specifications` },
  "product-downloads": { path: PRODUCT, open: (page) => page.getByRole("tab", { name: "Downloads" }).click() },
  "product-full-screen": {
    path: PRODUCT,
    async open(page) {
      await press("Full screen")(page);
      await page.locator(".yarl__slide_current img").waitFor();
    },
    inView: true,
  },
  "product-family": { path: "/products/air-handling-unit-family" },
  brand: { path: "/brands/carrier" },
  "brand-plain": { path: "/brands/plantroom-selection" },
  solutions: { path: "/solutions" },
  solution: { path: "/solutions/healthcare" },
  references: { path: "/references" },
  reference: { path: "/references/luxor-corniche-hotel" },
  services: { path: "/services" },
  contact: { path: "/contact" },
  "contact-faults": { path: "/contact?product=air-handling-unit", open: press("Send Message") },
  "favourites-none": { path: "/favourites" },
  favourites: { path: "/products", open: collect(/^Favourite: /, "/favourites") },
  "quote-list-none": { path: "/quote-list" },
  "quote-list": { path: "/products", open: collect(/^Quote list: /, "/quote-list") },
  "compare-none": { path: "/compare" },
  compare: { path: `/compare?products=${COMPARED.join(",")}` },
  "compare-tray": { path: "/products", open: collect(/^Compare: /), inView: true },
  page: { path: "/privacy" },
  sitemap: { path: "/sitemap" },
  "newsletter-confirm": { path: "/newsletter/confirm" },
  "newsletter-confirmed": { path: "/newsletter/confirmed" },
  "newsletter-unsubscribe": { path: "/newsletter/unsubscribe" },
  offline: { path: "/offline" },
  review: { path: "/review" },
  "offline-catalogue": { path: "/offline-catalogue" },
  "not-found": { path: "/no-such-page" },
  "product-not-found": { path: "/products/no-such-product" },
  search: {
    path: "/privacy",
    async open(page) {
      await page.keyboard.press("/");
      await page.getByRole("searchbox", { name: "Search the site" }).fill("30XA");
      await page.getByRole("dialog").getByRole("listitem").getByRole("link").first().waitFor();
    },
    inView: true,
  },
  "admin-login": { path: "/admin/login" },
  "admin-setup": { path: "/admin/setup" },
  "admin-forgotten-password": { path: "/admin/password" },
  "admin-awaiting-approval": {
    path: "/admin/login",
    async open(page) {
      await page.getByLabel("Email").fill(NEWCOMER.email);
      await page.getByLabel("Password", { exact: true }).fill(NEWCOMER.password);
      await press("Sign In")(page);
      await page.getByText(NEWCOMER.email).waitFor();
    },
  },
};
