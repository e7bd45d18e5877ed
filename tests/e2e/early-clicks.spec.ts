import type { Page } from "@playwright/test";
import { expect, test } from "../support/plantroom.ts";

/** Holds every script back, as a slow connection does; the answer lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/_astro/*.js", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

test("what is pressed before the scripts are there counts: search, heart, next picture", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/products/air-handling-unit", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Next picture" }).click();
  await page.locator(".product-actions .heart").click();
  await page.getByRole("button", { name: "Search", exact: true }).click();
  const pictures = page.getByRole("region", { name: "Pictures" });
  await expect(pictures.getByText(/^1 \/ \d$/)).toBeVisible();
  letScriptsCome();
  await expect(page.getByRole("dialog", { name: "Search the site" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(pictures.getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(page.locator(".product-actions .heart")).toHaveAttribute("aria-pressed", "true");
});

test("a thumbnail pressed early shows its picture on the page instead of opening the file", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/products/air-handling-unit", { waitUntil: "commit" });
  await page.getByRole("link", { name: "Picture 2 of" }).click();
  letScriptsCome();
  await expect(page.getByRole("region", { name: "Pictures" }).getByText(/^2 \/ \d$/)).toBeVisible();
  await expect(page).toHaveURL(/\/products\/air-handling-unit$/);
});

test("a menu opened early gets its brands", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  const menu = page.locator("#mobile-menu");
  await menu.getByText("Products", { exact: true }).click();
  await expect(menu.getByRole("link", { name: "View All Products" })).toBeVisible();
  letScriptsCome();
  await expect(menu.getByText("Carrier", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Close menu" })).toBeVisible();
});

test("a choice on the product list pressed early is made", async ({ page }) => {
  const letScriptsCome = await holdScripts(page);
  await page.goto("/products", { waitUntil: "commit" });
  await page.getByRole("button", { name: "List view" }).click();
  letScriptsCome();
  await expect(page.getByRole("button", { name: "List view" })).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/view=list/);
});
