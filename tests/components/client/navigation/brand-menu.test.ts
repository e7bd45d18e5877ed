import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { brandMenu } from "#client/navigation/brand-menu.ts";

const html = document.documentElement;
afterEach(() => {
  html.lang = "en";
  html.dir = "ltr";
  document.body.replaceChildren();
});

const carrier = {
  ...{ slug: "carrier", name: "Carrier", logo: null, count: 1200 },
  products: [{ slug: "19xr", name: "Carrier 19XR, 742 kW" }],
};
const ofOffice = { slug: "tabreed", name: "تبريد", logo: null, count: 1, products: [{ slug: "m", name: "مبرد مياه" }] };

test("in English the menu names the brands, and all of their products", async () => {
  document.body.append(brandMenu([carrier], "flyout"));
  await expect.element(page.getByRole("button", { name: "Carrier products" })).toBeVisible();
  await page.getByRole("button", { name: "Carrier products" }).click();
  const all = page.getByRole("link", { name: "All 1,200 products" });
  await expect.element(all).toHaveAttribute("href", "/products?brand=carrier");
});

test("in Arabic it leads to Arabic pages, and marks the names that are not Arabic", async () => {
  html.lang = "ar";
  html.dir = "rtl";
  document.body.append(brandMenu([carrier, ofOffice], "flyout"));
  await page.getByRole("button", { name: /منتجات .*Carrier/ }).click();
  const product = page.getByRole("link", { name: "Carrier 19XR, 742 kW" });
  await expect.element(product).toHaveAttribute("href", "/ar/products/19xr");
  await expect.element(product).toHaveAttribute("dir", "ltr");
  await expect
    .element(page.getByRole("link", { name: /كل المنتجات.*1,200/ }))
    .toHaveAttribute("href", "/ar/products?brand=carrier");
  expect(page.getByRole("link", { name: "تبريد" }).element().querySelector("[dir]")).toBeNull();
});
