import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { scriptsReady, expect, test } from "../../support/stories/plantroom.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search the site" });
const fieldOf = (page: Page) => page.getByRole("searchbox", { name: "Search the site" });
const resultsOf = (page: Page) => dialogOf(page).getByRole("listitem").getByRole("link");
/** The whole entries, including what is beside their links. */
const entriesOf = (page: Page) =>
  dialogOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("link") });

test("a visitor finds a machine by its part number from any page, with the keyboard alone", async ({ page }) => {
  await page.goto("/privacy");
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();

  await page.keyboard.type("19XR");
  await expect(dialogOf(page).getByText("8 results")).toBeVisible();
  await expect(resultsOf(page).first()).toContainText("Carrier 19XR");
  for (const text of await entriesOf(page).allTextContents()) expect(text).toContain("19XR");
  await expect(entriesOf(page).first().locator("img")).toHaveJSProperty("complete", true);
  expect(
    await entriesOf(page)
      .first()
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThan(0);
  expect(scripts.filter((path) => /react|client\./.test(path))).toEqual([]);

  // A prefix finds its family; a hyphen in the part number makes no difference.
  for (const [typed, first] of [
    ["19X", "Carrier 19X"],
    ["30XA-80", "Carrier 30XA80"],
    ["30XA 80", "Carrier 30XA80"],
    ["30xa-8", "Carrier 30XA80"],
  ] as const) {
    await fieldOf(page).fill(typed);
    await expect(resultsOf(page).first()).toContainText(first);
  }
  await expect(dialogOf(page).getByText("1 result", { exact: true })).toBeVisible();

  await fieldOf(page).fill("30XA");
  await expect(dialogOf(page).getByText("9 results")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(resultsOf(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(resultsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect(fieldOf(page)).toBeFocused();

  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  const button = page.getByRole("button", { name: "Search" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(fieldOf(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();

  // Enter opens the best result, also for somebody who does not wait for it.
  await page.keyboard.press("Control+k");
  await page.keyboard.type("30XA-80");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/carrier-30xa80-/);
});

test("a search that could not be loaded says so and can be tried again, on a phone too", async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  await page.route("**/data/search.json", (route) => route.fulfill({ status: 500 }));
  await page.getByRole("button", { name: "Search" }).click();
  const box = await dialogOf(page).boundingBox();
  expect(box?.width).toBeGreaterThan(370);
  expect(box?.height).toBe(844);
  await fieldOf(page).fill("chiller");
  await expect(dialogOf(page).getByText("The search could not be loaded.")).toBeVisible();
  await page.unroute("**/data/search.json");
  await page.route("**/data/search/*.json", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await page.getByRole("button", { name: "Search" }).click();
  await fieldOf(page).fill("chiller");
  await expect(dialogOf(page).getByText("The search could not be loaded.")).toBeVisible();
  await page.unroute("**/data/search/*.json");
  await dialogOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(resultsOf(page).first()).toContainText(/chiller/i);
  await expect(fieldOf(page)).toHaveValue("chiller");

  // Without the index of the written pages products are found, and a message says that pages may be missing.
  await page.route("**/pagefind/manifest.json", (route) => route.fulfill({ status: 500 }));
  await page.reload();
  await page.getByRole("button", { name: "Search" }).click();
  await fieldOf(page).fill("chiller");
  await expect(resultsOf(page).first()).toContainText(/chiller/i);
  await expect(dialogOf(page).getByText("other pages could not be searched")).toBeVisible();
  await fieldOf(page).fill("cookie banner consent");
  await expect(dialogOf(page).getByText("The search could not be loaded.")).toBeVisible();
  await page.unroute("**/pagefind/manifest.json");
  await dialogOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(resultsOf(page).first()).toHaveAttribute("href", "/cookies");
  await page.keyboard.press("Escape");

  await page.goto("/careers");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Search" }).click();
  await fieldOf(page).fill("pump");
  await expect(dialogOf(page).getByText("You are offline.")).toBeVisible();
  await context.setOffline(false);
  await dialogOf(page).getByRole("button", { name: "Try again" }).click();
  await expect(resultsOf(page).first()).toContainText(/pump/i);
});

test("results are narrowed by kind, brand and category; no match says so", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/services");
  await page.getByRole("button", { name: "Search" }).click();
  await fieldOf(page).fill("chiller");
  await dialogOf(page)
    .getByRole("region", { name: /^Products/ })
    .getByRole("button", { name: /^Show all \d+ products/ })
    .click();
  await expect(resultsOf(page)).toHaveCount(12);
  await expect(resultsOf(page).nth(6)).toBeFocused();
  await dialogOf(page).getByRole("button", { name: "Show more" }).click();
  await expect(resultsOf(page)).toHaveCount(24);
  await expect(resultsOf(page).nth(12)).toBeFocused();
  await expectAccessible(page, { within: "#search" });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, { within: "#search" });
  await page.emulateMedia({ colorScheme: "light" });

  await dialogOf(page)
    .getByRole("radio", { name: /^References/ })
    .check();
  await expect(entriesOf(page).first()).toContainText("Reference");
  for (const text of await entriesOf(page).allTextContents()) expect(text).toMatch(/^Reference/);
  await dialogOf(page).getByRole("radio", { name: /^All/ }).check();
  await dialogOf(page).getByLabel("Brand", { exact: true }).selectOption({ label: "Trane (20)" });
  await expect(dialogOf(page).getByText("20 results")).toBeVisible();
  await dialogOf(page).getByLabel("Category", { exact: true }).selectOption("Water-Cooled Centrifugal Chillers");
  await expect(dialogOf(page).getByText("20 results")).toBeHidden();
  for (const text of await entriesOf(page).allTextContents()) expect(text).toMatch(/Trane.*Water-Cooled Centrifugal/);

  for (const nothing of ["nonsensezz", "30XA-9999", "<b>x</b>zz"]) {
    await fieldOf(page).fill(nothing);
    await expect(dialogOf(page).getByText(`Nothing found for “${nothing}”`)).toBeVisible();
  }
  await expect(resultsOf(page)).toHaveCount(0);

  await fieldOf(page).fill("");
  await expect(dialogOf(page).getByText("a part number, a size such as 1,000 kW")).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page)).toBeHidden();
});

test("a size finds what is near it, a typing error is corrected, and the last searches can be repeated", async ({
  page,
}) => {
  await page.goto("/");
  // The field of the home page; the focus alone opens nothing.
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  const inPage = page.getByRole("searchbox", { name: "Search the catalogue" });
  await inPage.focus();
  await scriptsReady(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.keyboard.type("centrifigal chiller");
  await expect(fieldOf(page)).toHaveValue("centrifigal chiller");
  await expect(dialogOf(page).getByText("Results for centrifugal chiller")).toBeVisible();
  await expect(resultsOf(page).first()).toContainText(/centrifugal/i);
  expect(scripts.filter((path) => /react|client\./.test(path))).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(inPage).toBeFocused();
  await expect(inPage).toHaveValue("centrifigal chiller");
  await inPage.press("Enter");

  await fieldOf(page).fill("water cooled chiller 285 TR");
  await expect(entriesOf(page).first()).toContainText(/capacity [\d,.]+ kW \(2[6-9]\d(\.\d)? TR\)/i);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\//);

  await page.getByRole("button", { name: "Search" }).click();
  const again = dialogOf(page).getByRole("button", { name: "water cooled chiller 285 TR", exact: true });
  await again.click();
  await expect(fieldOf(page)).toHaveValue("water cooled chiller 285 TR");
  await expect(resultsOf(page).first()).toBeVisible();
  await fieldOf(page).fill("");
  await dialogOf(page)
    .getByRole("button", { name: "Remove from recent searches: water cooled chiller 285 TR" })
    .click();
  await expect(again).toBeHidden();
  await expect(fieldOf(page)).toBeFocused();

  await page.goto("/products?search=centrifigal");
  await expect(page.getByText("Results for centrifugal")).toBeVisible();
});

test("what the dialog finds, 'Search in the product list' shows", async ({ page }) => {
  await page.goto("/services");
  for (const typed of ["19XR 742", "1758kW", "carrier chiller", "water-cooled", "heat recovery"]) {
    await page.keyboard.press("Control+k");
    await fieldOf(page).fill(typed);
    const products = dialogOf(page).getByRole("radio", { name: /^Products/ });
    await products.check();
    const label = await products.locator("xpath=..").textContent();
    const total = Number(label?.match(/\d+/)?.[0]);
    expect(total, typed).toBeGreaterThan(0);
    await expect(dialogOf(page).getByText(`${total} result`)).toBeVisible();
    await dialogOf(page).getByRole("link", { name: "Search in the product list" }).click();
    // Where no figure is asked for, the list has each series once, and the dialog its sizes, too.
    const counted = page.getByText(/^\d+ of \d+ products$/);
    await expect(counted).toBeVisible();
    const listed = Number((await counted.textContent())?.match(/of (\d+)/)?.[1]);
    if (/\d{3}/.test(typed)) expect(listed, typed).toBe(total);
    else {
      expect(listed, typed).toBeGreaterThan(0);
      expect(listed, typed).toBeLessThanOrEqual(total);
    }
  }
});

test("a written page is found by any word of its text, beside the products and in their order", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("Control+k");
  for (const [typed, title, address] of [
    ["cookie banner consent", "Cookie", "/cookies"],
    ["controller of the data", "Privacy", "/privacy"],
    ["desuperheater wardrobe", "Hospitality", "/solutions/hospitality"],
    ["injected arc-flash", "Electrical", "/services#electrical"],
    ["160 cabinets", "Giza West Data Centre, Hall A", "/references/october-data-centre"],
  ] as const) {
    await fieldOf(page).fill(typed);
    const result = resultsOf(page).filter({ hasText: title });
    await expect(result.first(), typed).toHaveAttribute("href", address);
  }
  await fieldOf(page).fill("heat recovery");
  await expect(dialogOf(page).getByRole("radio", { name: /^Products/ })).toBeVisible();
  await dialogOf(page)
    .getByRole("radio", { name: /^Solutions/ })
    .check();
  await expect(resultsOf(page).filter({ hasText: "Hospitality" })).toBeVisible();
});

test("categories are found first, and products are collected from the results with the keyboard", async ({ page }) => {
  await page.goto("/services");
  await page.keyboard.press("/");
  await fieldOf(page).fill("centrifugal chillers");
  const categories = dialogOf(page).getByRole("region", { name: /^Categories/ });
  await expect(categories.getByRole("link", { name: "Water-Cooled Centrifugal Chillers" })).toHaveAttribute(
    "href",
    "/products/category/water-cooled-centrifugal-chillers",
  );

  await fieldOf(page).fill("19XR");
  await expect(dialogOf(page).getByText("8 results")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  const name = (await resultsOf(page).first().textContent()) ?? "";
  const compare = dialogOf(page).getByRole("button", { name: `Compare: ${name}` });
  await page.keyboard.press("Tab");
  await expect(compare).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(compare).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(dialogOf(page).getByRole("button", { name: `Quote list: ${name}` })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  // The arrows go on from result to result, and the whole entry leads to its product.
  await page.keyboard.press("ArrowDown");
  await expect(resultsOf(page).nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("complementary", { name: "Products to compare" })).toContainText("Comparison 1 of 4");
  await expect(page.getByRole("banner").getByRole("link", { name: "Quote list 1" })).toBeVisible();
  await page.keyboard.press("/");
  await entriesOf(page)
    .nth(2)
    .click({ position: { x: 30, y: 30 } });
  await expect(page).toHaveURL(/\/products\/carrier-19xr/);
});

test("words of the trade in Arabic find machines, in the dialog and in the list", async ({ page }) => {
  await page.goto("/privacy");
  await page.keyboard.press("/");
  await expect(fieldOf(page)).toBeFocused();
  await fieldOf(page).fill("تشيلر كاريير");
  await expect(resultsOf(page).first()).toContainText(/Carrier .* Chiller/);
  await page.goto(`/products?search=${encodeURIComponent("طلمبة حريق")}`);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /fire pump/i })
      .first(),
  ).toBeVisible();
});
