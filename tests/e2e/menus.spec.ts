import type { Page } from "@playwright/test";
import { expect, test } from "../support/plantroom.ts";

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
  const brands = menu.locator(".brand-link");
  await expect(brands).toHaveText(["Carrier", "Daikin", "Trane"]);
  const slugs = setting?.value as string[];
  expect(await brands.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).toEqual(
    slugs.map((slug) => `/products?brand=${slug}`),
  );
  await expect(menu.getByRole("link").first()).toContainText("View All Products");
  await expect(menu.getByRole("link").first()).toHaveAttribute("href", "/products");
  // A logo that cannot be loaded is not there; the name still is.
  await expect(brands.nth(2).locator("img")).toHaveCount(0);
  await expect(brands.nth(0).locator("img")).toHaveCount(1);

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

test("without one of its brands the products menu says so", async ({ page }) => {
  await page.route("**/data/navigation.json", (route) => route.fulfill({ json: [] }));
  await page.goto("/");
  await bar(page).getByRole("button", { name: "Products" }).click();
  await expect(page.locator("#menu-products").getByText("No brands available")).toBeVisible();
});

test("the solutions menu lists six sectors and closes when focus leaves it", async ({ page }) => {
  await page.goto("/corporate");
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

  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.locator("html")).not.toHaveCSS("overflow", /hidden|clip/);
  await page.mouse.wheel(0, 800);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);

  // Turned to a wide screen the menu does not stay behind and lock the page.
  await toggle.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(menu).toBeHidden();
});
