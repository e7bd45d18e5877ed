import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

/* What is not published, on the real pages: for the editor while typing, and for whoever has a link. */

test.use({ publishes: true });

const pane = (page: Page) => page.getByRole("region", { name: "Preview" });
const shown = (page: Page) => page.frameLocator('iframe[title="The page as it would be"]');

const NEW_NAME = "Aardvark Hall Unit";

/** Opens the preview beside the form, and types. */
async function expectFollowsTyping(page: Page, name: string): Promise<void> {
  const field = page.getByLabel("Name", { exact: true });
  await page.getByRole("button", { name: "Preview" }).click();
  await expect(shown(page).getByRole("heading", { level: 1 })).toContainText(name);
  await expect(shown(page).getByRole("complementary", { name: "Preview" })).toContainText("Not saved, not published");
  await field.fill(NEW_NAME);
  await expect(shown(page).getByRole("heading", { level: 1 })).toContainText(NEW_NAME);
  await expect(pane(page).getByRole("status")).toContainText("As in the form");
  await expectAccessible(page);

  await field.fill("");
  await expect(pane(page).getByRole("status")).toContainText("Please check: Name");
  await field.fill(NEW_NAME);
  await expect(pane(page).getByRole("status")).toContainText("As in the form");
  await pane(page).getByRole("button", { name: "Close preview" }).click();
}

/** Saves the draft and makes a link that lasts a day. */
async function sharedLink(page: Page): Promise<string> {
  await page.getByRole("button", { name: "Save draft" }).click();
  await page.getByRole("region", { name: "Saved draft" }).getByRole("button", { name: "Share preview" }).click();
  const dialog = page.getByRole("dialog", { name: "Share preview" });
  await dialog.getByLabel("The link works for").selectOption("1 day");
  await dialog.getByRole("button", { name: "Make link" }).click();
  const link = await dialog.getByLabel("New link").inputValue();
  await expect(dialog.getByRole("list", { name: "Links that work" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  return link;
}

/** Opens the link in a browser without an account, and goes to other pages that show the product. */
async function expectShownOutside(outside: Page, link: string, address: string, brand: string): Promise<void> {
  const answer = await outside.goto(link);
  expect(new URL(outside.url()).pathname).toBe(address);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "no-referrer",
  });
  await expect(outside.getByRole("heading", { level: 1 })).toContainText(NEW_NAME);
  await expect(outside.getByRole("complementary", { name: "Preview" })).toContainText(/of a draft: Aardvark.*Ends /);
  await expectAccessible(outside);
  // Its brand lists it; the search needs the data that scripts load.
  for (const path of [`/brands/${brand}`, "/products?search=aardvark"]) {
    await outside.goto(new URL(path, link).href);
    await expect(outside.getByRole("main").getByText(NEW_NAME).first()).toBeVisible();
  }
}

test("an editor sees the real page change while typing, a link shows the draft to somebody else, and the live site keeps the old", async ({
  openAs,
  stack,
  browser,
}) => {
  const page = await openAs("writer");
  await page.setViewportSize({ width: 1440, height: 900 });
  const { data: product } = await stack.secret
    .from("products")
    .select("id, name, slug, brand:brands!products_brand_id_fkey(slug)")
    .eq("slug", "air-handling-unit")
    .single()
    .throwOnError();
  const address = `/products/${product.slug}`;
  await page.goto(`/admin/products/${product.id}`);
  await expectFollowsTyping(page, product.name);
  const link = await sharedLink(page);
  const context = await browser.newContext();
  const outside = await context.newPage();
  await expectShownOutside(outside, link, address, product.brand?.slug ?? "");

  const live = await (await fetch(stack.site + address)).text();
  expect(live).toContain(product.name);
  expect(live).not.toContain("Aardvark");
  // Without the link's key, the same addresses answer nothing of the draft.
  const bare = await fetch(new URL(address, link));
  expect([bare.status, (await bare.text()).includes("Aardvark")]).toEqual([404, false]);

  const dialog = page.getByRole("dialog", { name: "Share preview" });
  await dialog.getByRole("button", { name: /^Withdraw/ }).click();
  await expect(dialog.getByText("There is none.")).toBeVisible();
  for (const path of [link, new URL(address, link).href, new URL("/data/products.json", link).href]) {
    const gone = await outside.goto(path);
    expect(gone?.status()).toBe(410);
    await expect(outside.getByRole("heading", { name: "This preview has ended" })).toBeVisible();
    expect(await outside.content()).not.toContain("Aardvark");
  }
  await expectAccessible(outside);
  await context.close();
  await stack.secret.from("changes").delete().eq("draft_of", `products/${product.id}`);
});

test("nothing is sent from a preview, and no worker keeps it", async ({ openAs, stack }) => {
  const page = await openAs("writer");
  await page.setViewportSize({ width: 1024, height: 800 });
  const { data: brand } = await stack.secret.from("brands").select("id").limit(1).single().throwOnError();
  await page.goto(`/admin/brands/${brand.id}`);
  // On a narrow screen it opens in a tab of its own.
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview" }).click();
  const tab = await opening;
  await expect(tab.getByRole("complementary", { name: "Preview" })).toBeVisible();
  await tab.goto(new URL("/contact", tab.url()).href);
  const count = async () =>
    (await stack.secret.from("enquiries").select("id", { count: "exact", head: true })).count ?? 0;
  const before = await count();
  const main = tab.getByRole("main");
  await main.getByLabel("First name").fill("Mona");
  await main.getByLabel("Last name").fill("Saleh");
  await main.getByLabel("Email").fill("mona@example.com");
  await main.getByRole("textbox", { name: "Message" }).fill("Is this live?");
  await main.getByRole("button", { name: /send/i }).click();
  await expect(main.getByText("This is a preview: nothing is sent from here.")).toBeVisible();
  expect(await count()).toBe(before);
  expect(await tab.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("where nothing renders previews, the button says what would", async ({ openAs, stack }) => {
  const { data: place } = await stack.secret.from("preview_place").select("address").single().throwOnError();
  const tell = (address: string | null) =>
    stack.secret.from("preview_place").update({ address }).eq("only_row", true).throwOnError();
  const page = await openAs("writer");
  try {
    await tell(null);
    const { data: brand } = await stack.secret.from("brands").select("id").limit(1).single().throwOnError();
    await page.goto(`/admin/brands/${brand.id}`);
    await expect(page.getByRole("button", { name: "Preview" })).toHaveAttribute("aria-disabled", "true");
    await expect(page.getByRole("status").filter({ hasText: "PREVIEW_URL" })).toBeVisible();
    await expectAccessible(page);
  } finally {
    await tell(place.address);
  }
});
