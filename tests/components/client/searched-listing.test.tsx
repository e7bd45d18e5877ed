import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { count, openList, serveList, shownNames } from "../islands/sixty-chillers.tsx";

serveList();

test("a search for a size lists the nearest first and says so, until another order is chosen", async () => {
  await openList("");
  const sort = page.getByRole("combobox", { name: "Sort by" });
  expect(sort.getByRole("option", { name: /^Nearest/ }).query()).toBeNull();
  await page.getByRole("searchbox", { name: "Search products" }).fill("295 kW");
  await expect.poll(() => shownNames().map((name) => name.slice(-2))).toEqual(["19", "20", "18", "21", "17", "22"]);
  await expect.element(sort).toHaveDisplayValue("Nearest to 295 kW");
  await expect.element(page.getByRole("button", { name: "Ascending" })).toBeDisabled();
  await sort.selectOptions("Name");
  await expect.poll(() => shownNames()[0]).toBe("Chiller 17");
  expect(location.search).toBe("?search=295+kW&sort=name");
  await sort.selectOptions("Nearest to 295 kW");
  await expect.poll(() => shownNames()[0]).toBe("Chiller 19");
  expect(location.search).toBe("?search=295+kW");
  await page.getByRole("button", { name: "Remove filter Search: 295 kW" }).click();
  await expect.element(sort).toHaveDisplayValue("Name");
  await count("20 of 60 products");
});
