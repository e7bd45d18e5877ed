import { addressIn } from "#domain/languages/languages.ts";
import { SERIES_TEXTS } from "#texts/products.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expectWhole } from "../../support/stories/whole.ts";
import { expect, inEachLanguage, scriptsReady, test } from "../../support/stories/plantroom.ts";

const SERIES = "/products/carrier-19xr-water-cooled-centrifugal-chillers";
const SIZE = "/products/carrier-19xr-water-cooled-centrifugal-chiller-2391-kw";

test("a series is found in the list, its sizes are sorted, one goes on the quote list, and leads back", async ({
  page,
}) => {
  await page.goto("/products/category/water-cooled-centrifugal-chillers");
  await scriptsReady(page);
  const card = page.getByRole("article").filter({ hasText: "Carrier 19XR" });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText("5 sizes");
  await expect(card).toContainText("742–2,391.3 kW");
  await card.getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(SERIES);
  await scriptsReady(page);

  const table = page.getByRole("table", { name: "Sizes in this series" });
  const sizes = () => table.getByRole("rowheader").allTextContents();
  const smallestFirst = await sizes();
  expect(smallestFirst.map((text) => text.trim())).toEqual(["742 kW", "1076 kW", "1407 kW", "1758 kW", "2391 kW"]);
  const head = table.getByRole("columnheader", { name: "Cooling capacity" });
  await head.getByRole("button").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "ascending");
  expect(await sizes()).toEqual(smallestFirst);
  await head.getByRole("button").press("Enter");
  await expect(head).toHaveAttribute("aria-sort", "descending");
  expect(await sizes()).toEqual(smallestFirst.toReversed());

  const largest = table.getByRole("row").nth(1);
  await largest.getByRole("button", { name: /^Quote list: / }).click();
  await expect(largest.getByRole("button", { name: /^Quote list: / })).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page, { within: "#sizes" });
  await largest.getByRole("link").click();
  await expect(page).toHaveURL(SIZE);
  await scriptsReady(page);

  await page.getByText("Choose another size").click();
  const other = page.getByRole("link", { name: "742 kW", exact: true });
  await expect(other).toBeVisible();
  await expect(page.getByRole("link", { name: "2391 kW", exact: true })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Carrier 19XR Water-Cooled Centrifugal Chillers" }).first().click();
  await expect(page).toHaveURL(SERIES);
  await page.goto("/quote-list");
  await expect(page.getByRole("main")).toContainText("2391 kW");
});

test("a list shows sizes as soon as it is asked for figures", async ({ page }) => {
  await page.goto("/products/category/water-cooled-centrifugal-chillers");
  await scriptsReady(page);
  // Others name it in their text.
  const cards = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "19XR" }) });
  await expect(cards).toHaveCount(1);
  await page.goto("/products/category/water-cooled-centrifugal-chillers?spec.cooling-capacity=1000..1500");
  await expect(cards).toHaveCount(2);
  await expect(cards.filter({ hasText: "sizes" })).toHaveCount(0);
  await page.goto("/products?search=19xr");
  await expect(cards).toHaveCount(1);
  await page.goto("/products?search=19xr+742+kW");
  await expect(cards.first()).toContainText("742 kW");
});

test("without scripts the sizes are a table", async ({ browser, stack }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: stack.site });
  await page.goto(SERIES);
  const table = page.getByRole("table", { name: "Sizes in this series" });
  await expect(table.getByRole("row")).toHaveCount(6);
  await expect(table.getByRole("button")).toHaveCount(0);
  await expect(table.getByRole("columnheader", { name: "COP" })).toBeVisible();
  await page.close();
});

inEachLanguage((language) => {
  test("the page of a series fits a phone and a desk", async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(addressIn(language, SERIES));
      await expect(page.getByRole("heading", { level: 2, name: SERIES_TEXTS.inThisSeries })).toBeVisible();
      await expectWhole(page);
    }
    await expect(page.locator("html")).toHaveAttribute("lang", language);
  });
});
