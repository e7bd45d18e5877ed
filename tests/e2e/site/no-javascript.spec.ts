import { expect, test } from "../../support/stories/plantroom.ts";

test.use({ javaScriptEnabled: false });

test("menus open and lead on, wide and narrow", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("button", { name: "Solutions" }).click();
  await page
    .getByRole("link", { name: /^Healthcare/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Healthcare");
  await page.getByRole("button", { name: "Products" }).click();
  await page.getByRole("link", { name: /^View All Products/ }).click();
  await expect(page.getByRole("heading", { level: 2, name: "All Products" })).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu", exact: true }).click();
  await page.locator("#mobile-menu").getByText("Solutions", { exact: true }).click();
  await page.locator("#mobile-menu").getByRole("link", { name: "Commercial" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Commercial");
});

test("on a phone the list begins on the first screen, and says what it cannot do", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/products?search=chiller");
  const main = page.getByRole("main");
  const card = await page.getByRole("article").first().boundingBox();
  expect(card?.y, "where the first product begins").toBeLessThan(844 / 2);
  await expect(main.locator("noscript p")).toHaveText(/search and filters need JavaScript.*all its products/i);
  await expect(main.getByRole("link", { name: "York", exact: true })).toBeHidden();
  await main.locator("noscript summary").click();
  await main.getByRole("link", { name: "York", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("York");
});

test("the first page of the lists and everything of a product can be read", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("searchbox", { name: "Search the catalogue" }).fill("1000 kW chiller");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/\/products\?search=1000\+kW\+chiller$/);
  await expect(page.getByRole("article")).toHaveCount(20);
  // What only works with JavaScript is not shown.
  await expect(page.getByRole("combobox")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /Favourite/ })).toHaveCount(0);
  // Not with the mouse: cards are laid out when they come near, which moves a link that has just been scrolled to.
  await page.getByRole("link", { name: "Next" }).press("Enter");
  await expect(page).toHaveURL(/\/products\/page\/2$/);
  await expect(page.getByText(/^Showing 21 to 40 of/)).toBeVisible();
  await page.goto("/references");
  await expect(page.getByRole("region", { name: "Projects" }).getByRole("article")).toHaveCount(11);

  await page.goto("/products/air-handling-unit");
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Electrical" })).toContainText("Fan motor power");
  await expect(page.getByRole("link", { name: /^Datasheet/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Picture 2 of/ })).toHaveAttribute("href", /^\/(?:pictures|media)\//);
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
});

test("every other page has its content", async ({ page }) => {
  for (const [path, text] of [
    ["/", "Our Partner Brands"],
    ["/brands/carrier", "About Carrier"],
    ["/solutions", "Why Choose Our Solutions"],
    ["/references/luxor-corniche-hotel", "Technologies"],
    ["/services", "Six trades, one responsibility"],
    ["/contact", "Send us a message"],
    ["/corporate", "What we hold to"],
    ["/privacy", "Privacy"],
    ["/favourites", "Products you have marked"],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("main").getByText(text).first(), path).toBeVisible();
  }
});

test("pages that are made in the browser say what they need", async ({ page }) => {
  for (const path of ["/compare", "/quote-list", "/schedule", "/submittal"]) {
    await page.goto(path);
    // The test runner takes the content of <noscript> for hidden.
    expect(await page.content(), path).toMatch(/<noscript>.*needs JavaScript/s);
  }
});
