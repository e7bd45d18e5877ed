import type { Locator, Page } from "@playwright/test";
import { listProducts } from "#db/products/products.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expectWhole } from "../../support/stories/whole.ts";
import { scriptsReady, expect, test, type Stack } from "../../support/stories/plantroom.ts";

type Row = {
  name: string;
  updated_at: string;
  description: string;
  category: string | null;
  brand: string;
  brandId: string;
  series: string | null;
};

/** The expected list comes from the database, not from the site: with each series in place of its sizes. */
async function rows(stack: Stack): Promise<Row[]> {
  const all = await everyRow(stack);
  return all.filter(({ series }) => series === null);
}

async function everyRow({ secret }: Stack): Promise<Row[]> {
  const { data } = await listProducts(secret, { limit: 1000 });
  return data.map(({ name, updated_at, description, category, brand, brand_id, series_id }) => ({
    name,
    updated_at,
    description,
    category,
    brand: brand?.name ?? "",
    brandId: brand_id,
    series: series_id,
  }));
}

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name, "en", { numeric: true });
const namesOf = (found: Row[]) => found.map(({ name }) => name);
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const shownNames = (page: Page) => cards(page).getByRole("heading", { level: 3 }).allTextContents();
const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const category = (page: Page, name: string) => group(page, "Category").getByRole("radio", { name, exact: true });
const brand = (page: Page, name: string) => group(page, "Brand").getByRole("checkbox", { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 2, name });

