import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { findProducts, forgetSearch, loadRecords, searchSite } from "#client/search/site-search.ts";
import { findWrittenPages } from "#client/search/written-pages.ts";
import { siteData } from "#site/content/site-data.ts";
import { searchFiles } from "#site/search/search-data.ts";
import { provideSample } from "../../support/content/arabic-sample.ts";
import { ARABIC_PAIRS } from "./arabic-pairs.ts";

// Pagefind runs only in a browser.
vi.mock(import("#client/search/written-pages.ts"));
beforeEach(() => void vi.mocked(findWrittenPages).mockResolvedValue([]));
afterAll(() => void vi.unstubAllGlobals());

/** How many of the first results somebody looks at. */
const FIRST = 3;
const SHARE = 0.95;

function serveSample(language: "en" | "ar"): void {
  provideSample(language);
  const { directory, files } = searchFiles();
  vi.stubGlobal("fetch", async (path: string) => {
    const name = /\/data\/search\/(.+)\.json$/.exec(path)?.[1];
    const body = name === undefined ? JSON.stringify(directory) : files.get(name);
    return new Response(body ?? "", { status: body === undefined ? 404 : 200 });
  });
  forgetSearch();
}

const slugsOf = (records: readonly { url: string }[]): string[] =>
  records.map(({ url }) => url.slice(url.lastIndexOf("/") + 1));
const fits = (slug: string, wanted: string): boolean => new RegExp(`^${wanted.split("*").join(".*")}$`).test(slug);

/** The first results of each kind, as the dialog of the search shows them. */
async function firstSlugs(typed: string): Promise<string[]> {
  const { first } = await searchSite(typed);
  const byKind = Object.values(Object.groupBy(first.hits, ({ kind }) => kind));
  return slugsOf(
    await loadRecords(
      byKind.flatMap((hits) => hits.slice(0, FIRST)),
      first,
    ),
  );
}

/** What is typed without success, with what was found in its place. */
async function missed(): Promise<string[]> {
  const all: string[] = [];
  for (const [typed, wanted] of ARABIC_PAIRS) {
    const slugs = await firstSlugs(typed);
    if (!slugs.some((slug) => fits(slug, wanted))) all.push(`${typed} → ${wanted}: ${slugs.join(", ")}`);
  }
  return all;
}

describe.each(["ar", "en"] as const)("in the sample, in the language %s", (language) => {
  test("what people type leads to what they look for", async () => {
    serveSample(language);
    const all = await missed();
    expect(all.length, all.join("\n")).toBeLessThanOrEqual(ARABIC_PAIRS.length * (1 - SHARE));
  });
});

describe("the name of a product, as it is written in Arabic", () => {
  const EASTERN = "٠١٢٣٤٥٦٧٨٩";
  const VARIANTS: readonly ((text: string) => string)[] = [
    (text) => text.replace(/[أإآ]/g, "ا"),
    (text) => text.replaceAll("ة", "ه"),
    (text) => text.replace(/ي(?!\p{L})/gu, "ى"),
    (text) => text.replace(/\d/g, (digit) => EASTERN[Number(digit)] ?? digit),
    (text) => text.replace(/(?<=\p{Script=Arabic})(?=\p{Script=Arabic})/gu, "\u0640"),
    (text) => text.replace(/(?<=\p{Script=Arabic})(?=\p{Script=Arabic})/gu, "\u064e"),
    (text) => text.replaceAll("kW", "كيلووات").replaceAll("gpm", "جالون/دقيقة"),
    (text) => text.replace("مبرد مياه", "تشيلر").replace("طلمبة", "مضخة").replace("فان كويل", "ملف ومروحة"),
  ];

  test("finds it first, however its letters, digits, units and words are typed", async () => {
    serveSample("ar");
    // Other names are those of a kind of machine, such as 'air handling unit'.
    const products = siteData().products.flatMap(({ name, slug }) => (/\d/.test(name) ? [{ name, slug }] : []));
    const written = fc.tuple(fc.constantFrom(...products), fc.subarray([...VARIANTS], { minLength: 1 }));
    await fc.assert(
      fc.asyncProperty(written, async ([{ name, slug }, variants]) => {
        const typed = variants.reduce((text, variant) => variant(text), name);
        const { first } = await searchSite(typed);
        const hits = first.hits.filter(({ kind }) => kind === "Product").slice(0, 1);
        expect(slugsOf(await loadRecords(hits, first)), typed).toEqual([slug]);
      }),
      { numRuns: 150 },
    );
  });

  test("finds it with a letter missing, nearly always", async () => {
    serveSample("ar");
    const { products } = siteData();
    const found = await Promise.all(
      products.map(async ({ name }, at) => {
        const longest = (name.match(/\p{Script=Arabic}{5,}/gu) ?? []).sort((a, b) => b.length - a.length)[0];
        if (longest === undefined) return true;
        return (await findProducts(name.replace(longest, longest.slice(0, 2) + longest.slice(3)))).positions.has(at);
      }),
    );
    expect(found.filter(Boolean).length / found.length).toBeGreaterThan(SHARE);
  });
});

test("there are 200 such searches, each once", () => {
  expect(ARABIC_PAIRS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ARABIC_PAIRS.map(([typed]) => typed)).size).toBe(ARABIC_PAIRS.length);
});
