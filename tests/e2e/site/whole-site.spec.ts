import type { Page } from "@playwright/test";
import { HtmlValidate } from "html-validate";
import { addressIn, LANGUAGES, withoutLanguage } from "#domain/languages/languages.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { LISTED_KINDS, UNLISTED_KINDS } from "../../support/stories/page-kinds.ts";
import { structuredDataOf } from "../../support/stories/structured-data.ts";
import { scriptsReady, expect, test, type Stack } from "../../support/stories/plantroom.ts";

/** One page of each kind. */
const KINDS = [...LISTED_KINDS, ...UNLISTED_KINDS, "/newsletter/confirm"];

/** The HTML of every page in the sitemap, and of some that are not in it. */
async function allPages({ site }: Stack): Promise<Map<string, string>> {
  const locations = async (path: string) => {
    const xml = await (await fetch(site + path)).text();
    return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? "").pathname);
  };
  const paths = [
    ...(await Promise.all((await locations("/sitemap-index.xml")).map(locations))).flat(),
    "/newsletter/confirm",
    "/newsletter/expired",
    ...LANGUAGES.flatMap((language) => UNLISTED_KINDS.map((path) => addressIn(language, path))),
  ];
  const pages = new Map<string, string>();
  for (const path of paths) pages.set(path, await (await fetch(site + path)).text());
  return pages;
}

/** Fields whose direction is fixed, and pictures that name sizes without having several files. */
function attributeFaults(html: string): string[] {
  const fields = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)]
    .map(([field]) => field)
    .filter((field) => !/type="(?:hidden|radio|checkbox|date|file)"|name="website"|dir="auto"/.test(field));
  const pictures = [...html.matchAll(/<img\b[^>]*\ssizes=[^>]*>/g)]
    .map(([picture]) => picture)
    .filter((picture) => !/\ssrcset=/i.test(picture));
  return [...fields, ...pictures].map((tag) => tag.slice(0, 100));
}