test("all products by name, each series once, twenty per page, with the numbers of the pages", async ({
  page,
  stack,
}) => {
  const all = (await rows(stack)).sort(byName);
  const total = all.length;
  const last = Math.ceil(total / 20);
  await page.goto("/products");
  await scriptsReady(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Professional HVAC & MEP Equipment");
  await expect(heading(page, "All Products")).toBeVisible();
  await expect(page.getByText(`20 of ${total} products`, { exact: true })).toBeVisible();
  await expect.poll(() => shownNames(page)).toEqual(namesOf(all.slice(0, 20)));

  const pages = page.getByRole("navigation", { name: "Pages" });
  const numbers = () => pages.getByRole("link", { name: /^Page \d/ }).allTextContents();
  await expect(pages).toContainText(`Showing 1 to 20 of ${total} products`);
  await expect(pages.getByRole("link", { name: "Previous" })).toBeDisabled();
  const numbered = Array.from({ length: last }, (_, at) => String(at + 1));
  expect(last).toBe(4);
  await expect.poll(numbers).toEqual(numbered);

  await pages.scrollIntoViewIfNeeded();
  await pages.getByRole("link", { name: "Page 3" }).press("Enter");
  await expect(pages).toContainText(`Showing 41 to 60 of ${total} products`);
  await expect(page).toHaveURL(/\/products\/page\/3$/);
  await expect(heading(page, "All Products")).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect.poll(numbers).toEqual(numbered);
  await expect.poll(() => shownNames(page)).toEqual(namesOf(all.slice(40, 60)));

  await page.reload();
  await expect.poll(() => shownNames(page)).toEqual(namesOf(all.slice(40, 60)));

  // An address that spells out the defaults shows the same.
  await page.goto("/products?page=1&sort=name");
  await expect(page.getByText(`20 of ${total} products`, { exact: true })).toBeVisible();

  await page.goto(`/products?page=${last}`);
  await expect(pages).toContainText(`Showing ${(last - 1) * 20 + 1} to ${total} of ${total} products`);
  await expect(page.getByText(`${total - (last - 1) * 20} of ${total} products`, { exact: true })).toBeVisible();
  await expect(pages.getByRole("link", { name: "Next" })).toBeDisabled();
  await expect.poll(numbers).toEqual(numbered);
});

test("filters become chips, are in the address, start again at page 1, and Back undoes them", async ({
  page,
  stack,
}) => {
  const all = await rows(stack);
  const chillers = all.filter(({ category }) => category?.includes("Cooled") && category.includes("Chillers"));
  const trane = chillers.filter(({ brand }) => brand === "Trane").sort(byName);
  const chips = page.getByRole("list", { name: "Active filters" });
  const count = (shown: number, total: number) => page.getByText(`${shown} of ${total} products`, { exact: true });

  await page.goto("/products?page=2");
  await scriptsReady(page);
  await expect(count(20, all.length)).toBeVisible();
  await category(page, "Chillers").check();
  await expect(heading(page, "Search Results")).toBeVisible();
  await expect(page).toHaveURL(/\?category=chillers$/);
  await expect(count(20, chillers.length)).toBeVisible();

  await brand(page, "Trane").check();
  await expect(page).toHaveURL(/brand=trane/);
  await expect(count(trane.length, trane.length)).toBeVisible();
  await expect.poll(() => shownNames(page)).toEqual(namesOf(trane));

  await page.getByRole("searchbox", { name: "Search products" }).fill("CVHE");
  const centravac = trane.filter(({ name, description }) => `${name} ${description}`.includes("CVHE"));
  await expect(count(centravac.length, centravac.length)).toBeVisible();
  await expect(chips.getByRole("listitem")).toHaveText(["Search CVHE", "Category Chillers", "Brand Trane"]);

  await chips.getByRole("button", { name: "Remove filter Category: Chillers" }).click();
  await expect(heading(page, "Search Results")).toBeFocused();
  await expect(chips.getByRole("listitem")).toHaveText(["Search CVHE", "Brand Trane"]);
  await page.goBack();
  await expect(chips.getByRole("listitem")).toHaveText(["Search CVHE", "Category Chillers", "Brand Trane"]);
  await page.goBack();
  await expect(chips.getByRole("listitem")).toHaveText(["Category Chillers", "Brand Trane"]);
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("");

  await page.getByRole("button", { name: "Clear Filters" }).click();
  await expect(heading(page, "All Products")).toBeFocused();
  await expect(chips).toBeHidden();
  await expect(page).toHaveURL(/\/products$/);
});

test("a narrowed list and a comparison are shared by WhatsApp with their whole address", async ({ page, stack }) => {
  await page.goto("/products");
  await scriptsReady(page);
  const shared = async () => {
    const link = page.getByRole("main").getByRole("link", { name: "WhatsApp to share this" });
    // Nothing outside is opened: the address is what counts.
    await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
    await link.click();
    return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
  };
  await expect(page.getByRole("main").getByRole("link", { name: /^WhatsApp/ })).toBeHidden();
  await category(page, "Chillers").check();
  await brand(page, "Trane").check();
  await expect(page).toHaveURL(/brand=trane/);
  expect(await shared()).toBe(`${await page.title()}\n${stack.site}/products?category=chillers&brand=trane`);

  await page.goto("/compare?products=carrier-19xr-water-cooled-centrifugal-chiller-742-kw");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await shared()).toContain(
    `${stack.site}/compare?products=carrier-19xr-water-cooled-centrifugal-chiller-742-kw`,
  );
});

test("sorting by brand, descending, and the list view", async ({ page, stack }) => {
  const all = await rows(stack);
  const sort = page.getByRole("combobox", { name: "Sort by" });
  await page.goto("/products");
  await scriptsReady(page);
  expect(await sort.locator("option").allTextContents()).toEqual(["Name", "Category", "Brand", "Latest"]);
  await sort.selectOption("Brand");
  await page.getByRole("button", { name: "Ascending" }).click();
  const byBrand = (a: Row, b: Row) => b.brand.localeCompare(a.brand, "en", { numeric: true }) || byName(a, b);
  await expect.poll(() => shownNames(page)).toEqual(namesOf([...all].sort(byBrand).slice(0, 20)));
  await expect(page).toHaveURL(/sort=brandName&order=desc/);

  const first = cards(page).first();
  const narrow = (await first.boundingBox())?.width ?? 0;
  await page.getByRole("button", { name: "List view" }).click();
  await expect(page).toHaveURL(/view=list/);
  await expect.poll(async () => (await first.boundingBox())?.width ?? 0).toBeGreaterThan(narrow * 2);
  await page.getByRole("button", { name: "Grid view" }).click();
  await expect.poll(async () => (await first.boundingBox())?.width).toBe(narrow);
});

