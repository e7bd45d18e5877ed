import type { Page } from "@playwright/test";
import { addressIn } from "#domain/languages/languages.ts";
import { LISTING_TEXTS } from "#texts/listing.ts";
import { OFFLINE_TEXTS } from "#texts/offline.ts";
import { PICTURE_TEXTS, PRODUCT_TEXTS } from "#texts/products.ts";
import { SPECIFICATION_TEXTS } from "#texts/units.ts";
import { expect, inEachLanguage, publish, settled, test as base, type Stack } from "../../support/stories/plantroom.ts";

/** Each story begins as on a first visit: nothing is kept by a service worker. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await use(context);
    await context.close();
  },
});

const PRODUCT = "/products/air-handling-unit";

/** Expects that the service worker has kept this page. */
async function expectKept(page: Page, path: string): Promise<void> {
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname));
  await expect.poll(kept).toContain(path);
}

inEachLanguage((language) => {
  test("a visited product opens without a connection; anything else leads to the offline page", async ({
    open,
    page,
    context,
  }) => {
    await open(PRODUCT);
    const title = await page.getByRole("heading", { level: 1 }).innerText();
    // The very first page that is opened is kept too.
    await expectKept(page, addressIn(language, PRODUCT));
    await open("/products?search=pump");
    await expect(page.getByRole("heading", { name: LISTING_TEXTS.results })).toBeVisible();
    await page.goto("/admin/login");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    await page.evaluate(() => fetch("/build.json"));

    await context.setOffline(true);
    await open(PRODUCT);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    const picture = page.getByRole("region", { name: PICTURE_TEXTS.label }).locator("img").first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    await page.getByRole("tab", { name: PRODUCT_TEXTS.specifications }).click();
    await expect(page.getByRole("button", { name: SPECIFICATION_TEXTS.exportCsv })).toBeVisible();
    await open("/products?search=chiller");
    await expect(page.getByRole("heading", { name: LISTING_TEXTS.results })).toBeVisible();

    await open("/brands/york");
    await expect(page.getByRole("heading", { name: OFFLINE_TEXTS.title })).toBeVisible();
    await expect(page.getByRole("link", { name: title })).toHaveAttribute("href", addressIn(language, PRODUCT));
    await expect.poll(() => page.evaluate(() => document.fonts.check("16px 'IBM Plex Sans Variable'"))).toBe(true);

    // Nothing of the administration, the functions or build.json was kept.
    const kept = await page.evaluate(async () => {
      const caching = (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
      );
      return (await Promise.all(caching)).flat();
    });
    expect(kept.filter((path) => /^\/(admin|api|build\.json|downloads)/.test(path))).toEqual([]);

    // The page comes by itself with the connection.
    await context.setOffline(false);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/York|يورك/);
    await context.setOffline(true);
    await expect(page.goto("/admin")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  });
});

test("a new release shows at once on a page that was kept", async ({ page, stack }) => {
  test.slow();
  await page.goto(PRODUCT);
  await expectKept(page, PRODUCT);
  const sentence = "Now with an offline copy for the plant room.";
  const { data: row } = await stack.secret
    .from("products")
    .select("id, description")
    .eq("slug", "air-handling-unit")
    .single();
  await stack.secret
    .from("products")
    .update({ description: `${sentence} ${row?.description ?? ""}` })
    .eq("id", row?.id ?? "");
  await publish(stack);
  await page.goto(PRODUCT);
  await expect(page.getByText(sentence).first()).toBeVisible();
  // A change of content is not a new version of the shell, so no reload is offered.
  await expect(page.getByText("A newer version of this site is ready.")).toBeHidden();
});

test("a newer version of the site's shell is offered, not forced", async ({ page, stack }) => {
  test.slow();
  await page.goto("/careers");
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const offer = page.getByText("A newer version of this site is ready.");
  await expect(offer).toBeHidden();

  // This setting is in the footer of every page, also of the offline page, and in no document.
  const { data: before } = await stack.secret.from("settings").select("value").eq("key", "social_links").single();
  const { error } = await stack.secret
    .from("settings")
    .update({ value: [{ label: "Mastodon", url: `https://social.example/@${Date.now()}` }] })
    .eq("key", "social_links");
  expect(error).toBeNull();
  await publish(stack);
  await stack.secret
    .from("settings")
    .update({ value: before?.value ?? [] })
    .eq("key", "social_links");

  await page.reload();
  await expect(offer).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(offer).toBeHidden();
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting === null))
    .toBe(true);
});

/** Publishes with the service worker switched on or off, as somebody does who changes the variable. */
async function switchWorker(stack: Stack, value: "on" | "off"): Promise<void> {
  stack.env.SERVICE_WORKER = value;
  await stack.killBuilder();
  await stack.restartBuilder();
  await publish(stack);
  await settled(stack);
}

test("switched off, the worker goes with everything it kept; switched on, it comes back", async ({ page, stack }) => {
  test.slow();
  /** How many workers and caches the browser has; null while a page is loading. */
  const left = () =>
    page
      .evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        (await caches.keys()).length,
        navigator.serviceWorker.controller === null,
      ])
      .catch(() => null);
  await page.goto(PRODUCT);
  await expectKept(page, PRODUCT);
  await page.reload();
  expect((await left())?.[2]).toBe(false);

  await switchWorker(stack, "off");
  try {
    expect((await fetch(`${stack.site}/sw.js`)).headers.get("cache-control")).toBe("no-cache");
    await page.goto("/careers");
    await expect.poll(left).toEqual([0, 0, true]);
    // Nothing registers it again.
    const answer = await page.reload();
    expect(answer?.fromServiceWorker()).toBe(false);
    await page.waitForLoadState("networkidle");
    expect(await left()).toEqual([0, 0, true]);
  } finally {
    await switchWorker(stack, "on");
  }
  await page.goto(PRODUCT);
  await expectKept(page, PRODUCT);
});
