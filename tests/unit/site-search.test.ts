import { afterEach, describe, expect, test, vi } from "vitest";
import { withRecent } from "#domain/recent-searches.ts";
import { indexMaker } from "#domain/search-parts.ts";
import { makeSizeParts } from "#domain/search-quantities.ts";
import { facetCounts, groupedHits, withFacets, type SearchDirectory, type SearchKind } from "#domain/search.ts";
import { findProducts, forgetSearch, loadRecords, searchSite } from "../../src/stores/site-search.ts";
import { indexed } from "../support/search-index.ts";

type Text = { kind: SearchKind; title: string; text?: string; brand?: string; category?: string; kilowatts?: number };
const OTHERS: Text[] = [
  { kind: "Brand", title: "DKC", brand: "DKC" },
  { kind: "Reference", title: "A hotel", text: "with a pump" },
  { kind: "Page", title: "Privacy", text: "no pump" },
  { kind: "Page", title: "Pump rooms" },
];
const PRODUCTS: Text[] = [
  { kind: "Product", title: "Room unit", text: "with pump", brand: "DKC", kilowatts: 950 },
  { kind: "Product", title: "Pump B", brand: "Carrier", category: "Pumps", kilowatts: 1010 },
  { kind: "Product", title: "Pump a", brand: "DKC", category: "Pumps", kilowatts: 5000 },
];
const BY_NAME = ["Pump a", "Pump B", "Room unit"];

/** Serves a site with these texts; `gone` are files of an earlier release that are not there any more. */
function serve({ gone = [] as string[] } = {}): string[] {
  const files = new Map<string, unknown>();
  const file = (name: string, content: unknown): string => {
    files.set(`/data/search/${name}.json`, content);
    return name;
  };
  const all = [...OTHERS, ...Array.from({ length: 6 - OTHERS.length }, () => undefined), ...PRODUCTS];
  const parts = indexMaker()(all.map((one) => one && indexed(`${one.title}. ${one.text ?? ""}`, one.title)));
  const sizes = makeSizeParts(
    PRODUCTS.map(
      ({ kilowatts = 0 }) => new Map([["power", [{ name: "Capacity", low: kilowatts, high: kilowatts, unit: "kW" }]]]),
    ),
  );
  const at = (names: string[], name?: string): number | null => (name === undefined ? null : names.indexOf(name));
  const brands = ["DKC", "Carrier"];
  const records = (texts: Text[]) => texts.map(({ title }) => ({ url: `/${title}`, title, summary: "" }));
  const words = ["pump", "hotel", "room"];
  const directory: SearchDirectory = {
    beginnings: parts.map(({ beginning }) => beginning),
    parts: parts.map(({ json }, index) => file(`part${index}`, JSON.parse(json))),
    sizes: Object.fromEntries([...sizes].map(([name, part]) => [name, file(name, part)])),
    vocabulary: file("vocabulary", { words, counts: words.map(() => 1) }),
    records: { others: [file("others", records(OTHERS))], products: [file("products", records(PRODUCTS))] },
    kinds: OTHERS.map(({ kind }) => kind as SearchDirectory["kinds"][number]),
    otherBrands: OTHERS.map(({ brand }) => at(brands, brand)),
    brands,
    categories: ["Pumps"],
    brand: PRODUCTS.map(({ brand }) => at(brands, brand)),
    category: PRODUCTS.map(({ category }) => at(["Pumps"], category)),
    place: PRODUCTS.map(({ title }) => BY_NAME.indexOf(title)),
    firstProduct: 6,
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
afterEach(() => void vi.unstubAllGlobals());

const titles = async (typed: string): Promise<string[]> => {
  const answer = await searchSite(typed);
  return (await loadRecords(answer.hits, answer)).map(({ title }) => title);
};

describe("a search of the site", () => {
  test("has results with the words in their title first, then by kind and by name", async () => {
    serve();
    expect(await titles("pump")).toEqual(["Pump a", "Pump B", "Pump rooms", "Room unit", "A hotel", "Privacy"]);
  });

  test("has the nearest size first, and the words of the search restrict it", async () => {
    serve();
    expect(await titles("1000 kW")).toEqual(["Pump B", "Room unit"]);
    expect(await titles("room 1000 kW")).toEqual(["Room unit"]);
    expect((await searchSite("1000 kW")).hits[0]?.near).toMatchObject({ figure: { low: 1010, unit: "kW" } });
  });

  test("is corrected only if it finds nothing", async () => {
    const asked = serve();
    expect(await searchSite("room")).toMatchObject({ searched: "room", wasCorrected: false });
    expect(asked).not.toContain("/data/search/vocabulary.json");
    expect(await searchSite("hotle")).toMatchObject({ searched: "hotel", wasCorrected: true });
    expect(await searchSite("nothing")).toMatchObject({ searched: "nothing", wasCorrected: false, hits: [] });
  });

  test("loads each file once, and everything anew if one is gone since a new release", async () => {
    const asked = serve({ gone: ["/data/search/part0.json"] });
    expect(await titles("room")).toEqual(["Pump rooms", "Room unit"].toSorted((a) => (a === "Room unit" ? -1 : 1)));
    expect(asked.filter((path) => path === "/data/search.json")).toHaveLength(2);
    const before = asked.length;
    await searchSite("rooms");
    expect(asked).toHaveLength(before);
  });

  test("finds products for the list by their positions in the catalogue", async () => {
    serve();
    expect(await findProducts("dkc")).toEqual({ positions: new Set(), check: 42, corrected: null });
    expect(await findProducts("pupm")).toEqual({ positions: new Set([2, 1, 0]), check: 42, corrected: "pump" });
  });

  test("is grouped by kind, and its filters count with respect to each other", async () => {
    serve();
    const { hits } = await searchSite("pump");
    expect(groupedHits(hits).map(({ kind, hits: own }) => [kind, own.length])).toEqual([
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
