import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { COMPARISON_DATA } from "#domain/comparison/compare.ts";
import type { ComparedSpecification } from "#domain/comparison/compared-product.ts";
import type { ComparedProduct } from "#site/products/product-page.ts";
import { ComparePage } from "#client/comparison/compare-page.tsx";
import { compareList, quoteList } from "#client/lists/lists-store.ts";
import { $unitSystem } from "#client/units/unit-store.ts";
import { keepInThisFile } from "../../../support/own-storage.ts";

keepInThisFile();

const capacity = (value: string, kilowatts: number, others: Pick<ComparedSpecification, "si" | "ip">) => ({
  name: "Cooling capacity",
  group: "performance" as const,
  value,
  ...others,
  figure: { low: kilowatts, high: kilowatts, unit: "kW", better: "higher" as const, decimals: 1 },
});
const product = (name: string, ...specifications: ComparedSpecification[]): ComparedProduct => ({
  slug: name.toLowerCase(),
  name,
  model: null,
  brand: "Carrier",
  category: "Chillers",
  picture: null,
  availability: "current",
  specifications: [{ name: "Refrigerant", group: "general", value: "R-134a" }, ...specifications],
});
const PAGES: Record<string, ComparedProduct> = {
  "/products/anna": product("Anna", capacity("299.52 TR", 1053.4, { si: "1,053.4 kW" })),
  "/products/bert": product("Bert", capacity("1000 kW", 1000, { ip: "284.3 TR" })),
};

let before = "";
beforeEach(async () => {
  before = location.href;
  history.replaceState(null, "", "/compare?products=anna,bert");
  vi.stubGlobal("fetch", async (path: string) => {
    const data = JSON.stringify(PAGES[path]);
    return new Response(`<script type="application/json" id="${COMPARISON_DATA}">${data}</script>`);
  });
  await render(<ComparePage />);
  await expect.element(row("Cooling capacity")).toBeVisible();
});
afterEach(() => {
  vi.unstubAllGlobals();
  $unitSystem.set("typed");
  quoteList.$entries.set([]);
  compareList.$entries.set([]);
  history.replaceState(null, "", before);
});

const row = (name: string) => page.getByRole("rowheader", { name: new RegExp(`^${name}`) });
const cellsOf = (name: string) =>
  [...(row(name).element().closest("tr")?.querySelectorAll("td") ?? [])].slice(0, 2).map((cell) => cell.textContent);

test("a row in which the products differ is marked, with a sign and in words", async () => {
  await expect.element(row("Cooling capacity")).toHaveAccessibleName("Cooling capacity (differs)");
  expect(row("Cooling capacity").element().textContent).toContain("≠");
  await expect.element(row("Refrigerant")).toHaveAccessibleName("Refrigerant");
  expect(cellsOf("Cooling capacity")).toEqual(["1,053.4 kW★(best)", "1,000 kW"]);
});

test("figures are in one unit; what was typed in the chosen one is not rounded", async () => {
  await page.getByRole("button", { name: /^IP/ }).click();
  await expect.poll(() => cellsOf("Cooling capacity")).toEqual(["299.52 TR★(best)", "284.3 TR"]);
  await page.getByRole("button", { name: /^SI/ }).click();
  await expect.poll(() => cellsOf("Cooling capacity")).toEqual(["1,053.4 kW★(best)", "1,000 kW"]);
});

test("a compared product is put on the quote list", async () => {
  await page.getByRole("button", { name: "Quote list: Bert" }).click();
  expect(quoteList.$entries.get()).toEqual([{ slug: "bert", name: "Bert", quantity: 1, note: "" }]);
});
