import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("with the keyboard alone an editor jumps to a product by its model and to an action, and back out", async ({
  administrator: page,
  make,
}) => {
  const product = await make.product({ name: "Adiabatic Cooler", model: "ZX-4711" });
  await page.getByLabel("Search brands").focus();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("combobox", { name: "Search records and actions" });
  await expect(box).toBeFocused();
  await expect(page.getByRole("option", { name: "Add Product" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await expect(page.getByLabel("Search brands")).toBeFocused();

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("zx-47");
  await expect(page.getByRole("option", { name: /Adiabatic Cooler/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/admin/products/${product.id}$`));
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Adiabatic Cooler");

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("deleted");
  await expect(page.getByRole("option", { name: "Trash" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();

  await page.getByRole("button", { name: /^Jump to/ }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type("nothing has this name");
  await expect(page.getByText("Nothing is called that.")).toBeVisible();
});

test("a setting is found by its name and leads to its field", async ({ administrator: page }) => {
  const box = page.getByRole("combobox", { name: "Search records and actions" });
  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("opening hours");
  await expect(page.getByRole("option", { name: /^Opening Hours/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/settings#opening_hours$/);
  await expect(page.getByLabel("Opening Hours")).toBeFocused();
  await expect(page.getByLabel("Opening Hours")).toBeInViewport();

  await page.keyboard.press("Control+k");
  await expect(box).toBeFocused();
  await page.keyboard.type("brands menu");
  await expect(page.getByRole("option", { name: /^Brands in the Menu/ })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Brands in the Menu" })).toBeFocused();
});
