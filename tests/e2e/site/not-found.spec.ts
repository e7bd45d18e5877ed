import { ADMIN_SCREENS } from "#domain/content/reserved-addresses.ts";
import { expect, test } from "../../support/stories/plantroom.ts";

test("an unknown address is answered 404, names what was asked for and leads home", async ({ page }) => {
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expect(page.getByRole("main")).toContainText("/no-such-page");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to the homepage" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("link", { name: "Set up" })).toBeHidden();
});

test("an unknown product has its own panel, also with status 404", async ({ page }) => {
  const answer = await page.goto("/products/no-such-product");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 }).filter({ visible: true })).toHaveText("Product Not Found");
  await expect(page.getByText("The product you're looking for doesn't exist or has been removed.")).toBeVisible();
  await page.getByRole("link", { name: "Back to Products" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("an unknown solution is an unknown address", async ({ page }) => {
  const answer = await page.goto("/solutions/nonsense");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
  await expect(page.getByRole("main")).toContainText("/solutions/nonsense");
});

test("addresses that lead elsewhere: an unknown brand, products without a slug", async ({ page }) => {
  await page.goto("/brands/no-such-brand");
  await expect(page).toHaveURL(/\/products$/);
  await page.goto("/products/");
  await expect(page.getByRole("heading", { name: "Professional HVAC & MEP Equipment" })).toBeVisible();
});

for (const path of ["/admin/no-such-screen", "/admin/brands/one/two", "/administration"]) {
  test(`${path} is answered 404 and hints at setup and login`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 - Page Not Found");
    await expect(page.getByRole("main")).toContainText(path);
    await expect(page.getByRole("link", { name: "Set up" })).toHaveAttribute("href", "/admin/setup");
    await expect(page.getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/admin/login");
    await expect(page.getByRole("link", { name: "Go to the homepage" })).toHaveAttribute("href", "/");
  });
}

test("every screen of the administration is answered with it", async ({ request }) => {
  for (const screen of ADMIN_SCREENS) {
    const answer = await request.get(screen.replace(":id", "873f78e8-4dcd-5466-b392-d4898aec7bdf"));
    expect(answer.status(), screen).toBe(200);
    expect(await answer.text()).toContain("Plantroom CMS");
  }
});
