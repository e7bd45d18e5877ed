import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withRecent } from "#client/search/recent-searches.ts";
import { indexMaker } from "#domain/search/search-parts.ts";
import { makeSizeParts } from "#domain/search/search-quantities.ts";
import { textsMatching } from "#domain/search/page-words.ts";
import { facetCounts, withFacets } from "#domain/search/search-facets.ts";
import { groupedHits, type SearchDirectory, type WrittenRecord } from "#domain/search/search.ts";
import { findProducts, forgetSearch, loadRecords, searchSite, type SearchAnswer } from "#client/search/site-search.ts";
import { findWrittenPages } from "#client/search/written-pages.ts";
import { indexed } from "../../../support/content/search-index.ts";

// Pagefind runs only in a browser.
vi.mock(import("#client/search/written-pages.ts"));

type Text = { title: string; text?: string; brand?: string; category?: string; kilowatts?: number };
const BRANDS: Text[] = [{ title: "DKC", brand: "DKC" }];
const CATEGORIES: Text[] = [{ title: "Pumps", text: "for water", category: "Pumps" }];
const PAGES = [
  { kind: "Page", title: "Privacy", text: "Privacy, no pump" },
  { kind: "Page", title: "Pump rooms", text: "Pump rooms" },
  { kind: "Reference", title: "A hotel", text: "A hotel with a pump, 1000 kW, and BAS" },
] as const;
const PRODUCTS: Text[] = [
  { title: "Room unit", text: "with pump", brand: "DKC", kilowatts: 990 },
  { title: "Pump B", brand: "Carrier", category: "Pumps", kilowatts: 1040 },
  { title: "Pump a", brand: "DKC", category: "Pumps", kilowatts: 5000 },
];
const BY_NAME = ["Pump a", "Pump B", "Room unit"];

/** Serves a site with these texts; `gone` are files of an earlier release that are not there any more. */
function serve({ gone = [] as string[] } = {}): string[] {
  const files = new Map<string, unknown>();
  const file = (name: string, content: unknown): string => {
    files.set(`/data/search/${name}.json`, content);
    return name;
  };
  const room = (texts: readonly Text[]) => Array.from({ length: 6 - texts.length }, () => undefined);
  const all = [...BRANDS, ...room(BRANDS), ...CATEGORIES, ...room(CATEGORIES), ...PRODUCTS];
  const parts = indexMaker()(all.map((one) => one && indexed(`${one.title}. ${one.text ?? ""}`, one.title)));
  const sizes = makeSizeParts(
    PRODUCTS.map(
      ({ kilowatts = 0 }) => new Map([["power", [{ name: "Capacity", low: kilowatts, high: kilowatts, unit: "kW" }]]]),
    ),
  );
  const at = (names: string[], name?: string): number | null => (name === undefined ? null : names.indexOf(name));
  const brands = ["DKC", "Carrier"];
  const records = (texts: readonly Text[]) => texts.map(({ title }) => ({ url: `/${title}`, title, summary: "" }));
  const words = ["pump", "hotel", "room"];
  const directory: SearchDirectory = {
    beginnings: parts.map(({ beginning }) => beginning),
    parts: parts.map(({ json }, index) => file(`part${index}`, JSON.parse(json))),
    sizes: Object.fromEntries([...sizes].map(([name, part]) => [name, file(name, part)])),
    vocabulary: file("vocabulary", { words, counts: words.map(() => 1) }),
    records: {
      brands: [file("brands", records(BRANDS))],
      categories: [file("categories", records(CATEGORIES))],
      products: [file("products", records(PRODUCTS))],
    },
    nameOfBrand: BRANDS.map(({ brand }) => at(brands, brand)),
    nameOfCategory: CATEGORIES.map(() => 0),
    brands,
    categories: ["Pumps"],
    brand: PRODUCTS.map(({ brand }) => at(brands, brand)),
    category: PRODUCTS.map(({ category }) => at(["Pumps"], category)),
    place: PRODUCTS.map(({ title }) => BY_NAME.indexOf(title)),
    firstCategory: 6,
    firstProduct: 12,
    check: 42,
  };
  files.set("/data/search.json", directory);
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    const missing = gone.splice(0, gone.includes(path) ? 1 : 0).length > 0 || !files.has(path);
    return missing ? new Response("", { status: 404 }) : Response.json(files.get(path));
  });
  forgetSearch();
  return asked;
}
const record = ({ kind, title }: (typeof PAGES)[number]): WrittenRecord => ({
  kind,
  title,
  url: `/${title}`,
  summary: "",
});
beforeEach(() => {
  vi.mocked(findWrittenPages).mockImplementation((typed) =>
    Promise.resolve(textsMatching(PAGES, ({ text }) => text, typed).map(record)),
  );
});
afterEach(() => void vi.unstubAllGlobals());

const titlesOf = async (answer: SearchAnswer): Promise<string[]> =>
  (await loadRecords(answer.hits, answer)).map(({ title }) => title);
const titles = async (typed: string): Promise<string[]> => titlesOf(await (await searchSite(typed)).whole);
const first = async (typed: string): Promise<SearchAnswer> => (await searchSite(typed)).first;

