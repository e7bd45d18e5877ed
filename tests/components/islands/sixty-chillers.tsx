import { afterEach, beforeEach, expect } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { cardShards } from "#domain/listing/cards.ts";
import { packProductData } from "#domain/listing/product-data.ts";
import { checksumOf, packFacets } from "#domain/listing/facet-columns.ts";
import { EVERYWHERE } from "#domain/listing/product-listing.ts";
import { makeSizeParts } from "#domain/search/search-quantities.ts";
import type { SearchDirectory } from "#domain/search/search.ts";
import { ProductListing } from "#client/listing/product-listing.tsx";
import { $unitSystem } from "#client/units/unit-store.ts";
import { LISTS, listed } from "../../support/content/sample-catalogue.ts";
import { serveFiles } from "../../support/served-files.ts";

/* A product list with its data, for tests of what it does. */

const REFRIGERANTS = ["R-134a", "R-32", "R-513A"];
/** Sixty chillers, thirty of each of two brands, with capacities from 100 to 690 kW and a COP that falls. */
const PRODUCTS = Array.from({ length: 60 }, (_, index) => ({
  listed: listed({ name: `Chiller ${String(index).padStart(2, "0")}`, brand: index % 2, category: 1 }),
  values: {
    capacity: { low: 100 + 10 * index, high: 100 + 10 * index },
    cop: { low: 7 - index / 20, high: 7 - index / 20 },
    refrigerant: [REFRIGERANTS[index % 3] ?? ""],
  },
}));
const rows = PRODUCTS.map(({ listed: row }) => row);
const cards = rows.map(({ name }, index) => ({
  slug: name.toLowerCase().replace(" ", "-"),
  text: `Text of ${name}`,
  picture: null,
  // The office has typed the first one in tons.
  specifications: [
    index === 0
      ? { name: "Cooling capacity", value: "28.4 TR", si: "99.9 kW" }
      : {
          name: "Cooling capacity",
          value: `${100 + 10 * index} kW`,
          ip: `${((100 + 10 * index) / 3.517).toFixed(1)} TR`,
        },
  ],
}));
const shards = cardShards(
  rows.map(({ category }) => category ?? -1),
  LISTS.categories.length,
);

const sizes = makeSizeParts(
  PRODUCTS.map(
    ({ values: { capacity } }) => new Map([["power", [{ name: "Cooling capacity", unit: "kW", ...capacity }]]]),
  ),
);
/** An index without words: products are found only by their size. */
const search: SearchDirectory = {
  beginnings: [],
  parts: [],
  sizes: Object.fromEntries([...sizes.keys()].map((name) => [name, name])),
  vocabulary: "",
  records: { brands: [], categories: [], products: [] },
  nameOfBrand: [],
  nameOfCategory: [],
  brands: [],
  categories: [],
  brand: [],
  category: [],
  place: PRODUCTS.map((_, index) => index),
  firstCategory: 0,
  firstProduct: 0,
  check: checksumOf(rows.map(({ name }) => name)),
};

const FILES: Record<string, unknown> = {
  "/data/products.json": packProductData(LISTS, rows),
  "/data/facets/chillers.json": packFacets(
    PRODUCTS.map(({ values }) => values),
    rows.map(({ name }) => name),
  ),
  "/data/search.json": search,
  ...Object.fromEntries([...sizes].map(([name, part]) => [`/data/search/${name}.json`, part])),
  "/data/cards/0.json": { cards: cards.filter((_, index) => shards[index] === 0) },
  "/data/cards/1.json": { cards: cards.filter((_, index) => shards[index] === 1) },
};

const choices = {
  brands: LISTS.brands.slice(0, 2).map(({ slug, name }) => ({ slug, name, count: 30 })),
  categories: LISTS.categories.slice(0, 2).map(({ slug, name, depth }) => ({ slug, name, depth, count: 60 })),
};
const first = rows.slice(0, 20).map(({ name }, index) => ({
  ...(cards[index] ?? { slug: "", text: "", picture: null, specifications: [] }),
  name,
  brand: null,
  category: "Screw Chillers",
  family: false,
  sizes: 0,
  availability: "current" as const,
}));

/** The list of all sixty, as a page has it. */
export const list = <ProductListing place={EVERYWHERE} page={1} items={first} total={60} choices={choices} />;

/** Serves the data to each test of a file, below the prefix of a language, and leaves nothing of what was chosen in it. */
export function serveList(prefix = ""): void {
  const before = location.href;
  serveFiles(Object.fromEntries(Object.entries(FILES).map(([path, file]) => [prefix + path, file])));
  beforeEach(() => document.documentElement.classList.add("js"));
  afterEach(() => {
    $unitSystem.set("typed");
    history.replaceState(null, "", before);
  });
}

/** Opens the list at an address. */
export async function openList(query: string, width = 1280): Promise<void> {
  await page.viewport(width, 900);
  history.replaceState(null, "", `/products${query}`);
  await render(list);
}
export const shownNames = () => [...document.querySelectorAll("article h3")].map((heading) => heading.textContent);
export const count = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
export const group = (name: string) => page.getByRole("group", { name, exact: true });