test("every page is valid HTML, loads nothing from elsewhere, and all its links and anchors lead somewhere", async ({
  stack,
}) => {
  test.slow();
  const pages = await allPages(stack);
  expect(pages.size).toBeGreaterThan(130 * LANGUAGES.length);
  const validator = new HtmlValidate({
    extends: ["html-validate:standard"],
    rules: {
      // The compilers write these, and they make no difference to a reader.
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "doctype-style": "off",
      "no-inline-style": "off",
      "void-style": "off",
      "no-trailing-whitespace": "off",
      "no-unknown-elements": ["error", { exclude: ["astro-island", "astro-slot"] }],
      "long-title": "off",
    },
  });
  const faults: string[] = [];
  const known = new Map<string, boolean>();
  const exists = async (path: string): Promise<boolean> => {
    if (pages.has(path)) return true;
    if (!known.has(path)) known.set(path, (await fetch(stack.site + path, { method: "HEAD" })).ok);
    return known.get(path) ?? false;
  };
  for (const [path, html] of pages) {
    // Astro puts the style of its islands before the first island instead of in the head, which browsers accept.
    const report = await validator.validateString(html.replace(/<style>astro-island[^<]*<\/style>/g, ""));
    for (const { messages } of report.results) {
      faults.push(
        ...messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${message} (${ruleId})`),
      );
    }
    for (const [, address = ""] of html.matchAll(
      /<(?:link|script|img|source|iframe)\b[^>]*?\s(?:href|src)="([^"]+)"/g,
    )) {
      const { origin } = new URL(address, stack.site);
      if (
        origin !== stack.site &&
        !/rel="canonical"/.test(html.slice(html.indexOf(address) - 60, html.indexOf(address)))
      )
        faults.push(`${path} loads ${address}`);
    }
    faults.push(...attributeFaults(html).map((fault) => `${path}: ${fault}`));
    for (const [, href = ""] of html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)) {
      const { origin, pathname, hash } = new URL(href.replaceAll("&amp;", "&"), stack.site + path);
      if (origin !== stack.site || pathname.startsWith("/admin")) continue;
      if (!(await exists(pathname))) faults.push(`${path} links to ${pathname}, which is not there`);
      const target = pages.get(pathname.endsWith("/no-such-page") ? path : pathname);
      if (hash && target && !target.includes(`id="${hash.slice(1)}"`))
        faults.push(`${path} links to ${pathname}${hash}, an anchor that is not there`);
    }
  }
  expect([...new Set(faults)].slice(0, 40)).toEqual([]);
});

test("search engines can read every page: what it is about, and a picture for links to it", async ({ stack }) => {
  const faults: string[] = [];
  const expected = (path: string): string[] => {
    if (path === "/") return ["Organization", "WebSite"];
    if (path === "/products") return ["ItemList"];
    if (/^\/products\/category\/[^/]+$/.test(path)) return ["BreadcrumbList"];
    if (/^\/brands\/[^/]+$/.test(path)) return ["BreadcrumbList"];
    return /^\/products\/[^/]+$/.test(path) ? ["Product", "BreadcrumbList"] : [];
  };
  for (const [path, html] of await allPages(stack)) {
    const { types, faults: own } = structuredDataOf(html);
    faults.push(...own.map((fault) => `${path}: ${fault}`));
    for (const type of expected(withoutLanguage(path).address))
      if (!types.includes(type) && !(type === "Product" && types.includes("ProductGroup")))
        faults.push(`${path} has no ${type}`);
    const shared = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)"`).exec(html)?.[1];
    const image = shared("og:image");
    if (!/^https?:\/\/.+\/media\/.+/.test(image ?? "")) faults.push(`${path} has no picture to share`);
    if (image !== shared("twitter:image")) faults.push(`${path} has two pictures to share`);
  }
  expect(faults.slice(0, 40)).toEqual([]);
});

const KILOBYTE = 1024;
/** Page, style sheet, picture and, where it shows brands, the six logos, which some browsers load early. */
const REQUESTS_MAX = 9;
/** How much a phone loads of a page before anybody touches it. */
const FIRST_LOADS = [
  ["/products/air-handling-unit", 150],
  // With the typeface of Arabic letters, in two weights.
  ["/ar/products/air-handling-unit", 180],
  ["/products", 400],
  ["/products/category/chillers", 400],
  ["/", 200],
  ["/brands/carrier", 200],
  ["/compare", 120],
  ["/quote-list", 120],
  ["/favourites", 120],
] as const;
const SCREEN = { width: 412, height: 823 };
/** With a phone's screen: otherwise the browser first chooses pictures for the desktop screen of the other stories. */
const PHONE = { viewport: SCREEN, screen: SCREEN, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** All that the page has loaded, and how much of it before it was complete: the rest is loaded after that. */
const loadedBy = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const all = [...(navigation ? [navigation] : []), ...files];
    return {
      files: all.map(({ name, transferSize }) => `${Math.ceil(transferSize / 1024)} KB ${name}`),
      bytes: all.reduce((sum, { transferSize }) => sum + transferSize, 0),
      before: all.filter(({ startTime }) => startTime < (navigation?.loadEventStart ?? 0)).length,
      typefaces: [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
    };
  });

for (const [path, kilobytes] of FIRST_LOADS) {
  test(`a phone loads little of ${path} before it is touched, few files before it is complete, and no React`, async ({
    browser,
    stack,
  }) => {
    const context = await browser.newContext({ ...PHONE, baseURL: stack.site, serviceWorkers: "block" });
    const page = await context.newPage();
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.locator("html[data-scripts-ready]")).toHaveCount(1);
    const { files, bytes, before, typefaces } = await loadedBy(page);
    expect(bytes, files.join(", ")).toBeLessThanOrEqual(kilobytes * KILOBYTE);
    expect(before, files.join(", ")).toBeLessThanOrEqual(REQUESTS_MAX);
    expect(files.filter((file) => /react|client\./.test(file))).toEqual([]);
    // No other test would notice a typeface that is loaded but not used.
    expect(typefaces).toContain("IBM Plex Sans Variable");
    if (!path.startsWith("/ar/")) expect(files.filter((file) => /arabic/.test(file))).toEqual([]);
    await context.close();
  });
}

