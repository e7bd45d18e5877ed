import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { COMPARISON_DATA } from "#domain/comparison/compare.ts";
import { ComparePage } from "#client/comparison/compare-page.tsx";
import { compareList } from "#client/lists/lists-store.ts";

const OWN = [{ slug: "own-fan", name: "Own fan" }];
const nameOf = (slug: string) => slug.replace("-", " ");
/** The page of a product, as far as a comparison reads it. */
const productPage = (slug: string) => {
  const cop = { name: "COP", group: "performance", value: slug === "fan-a" ? "5.4" : "5.6" };
  const product = { slug, name: nameOf(slug), brand: null, category: null, picture: null, specifications: [cop] };
  return `<script type="application/json" id="${COMPARISON_DATA}">${JSON.stringify(product)}</script>`;
};

const before = location.href;
beforeEach(() => {
  vi.stubGlobal("fetch", async (path: string) => new Response(productPage(path.split("/").at(-1) ?? "")));
  compareList.$entries.set(OWN);
});
afterEach(() => {
  vi.unstubAllGlobals();
  compareList.$entries.set([]);
  history.replaceState(null, "", before);
});
const columns = () => page.getByRole("columnheader");
const openAt = async (address: string) => {
  history.replaceState(null, "", address);
  await render(<ComparePage />);
};

test("a shared comparison shows what its address says, and leaves the visitor's own alone until it is changed", async () => {
  await openAt("/compare?products=fan-a,fan-b,fan-c");
  await expect.element(columns()).toHaveLength(3);
  await expect.element(page.getByRole("link", { name: "fan a" })).toBeVisible();
  expect(page.getByText("Own fan").query()).toBeNull();
  await page.getByRole("switch", { name: "Only differences" }).click();
  expect(compareList.$entries.get()).toEqual(OWN);
  expect(localStorage.getItem("compare")).toBe(JSON.stringify(OWN));

  await page.getByRole("button", { name: "Remove: fan b" }).click();
  await expect.element(columns()).toHaveLength(2);
  expect(compareList.$entries.get().map(({ slug }) => slug)).toEqual(["fan-a", "fan-c"]);
  expect(location.search).toBe("?products=fan-a,fan-c&show=differences");
});

test("without products in its address it shows the visitor's own, and adds them to the address", async () => {
  await openAt("/compare");
  await expect.element(page.getByRole("link", { name: "own fan" })).toBeVisible();
  expect(location.search).toBe("?products=own-fan");
});
