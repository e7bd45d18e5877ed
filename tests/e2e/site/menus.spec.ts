import type { Page } from "@playwright/test";
import { SITE_TEXTS } from "#texts/site.ts";
import { scriptsReady, expect, inEachLanguage, test } from "../../support/stories/plantroom.ts";

/** The link of each brand is followed by the button that opens its flyout. */
const BRAND_LINKS = "a:has(+ button[aria-controls])";
const OPEN_FLYOUT = '[id^="flyout-"]:not([hidden])';
const bar = (page: Page) => page.getByRole("navigation", { name: "Main" });

test("the bar stays at the top and leads everywhere", async ({ page }) => {
  await page.goto("/");
  await expect(bar(page).getByRole("link")).toHaveText(["Home", "Corporate", "References", "Contact"]);
  await expect(bar(page).getByRole("button")).toHaveText(["Products", "Solutions"]);
  await expect(page.getByRole("banner").getByRole("link", { name: "Get Quote" })).toHaveAttribute("href", "/contact");
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(0);
});

test("the products menu: all products, the three brands of the setting, a flyout of each", async ({ page, stack }) => {
  const { data: setting } = await stack.secret.from("settings").select("value").eq("key", "navigation_brands").single();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/data/navigation.json", async (route) => {
    await held;
    await route.continue();
  });
  await page.route("**/brands/trane.svg", (route) => route.abort());
  await page.goto("/");
  await bar(page).getByRole("button", { name: "Products" }).click();
  const menu = page.locator("#menu-products");
  await expect(menu.getByText("Loading brands...")).toBeVisible();
  release();
  const brands = menu.locator(BRAND_LINKS);
  // Each name once: as a logo, or as text where the logo cannot be loaded.
  for (const [index, name] of ["Carrier", "Daikin", "Trane"].entries())
    await expect(brands.nth(index)).toHaveAccessibleName(name);
  await expect(brands).toHaveText(["", "", "Trane"]);
  const slugs = setting?.value as string[];
  expect(await brands.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    slugs.map((slug) => `/products?brand=${slug}`),
  );
  await expect(menu.getByRole("link").first()).toContainText("View All Products");
  await expect(menu.getByRole("link").first()).toHaveAttribute("href", "/products");

  const daikin = menu.getByRole("button", { name: "Daikin products" });
  await daikin.press("Enter");
  const product = menu.getByRole("link", { name: /^Daikin WSC/ }).first();
  await expect(product).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(bar(page).getByRole("button", { name: "Products" })).toBeFocused();

  await bar(page).getByRole("button", { name: "Products" }).click();
  await menu.getByRole("link", { name: "Carrier" }).first().hover();
  await menu
    .getByRole("link", { name: /^Carrier 19XR/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/products\/carrier-19xr/);
});

test("a flyout: opened by pointing, kept by a click, closed by the next, and open on the diagonal way to it", async ({
  page,
}) => {
  await page.clock.install({ time: "2026-11-22T10:00:00" });
  await page.goto("/");
  await bar(page).getByRole("button", { name: "Products" }).click();
  const menu = page.locator("#menu-products");
  const arrow = (brand: string) => menu.getByRole("button", { name: `${brand} products` });
  const expectOpen = (brand: string, open = true) =>
    expect(arrow(brand)).toHaveAttribute("aria-expanded", String(open));
  await arrow("Carrier").hover();
  await expectOpen("Carrier");
  await arrow("Carrier").click();
  await expectOpen("Carrier");
  await arrow("Carrier").click();
  await expectOpen("Carrier", false);
  // Moving the pointer within the closed brand does not open it again.
  await arrow("Carrier").hover({ position: { x: 5, y: 5 } });
  await expectOpen("Carrier", false);

  await arrow("Daikin").hover();
  await expectOpen("Daikin");
  await arrow("Carrier").hover();
  await expectOpen("Carrier");
  // Down to the tenth product, which crosses the other brands, in small steps. No time passes: on a busy machine the pause
  // between two steps could be as long as a rest of the pointer.
  await page.clock.pauseAt("2026-11-22T11:00:00");
  const from = await menu.getByRole("link", { name: "Carrier", exact: true }).boundingBox();
  const product = menu.locator(OPEN_FLYOUT).getByRole("listitem").nth(9);
  const to = await product.boundingBox();
  if (!from || !to) throw new Error("The menu is not there.");
  await page.mouse.move(from.x + from.width - 20, from.y + from.height - 10);
  await page.mouse.move(to.x + 20, to.y + 10, { steps: 25 });
  await expectOpen("Carrier");
  await expect(product).toBeVisible();
});

test("a flyout shows whole products in the order of the list, and below them the way to all", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  // No brand of the sample has more than a flyout shows.
  await page.route("**/data/navigation.json", async (route) => {
    const brands = (await (await route.fetch()).json()) as { slug: string; count: number }[];
    await route.fulfill({ json: brands.map((brand) => (brand.slug === "carrier" ? { ...brand, count: 30 } : brand)) });
  });
  await page.goto("/products?brand=carrier");
  await expect(page.getByText("10 of 10 products", { exact: true })).toBeVisible();
  const listed = await page.getByRole("article").getByRole("heading", { level: 3 }).allTextContents();
  await bar(page).getByRole("button", { name: "Products" }).click();
  const menu = page.locator("#menu-products");
  await menu.getByRole("button", { name: "Carrier products" }).press("Enter");
  const flyout = menu.locator(OPEN_FLYOUT);
  const shown = async () => (await flyout.getByRole("listitem").allTextContents()).slice(0, 20);
  await expect.poll(shown).toEqual(listed);
  const all = flyout.getByRole("link", { name: "All 30 products" });
  await expect(all).toBeInViewport({ ratio: 1 });
  expect((await all.boundingBox())?.y).toBeGreaterThanOrEqual(
    await flyout.getByRole("list").evaluate((list) => list.getBoundingClientRect().bottom),
  );
});

