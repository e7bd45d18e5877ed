import { FIRST_LANGUAGE, LANGUAGE, withoutLanguage } from "#domain/languages/languages.ts";
import { expectAccessible } from "../../../support/stories/accessible.ts";
import { expect, scriptsReady, test, type Stack } from "../../../support/stories/plantroom.ts";
import { LISTED_KINDS, UNLISTED_KINDS } from "../../../support/stories/page-kinds.ts";
import { expectWhole } from "../../../support/stories/whole.ts";

test.use({ language: "ar" });

const inArabic = (path: string): string => `/ar${path.replace(/\/$/, "")}`;
const htmlOf = async ({ site }: Stack, path: string): Promise<string> => (await fetch(site + path)).text();

/** The attributes of the elements of one name, such as the links of a head. */
function elements(html: string, name: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>`, "g"))].map(([, attributes = ""]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
        key,
        value.replaceAll("&amp;", "&"),
      ]),
    ),
  );
}

/** The addresses of the parts of the site map, and of the pages in each. */
async function siteMap(stack: Stack): Promise<Map<string, string[]>> {
  const locations = async (path: string) =>
    [...(await htmlOf(stack, path)).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => new URL(at ?? "").pathname);
  const parts = new Map<string, string[]>();
  for (const part of await locations("/sitemap-index.xml")) parts.set(part, await locations(part));
  return parts;
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

test("every kind of page is in Arabic from right to left, and names itself and its other language", async ({
  stack,
}) => {
  for (const path of [...LISTED_KINDS, ...UNLISTED_KINDS]) {
    const html = await htmlOf(stack, inArabic(path));
    const [root] = elements(html, "html");
    expect(root, path).toMatchObject({ lang: "ar", dir: "rtl" });
    const heading = /<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, "") ?? "";
    expect(isArabic(heading), `${path}: ${heading}`).toBe(true);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    expect(isArabic(title), `${path}: ${title}`).toBe(true);
    const metas = new Map(elements(html, "meta").map(({ property, name, content }) => [property ?? name, content]));
    expect(metas.get("og:locale"), path).toBe("ar_EG");
    const links = elements(html, "link");
    const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang);
    const versions = Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]));
    if (UNLISTED_KINDS.includes(path)) {
      expect(versions, path).toEqual({});
      continue;
    }
    const own = stack.site + inArabic(path);
    const english = `${stack.site}${path}`;
    expect(versions, path).toEqual({ ar: own, en: english, "x-default": english });
    expect(links.filter(({ rel }) => rel === "canonical").map(({ href }) => href)).toEqual([own]);
    expect(metas.get("og:url"), path).toBe(own);
    expect(metas.get("og:locale:alternate"), path).toBe("en_GB");
    // The page in English says the same.
    const there = elements(await htmlOf(stack, path), "link").filter(({ rel, hreflang }) => rel !== "icon" && hreflang);
    expect(Object.fromEntries(there.map(({ hreflang, href }) => [hreflang, href])), path).toEqual(versions);
  }
});

test("search engines find the pages of both languages, and each English page has its Arabic one", async ({ stack }) => {
  const parts = await siteMap(stack);
  const [english, arabic] = [FIRST_LANGUAGE, "ar"].map((language) =>
    [...parts].filter(([part]) => withoutLanguage(part).language === language),
  );
  expect(english?.length).toBeGreaterThan(1);
  expect(arabic?.map(([part]) => withoutLanguage(part).address)).toEqual(english?.map(([part]) => part));
  for (const [index, [part, pages]] of (arabic ?? []).entries()) {
    // Records are listed by their names in the language.
    expect(pages.toSorted(), part).toEqual(english?.[index]?.[1].map(inArabic).toSorted());
  }
  expect([...parts.values()].flat()).toContain("/ar/products/air-handling-unit");
  expect(await htmlOf(stack, "/robots.txt")).not.toContain("/ar");
});

/** Where links of an Arabic page lead beside Arabic pages: files, the administration, the same page in another language. */
const isShared = (path: string): boolean =>
  /^\/(?:admin|api|downloads|media|pictures)(?:\/|$)/.test(path) || /\.\w+$/.test(path);

test("no page of the Arabic site leads to an English one, except by the links to the languages, and no link is dead", async ({
  stack,
}) => {
  test.slow();
  const listed = [...(await siteMap(stack)).values()].flat().filter((path) => withoutLanguage(path).language === "ar");
  expect(listed.length).toBeGreaterThan(130);
  const faults = new Set<string>();
  const exists = new Map<string, boolean>();
  for (const path of [...listed, ...UNLISTED_KINDS.map(inArabic)]) {
    const html = await htmlOf(stack, path);
    // Products that the visitor's browser shows later are not in the page itself.
    for (const { href, hreflang } of [
      ...elements(html, "a"),
      ...elements(html, "form").map(({ action }) => ({ href: action }) as Record<string, string>),
    ]) {
      if (href === undefined || hreflang) continue;
      const { origin, pathname } = new URL(href, stack.site + path);
      if (origin !== stack.site || isShared(pathname)) continue;
      if (withoutLanguage(pathname).language !== "ar") faults.add(`${path} leads to ${pathname}`);
      if (!exists.has(pathname)) exists.set(pathname, (await fetch(stack.site + pathname, { method: "HEAD" })).ok);
      if (!exists.get(pathname) && pathname !== "/ar/no-such-page")
        faults.add(`${path} leads to ${pathname}, not there`);
    }
  }
  expect([...faults].slice(0, 40)).toEqual([]);
});

/** Colours do not depend on the width, nor the layout on the scheme: two combinations cover all four. */
const LOOKS = [
  { width: 1440, colorScheme: "dark" },
  { width: 390, colorScheme: "light" },
] as const;
const LOOKED_AT = [
  "/",
  "/products",
  "/products/air-handling-unit",
  "/brands/carrier",
  "/references/luxor-corniche-hotel",
  "/contact",
  "/schedule",
  "/sitemap",
];

test.describe("with axe", () => {
  test.use({ viewport: { width: LOOKS[0].width, height: 900 }, colorScheme: LOOKS[0].colorScheme });

  for (const path of LOOKED_AT)
    test(`nothing is found on ${path} in Arabic, on a phone and on a desk`, async ({ open, page }) => {
      await open(path);
      await scriptsReady(page);
      for (const { width, colorScheme } of LOOKS) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await test.step(`${width} px`, () => expectAccessible(page));
      }
    });
});

/** How far the page is wider than the screen, or can be scrolled to a side. */
const overflow = (): number => {
  const { scrollWidth, clientWidth } = document.documentElement;
  scrollTo({ left: -500, behavior: "instant" });
  const moved = Math.abs(scrollX);
  scrollTo({ left: 500, behavior: "instant" });
  return Math.max(scrollWidth - clientWidth, moved, Math.abs(scrollX));
};

for (const path of LISTED_KINDS)
  test(`${path} in Arabic is as wide as the screen, whichever it is`, async ({ open, page }) => {
    await open(path);
    await scriptsReady(page);
    for (const width of [390, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 600 });
      expect(await page.evaluate(overflow), `at ${width} px`).toBe(0);
    }
    await expectWhole(page);
  });

test("the words for a language are its own, and every link to another one says its language", async ({
  open,
  page,
}) => {
  await open("/products/air-handling-unit");
  await expect(page.locator("html")).toHaveAttribute("dir", LANGUAGE.ar.direction);
  const links = page.locator("a[hreflang]");
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("lang")))).not.toContain(null);
  await expect(page.getByRole("link", { name: LANGUAGE.en.samePage })).toHaveAttribute("lang", "en");
});
