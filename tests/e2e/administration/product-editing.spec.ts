import { pairOf } from "#domain/languages/translations.ts";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import type { Stack } from "../../support/stories/plantroom.ts";
import { pickUp } from "../../support/stories/sorting.ts";

/** Fills in the required fields other than the name. */
async function fillRequired(page: Page, brand: string): Promise<void> {
  await page.getByLabel("Brand", { exact: true }).selectOption({ label: brand });
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Description").fill("A screw chiller.");
}

test("specifications are typed without a pause and put in order with the keyboard", async ({ signedIn: page }) => {
  await page.goto("/admin/products/new");
  const specs = page.getByRole("region", { name: "Specifications" });
  for (const [name, value] of [
    ["Zeta", "1"],
    ["Alpha", "2 kW"],
  ] as const) {
    await specs.getByLabel("Specification name").fill(name);
    await specs.getByLabel("Specification value").fill(value);
    await page.keyboard.press("Enter");
  }
  // The cursor must be back in the name at once, for somebody who types on without a pause.
  await specs.getByLabel("Specification name").fill("Omega");
  await specs.getByLabel("Specification value").fill("3");
  const cursor = await specs.getByLabel("Specification value").evaluate((value) => {
    value.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
    return document.activeElement?.getAttribute("name");
  });
  expect(cursor).toBe("draft.name");
  await specs.getByRole("button", { name: "Remove Omega" }).click();
  await pickUp(specs.getByRole("button", { name: "Reorder Alpha" }), "Alpha picked up, position 2 of 2.");
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Alpha moved to position 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Alpha dropped at position 1 of 2.")).toBeAttached();
  await expect(specs.getByLabel("Name of specification 1")).toHaveValue("Alpha");
  await specs.getByRole("button", { name: "Move Alpha down" }).click();
  await expect(page.getByText("Alpha moved to position 2 of 2.")).toBeAttached();
  await expect(specs.getByLabel("Name of specification 1")).toHaveValue("Zeta");
});