test("a shared address shows what it says: brand by slug or id, category by slug or name, words in any order", async ({
  page,
  stack,
}) => {
  const [all, every] = [await rows(stack), await everyRow(stack)];
  const shows = async (query: string, keep: (row: Row) => boolean, box: Locator | null, of = all) => {
    const found = namesOf(of.filter(keep).sort(byName));
    expect(found.length, query).toBeGreaterThan(0);
    await page.goto(`/products?${query}`);
    await expect.poll(() => shownNames(page), query).toEqual(found.slice(0, 20));
    await expect(heading(page, "Search Results")).toBeVisible();
    if (box) await expect(box).toBeChecked();
  };
  const isCloseControl = (row: Row) => row.category === "Close-Control Units";
  const hiref = all.find(({ brand }) => brand === "HiRef");
  await shows("brand=hiref", ({ brand }) => brand === "HiRef", brand(page, "HiRef"));
  await shows(`brand=${hiref?.brandId}`, ({ brand }) => brand === "HiRef", brand(page, "HiRef"));
  await shows("category=close-control-units", isCloseControl, category(page, "Close-Control Units"));
  await shows("category=Close-Control%20Units", isCloseControl, category(page, "Close-Control Units"));
  await shows("search=CVHE+TRANE", ({ name, description }) => `${name} ${description}`.includes("CVHE"), null);
  await shows("search=742+19xr", ({ name }) => name.includes("19XR") && name.includes("742 kW"), null, every);
  await expect(page.getByRole("searchbox", { name: "Search products" })).toHaveValue("742 19xr");
});

test("a search is listed with the best first; a line of a schedule that nothing meets, with what meets the most of it", async ({
  page,
}) => {
  const names = () => cards(page).getByRole("heading").allTextContents();
  await page.goto("/products?search=fan+coil");
  await expect(page.getByRole("combobox", { name: "Sort by" }).locator("option:checked")).toHaveText("Best match");
  await expect(cards(page).first()).toContainText(/fan coil/i);
  // Chillers mention fan coils in their text; they come after these.
  const found = await names();
  const last = found.findLastIndex((name) => /fan coil/i.test(name));
  expect(last).toBeGreaterThan(0);
  expect(found.slice(0, last + 1).filter((name) => !/fan coil/i.test(name))).toEqual([]);

  await page.goto("/products?search=water+cooled+chiller+1000+kW+R-134a+COP+5.8+class+Z9");
  await expect(page.getByText("Nothing meets all of this search.")).toContainText("Z9");
  await expect(cards(page).first()).toContainText(/Water-Cooled .*Chiller/);
});

test("an empty result says so and offers a way back; the filters offer what there is", async ({ page, stack }) => {
  const all = await rows(stack);
  await page.goto("/products?search=perpetual-motion");
  await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
  await expect(page.getByText("Try adjusting your filters or search criteria")).toBeVisible();
  // Another button of this name belongs to the filters.
  const note = page.locator("div", { has: page.getByRole("heading", { name: "No products found" }) }).last();
  await note.getByRole("button", { name: "Clear Filters" }).click();
  await expect(heading(page, "All Products")).toBeVisible();

  const brands = [...new Set(all.map((row) => row.brand))].sort((a, b) => a.localeCompare(b, "en"));
  for (const name of brands)
    await expect(brand(page, name)).toHaveAccessibleDescription(String(all.filter((row) => row.brand === name).length));
  await expect(group(page, "Brand").getByRole("checkbox")).toHaveCount(brands.length);
  await expect(category(page, "All Categories")).toBeChecked();
});

