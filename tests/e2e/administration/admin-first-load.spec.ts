import { gzipSync } from "node:zlib";
import { expect, test } from "../../support/stories/plantroom.ts";

const LIMIT_BYTES = 200 * 1024;

test.use({ publishes: false });

test("the administration shows its dashboard after at most 200 KB of compressed JavaScript; other screens come later", async ({
  signedIn: page,
}) => {
  const scripts = new Map<string, number>();
  const measured: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script" || !response.ok()) return;
    measured.push(response.body().then((body) => scripts.set(response.url(), gzipSync(body).length)));
  });
  await page.goto("/admin");
  await expect(page.getByRole("list", { name: "Brands" })).toBeVisible();
  // The page itself names all scripts, so that none is only found after another has loaded. Some may still be on their way.
  const named = await page
    .locator('link[rel="modulepreload"]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  expect(named.length).toBeGreaterThan(3);
  await expect.poll(() => [...scripts.keys()].sort()).toEqual(named.sort());
  await Promise.all(measured);
  const first = new Set(scripts.keys());
  const total = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(total, JSON.stringify([...scripts].sort(([, a], [, b]) => b - a).slice(0, 8))).toBeLessThanOrEqual(
    LIMIT_BYTES,
  );

  await page.getByRole("link", { name: "Add Brand" }).click();
  await expect(page.getByRole("heading", { name: "Add New Brand" })).toBeVisible();
  expect([...scripts.keys()].filter((url) => !first.has(url)).length).toBeGreaterThan(0);
});
