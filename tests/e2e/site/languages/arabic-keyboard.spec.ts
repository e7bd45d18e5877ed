import type { Locator, Page } from "@playwright/test";
import { PICTURE_TEXTS, PRODUCT_TEXTS } from "#texts/products.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { expect, scriptsReady, test } from "../../../support/stories/plantroom.ts";

test.use({ language: "ar", viewport: { width: 1440, height: 900 } });

const PRODUCT = "/products/air-handling-unit";
const leftOf = async (part: Locator): Promise<number> => (await part.boundingBox())?.x ?? 0;

test("arrows move between the tabs to the side to which they point", async ({ open, page }) => {
  await open(PRODUCT);
  await scriptsReady(page);
  const [overview, specifications, downloads] = [
    PRODUCT_TEXTS.overview,
    PRODUCT_TEXTS.specifications,
    PRODUCT_TEXTS.downloads,
  ].map((name) => page.getByRole("tab", { name }));
  if (!overview || !specifications || !downloads) throw new Error("The page has no tabs.");
  // The first one is at the right.
  expect(await leftOf(overview)).toBeGreaterThan(await leftOf(specifications));
  await overview.press("ArrowLeft");
  await expect(specifications).toBeFocused();
  await expect(page.getByRole("tabpanel", { name: PRODUCT_TEXTS.specifications })).toBeVisible();
  await specifications.press("ArrowRight");
  await expect(overview).toBeFocused();
  await overview.press("ArrowRight");
  await expect(downloads).toBeFocused();
  await downloads.press("Home");
  await expect(overview).toBeFocused();
});

test("the next picture is at the left, on the page and on the whole screen", async ({ open, page }) => {
  await open(PRODUCT);
  await scriptsReady(page);
  const gallery = page.getByRole("region", { name: PICTURE_TEXTS.label });
  const [previous, next] = [PICTURE_TEXTS.previous, PICTURE_TEXTS.next].map((name) =>
    gallery.getByRole("button", { name }),
  );
  if (!previous || !next) throw new Error("The gallery has no buttons.");
  expect(await leftOf(next)).toBeLessThan(await leftOf(previous));
  const total = await gallery.getByRole("listitem").count();
  const counter = (number: number) => gallery.getByText(PICTURE_TEXTS.place(number, total), { exact: true });
  await next.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(counter(2)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(counter(1)).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(counter(total)).toBeVisible();
  await page.keyboard.press("ArrowLeft");

  await gallery.getByRole("button", { name: PICTURE_TEXTS.full }).press("Enter");
  const picture = page.locator(".yarl__slide_current img");
  const [first, second] = await gallery
    .getByRole("listitem")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await expect(picture).toHaveAttribute("src", first ?? "");
  const after = page.getByRole("button", { name: PICTURE_TEXTS.next }).last();
  const before = page.getByRole("button", { name: PICTURE_TEXTS.previous }).last();
  expect(await leftOf(after)).toBeLessThan(await leftOf(before));
  await page.keyboard.press("ArrowLeft");
  await expect(picture).not.toHaveAttribute("src", first ?? "");
  await expect(picture).toHaveAttribute("src", second ?? "");
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAttribute("src", first ?? "");
});

/** The places of what the Tab key reaches one after the other, for as many presses. */
async function tabbed(page: Page, presses: number): Promise<{ x: number; y: number; name: string }[]> {
  const places = [];
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press("Tab");
    places.push(
      await page.evaluate(() => {
        const { right: x, top: y } = document.activeElement?.getBoundingClientRect() ?? new DOMRect();
        return { x: Math.round(x), y: Math.round(y), name: document.activeElement?.textContent.trim() ?? "" };
      }),
    );
  }
  return places;
}

test("the Tab key goes through the bar from right to left", async ({ open, page }) => {
  await open("/corporate");
  await scriptsReady(page);
  const [skip, ...bar] = await tabbed(page, 10);
  expect(skip?.name).toBe(SITE_TEXTS.skip);
  expect(bar.map(({ x }) => x)).toEqual(bar.map(({ x }) => x).sort((a, b) => b - a));
});

test("a menu opens below its button, and its brand's products beside it at the left", async ({ open, page }) => {
  await open("/corporate");
  await scriptsReady(page);
  const opener = page.getByRole("navigation", { name: SITE_TEXTS.mainNavigation }).getByRole("button").first();
  await opener.press("Enter");
  const menu = page.locator("#menu-products");
  const brand = menu.getByRole("button", { name: SITE_TEXTS.brandProducts("كاريير") });
  await brand.press("Enter");
  const flyout = menu.locator('[id^="flyout-"]:not([hidden])');
  await expect(flyout.getByRole("link").first()).toBeVisible();
  expect(await leftOf(flyout)).toBeLessThan(await leftOf(brand));
  await expect(flyout.getByRole("link").first()).toHaveAttribute("href", /^\/ar\/products\//);
  await page.keyboard.press("Tab");
  await expect(flyout.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});
