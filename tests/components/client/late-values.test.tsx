import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { cardShards } from "#domain/listing/cards.ts";
import { packProductData } from "#domain/listing/product-data.ts";
import { packFacets } from "#domain/listing/facet-columns.ts";
import { EVERYWHERE } from "#domain/listing/product-listing.ts";
import { ProductListing } from "#client/listing/product-listing.tsx";
import { LISTS, listed } from "../../support/content/sample-catalogue.ts";

const CAPACITIES = [300, 400, 500, 600];
const names = CAPACITIES.map((capacity) => `Chiller ${capacity}`);
const rows = [
  ...names.map((name) => listed({ name, brand: 0, category: 1 })),
  listed({ name: "Pump", brand: 0, category: 3 }),
];
const cards = rows.map(({ name }) => ({
  slug: name.toLowerCase().replace(" ", "-"),
  text: "",
  picture: null,
  specifications: [],
}));
const shards = cardShards(
  rows.map(({ category }) => category ?? -1),
  LISTS.categories.length,
);
const capacities = CAPACITIES.map((capacity) => ({ capacity: { low: capacity, high: capacity } }));
const arrived = Promise.withResolvers<undefined>();
const FILES: Record<string, unknown> = {
  "/data/products.json": packProductData(LISTS, rows),
  "/data/facets/chillers.json": packFacets(capacities, names),
  "/data/facets/pumps.json": arrived.promise.then(() => packFacets([{ head: { low: 9, high: 9 } }], ["Pump"])),
  ...Object.fromEntries(
    [0, 1].map((shard) => [`/data/cards/${shard}.json`, { cards: cards.filter((_, at) => shards[at] === shard) }]),
  ),
};
const choices = {
  brands: [],
  categories: LISTS.categories.map(({ slug, name, depth }) => ({ slug, name, depth, count: 1 })),
};
const count = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();

test("values of other categories, which only counts need, do not disturb typing while they are read", async () => {
  document.documentElement.classList.add("js");
  vi.stubGlobal("fetch", async (path: string) => Response.json(await FILES[path]));
  await page.viewport(1280, 900);
  history.replaceState(null, "", "/products?category=chillers");
  await render(<ProductListing place={EVERYWHERE} page={1} items={[]} total={5} choices={choices} />);
  await page.getByRole("textbox", { name: "Cooling capacity from, kW" }).fill("400");
  await userEvent.keyboard("{Enter}");
  await count("3 of 3 products");
  const most = page.getByRole("textbox", { name: "Cooling capacity to, kW" });
  await most.click();
  await userEvent.keyboard("50");
  arrived.resolve(undefined);
  const all = page.getByRole("radio", { name: "All Categories" });
  await expect.element(all).toHaveAccessibleDescription("3");
  await expect.element(most).toHaveFocus();
  await userEvent.keyboard("0{Enter}");
  await count("2 of 2 products");
});
