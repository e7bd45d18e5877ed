import { expectAccessible } from "../support/accessible.ts";
import { expect, test } from "../support/editing.ts";

test("featured items are added, reordered by keyboard and announced, switched off and removed", async ({
  administrator: page,
  stack,
  make,
}) => {
  const brand = await make.brand({ featured: true, featured_products_limit: 1 });
  await make.product({ name: "Omega of Another Brand" });
  const product = await make.product({ brand_id: brand.id, name: "Omega Fan Coil" });
  const fading = await make.product({ brand_id: brand.id, name: "Omega Fading" });
  const { data: category } = await stack.secret
    .from("categories")
    .select("id, name")
    .eq("slug", "rooftop-units")
    .single();
  const rows = async () =>
    (
      await stack.secret
        .from("brand_featured_products")
        .select("item_type, product_id, category_id, display_order, is_active")
        .eq("brand_id", brand.id)
        .order("display_order")
    ).data;
  const ofProduct = { item_type: "product", product_id: product.id, category_id: null };
  const ofCategory = { item_type: "category", product_id: null, category_id: category?.id };
  const featured = /rest\/v1\/(brand_featured_products|rpc\/reorder_featured_products)/;
  await page.route(featured, (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }));
  await page.goto(`/admin/brands/${brand.id}`);
  const panel = page.getByRole("region", { name: "Featured Products Management" });
  await expect(panel.getByText("Error loading featured products")).toBeVisible();
  await page.unroute(featured);
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

  // What was deleted elsewhere meanwhile cannot be featured.
  await picker.selectOption(fading.id);
  await stack.secret.from("products").delete().eq("id", fading.id);
  await add.click();
  await expect(page.getByText("Selected item not found. Please try again.")).toBeVisible();

  await panel.getByLabel("Search products and categories").fill("Rooftop");
  await panel.getByLabel("Type").selectOption("Categories");
  await picker.selectOption({ label: `Category: ${category?.name}` });
  await add.click();
  await expect.poll(rows).toEqual([
    { ...ofProduct, display_order: 0, is_active: true },
    { ...ofCategory, display_order: 1, is_active: true },
  ]);
  await expectAccessible(page);
  await expect(panel.getByText("Visitors see 1 of 2: the first active one, in this order.")).toBeVisible();

  const list = panel.getByRole("list", { name: "Featured items" });
  const name = category?.name ?? "";
  await expect(list.getByRole("listitem").first()).toContainText("Shown");
  await expect(list.getByRole("listitem").nth(1)).toContainText("Beyond the limit");
  const stored = await rows();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route(featured, (route) => (route.request().method() === "GET" ? route.continue() : route.abort()));
  // By keyboard: the messages pile up before the buttons.
  await list.getByRole("button", { name: `Move ${name} up` }).press("Enter");
  await expect(page.getByText("Error reordering featured products. Please try again.")).toBeVisible();
  expect(logged.join("\n")).toContain("Failed to reorder featured items: ");
  await list.getByRole("switch", { name: "Omega Fan Coil active" }).press("Space");
  await expect(page.getByText("Error updating featured product status. Please try again.")).toBeVisible();
  await list.getByRole("button", { name: `Remove ${name}` }).press("Enter");
  await expect(page.getByText("Error removing featured product. Please try again.")).toBeVisible();
  await panel.getByLabel("Search products and categories").fill("");
  await panel.getByLabel("Type").selectOption("Categories");
  await picker.selectOption({ index: 1 });
  await add.press("Enter");
  await expect(page.getByText("Error adding featured product. Please try again.")).toBeVisible();
  await page.unroute(featured);
  expect(await rows()).toEqual(stored);
  await expect(list.getByRole("listitem").first()).toContainText("Omega Fan Coil");
  await list.getByRole("button", { name: `Move ${name} up` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`${name} moved to position 1 of 2.`)).toBeAttached();
  await expect.poll(rows).toEqual([
    { ...ofCategory, display_order: 0, is_active: true },
    { ...ofProduct, display_order: 1, is_active: true },
  ]);
  await list.getByRole("button", { name: `Reorder ${name}` }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(`${name} picked up, position 1 of 2.`)).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(`${name} moved to position 2 of 2.`)).toBeAttached();
  await page.keyboard.press("Space");
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
  await page.route(featured, async (route) => {
    if (route.request().method() !== "GET")
      await stack.secret.from("brand_featured_products").delete().eq("brand_id", brand.id);
    await route.continue();
  });
  await list.getByRole("switch", { name: "Omega Fan Coil active" }).press("Space");
  await expect(page.getByText("Featured item not found. Please refresh and try again.")).toBeVisible();
});
