import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { filesBelow } from "../../../scripts/files/files-below.ts";
import { liveLink } from "../../../scripts/pipeline/release/release.ts";
import { siteUrl } from "../../../scripts/stack/stack.ts";
import { sampleWords } from "../../support/content/sample-words.ts";
import { startTemporaryStack, type TemporaryStack } from "../../../scripts/testing/temporary-stack.ts";
import { expect, test } from "../../support/stories/plantroom.ts";
import { SAMPLE } from "../../support/content/sample-company.ts";
import { setupLink } from "#domain/accounts/setup-link.ts";
import { tabsFile } from "#domain/export/workbook-file.ts";
import { PLACES, addressOf } from "../../../admin/shell/navigation.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";

/** A stack of its own, in which nothing has been entered (`PLANTROOM_SEED=off npm start`). */
let empty: TemporaryStack;
let site = "";
test.beforeAll(async ({}, { parallelIndex }) => {
  empty = await startTemporaryStack(parallelIndex + 5, "nothing");
  site = siteUrl(empty.env);
});
test.afterAll(() => empty.stop());

/** Pages that have no content then. */
const ABSENT = [
  ...["/corporate", "/mission-vision", "/services", "/solutions", "/references"],
  ...["/news", "/certificates", "/team"],
  ...SAMPLE.sectors.map(({ slug }) => `/solutions/${slug}`),
  ...SAMPLE.projects.map(({ slug }) => `/references/${slug}`),
  ...SAMPLE.articles.map(({ slug }) => `/news/${slug}`),
  ...["/downloads/company-profile.pdf", "/downloads/references.pdf", "/downloads/solutions/healthcare.pdf"],
];

test("an installation without content publishes nothing of the sample company", async () => {
  const release = liveLink(empty.env.PLANTROOM_DATA);
  const files = filesBelow(release);
  expect(files.filter((file) => file.endsWith(".pdf"))).toEqual([]);
  const written = files.filter((file) =>
    [".html", ".json", ".xml", ".txt", ".js", ".webmanifest", ""].includes(extname(file)),
  );
  expect(written.length).toBeGreaterThan(20);
  const wanted = sampleWords();
  const found = written.flatMap((file) => {
    // Scripts write quotes in their own way, pages entities.
    const text = readFileSync(join(release, file), "utf8").replaceAll("&#39;", "'").replaceAll("&amp;", "&");
    return wanted.filter((canary) => text.includes(canary)).map((canary) => `${file}: ${canary}`);
  });
  expect(found).toEqual([]);
});

