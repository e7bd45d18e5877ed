import { scriptsReady, expect, test } from "../../support/stories/plantroom.ts";

test("favourites are kept on the device and shown on a page of their own", async ({ page }) => {
  const heart = (name: string) => page.getByRole("button", { name: `Favourite: ${name}`, exact: true });
  const other = await page.context().newPage();
  await other.goto("/favourites");
  await expect(other.getByRole("heading", { name: "No favourites yet" })).toBeVisible();

  await page.goto("/products");
  await scriptsReady(page);
  const cards = page.getByRole("main").getByRole("article");
  const first = (await cards.nth(0).getByRole("heading").textContent()) ?? "";
  const second = (await cards.nth(1).getByRole("heading").textContent()) ?? "";
  await heart(first).click();
  await heart(second).click();
  // An open page of favourites follows, although it was empty and had not loaded the code of the list.
  await expect(other.locator("article h3")).toHaveText([second, first]);
  await other.close();
  await page.reload();
  await expect(heart(first)).toHaveAttribute("aria-pressed", "true");

  // The page of the product shows it too.
  await cards.nth(0).getByRole("link", { name: "View Details" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
  await expect(heart(first)).toHaveAttribute("aria-pressed", "true");

  await page.goto("/favourites");
  // The latest one first.
  await expect(page.locator("article h3")).toHaveText([second, first]);
  await heart(second).click();
  await expect(page.locator("article h3")).toHaveText([first]);
  await page.reload();
  await expect(page.locator("article h3")).toHaveText([first]);
  await heart(first).click();
  await expect(page.getByRole("link", { name: "View All Products" }).last()).toHaveAttribute("href", "/products");
});
