import { useState } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { packProductData, type ListedAttribute } from "#domain/listing/product-data.ts";
import { packFacets } from "#domain/listing/facet-columns.ts";
import { LISTING_START, type ListingState } from "#domain/listing/product-listing.ts";
import { ProductTable } from "#client/products/product-table.tsx";
import { compareList, quoteList } from "#client/lists/lists-store.ts";
import { keepInThisFile } from "../../../support/own-storage.ts";
import { LISTS, listed } from "../../../support/content/sample-catalogue.ts";
import { serveFiles } from "../../../support/served-files.ts";

keepInThisFile();

const PRODUCTS = ["Chiller A", "Chiller B"].map((name) => listed({ name, brand: 0, category: 1 }));
const VALUES = [
  { capacity: { low: 280, high: 280 }, cop: { low: 3.2, high: 3.2 }, refrigerant: ["R-134a"] },
  { capacity: { low: 350, high: 350 }, refrigerant: ["R-513A"] },
];
const CASING: ListedAttribute = {
  id: "casing",
  name: "Casing",
  unit: null,
  kind: "text",
  better: null,
  decimals: null,
  group: "physical",
};
const FILES: Record<string, unknown> = {
  "/data/products.json": packProductData({ ...LISTS, attributes: [...LISTS.attributes, CASING] }, PRODUCTS),
  "/data/texts/chillers.json": packFacets(
    [{ casing: ["Galvanised, painted"] }, {}],
    PRODUCTS.map(({ name }) => name),
  ),
  "/data/facets/chillers.json": packFacets(
    VALUES,
    PRODUCTS.map(({ name }) => name),
  ),
};
const CARDS = PRODUCTS.map(({ name }) => ({
  slug: name.toLowerCase().replace(" ", "-"),
  name,
  brand: "Carrier",
  category: "Screw Chillers",
  text: "",
  family: false,
  sizes: 0,
  availability: "current" as const,
  picture: null,
  specifications: [],
}));

serveFiles(FILES);
beforeEach(() => document.documentElement.classList.add("js"));
afterEach(() => {
  compareList.$entries.set([]);
  quoteList.$entries.set([]);
});

let state: ListingState = LISTING_START;
function Example() {
  const [shown, setShown] = useState<ListingState>(LISTING_START);
  state = shown;
  return (
    <ProductTable
      products={CARDS}
      state={shown}
      onChange={(changes) => setShown((before) => ({ ...before, ...changes }))}
    />
  );
}

const openTable = async (width: number) => {
  await page.viewport(width, 800);
  await render(<Example />);
};
const head = (name: string) => page.getByRole("columnheader", { name });
const cells = () =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].filter((cell) => cell.checkVisibility()).map((cell) => cell.textContent),
  );

test("has the figures of the category, and is sorted by its column headers with the keyboard", async () => {
  await openTable(1280);
  await expect.element(head("Cooling capacity, kW")).toBeVisible();
  expect(cells().map((row) => row.slice(0, -1))).toEqual([
    ["Carrier", "3.2", "280", "R-134a"],
    ["Carrier", "–not stated", "350", "R-513A"],
  ]);
  (head("Cooling capacity, kW").getByRole("button").element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(state).toMatchObject({ sort: "spec.capacity", order: "desc" });
  await expect.element(head("Cooling capacity, kW")).toHaveAttribute("aria-sort", "descending");
  await userEvent.keyboard("{Enter}");
  expect(state.order).toBe("asc");
  // Choices have no order.
  expect(head("Refrigerant").getByRole("button").query()).toBeNull();

  await page.getByRole("button", { name: "Compare: Chiller B" }).click();
  expect(compareList.$entries.get()).toEqual([{ slug: "chiller-b", name: "Chiller B" }]);
  const quote = page.getByRole("button", { name: "Quote list: Chiller B" });
  await quote.click();
  expect(quoteList.$entries.get()).toMatchObject([{ slug: "chiller-b", name: "Chiller B", quantity: 1 }]);
  await expect.element(quote).toHaveAttribute("aria-pressed", "true");
});

test("columns are chosen, and at least one stays", async () => {
  await openTable(1280);
  await page.getByText("Columns", { exact: true }).click();
  const column = (name: string) => page.getByRole("checkbox", { name, exact: true });
  await column("COP").click();
  await column("Refrigerant").click();
  expect(state.columns).toEqual(["capacity"]);
  await expect.element(column("Cooling capacity")).toBeDisabled();
  await column("COP").click();
  expect(state.columns).toEqual(["capacity", "cop"]);
  await expect.element(head("COP")).toBeVisible();
});

test("a specification in words can be a column, too", async () => {
  await openTable(1280);
  await page.getByText("Columns", { exact: true }).click();
  await page.getByRole("checkbox", { name: "Casing" }).click();
  await expect.element(head("Casing")).toBeVisible();
  expect(cells().map((row) => row[4])).toEqual(["Galvanised, painted", "–not stated"]);
  expect(head("Casing").getByRole("button").query()).toBeNull();
});

test("on a phone there are two columns of choice, and the name stays when the table is scrolled", async () => {
  await openTable(390);
  const first = page.getByRole("combobox", { name: "Column 1" });
  await expect.element(first).toHaveValue("cop");
  expect(cells()[0]?.slice(0, -1)).toEqual(["3.2", "280"]);
  await first.selectOptions("Refrigerant");
  expect(cells()[0]?.slice(0, -1)).toEqual(["R-134a", "280"]);
  // Both are whole beside the names: a page of 390 pixels has margins of 18.
  const heads = [...document.querySelectorAll("thead th")].filter((one) => one.checkVisibility());
  const widths = heads.slice(0, 3).map((one) => one.getBoundingClientRect().width);
  expect(widths.reduce((sum, width) => sum + width)).toBeLessThanOrEqual(390 - 2 * 18);
  const frame = page.getByRole("region", { name: "Products and their figures" }).element();
  frame.scrollLeft = 200;
  const name = page.getByRole("rowheader", { name: /^Chiller A/ }).element();
  expect(name.getBoundingClientRect().left - frame.getBoundingClientRect().left).toBeLessThan(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