test("chillers are narrowed by keyboard: capacity, COP, compressor; the sheet of a phone says how many are left", async ({
  page,
}) => {
  await page.goto("/products/category/chillers");
  await scriptsReady(page);
  const status = page.getByRole("status").filter({ hasText: /products$/ });
  const from = page.getByRole("textbox", { name: "Cooling capacity from, kW" });
  await from.focus();
  await page.keyboard.type("1,000");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/products\/category\/chillers\?spec\.cooling-capacity=1000\.\.$/);
  await expect(status).toHaveText(/^\d+ products$/);
  const wide = Number.parseInt((await status.textContent()) ?? "", 10);
  await page.getByRole("slider", { name: "COP from" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page).toHaveURL(/spec\.cop=/);
  await page.locator("summary", { hasText: "Compressor type" }).press("Enter");
  await group(page, "Compressor type").getByRole("checkbox").first().press("Space");
  await expect(page).toHaveURL(/spec\.compressor-type=/);
  await expect.poll(async () => Number.parseInt((await status.textContent()) ?? "", 10)).toBeLessThanOrEqual(wide);
  await page.getByRole("button", { name: /^Remove filter Compressor type/ }).press("Enter");
  await expect(page.locator("#results-title")).toBeFocused();
  // Figures are compared at one rating point; the others can be chosen.
  const point = page.getByRole("combobox", { name: "COP is compared at" });
  const other = (await point.locator("option:not(:checked)").first().getAttribute("value")) ?? "";
  await expect(page.getByText(/\d+ products with other conditions, or none stated, are left out/)).toBeVisible();
  await point.focus();
  await point.selectOption(other);
  await expect(page).toHaveURL(/[?&]at\.cop=/);
  await expect(point).toHaveValue(other);
  await expect(point).toBeFocused();
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("COP, highest first");
  await expect(page).toHaveURL(/sort=spec\.cop&order=desc$/);

  // A shared address shows the same on a phone, in the units of this browser, and crawlers see the list once.
  await page.getByRole("button", { name: /^IP/ }).press("Enter");
  await expect(cards(page).first()).toContainText(/[\d,.]+ TR/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole("heading", { level: 2, name: "Search Results" })).toBeVisible();
  await expect(cards(page).first()).toContainText(/[\d,.]+ TR/);
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/products\/category\/chillers$/);
  await expectWhole(page);
  const opener = page.getByRole("button", { name: /^Filters \(2\)/ });
  await opener.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Filters" });
  await expect(sheet.getByRole("button", { name: /^Show \d+ products?$/ })).toBeVisible();
  await expect(sheet.getByRole("textbox", { name: "Cooling capacity from, TR" })).toHaveValue(/^\d+(\.\d+)?$/);
  await expectAccessible(page, { except: ["body > header", "body > footer", "article"] });
  await expectWhole(page);
  await sheet.getByRole("button", { name: "Clear Filters" }).press("Enter");
  await page.keyboard.press("Escape");
  await expect(opener.or(page.getByRole("button", { name: "Filters", exact: true }))).toBeFocused();
  await expect(page).toHaveURL(/\/products\/category\/chillers\?sort=spec\.cop&order=desc$/);
});

test("a filter that the catalogue does not have says so instead of showing an empty list", async ({ page }) => {
  for (const [query, name] of [
    ["category=withdrawn-long-ago", "This category is not in the catalogue"],
    ["brand=nobody", "This brand is not in the catalogue"],
  ] as const) {
    await page.goto(`/products?${query}`);
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expect(page.getByRole("main")).not.toContainText(/withdrawn-long-ago|nobody|0 of 0/);
  }
  await page.getByRole("button", { name: "View All Products" }).click();
  await expect(heading(page, "All Products")).toBeFocused();
});

