import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test, type Make } from "../../support/stories/editing.ts";
import type { Stack } from "../../support/stories/plantroom.ts";

const FEATURED = /rest\/v1\/(brand_featured_products|rpc\/reorder_featured_products)/;

/** Creates a brand with a product; `rows` reads its featured list. The category is one of the seed. */
async function prepare({ secret }: Stack, make: Make) {
  const brand = await make.brand({ featured: true, featured_products_limit: 1 });
  const product = await make.product({ brand_id: brand.id, name: "Omega Fan Coil" });
  const { data: category } = await secret.from("categories").select("id, name").eq("slug", "rooftop-units").single();
  if (!category) throw new Error("The seed has no rooftop units.");
  const columns = "item_type, product_id, category_id, display_order, is_active";
  const table = () => secret.from("brand_featured_products");
  const rows = async () =>
    (await table().select(columns).eq("brand_id", brand.id).order("display_order")).data?.map(
      ({ item_type, ...row }) => ({ ...row, item_type: item_type as "product" | "category" }),
    );
  const ofProduct = { item_type: "product" as const, product_id: product.id, category_id: null };
  const ofCategory = { item_type: "category" as const, product_id: null, category_id: category.id };
  return { brand, product, name: category.name, rows, ofProduct, ofCategory, table };
}

/** The same with the product and the category in the list, in this order, and the editor of the brand open. */
async function openWithBoth(page: Page, stack: Stack, make: Make) {
  const prepared = await prepare(stack, make);
  const { brand, ofProduct, ofCategory, table } = prepared;
  const both = [ofProduct, ofCategory].map((item, index) => ({ ...item, brand_id: brand.id, display_order: index }));
  expect((await table().insert(both)).error).toBeNull();
  await page.goto(`/admin/brands/${brand.id}`);
  const panel = panelOf(page);
  return { ...prepared, panel, list: panel.getByRole("list", { name: "Featured items" }) };
}

const panelOf = (page: Page) => page.getByRole("region", { name: "Featured Products Management" });

test("featured items are found and added; a list that cannot be loaded is loaded again", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const { brand, product, name, rows, ofProduct, ofCategory } = await prepare(stack, make);
  await make.product({ name: "Omega of Another Brand" });
  const fading = await make.product({ brand_id: brand.id, name: "Omega Fading" });
  await page.route(FEATURED, (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }));
  await page.goto(`/admin/brands/${brand.id}`);
  const panel = panelOf(page);
  await expect(panel.getByText("Error loading featured products")).toBeVisible();
  await page.unroute(FEATURED);
  await panel.getByRole("button", { name: "Retry" }).click();
  const picker = panel.getByLabel("Item to feature");
  const add = panel.getByRole("button", { name: "Add", exact: true });
  await expect(add).toBeDisabled();
  await panel.getByLabel("Search products and categories").fill("OMEGA");
  await expect(picker.getByRole("option")).toHaveCount(3);
  await picker.selectOption(product.id);
  await panel.getByLabel("Type").selectOption("Categories");
  await expect(add).toBeDisabled();
  await panel.getByLabel("Type").selectOption("All types");
  await expect(picker).toHaveValue(product.id);
  await add.click();
  await expect.poll(rows).toEqual([{ ...ofProduct, display_order: 0, is_active: true }]);
  await expect(picker.getByRole("option", { name: /Omega Fan Coil/ })).toHaveCount(0);

  // A product that was deleted by somebody else meanwhile.
  await picker.selectOption(fading.id);
  await stack.secret.from("products").delete().eq("id", fading.id);
  await add.click();
  await expect(page.getByText("Selected item not found. Please try again.")).toBeVisible();

  await panel.getByLabel("Search products and categories").fill("Rooftop");
  await panel.getByLabel("Type").selectOption("Categories");
  await picker.selectOption({ label: `Category: ${name}` });
  await add.click();
  await expect.poll(rows).toEqual([
    { ...ofProduct, display_order: 0, is_active: true },
    { ...ofCategory, display_order: 1, is_active: true },
  ]);
  await expectAccessible(page);
  await expect(panel.getByText("Visitors see 1 of 2: the first active one, in this order.")).toBeVisible();
  const items = panel.getByRole("list", { name: "Featured items" }).getByRole("listitem");
  await expect(items.first()).toContainText("Shown");
  await expect(items.nth(1)).toContainText("Beyond the limit");
});

test("changes of featured items that fail say so and leave the list as it is", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const { name, rows, panel, list } = await openWithBoth(page, stack, make);
  await expect(list.getByRole("listitem")).toHaveCount(2);
  const stored = await rows();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(FEATURED, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  // By keyboard, because the messages would cover the buttons for the mouse.
  await list.getByRole("button", { name: `Move ${name} up` }).press("Enter");
  await expect(page.getByText("Error reordering featured products. Please try again.")).toBeVisible();
  expect(logged.join("\n")).toContain("Failed to reorder featured items: ");
  await list.getByRole("switch", { name: "Omega Fan Coil active" }).press("Space");
  await expect(page.getByText("Error updating featured product status. Please try again.")).toBeVisible();
  await list.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  await expect(page.getByText("Error removing featured product. Please try again.")).toBeVisible();
  await panel.getByLabel("Type").selectOption("Categories");
  await panel.getByLabel("Item to feature").selectOption({ index: 1 });
  await panel.getByRole("button", { name: "Add", exact: true }).press("Enter");
  await expect(page.getByText("Error adding featured product. Please try again.")).toBeVisible();
  await page.unroute(FEATURED);
  expect(await rows()).toEqual(stored);
  await expect(list.getByRole("listitem").first()).toContainText("Omega Fan Coil");
});

test("a featured item is moved, switched off, and one removed comes back by Undo", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const { brand, name, rows, list, ofProduct, ofCategory, table } = await openWithBoth(page, stack, make);
  await list.getByRole("button", { name: `Move ${name} up` }).press("Enter");
  await expect.poll(async () => (await rows())?.map(({ item_type }) => item_type)).toEqual(["category", "product"]);
  await list.getByRole("button", { name: `Move ${name} down` }).press("Enter");
  await expect.poll(async () => (await rows())?.map(({ item_type }) => item_type)).toEqual(["product", "category"]);
  await list.getByRole("switch", { name: "Omega Fan Coil active" }).press("Space");
  await expect.poll(async () => (await rows())?.[0]?.is_active).toBe(false);
  await expect(list.getByRole("listitem").first()).toContainText("Inactive");
  await list.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  await expect.poll(rows).toEqual([{ ...ofProduct, display_order: 0, is_active: false }]);
  await page.getByRole("button", { name: "Undo" }).press("Enter");
  await expect.poll(rows).toEqual([
    { ...ofProduct, display_order: 0, is_active: false },
    { ...ofCategory, display_order: 1, is_active: true },
  ]);
  await list.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  await expect.poll(rows).toEqual([{ ...ofProduct, display_order: 0, is_active: false }]);

  // Deleted by somebody else in the moment of the change.
  await page.route(FEATURED, async (route) => {
    if (route.request().method() !== "GET") await table().delete().eq("brand_id", brand.id);
    await route.continue();
  });
  await list.getByRole("switch", { name: "Omega Fan Coil active" }).press("Space");
  await expect(page.getByText("Featured item not found. Please refresh and try again.")).toBeVisible();
});
