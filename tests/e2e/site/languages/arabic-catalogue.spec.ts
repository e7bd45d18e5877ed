import type { Page } from "@playwright/test";
import { storedTranslations } from "#domain/languages/translations.ts";
import { CHIP_TEXTS, FILTER_TEXTS, LISTING_TEXTS, SORT_TEXTS } from "#texts/listing.ts";
import { SEARCH_TEXTS } from "#texts/search.ts";
import { expect, scriptsReady, test, type Stack } from "../../../support/stories/plantroom.ts";

test.use({ language: "ar" });

const dialog = (page: Page) => page.getByRole("dialog", { name: SEARCH_TEXTS.title });
const field = (page: Page) => page.getByRole("searchbox", { name: SEARCH_TEXTS.title });
const results = (page: Page) => dialog(page).getByRole("listitem").getByRole("link");
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const chips = (page: Page) => page.getByRole("list", { name: CHIP_TEXTS.label });
/** Which products a list shows, by their addresses without the language. */
const shown = (page: Page) =>
  cards(page)
    .getByRole("heading")
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")?.replace(/^\/ar/, "")));

/** The Arabic name of a record, from the database. */
async function nameOf({ secret }: Stack, table: "brands" | "categories", slug: string): Promise<string> {
  const { data } = await secret.from(table).select("translations").eq("slug", slug).single();
  return storedTranslations(data)["ar"]?.["name"]?.[0]?.[1] ?? "";
}

test("the search finds machines, categories and pages by Arabic words, and by what is Latin on a name plate", async ({
  open,
  page,
}) => {
  await open("/privacy");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("مبرد كاريير");
  await expect(results(page).first()).toContainText("كاريير");
  await field(page).fill("مبردات مياه");
  const categories = dialog(page).getByRole("region", { name: SEARCH_TEXTS.kinds.Category });
  await expect(categories.getByRole("link").first()).toHaveAttribute("href", /^\/ar\/products\/category\//);
  await field(page).fill("30XA-80");
  await expect(results(page).first()).toContainText("30XA80");
  await expect(dialog(page).getByText(SEARCH_TEXTS.found(1), { exact: true })).toBeVisible();
  // Whatever is typed, in the direction of its own letters.
  await field(page).fill("كلامفارغزز");
  await expect(dialog(page).getByText(SEARCH_TEXTS.none("كلامفارغزز"))).toBeVisible();
  await field(page).fill("ملفات تعريف الارتباط");
  await expect(results(page).and(page.locator('[href="/ar/cookies"]')).first()).toBeVisible();

  await field(page).fill("19XR");
  await expect(dialog(page).getByText(SEARCH_TEXTS.found(8))).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ar\/products\/carrier-19xr/);
});

test("a search is listed, narrowed and taken back in Arabic; English words find the same machines", async ({
  open,
  page,
  stack,
}) => {
  await open("/products");
  await scriptsReady(page);
  const search = page.getByRole("searchbox", { name: LISTING_TEXTS.search });
  await search.fill("19XR 742");
  await expect.poll(() => shown(page)).toEqual(["/products/carrier-19xr-water-cooled-centrifugal-chiller-742-kw"]);
  await search.fill("وحدة مناولة هواء");
  await expect.poll(() => shown(page)).toContain("/products/air-handling-unit");
  await expect(page.getByRole("heading", { level: 2, name: LISTING_TEXTS.results })).toBeVisible();
  await expect(chips(page).getByRole("listitem")).toHaveText([/وحدة مناولة هواء/]);
  await chips(page)
    .getByRole("button", { name: CHIP_TEXTS.remove(CHIP_TEXTS.search, "وحدة مناولة هواء") })
    .click();
  await expect(chips(page)).toBeHidden();

  const [category, brand] = [await nameOf(stack, "categories", "chillers"), await nameOf(stack, "brands", "trane")];
  await page
    .getByRole("group", { name: FILTER_TEXTS.category, exact: true })
    .getByRole("radio", { name: category, exact: true })
    .check();
  await page
    .getByRole("group", { name: FILTER_TEXTS.brand, exact: true })
    .getByRole("checkbox", { name: brand, exact: true })
    .check();
  await expect(page).toHaveURL(/\/ar\/products\?category=chillers&brand=trane$/);
  await expect(chips(page).getByRole("listitem")).toContainText([category, brand]);
  await expect(cards(page).first()).toContainText(brand);
  await page.goBack();
  await expect(chips(page).getByRole("listitem")).toContainText([category]);
  await page.getByRole("button", { name: FILTER_TEXTS.clear }).click();
  await expect(page).toHaveURL(/\/ar\/products$/);
});

test("machines are narrowed and sorted by their figures as in English, also when the digits are Arabic", async ({
  open,
  page,
}) => {
  await open("/products/category/chillers");
  await scriptsReady(page);
  const from = page.getByRole("textbox", { name: FILTER_TEXTS.ends.min("سعة التبريد", "kW") });
  await from.focus();
  await page.keyboard.type("١٬٠٠٠");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/ar\/products\/category\/chillers\?spec\.cooling-capacity=1000\.\.$/);
  await page.getByRole("combobox", { name: SORT_TEXTS.label }).selectOption("spec.cop");
  await expect(page).toHaveURL(/sort=spec\.cop&order=desc$/);
  const query = new URL(page.url()).search;
  // Opened anew the list is hidden until it is in this order.
  await open(`/products/category/chillers${query}`);
  await expect(cards(page).first()).toBeVisible();
  // Those that follow have equal figures, and then the order is that of the names in the language.
  const best = async () => (await shown(page)).slice(0, 4);
  const arabic = await best();
  expect(arabic).toHaveLength(4);
  await page.goto(`/products/category/chillers${query}`);
  await expect.poll(best).toEqual(arabic);
});

test("the filters of a phone say in Arabic how many products are left", async ({ open, page, stack }) => {
  const { data: brand } = await stack.secret
    .from("brands")
    .select("products!products_brand_id_fkey(id, series_id)")
    .eq("slug", "trane")
    .single();
  // A series stands for its sizes until figures are asked for.
  const listed = (brand?.products ?? []).filter(({ series_id }) => series_id === null);
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/products?brand=trane");
  await page.getByRole("button", { name: FILTER_TEXTS.set(1) }).click();
  const sheet = page.getByRole("dialog", { name: FILTER_TEXTS.filters });
  await expect(sheet.getByRole("button", { name: FILTER_TEXTS.show(listed.length) })).toBeVisible();
  await sheet.getByRole("button", { name: FILTER_TEXTS.clear }).click();
  await expect(page).toHaveURL(/\/ar\/products$/);
});

test("a filter that the catalogue does not have says so in Arabic", async ({ open, page }) => {
  await open("/products?brand=nobody");
  await expect(page.getByRole("heading", { name: LISTING_TEXTS.unknown.brand })).toBeVisible();
});