test("a phone asks for few files to show a list that somebody has shared with its filters", async ({
  browser,
  stack,
}) => {
  const context = await browser.newContext({ ...PHONE, baseURL: stack.site, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto("/products?category=chillers&brand=trane", { waitUntil: "networkidle" });
  await expect(page.getByRole("list", { name: "Active filters" }).getByRole("listitem")).toHaveCount(2);
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  // Pictures are loaded as the page is scrolled.
  const files = (await loadedBy(page)).files.filter((file) => !file.includes("/media/"));
  expect(files.length, files.join("\n")).toBeLessThanOrEqual(48);
  await context.close();
});

test("the sheet of full-screen pictures is loaded only when one is opened", async ({ page }) => {
  const sheets = page.locator("link[rel=stylesheet]");
  await page.goto("/products/air-handling-unit");
  await expect(sheets).toHaveCount(1);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(sheets).toHaveCount(2);
});

const accessible = (page: Page, what: string) => test.step(what, () => expectAccessible(page));

/** Replaces the texts of the content by an address of 120 characters, and returns the elements that are wider than the screen. */
function widenedByLongWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = "main :is(h1, h2, h3, h4, p, dt, dd, td, th, li, figcaption, figcaption span, strong, h3 a, li > a)";
    // Texts of the site itself, not of its content.
    const names = ["Pages", "Product categories", "Active filters"];
    const home = '[aria-label="Breadcrumb"] li:first-child';
    const fixed = [home, ...names.map((name) => `[aria-label="${name}"]`)].join();
    // Content that is laid out only near the screen cuts off what is too wide: lay out all of it, in full.
    for (const element of document.querySelectorAll<HTMLElement>("body *"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    const isHidden = (element: Element) => getComputedStyle(element).clipPath !== "none";
    const isCount = (element: Element) => /^\d+ of \d+ products$/.test(element.textContent);
    for (const element of document.querySelectorAll(texts)) {
      if (element.childElementCount > 0 || element.textContent.trim() === "" || element.closest(fixed)) continue;
      if (!isHidden(element) && !isCount(element)) element.textContent = `https://example.com/${"long".repeat(25)}`;
    }
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.querySelectorAll("main *")]
      .filter(
        (element) =>
          element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth,
      )
      .map((element) => `${element.tagName} ${element.className}`)
      .slice(0, 10);
  });
}

/** Colours do not depend on the width, nor the layout on the scheme: two combinations cover all four. */
const LOOKS = [
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
] as const;
/** Header and footer are the same on every page: one page that they do not link to is enough, and one that they mark. */
const WITH_FRAME = ["/", "/brands/carrier"];
const FRAME = ["body > header", "body > footer"];

test.describe("with axe", () => {
  test.describe.configure({ mode: "parallel" });
  // The first look: a change of the size or the scheme costs a layout.
  test.use({ viewport: { width: LOOKS[0].width, height: 900 }, colorScheme: LOOKS[0].colorScheme });

  for (const path of KINDS) {
    test(`nothing is found on ${path}, on a phone and on a desk, and nothing is wider than the screen`, async ({
      page,
    }) => {
      await page.goto(path);
      await scriptsReady(page);
      for (const { width, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await test.step(`${path} at ${width} px`, () =>
          expectAccessible(page, { except: WITH_FRAME.includes(path) ? [] : FRAME }));
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(
          0,
        );
      }
      for (const width of [320, 768, 1024, 1440]) {
        // Only the width matters, and a low window is drawn faster.
        await page.setViewportSize({ width, height: 300 });
        expect(await widenedByLongWords(page), `${path} at ${width} px`).toEqual([]);
      }
    });
  }

  test("nothing is found in what opens", async ({ page }) => {
    await page.goto("/products/air-handling-unit#specifications");
    await scriptsReady(page);
    await accessible(page, "specifications");
    await page.getByRole("tab", { name: "Downloads" }).click();
    await accessible(page, "downloads");
    await page.getByRole("button", { name: "Full screen" }).click();
    await expect(page.locator(".yarl__slide_current img")).toBeVisible();
    await accessible(page, "lightbox");
    await page.keyboard.press("Escape");
    await page.goto("/products?search=nothing-of-the-kind");
    await expect(page.getByRole("heading", { name: "No products found" })).toBeVisible();
    await accessible(page, "no products");
    for (const name of ["Solutions", "Products"]) {
      await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name }).click();
      await accessible(page, `${name} menu`);
    }
    await page.getByRole("button", { name: "Carrier products" }).click();
    await accessible(page, "flyout");

    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto("/contact");
    await page.getByRole("button", { name: "Send Message" }).click();
    await accessible(page, "form with faults");
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.locator("#mobile-menu").getByText("Products", { exact: true }).click();
    await page.locator("#mobile-menu").getByText("Carrier", { exact: true }).click();
    await accessible(page, "menu");
  });
});
