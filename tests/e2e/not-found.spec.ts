import { expect, test } from "../support/plantroom.ts";

test("an unknown address is answered 404, names what was asked for and leads home", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expect(page.getByRole("main")).toContainText("/no-such-page");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to the homepage" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Set up" })).toBeHidden();
});

test("a product that is not there: its own panel, under the same 404", async ({ page }) => {
  const answer = await page.goto("/products/no-such-product");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveText("Product Not Found");
  await expect(page.getByText("The product you're looking for doesn't exist or has been removed.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Products" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("addresses that lead elsewhere: an unknown brand, an unknown solution, products without a slug", async ({
  page,
}) => {
  await page.goto("/brands/no-such-brand");
  await expect(page).toHaveURL(/\/products$/);
  await page.goto("/solutions/nonsense");
  await expect(page.getByRole("link", { name: /^Learn More about / })).toHaveCount(6);
  await page.goto("/products/");
  await expect(page.getByRole("heading", { name: "Professional HVAC & MEP Equipment" })).toBeVisible();
});

test("an unknown screen of the administration hints at setup and login", async ({ page }) => {
  await page.goto("/admin/no-such-screen");
  await expect(page.getByText("404 - Page Not Found")).toBeVisible();
  await expect(page.getByText("/admin/no-such-screen")).toBeVisible();
  await expect(page.getByRole("link", { name: /set ?up/i })).toHaveAttribute("href", "/admin/setup");
  await expect(page.getByRole("link", { name: /log ?in|sign ?in/i })).toHaveAttribute("href", "/admin/login");
  await expect(page.getByRole("link", { name: /home/i }).first()).toHaveAttribute("href", "/");
  await page.goto("/administration");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expect(page.getByRole("link", { name: "Set up" })).toHaveAttribute("href", "/admin/setup");
});