test("a product is refused while incomplete, and stored in the order it was typed", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand({ name: "Lambda Air" });
  await page.goto("/admin/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Lambda 400");
  await expect(page.getByLabel("URL slug")).toHaveValue("lambda-400");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Please fill in all required fields")).toBeVisible();
  await expect(page.getByLabel("Brand", { exact: true })).toBeFocused();
  await fillRequired(page, "Lambda Air");

  const specs = page.getByRole("region", { name: "Specifications" });
  for (const [name, value] of [
    ["Zeta", "1"],
    ["Alpha", "2 kW"],
  ] as const) {
    await specs.getByLabel("Specification name").fill(name);
    await specs.getByLabel("Specification value").fill(value);
    await page.keyboard.press("Enter");
  }
  await specs.getByLabel("Specification name").fill("Without a value");
  await specs.getByRole("button", { name: "Add specification" }).click();
  await specs.getByLabel("Specification name").fill("");
  const features = page.getByRole("region", { name: "Features" });
  await features.getByLabel("New feature").fill("   ");
  await page.keyboard.press("Enter");
  await features.getByLabel("New feature").fill("Low noise");
  await page.keyboard.press("Enter");
  await expect(features.getByText("1 feature", { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page).toHaveURL(/\/admin\?tab=products$/);
  const { data: row } = await stack.secret.from("products").select("*").eq("slug", "lambda-400").single();
  expect(row).toMatchObject({
    name: "Lambda 400",
    brand_id: brand.id,
    description: "A screw chiller.",
    model: null,
    item_type: "product",
    featured: false,
    specifications: [
      { name: "Zeta", value: "1" },
      { name: "Alpha", value: "2 kW" },
    ],
    features: ["Low noise"],
    images: [],
  });
  await expect(page.getByRole("list", { name: "Products" }).getByRole("listitem").first()).toContainText("Model: N/A");
});

test("a product is withdrawn, and its successor found by name", async ({ signedIn: page, stack, make }) => {
  const brand = await make.brand({ name: "Mu Air" });
  const { data: category } = await stack.secret.from("categories").select("id").limit(1).single();
  const made = (name: string) => make.product({ name, brand_id: brand.id, category_id: category?.id ?? null });
  const [old, successor] = [await made("Mu 300"), await made("Mu 310")];
  await page.goto(`/admin/products/${old.id}`);
  await expect(page.getByLabel("Successor")).toHaveCount(0);
  await page.getByLabel("Availability").selectOption("Discontinued");
  const field = page.getByLabel("Successor");
  await field.fill("Mu 310");
  await expect(page.locator(`datalist option[value="${successor.slug}"]`)).toBeAttached();
  const stored = async () =>
    (await stack.secret.from("products").select("availability, successor").eq("id", old.id).single()).data;
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Enter the slug of a product", { exact: false })).toBeVisible();
  expect(await stored()).toEqual({ availability: "current", successor: null });
  await field.fill(successor.slug);
  await expectAccessible(page);
  await page.keyboard.press("Control+s");
  await expect.poll(stored).toEqual({ availability: "discontinued", successor: successor.slug });
});

test("a deletion that fails says so; a second product of a name is offered the next free address", async ({
  signedIn: page,
  make,
}) => {
  const brand = await make.brand({ name: "Lambda Water" });
  await make.product({ brand_id: brand.id, name: "Lambda 400", slug: "lambda-400" });
  await page.goto("/admin?tab=products&search=Lambda+400");
  await page.route("**/rest/v1/rpc/delete_records", (route) => route.abort());
  await page.getByRole("button", { name: "Delete Lambda 400" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete product" });
  await expect(question).toContainText("Are you sure you want to delete this product?");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Error deleting product. Please try again.")).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.unroute("**/rest/v1/rpc/delete_records");

  await page.goto("/admin/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Lambda 400");
  await fillRequired(page, "Lambda Water");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("button", { name: "Use lambda-400-2 instead" })).toBeVisible();
});

const countIn = async ({ secret }: Stack, column: "brand_id" | "category_id", id: string) =>
  (await secret.from("products").select("id", { count: "exact", head: true }).eq(column, id)).count;

test("products are paged, all matches selected beyond the page, and recategorised together", async ({
  administrator: page,
  stack,
  make,
}) => {
  const made = await make.products(23, "Theta");
  const { data: category } = await stack.secret
    .from("categories")
    .select("id, name")
    .eq("slug", "rooftop-units")
    .single();
  await page.getByRole("tab", { name: "Products" }).click();
  await page.getByLabel("Search products").fill("  theta ");
  await expect(page.getByText("Showing 1 to 20 of 23 products")).toBeVisible();
  const box = page.getByRole("checkbox", { name: "Select all 20 products" });
  await box.check();
  await expect(page.getByText("All 20 products selected")).toBeVisible();
  await page.getByRole("button", { name: "Select all 23 matching products" }).click();
  await expect(page.getByText("All 23 products selected")).toBeVisible();
  await page.getByRole("button", { name: "Next page" }).click();
  await expect(page.getByText("Showing 21 to 23 of 23 products")).toBeVisible();

  await page.getByRole("button", { name: "Edit Category (23)" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit Category for Selected Products" });
  const update = dialog.getByRole("button", { name: "Update 23 Products" });
  await expect(update).toBeDisabled();
  await expect(dialog.getByRole("list", { name: "Selected products" }).getByRole("listitem")).toHaveCount(23);
  const { data: late } = await stack.secret
    .from("categories")
    .insert({ name: "Theta Late", slug: "theta-late" })
    .select("id")
    .single();
  await dialog.getByRole("button", { name: "Refresh Categories" }).click();
  await expect(dialog.getByRole("option", { name: "Theta Late" })).toBeAttached();
  await stack.secret
    .from("categories")
    .delete()
    .eq("id", late?.id ?? "");
  await dialog.getByLabel("Category").selectOption(category?.id ?? "");
  await expectAccessible(page);
  const before = await countIn(stack, "category_id", category?.id ?? "");
  await stack.secret
    .from("products")
    .delete()
    .eq("id", made[4]?.id ?? "");
  await page.route("**/rest/v1/rpc/apply_change", async (route) => {
    await expect(dialog.getByRole("button", { name: "Updating..." })).toBeDisabled();
    await route.continue();
  });
  await update.click();
  await expect(page.getByText("Error updating product categories. Please try again.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("Theta 05");
  expect(await countIn(stack, "category_id", category?.id ?? "")).toBe(before);
  await dialog.getByRole("button", { name: "Update 22 Products" }).click();
  await expect(page.getByText("Successfully updated category for 22 products")).toBeVisible();
  expect(await countIn(stack, "category_id", category?.id ?? "")).toBe((before ?? 0) + 22);
  await expect(page.getByRole("button", { name: /^Delete Selected/ })).toHaveCount(0);
  await page.getByRole("button", { name: "Previous page" }).click();
  await expect(page.getByText("Showing 1 to 20 of 22 products")).toBeVisible();
});

test("all matches are deleted together or not at all", async ({ signedIn: page, stack, make }) => {
  const made = await make.products(22, "Theta");
  const left = () => countIn(stack, "brand_id", made[0]?.brand_id ?? "");
  await page.goto("/admin?tab=products&search=Theta");
  await page.getByRole("checkbox", { name: "Select all 20 products" }).check();
  await page.getByRole("button", { name: "Select all 22 matching products" }).click();
  await page.getByRole("button", { name: "Delete Selected (22)" }).click();
  const question = page.getByRole("alertdialog", { name: "Delete products" });
  await expect(question).toContainText("Are you sure you want to delete 22 products?");
  await expectAccessible(page);
  await stack.secret
    .from("products")
    .delete()
    .eq("id", made[6]?.id ?? "");
  await question.getByRole("button", { name: "Delete 22 products" }).click();
  await expect(page.getByText("Error deleting products. Please try again.")).toBeVisible();
  await expect(question.getByRole("alert")).toContainText("No longer there, and taken out of the selection: Theta 07.");
  expect(await left()).toBe(21);
  await question.getByRole("button", { name: "Delete 21 products" }).click();
  await expect(page.getByText("21 products deleted")).toBeVisible();
  expect(await left()).toBe(0);
  await expect(page.getByText("No Products Found")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Delete Selected/ })).toHaveCount(0);
});

test("a last page that is emptied leads to the new last one; an address beyond the end says so", async ({
  signedIn: page,
  make,
}) => {
  await make.products(21, "Sigma");
  await page.goto("/admin?tab=products&search=Sigma&page=2");
  await page.getByRole("checkbox", { name: "Select all 1 product" }).check();
  await page.getByRole("button", { name: "Delete Selected (1)" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("It stays in the trash for 30 days and can be brought back from there.");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Showing 1 to 20 of 20 products")).toBeVisible();
  await expect(page).toHaveURL(/search=Sigma$/);
  await page.goto("/admin?tab=products&search=Sigma&page=9");
  await expect(page.getByText("This page does not exist any more.")).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await page.getByRole("button", { name: "Go to the last page" }).click();
  await expect(page.getByRole("list", { name: "Products" }).getByRole("listitem")).toHaveCount(20);
  await page.goto("/admin/products/no-such-id");
  await expect(page.getByText("This product does not exist")).toBeVisible();
});

test("a list that cannot be read says so and is read again; the dashboard too", async ({ signedIn: page }) => {
  await page.route("**/rest/v1/rpc/own_rights", async (route) => {
    await expect(page.getByText("Checking authentication...")).toBeVisible();
    await route.continue();
  });
  await page.route("**/rest/v1/pages?*", async (route) => {
    await expect(page.getByText("Loading Dashboard")).toBeVisible();
    await route.abort();
  });
  await page.goto("/admin");
  await expect(page.getByText("The dashboard could not be loaded")).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/rest/v1/pages?*");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Total Products")).toBeVisible();
  await expect(page.getByText("Published content")).toBeVisible();
  await expect(page.getByRole("link", { name: /View Website/ })).toHaveAttribute("href", "/");
});

const arabic = (page: Page, label: string) => page.getByRole("textbox", { name: `${label} in Arabic`, exact: true });
const translate = (page: Page) => page.getByRole("button", { name: "Translate" }).click();

test("a product is translated; a later change of its English marks the translation, which stays", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const { data: category } = await stack.secret.from("categories").select("id").eq("slug", "pumps-hydronics").single();
  const texts = { name: "Delta fan", description: "A fan.", features: ["Quiet", "Small"] };
  const { id } = await make.product({ ...texts, category_id: category?.id ?? null });
  const stored = async () =>
    (await stack.secret.from("products").select("translations, name").eq("id", id).single()).data;
  await page.goto(`/admin/products/${id}`);
  await expect(page.getByText("0 of 4 words translated")).toBeVisible();
  await translate(page);
  await arabic(page, "Name").fill("مروحة دلتا");
  await arabic(page, "Feature 2").fill("صغيرة");
  await expect(page.getByText("2 of 4 words translated")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(page.getByText("Product updated")).toBeVisible();
  const features = [pairOf("Quiet", ""), pairOf("Small", "صغيرة")];
  expect((await stored())?.translations).toEqual({ ar: { name: [pairOf("Delta fan", "مروحة دلتا")], features } });

  await page.getByRole("textbox", { name: "Name", exact: true }).first().fill("Delta fan 2");
  await expect(page.getByText("1 of 4 words translated, 1 outdated")).toBeVisible();
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect.poll(async () => (await stored())?.name).toBe("Delta fan 2");
  expect((await stored())?.translations).toEqual({ ar: { name: [pairOf("Delta fan", "مروحة دلتا")], features } });
  await page.reload();
  await translate(page);
  await expect(arabic(page, "Name")).toHaveAccessibleDescription("Outdated: the English changed");
  await page.getByText("Earlier English").click();
  await expect(page.getByText("Delta fan", { exact: true })).toBeVisible();
  await expect(page.getByText(/^Outdated since /)).toBeVisible();
  await page.getByRole("button", { name: "Name in Arabic is still right" }).click();
  await expect(page.getByText("2 of 4 words translated")).toBeVisible();

  await page.getByRole("button", { name: "History" }).click();
  const versions = page.getByRole("dialog", { name: "History of Delta fan 2" }).getByRole("listitem");
  await expect(versions.nth(1)).toContainText("Arabic: Name");
  await expect(versions.nth(1)).toContainText("مروحة دلتا");
});
