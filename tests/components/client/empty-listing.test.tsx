import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import "#styles/site.css";
import { count, openList, serveList } from "../islands/sixty-chillers.tsx";

serveList();

test("a range that matches nothing says so beside the filters, however far they are scrolled, and can be cleared", async () => {
  await openList("?category=chillers");
  await count("20 of 60 products");
  await page.viewport(1280, 250);
  const least = page.getByRole("textbox", { name: "COP from" });
  await expect.element(least).toBeVisible();
  least.element().scrollIntoView({ block: "start" });
  await least.fill("50");
  await userEvent.keyboard("{Enter}");
  const note = page.getByRole("heading", { name: "No products found" });
  await expect.element(note).toBeInViewport();
  await expect.element(least).toHaveFocus();
  expect(least.element().getBoundingClientRect().bottom).toBeGreaterThan(0);
  await page.getByRole("region", { name: "Search Results" }).getByRole("button", { name: "Clear Filters" }).click();
  await count("20 of 60 products");
});

test("in the filter sheet of a phone a range that matches nothing says so in view, and can be cleared there", async () => {
  await openList("?category=chillers", 390);
  await count("20 of 60 products");
  await page.getByRole("button", { name: /^Filters/ }).click();
  const sheet = page.getByRole("dialog", { name: "Filters" });
  const least = sheet.getByRole("textbox", { name: "COP from" });
  await least.fill("50");
  await userEvent.keyboard("{Enter}");
  await expect.element(sheet.getByText("No products match")).toBeInViewport();
  await expect.element(least).toHaveFocus();
  await sheet.getByRole("button", { name: "Clear Filters" }).click();
  await expect.element(sheet.getByRole("button", { name: "Show 60 products" })).toBeVisible();
});
