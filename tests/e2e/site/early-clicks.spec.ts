import type { Page } from "@playwright/test";
import { expect, test } from "../../support/stories/plantroom.ts";

/** Opens a page and delays its scripts, as a slow connection does. Returns a function that lets them load. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_astro/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  // The browser ignores what is pressed before its first paint.
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  return release;
}

const heartOf = (page: Page) => page.getByRole("button", { name: "Favourite: Air Handling Unit", exact: true });

test("what is pressed before the scripts are there counts: search, heart, next picture", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/products/air-handling-unit");
  await page.getByRole("button", { name: "Next picture" }).click();
  await heartOf(page).click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const pictures = page.getByRole("region", { name: "Pictures" });
  await expect(pictures.getByText(/^1 \/ \d$/)).toBeVisible();
  letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Search the site" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pictures.getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(heartOf(page)).toHaveAttribute("aria-pressed", "true");
});

test("a thumbnail pressed early shows its picture on the page instead of opening the file", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/products/air-handling-unit");
  await page.getByRole("link", { name: "Picture 2 of" }).click();
  letScriptsCome();
  await expect(page.getByRole("region", { name: "Pictures" }).getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/air-handling-unit$/);
});

test("what is typed early into the search of the home page continues in the dialog", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/");
  await page.getByRole("searchbox", { name: "Search the catalogue" }).click();
  await page.keyboard.type("30XA-");
  letScriptsCome();
  const dialog = page.getByRole("dialog", { name: "Search the site" });
  await expect(dialog).toBeVisible();
  await page.keyboard.type("80");
  await expect(dialog.getByRole("searchbox")).toHaveValue("30XA-80");
  await expect(dialog.getByText("1 result", { exact: true })).toBeVisible();
});

test("a menu opened early gets its brands", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const letScriptsCome = await openWithoutScripts(page, "/");
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.locator("#mobile-menu");
  await menu.getByText("Products", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "View All Products" })).toBeVisible();
  letScriptsCome();
  await expect(menu.getByText("Carrier", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test("a choice on the product list pressed early is made", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/products");
  await page.getByRole("button", { name: "List view" }).click();
  letScriptsCome();
  await expect(page.getByRole("button", { name: "List view" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/view=list/);
});

test("what is typed into the search of projects early finds them", async ({ page }) => {
  const letScriptsCome = await openWithoutScripts(page, "/references");
  const browser = page.getByRole("region", { name: "Projects" });
  await browser.getByRole("button", { name: "List view" }).click();
  await browser.getByRole("searchbox", { name: "Search projects" }).fill("Luxor");
  letScriptsCome();
  await expect(browser.getByText("1 of 11 projects", { exact: true })).toBeVisible();
  await expect(browser.getByRole("searchbox", { name: "Search projects" })).toHaveValue("Luxor");
  await expect(page).toHaveURL(/search=Luxor&view=list$/);
});