test("a message says that brands could not be loaded, and the next try loads them", async ({ page }) => {
  let isDown = true;
  await page.route("**/data/navigation.json", (route) => (isDown ? route.abort() : route.continue()));
  await page.goto("/");
  await bar(page).getByRole("button", { name: "Products" }).click();
  const menu = page.locator("#menu-products");
  await expect(menu.getByText("The brands could not be loaded.")).toBeVisible();
  await menu.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(menu.getByRole("button", { name: "Try again" })).toBeFocused();
  isDown = false;
  await menu.getByRole("button", { name: "Try again" }).press("Enter");
  await expect(menu.getByRole("link", { name: "Carrier", exact: true })).toBeFocused();
});

test("without one of its brands the products menu says so", async ({ page }) => {
  await page.route("**/data/navigation.json", (route) => route.fulfill({ json: [] }));
  await page.goto("/");
  await bar(page).getByRole("button", { name: "Products" }).click();
  await expect(page.locator("#menu-products").getByText("No brands available")).toBeVisible();
});

const COMPANY = { en: "Plantroom MEP", ar: "بلانت روم للكهروميكانيكا" } as const;
inEachLanguage((language) => {
  test("nothing in the bar breaks into two lines, and the chat button covers nothing on the page", async ({
    open,
    page,
  }) => {
    for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await open("/");
      const banner = page.getByRole("banner");
      for (const text of [COMPANY[language], SITE_TEXTS.getQuote]) {
        const shown = banner.getByText(text, { exact: true }).filter({ visible: true });
        // The longer Arabic name has two lines on every phone.
        if (width <= (language === "ar" ? 390 : 320) || (await shown.count()) === 0) continue;
        const lines = await shown.evaluate((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        });
        expect(lines, `${text} at ${width}`).toBe(1);
      }
      const chat = page.getByRole("link", { name: SITE_TEXTS.chat });
      const box = await chat.boundingBox();
      const sheet = await page.locator("section > div", { has: page.getByRole("heading", { level: 1 }) }).boundingBox();
      if (!box || !sheet) throw new Error("The page is not there.");
      const isInBar = box.y + box.height <= 70;
      const isBeside = language === "ar" ? box.x + box.width <= sheet.x : box.x >= sheet.x + sheet.width;
      expect(isInBar || isBeside, `chat at ${width}`).toBe(true);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${width}`,
      ).toBeLessThanOrEqual(0);
    }
  });
});

test("quick clicks on links cause no error, even with the transition from page to page", async ({ browser, stack }) => {
  // A context of its own: Playwright's clocks of earlier stories leave errors in one that is used again.
  const context = await browser.newContext({ baseURL: stack.site, reducedMotion: "no-preference" });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  for (let turn = 0; turn < 4; turn += 1) {
    await page.goto("/corporate");
    await page.evaluate(() => {
      const links = document.querySelectorAll<HTMLAnchorElement>("footer nav a");
      for (const [index, link] of [...links].slice(0, 4).entries()) setTimeout(() => link.click(), index * 40);
    });
    // Each click ends the navigation of the one before it, which `waitForURL` takes for an error.
    await expect(page).not.toHaveURL(/\/corporate$/);
    await page.waitForLoadState("load");
  }
  expect(errors).toEqual([]);
  await context.close();
});

test("the solutions menu lists six sectors and closes when focus leaves it", async ({ page }) => {
  await page.goto("/corporate");
  await scriptsReady(page);
  await bar(page).getByRole("button", { name: "Solutions" }).press("Enter");
  const sectors = page.locator("#menu-solutions").getByRole("listitem").getByRole("link");
  expect(await sectors.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    ["hospitality", "healthcare", "pharmaceutical", "business", "food-beverage", "commercial"].map(
      (name) => `/solutions/${name}`,
    ),
  );
  await sectors.last().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#menu-solutions")).toBeHidden();
});

test("on a phone: sections to unfold, a page that does not scroll behind, Escape", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await expect(bar(page)).toBeHidden();
  const toggle = page.getByRole("button", { name: "Menu", exact: true });
  await toggle.click();
  const menu = page.locator("#mobile-menu");
  await expect(menu).toBeVisible();
  await expect(page.locator("html")).toHaveCSS("overflow", /hidden|clip/);

  await menu.getByText("Products", { exact: true }).click();
  await menu.getByText("Carrier", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "All Carrier products" })).toHaveAttribute(
    "href",
    "/products?brand=carrier",
  );
  await expect(menu.getByRole("link", { name: /^Carrier 19XR/ }).first()).toBeVisible();
  await menu.getByText("Solutions", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "Food & Beverage" })).toBeVisible();

  await expect(menu.getByRole("link", { name: "Save for offline" })).toHaveAttribute("href", "/offline-catalogue");

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator("html")).not.toHaveCSS("overflow", /hidden|clip/);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

  // On a wide screen the menu closes and the page scrolls again.
  await toggle.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeHidden();
});
