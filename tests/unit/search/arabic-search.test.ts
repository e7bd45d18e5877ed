import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { forgetSearch, loadRecords, searchSite } from "#client/search/site-search.ts";
import { findWrittenPages } from "#client/search/written-pages.ts";
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

test("there are 200 such searches, each once", () => {
  expect(ARABIC_PAIRS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(ARABIC_PAIRS.map(([typed]) => typed)).size).toBe(ARABIC_PAIRS.length);
});