describe("a search of the site", () => {
  test("has results with the words in their title first, then categories, then by kind and by name", async () => {
    serve();
    expect(await titles("pump")).toEqual([
      "Pumps",
      "Pump a",
      "Pump B",
      "Pump rooms",
      "Room unit",
      "A hotel",
      "Privacy",
    ]);
  });

  test("has the nearest size first, unless another title has more words; the words of the search restrict it", async () => {
    serve();
    expect(await titles("1000 kW")).toEqual(["Room unit", "Pump B", "A hotel"]);
    expect((await titles("pump 1000 kW")).slice(0, 2)).toEqual(["Pump B", "Room unit"]);
    expect(await titles("room 1000 kW")).toEqual(["Room unit"]);
    expect((await first("1000 kW")).hits[0]?.near).toMatchObject({ figure: { low: 990, unit: "kW" } });
  });

  test("is corrected only if it finds nothing", async () => {
    const asked = serve();
    expect(await first("room")).toMatchObject({ searched: "room", wasCorrected: false });
    expect(await titles("privacy")).toEqual(["Privacy"]);
    expect(asked).not.toContain("/data/search/vocabulary.json");
    expect(await first("pupm")).toMatchObject({ searched: "pump", wasCorrected: true });
    expect(await titles("pupm")).toContain("A hotel");
    expect(await first("nothing")).toMatchObject({ searched: "nothing", wasCorrected: false, hits: [] });
  });

  test("finds products and brands before the written pages are there, and without them", async () => {
    serve();
    vi.mocked(findWrittenPages).mockReturnValue(new Promise(() => undefined));
    expect(await titlesOf(await first("pump"))).toEqual(["Pumps", "Pump a", "Pump B", "Room unit"]);
    expect(await titlesOf(await first("dkc"))).toEqual(["DKC"]);
    vi.mocked(findWrittenPages).mockRejectedValue(new Error("Pagefind failed."));
    const { first: products, whole } = await searchSite("pump");
    expect(products.hits).toHaveLength(4);
    await expect(whole).rejects.toThrow("Pagefind failed.");
    expect((await first("pupm")).hits).toHaveLength(4);
    // It is unknown whether the pages have it.
    await expect(searchSite("privacy")).rejects.toThrow("Pagefind failed.");
  });

  test("does not ask for the pages for the product list", async () => {
    serve();
    vi.mocked(findWrittenPages).mockClear();
    await findProducts("pump");
    await findProducts("pupm");
    expect(findWrittenPages).not.toHaveBeenCalled();
  });

  test("loads each file once, and everything again if one is gone since a new release", async () => {
    const asked = serve({ gone: ["/data/search/part0.json"] });
    expect(await titles("room")).toEqual(["Room unit", "Pump rooms"]);
    expect(asked.filter((path) => path === "/data/search.json")).toHaveLength(2);
    const before = asked.length;
    await searchSite("rooms");
    expect(asked).toHaveLength(before);
  });

  test("finds products for the list by their positions in the catalogue", async () => {
    serve();
    expect(await findProducts("dkc")).toEqual({
      positions: new Set(),
      check: 42,
      namesSize: false,
      corrected: null,
      unmet: [],
    });
    expect([...(await findProducts("pump 1000 kW")).positions]).toEqual([1, 2]);
    expect(await findProducts("pupm")).toEqual({
      positions: new Set([2, 1, 0]),
      check: 42,
      namesSize: false,
      corrected: "pump",
      unmet: [],
    });
  });

  test("is grouped by kind, and its filters count with respect to each other", async () => {
    serve();
    const { hits } = await (await searchSite("pump")).whole;
    expect(groupedHits(hits).map(({ kind, hits: own }) => [kind, own.length])).toEqual([
      ["Category", 1],
      ["Product", 3],
      ["Page", 2],
      ["Reference", 1],
    ]);
    expect(withFacets(hits, { brand: "DKC", category: "Pumps" })).toHaveLength(1);
    expect(Object.fromEntries(facetCounts(hits, { brand: "DKC" }, "brand"))).toEqual({ DKC: 2, Carrier: 1 });
    expect(Object.fromEntries(facetCounts(hits, { brand: "DKC" }, "kind"))).toEqual({ Product: 2 });
  });
});

test("the last searches are kept once each, the latest first, and no single letters", () => {
  expect(withRecent(["pump", "19XR"], " 19xr ")).toEqual(["19xr", "pump"]);
  expect(withRecent(["pump"], "a")).toEqual(["pump"]);
  expect(withRecent(["pump"], " - ")).toEqual(["pump"]);
  expect(
    withRecent(
      ["1", "2", "3", "4", "5", "6"].map((n) => `pump ${n}`),
      "fan",
    ),
  ).toHaveLength(6);
});

test("a search in Arabic finds what the words of the trade mean in English", async () => {
  serve();
  expect(await findProducts("مضخات")).toMatchObject({ corrected: null, positions: new Set([0, 1, 2]) });
  expect((await findProducts("طلمبة ١٠٤٠ كيلووات")).positions).toContain(1);
  expect(await findProducts("سعر طلمبة")).toMatchObject({ positions: new Set([0, 1, 2]), unmet: [] });
  expect(await findProducts("كلمة أخرى")).toMatchObject({ corrected: null, positions: new Set() });
});

test("an Arabic word with a wrong letter, or the beginning of one, is read as one of the trade, and named as it is written", async () => {
  serve();
  expect(await findProducts("طلمبتة")).toMatchObject({ corrected: "طلمبة", positions: new Set([0, 1, 2]) });
  expect(await findProducts("طلم")).toMatchObject({ corrected: "طلمبة" });
});

test("names of figures are searched in English, too, and the answer says so", async () => {
  serve();
  expect(await findProducts("معامل الأداء")).toMatchObject({ corrected: null, positions: new Set() });
  PRODUCTS.push({ title: "Rated machine", text: "COP 5.8", kilowatts: 20 });
  serve();
  expect(await findProducts("معامل الأداء")).toMatchObject({ corrected: "COP" });
  PRODUCTS.pop();
});