test("pages without content are not there, and nothing leads to what is not there", async () => {
  for (const path of ABSENT) expect((await fetch(site + path)).status, path).toBe(404);
  const listed = async (path: string) =>
    [...(await (await fetch(site + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? "").pathname,
    );
  const pages = (await Promise.all((await listed("/sitemap-index.xml")).map(listed))).flat();
  expect(pages).toEqual(expect.arrayContaining(["/", "/products", "/contact", "/quote-list", "/sitemap"]));
  const broken: string[] = [];
  const known = new Map<string, Promise<number>>();
  for (const page of [...pages, "/no-such-page"]) {
    const html = await (await fetch(site + page)).text();
    for (const [, href = ""] of html.matchAll(/\s(?:href|src)="([^"]+)"/g)) {
      const { origin, pathname } = new URL(href.replaceAll("&amp;", "&"), site + page);
      if (origin !== site || pathname.startsWith("/admin")) continue;
      if (!known.has(pathname))
        known.set(
          pathname,
          fetch(site + pathname).then(({ status }) => status),
        );
      if ((await known.get(pathname)) !== 200) broken.push(`${page} leads to ${pathname}`);
    }
  }
  expect(broken.filter((link) => !link.endsWith("/no-such-page"))).toEqual([]);
});

test("what is there says something: home page, menus, search, contact", async ({ page }) => {
  await page.goto(site);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Catalogue");
  await expect(page.getByRole("navigation", { name: "Main" }).locator("> ul > li")).toHaveText([
    /Home/,
    /Products/,
    /Contact/,
  ]);
  await expect(page.getByRole("definition")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "View Products" })).toHaveAttribute("href", "/products");
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("dialog").getByRole("link")).toHaveText(["View All Products"]);
  await page.goto(`${site}/products`);
  await expect(page.getByText("The first products are on their way.")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
  await page.goto(`${site}/contact`);
  await expect(page.getByRole("textbox", { name: "Message" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("definition")).toHaveCount(0);
});

/** A small site as a workbook, with a picture beside it. */
const workbook = async () => ({
  name: "nile-cooling.xlsx",
  mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  buffer: Buffer.from(
    await tabsFile([
      {
        name: "Company",
        rows: [
          ["Setting", "Value", "Value (Arabic)"],
          ["Tagline", "Cold stores", "غرف التبريد"],
        ],
      },
      {
        name: "Brands",
        rows: [
          ["Name", "Name (Arabic)", "Logo"],
          ["Nile Fans", "مراوح النيل", "mark.png"],
        ],
      },
      { name: "Categories", rows: [["Name"], ["Fans"]] },
      {
        name: "Products",
        rows: [
          ["Name", "Brand", "Category", "Description", "Air flow"],
          ["Axial fan AF 40", "Nile Fans", "Fans", "For a cold room.", "2 m³/s"],
        ],
      },
    ]),
  ),
});
const PNG = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

test("the first administrator is led through the set-up, and a workbook fills the site", async ({ page }) => {
  await page.goto(setupLink(site, empty.env.SETUP_TOKEN));
  await page.getByLabel(/^e-?mail/i).fill("owner@nile.example");
  await page.getByLabel("Password", { exact: true }).fill("long enough to be one");
  await page.getByRole("button", { name: "Create Admin User" }).click();
  await page.getByRole("link", { name: "Go to the dashboard" }).click();
  await expect(page).toHaveURL(/\/admin\/new-site$/);
  await expect(page.getByLabel("Company Name")).toBeVisible();
  await expectAccessible(page);

  const onward = page.getByRole("button", { name: /^(?:Save and continue|Continue)$/ });
  await onward.click();
  await expect(page.getByText("Company name is required")).toBeVisible();
  await page.getByLabel("Company Name").fill("Nile Cooling");
  await page.getByRole("button", { name: "Add telephone number" }).click();
  await page.getByLabel("Label of telephone number 1").fill("Office");
  await page.getByLabel("Telephone number 1", { exact: true }).fill("+20 50 555 0100");
  await onward.click();
  await page.getByRole("textbox", { name: "Main Colour", exact: true }).fill("#0a5f4f");
  await onward.click();
  await page.getByLabel(/^Arabic/).check();
  await onward.click();
  await page.getByLabel("Team").check();
  await onward.click();
  await expect(page.getByRole("heading", { name: "A workbook" })).toBeVisible();

  // Left for later, it is resumed where it was; until then every screen of an empty site says something.
  await page.getByRole("link", { name: "Later" }).click();
  await expect(page.getByText("This site has no content yet.")).toBeVisible();
  for (const address of new Set(PLACES.flatMap(({ places }) => places.map(addressOf)))) {
    await page.goto(site + address);
    await expect(page.getByRole("heading", { level: 1 }), address).toBeVisible();
    await expect(page.locator("[aria-busy=true]"), address).toHaveCount(0);
    await expect(page.getByRole("button", { name: /try again/i }), address).toHaveCount(0);
    expect((await page.getByRole("main").innerText()).length, address).toBeGreaterThan(40);
  }
  await page.goto(`${site}/admin`);
  await page.getByRole("link", { name: "Continue the set-up" }).click();
  await expect(page.getByRole("heading", { name: "A workbook" })).toBeVisible();

  const picture = { name: "mark.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") };
  await page.getByLabel("Workbook file").setInputFiles([await workbook(), picture]);
  await expect(page.getByText(/3 new records, 1 changed, 0 as they are\./)).toBeVisible();
  await page.getByRole("button", { name: "Store 4 records" }).click();
  await expect(page.getByText("Your site is live.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("link", { name: /^Open the website/ })).toHaveAttribute("href", "/");

  await page.goto(`${site}/brands/nile-fans`);
  await expect(page.getByRole("link", { name: /Axial fan AF 40/ }).first()).toBeVisible();
  await expect(page).toHaveTitle(/Nile Cooling/);
  await page.goto(`${site}/ar/brands/nile-fans`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("مراوح النيل");
});