test("the products begin on the first screen, and on a phone no picture covers text in the list view", async ({
  page,
}) => {
  const first = cards(page).first();
  const addresses = [
    "/products",
    // With text, introduction and subcategories, and without.
    "/products/category/chillers",
    "/products/category/end-suction-pumps",
    "/brands/carrier",
    "/products?brand=carrier",
    "/products?search=chiller&view=list",
    "/products/page/2",
  ];
  for (const [size, most] of [
    [{ width: 1440, height: 900 }, 300],
    [{ width: 390, height: 844 }, 360],
  ] as const) {
    await page.setViewportSize(size);
    for (const address of addresses) {
      await page.goto(address);
      await scriptsReady(page);
      await expect
        .poll(async () => (await first.boundingBox())?.y, `${address} at ${size.width}`)
        .toBeLessThanOrEqual(most);
    }
  }
  await page.goto("/products?brand=carrier&view=list");
  const picture = await first.locator("a[aria-hidden]").boundingBox();
  const text = await first.locator("a[aria-hidden] ~ div").boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThanOrEqual(text?.x ?? 0);
  await expect(first.locator("dd")).toHaveCount(3);
  await page.getByRole("button", { name: /^Filters/ }).click();
  await brand(page, "Carrier").uncheck();
  await brand(page, "Trane").check();
  await page.getByRole("button", { name: /^Show \d+ products$/ }).click();
  await expect(first).toContainText("Trane");
});

test("the page of a brand lists its products with the same filters, in pages", async ({ page, stack }) => {
  const own = (await rows(stack)).filter((row) => row.brand === "Plantroom Selection").sort(byName);
  await page.goto("/brands/plantroom-selection");
  const list = page.getByRole("region", { name: "Products" }).first();
  await list.scrollIntoViewIfNeeded();
  await expect(list.locator('[data-island="static"]')).toHaveCount(0);
  await expect(group(page, "Brand")).toHaveCount(0);
  // By keyboard: cards are laid out as they come into view, which can move the link from under a pointer that has just scrolled.
  await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).press("Enter");
  await expect(page).toHaveURL(/\/brands\/plantroom-selection\/page\/2$/);
  await expect.poll(() => shownNames(page)).toEqual(namesOf(own.slice(20, 40)));
  await page.reload();
  await expect.poll(() => shownNames(page)).toEqual(namesOf(own.slice(20, 40)));
});

test("while the catalogue loads: eight skeletons; when it fails three times: the reason and Try Again", async ({
  page,
}) => {
  let attempts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/data/products.json", async (route) => {
    attempts += 1;
    if (attempts === 1) await held;
    await route.fulfill({ status: 500 });
  });
  await page.goto("/products?brand=carrier");
  await expect(page.locator("[data-view] > [aria-hidden]")).toHaveCount(8);
  release();
  await expect(page.getByRole("heading", { name: "Error loading products" })).toBeVisible();
  await expect(page.getByText("The catalogue could not be loaded (500).")).toBeVisible();
  expect(attempts).toBe(3);
  await page.unroute("**/data/products.json");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByText("10 of 10 products", { exact: true })).toBeVisible();
});

test("without a connection the reason is shown in words", async ({ page }) => {
  await page.route("**/data/products.json", (route) => route.abort());
  await page.goto("/products?brand=carrier");
  await expect(page.getByText("The catalogue could not be loaded. Please check your connection.")).toBeVisible();
});

test("a catalogue that is not there is asked for once", async ({ page }) => {
  let attempts = 0;
  await page.route("**/data/products.json", (route) => {
    attempts += 1;
    return route.fulfill({ status: 404 });
  });
  await page.goto("/products?brand=carrier");
  await expect(page.getByRole("heading", { name: "Error loading products" })).toBeVisible();
  expect(attempts).toBe(1);
});

test("a keyboard reaches the first product by the link to the products", async ({ page }) => {
  await page.goto("/products");
  await scriptsReady(page);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the products" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#products")).toBeFocused();
  const first = cards(page).first().getByRole("heading").getByRole("link");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
});
