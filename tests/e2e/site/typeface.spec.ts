import type { Page } from "@playwright/test";
import { expect, test } from "../../support/stories/plantroom.ts";

const isInTypeface = (page: Page): Promise<boolean> =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.startsWith('"IBM Plex Sans Variable"'));

/** When the typeface was asked for and when the first picture had come, in milliseconds of the page. */
const times = (page: Page) =>
  page.evaluate(() => {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const first = document.querySelector<HTMLImageElement>("main img[fetchpriority=high]");
    return {
      typeface: files.find(({ name }) => name.endsWith(".woff2"))?.startTime ?? NaN,
      picture: files.find(({ name }) => name === first?.currentSrc)?.responseEnd ?? NaN,
    };
  });

test("a first visit sees the picture before it loads the typeface; the next page begins with it", async ({ page }) => {
  await page.goto("/products/air-handling-unit", { waitUntil: "domcontentloaded" });
  await expect.poll(() => isInTypeface(page)).toBe(true);
  const first = await times(page);
  expect(first.typeface).toBeGreaterThanOrEqual(first.picture);
  // Nothing moves when it comes.
  const moved = await page.evaluate(() => {
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: "layout-shift", buffered: true });
    return shifts.takeRecords().reduce((sum, shift) => sum + (shift as unknown as { value: number }).value, 0);
  });
  expect(moved).toBeLessThan(0.01);

  await page.goto("/contact", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await isInTypeface(page)).toBe(true);
});

test("a typeface that cannot be loaded leaves the page readable, and is loaded by a later page", async ({ page }) => {
  await page.route("**/*.woff2", (route) => route.abort());
  await page.goto("/products/air-handling-unit");
  await expect(page.locator("html[data-scripts-ready]")).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Air Handling Unit", level: 1 })).toBeVisible();
  expect(await isInTypeface(page)).toBe(false);

  await page.unroute("**/*.woff2");
  await page.goto("/contact");
  await expect.poll(() => isInTypeface(page)).toBe(true);
});
