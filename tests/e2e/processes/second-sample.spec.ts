import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { setupLink } from "#domain/accounts/setup-link.ts";
import { filesBelow } from "../../../scripts/files/files-below.ts";
import { liveLink } from "../../../scripts/pipeline/release/release.ts";

import { siteUrl } from "../../../scripts/stack/stack.ts";
import { startTemporaryStack, type TemporaryStack } from "../../../scripts/testing/temporary-stack.ts";
import { SAMPLE_BRANDS, sampleWords } from "../../support/content/sample-words.ts";
import { ADMINISTRATOR, expect, test } from "../../support/stories/plantroom.ts";
import { pageTexts } from "../../support/stories/read-package.ts";

/* Another company's site is made of the second sample, in the browser, and no public file says anything of the first one. */

test.use({ publishes: false });

let empty: TemporaryStack;
let site = "";
test.beforeAll(async ({}, { parallelIndex }) => {
  empty = await startTemporaryStack(parallelIndex + 6, "nothing");
  site = siteUrl(empty.env);
});
test.afterAll(() => empty.stop());

/** Pictures, whose texts nobody can search, and fonts. */
const WITHOUT_TEXT = /\.(?:webp|jpg|png|avif|woff2|ttf)$/;

/** What a public file says: documents as they are read, packed files unpacked. */
async function textOf(file: string): Promise<string> {
  const bytes = readFileSync(file);
  if (file.endsWith(".pdf")) return (await pageTexts(new Uint8Array(bytes))).join("\n");
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString("utf8");
  // Scripts write quotes in their own way, pages entities.
  return text.replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}

test("the first administrator makes the site of Delta Cooling Works in the set-up", async ({ page }) => {
  await page.goto(setupLink(site, empty.env.SETUP_TOKEN));
  await page.getByLabel(/^e-?mail/i).fill(ADMINISTRATOR.email);
  await page.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await page.getByRole("button", { name: "Create Admin User" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Set up your site" })).toBeVisible();
  for (const step of ["Company", "Look", "Languages", "What to show"]) {
    await expect(page.getByRole("main").locator("[aria-current=step]")).toContainText(step);
    await page.getByRole("button", { name: "Skip this step" }).click();
  }
  await page.getByRole("button", { name: "Use Delta Cooling Works" }).click();
  await expect(page.getByText("Delta Cooling Works: nothing has been stored yet.")).toBeVisible();
  await expect(page.getByRole("tab", { name: /^Refused/ })).toHaveCount(0);
  await page.getByRole("button", { name: /^Store [\d,]+ records$/ }).click();
  // All pages in two languages, and every size of every picture.
  await expect(page.getByText("Your site is live.")).toBeVisible({ timeout: 240_000 });
});

test("its site shows the company in both languages, and no public file says anything of the first sample", async ({
  page,
}) => {
  await page.goto(site);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cold that holds, from the field to the shelf");
  await page.goto(`${site}/ar/products/chillarden-pg-40`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("مبرد جليكول تشيلاردن");
  const manifest = (await (await fetch(`${site}/site.webmanifest`)).json()) as { name: string };
  expect(manifest.name).toBe("Delta Cooling Works");

  const release = liveLink(empty.env.PLANTROOM_DATA);
  const files = filesBelow(release);
  // The pictures, logos and icons of the first sample are in no release that does not show them.
  expect(files.filter((file) => /^(?:brands\/[\w-]+\.svg|icons\/|pictures\/(?!drawing-|scene-p))/.test(file))).toEqual(
    [],
  );
  const wanted = sampleWords();
  const found: string[] = [];
  let read = 0;
  for (const file of files) {
    if (WITHOUT_TEXT.test(file)) continue;
    const text = await textOf(join(release, file));
    read += 1;
    const brand = file.endsWith(".js") ? null : SAMPLE_BRANDS.exec(text);
    for (const word of [...(brand ? [brand[0]] : []), ...wanted.filter((one) => text.includes(one))])
      found.push(`${file}: ${word}`);
  }
  expect(found).toEqual([]);
  expect(read).toBeGreaterThan(500);
  expect(files.filter((file) => file.endsWith(".pdf")).length).toBeGreaterThan(20);
});
