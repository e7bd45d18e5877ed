import type { Page } from "@playwright/test";
import { LANGUAGE } from "#domain/languages/languages.ts";
import { CHIP_TEXTS, SORT_TEXTS } from "#texts/listing.ts";
import { setLanguage } from "#texts/language/page-language.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { expect, scriptsReady, test as base } from "../../../support/stories/plantroom.ts";

const chips = (page: Page) => page.getByRole("list", { name: CHIP_TEXTS.label }).getByRole("listitem");
/** Which products a list shows, by their addresses without the language. */
const shown = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("article")
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace(/^\/ar/, "")));
const inBar = (page: Page, language: "en" | "ar") =>
  page.getByRole("banner").getByRole("link", { name: LANGUAGE[language].name, exact: true });

base(
  "the same list with its filters in the other language, and back, by the links of the bar and of the page",
  async ({ page }) => {
    await page.goto("/products/category/chillers?brand=trane");
    await scriptsReady(page);
    await expect(chips(page)).toHaveCount(1);
    await page
      .getByRole("combobox", { name: SORT_TEXTS.label })
      .selectOption({ label: SORT_TEXTS.highest("Cooling capacity") });
    await expect(page).toHaveURL(/sort=spec\.cooling-capacity&order=desc$/);
    // Sorted by a figure, the list has sizes in place of series.
    await expect.poll(async () => (await shown(page))[0]).toMatch(/-4610-kw$/);
    const english = await shown(page);
    expect(english.length).toBeGreaterThan(3);

    await inBar(page, "ar").press("Enter");
    await expect(page).toHaveURL(
      /\/ar\/products\/category\/chillers\?brand=trane&sort=spec\.cooling-capacity&order=desc$/,
    );
    setLanguage("ar");
    await expect(chips(page)).toHaveText([/ترين/]);
    await expect.poll(() => shown(page)).toEqual(english);
    await page.getByRole("button", { name: SORT_TEXTS.descending }).click();
    await expect.poll(() => shown(page)).not.toEqual(english);
    const turned = await shown(page);

    await page.getByRole("link", { name: LANGUAGE.en.samePage }).press("Enter");
    await expect(page).toHaveURL(/[^r]\/products\/category\/chillers\?brand=trane&sort=spec\.cooling-capacity$/);
    setLanguage("en");
    await expect(chips(page)).toHaveText([/Trane/]);
    await expect.poll(() => shown(page)).toEqual(turned);
  },
);

base("a page with a fragment, and the menu of a phone, lead to the same place", async ({ page }) => {
  await page.goto("/products/air-handling-unit#specifications");
  await scriptsReady(page);
  await inBar(page, "ar").click();
  await expect(page).toHaveURL(/\/ar\/products\/air-handling-unit#specifications$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/references/luxor-corniche-hotel");
  await page.getByRole("button", { name: SITE_TEXTS.openMenu, exact: true }).click();
  await page.locator("#mobile-menu").getByRole("link", { name: LANGUAGE.ar.name, exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/references\/luxor-corniche-hotel$/);
});

/** A visitor of their own, whose browser asks for these languages. */
const test = base.extend<{ visitor: (locale: string) => Promise<Page> }>({
  visitor: async ({ browser, stack }, use) => {
    await use(async (locale) => {
      const context = await browser.newContext({ baseURL: stack.site, locale, serviceWorkers: "block" });
      return context.newPage();
    });
    // The browser closes what is left.
  },
});
const offer = (page: Page, language: "en" | "ar") =>
  page.getByRole("complementary", { name: LANGUAGE[language].offer });

test("a browser that asks for Arabic is offered it once on an English page, and sent nowhere", async ({
  stack,
  visitor,
}) => {
  const answer = await fetch(`${stack.site}/contact`, {
    headers: { "accept-language": "ar-EG,ar;q=0.9" },
    redirect: "manual",
  });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="en"');

  const page = await visitor("ar-EG");
  await page.goto("/contact");
  await expect(offer(page, "ar")).toHaveAttribute("dir", "rtl");
  await expect(page).toHaveURL(/[^r]\/contact$/);
  await offer(page, "ar").getByRole("button", { name: SITE_TEXTS.noThanks }).press("Enter");
  await expect(offer(page, "ar")).toHaveCount(0);
  for (const path of ["/products", "/contact"]) {
    await page.goto(path);
    await scriptsReady(page);
    await expect(offer(page, "ar")).toHaveCount(0);
  }
  await page.context().close();
});

test("an accepted offer leads to the same page, and is not made again, nor the other way round", async ({
  visitor,
}) => {
  const page = await visitor("ar-EG");
  await page.goto("/products?brand=trane");
  await offer(page, "ar").getByRole("link", { name: LANGUAGE.ar.name }).click();
  await expect(page).toHaveURL(/\/ar\/products\?brand=trane$/);
  await page.goto("/team");
  await scriptsReady(page);
  await expect(offer(page, "ar")).toHaveCount(0);
  await page.context().close();
});

test("a browser that asks for English is offered it on an Arabic page; one that asks for another language nothing", async ({
  visitor,
}) => {
  const english = await visitor("en-GB");
  await english.goto("/ar/contact");
  await expect(offer(english, "en").getByRole("link", { name: LANGUAGE.en.name })).toHaveAttribute("href", "/contact");
  await english.context().close();
  const french = await visitor("fr-FR");
  for (const path of ["/contact", "/ar/contact"]) {
    await french.goto(path);
    await scriptsReady(french);
    await expect(offer(french, "en").or(offer(french, "ar"))).toHaveCount(0);
  }
  await french.context().close();
});
