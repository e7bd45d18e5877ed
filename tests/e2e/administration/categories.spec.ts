import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, FAILURE, restoreDeleted, SAVE, test, type Stack } from "../../support/stories/plantroom.ts";

test.use({ publishes: false });

// The tree of the seed is put back for the next file.
let seed: Awaited<ReturnType<typeof rows>> = [];
const rows = async ({ secret }: Stack) => (await secret.from("categories").select("*").order("created_at")).data ?? [];
test.beforeAll(async ({ stack }) => {
  seed = await rows(stack);
});
test.afterAll(async ({ stack: { secret } }) => {
  const { error } = await secret.from("categories").upsert(categoriesInOrder(seed));
  expect(error).toBeNull();
  await secret
    .from("categories")
    .delete()
    .not("id", "in", `(${seed.map(({ id }) => id).join(",")})`);
});
/** Parents before their children. */
const categoriesInOrder = (all: typeof seed) => [
  ...all.filter((one) => one.parent_id === null),
  ...all.filter((one) => one.parent_id !== null),
];

const bySlug = async ({ secret }: Stack, slug: string) =>
  (await secret.from("categories").select("*").eq("slug", slug).maybeSingle()).data;
const childrenOf = async ({ secret }: Stack, parent: string) => {
  const { data: row } = await secret.from("categories").select("id").eq("slug", parent).single();
  const { data } = await secret
    .from("categories")
    .select("slug, sort_order")
    .eq("parent_id", row?.id ?? "")
    .order("sort_order");
  return (data ?? []).map(({ slug }) => slug);
};
const tree = (page: Page): Locator => page.getByRole("list", { name: "Categories" });
const row = (page: Page, name: string): Locator =>
  tree(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: `Edit ${name}`, exact: true }) });

test("an editor creates a category below another", async ({ administrator: page, stack }) => {
  await page.getByRole("tab", { name: "Categories" }).click();
  await expect(page.getByRole("link", { name: "Manage Categories" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Manage Categories" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Category Management" })).toBeVisible();
  const { data: all } = await stack.secret.from("categories").select("parent_id");
  const roots = (all ?? []).filter(({ parent_id }) => parent_id === null).length;
  await expect(page.getByText(`Total Categories: ${all?.length}`)).toBeVisible();
  await expect(page.getByText(`${all?.length} categories, ${roots} root categories`)).toBeVisible();
  await expect(row(page, "Solar Hot Water Systems").getByText("Inactive")).toBeVisible();
  await expectAccessible(page);

  const form = page.getByRole("region", { name: "Add New Category" });
  await form.getByRole("button", { name: "Create Category" }).click();
  await expect(form.getByText("Category name is required")).toBeVisible();
  await expect(form.getByText("Slug is required")).toBeVisible();
  await form.getByLabel("Name").fill("  Magnetic Bearing Chillers ");
  await expect(form.getByLabel("URL slug")).toHaveValue("magnetic-bearing-chillers");
  await form
    .getByLabel("Parent Category")
    .selectOption({ label: "\u00a0\u00a0\u00a0Water-Cooled Centrifugal Chillers" });
  await form.getByLabel("Description", { exact: true }).fill("   ");
  await page.route(SAVE, (route) => route.fulfill(FAILURE));
  await form.getByRole("button", { name: "Create Category" }).click();
  await expect(page.getByText("Failed to save category")).toBeVisible();
  await page.unroute(SAVE);
  await form.getByRole("button", { name: "Create Category" }).click();
  await expect(page.getByText("Category created successfully")).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("");
  await expect(page.getByText(`Total Categories: ${(all?.length ?? 0) + 1}`)).toBeVisible();
  const parent = await bySlug(stack, "water-cooled-centrifugal-chillers");
  const made = await bySlug(stack, "magnetic-bearing-chillers");
  expect(made).toMatchObject({
    name: "Magnetic Bearing Chillers",
    description: null,
    parent_id: parent?.id,
    sort_order: 0,
    is_active: true,
  });

  // Only main categories are open at first; the branch of a new one opens.
  await expect(row(page, "Magnetic Bearing Chillers")).toBeVisible();
  await stack.secret
    .from("categories")
    .delete()
    .eq("id", made?.id ?? "");
});

test("an editor changes a category; opening another one with unsaved input asks first", async ({
  signedIn: page,
  stack,
}) => {
  const parent = await bySlug(stack, "water-cooled-centrifugal-chillers");
  const category = { name: "Oil Free Chillers", slug: "oil-free-chillers", parent_id: parent?.id ?? null };
  const { data: made } = await stack.secret.from("categories").insert(category).select("id").single();
  await page.goto("/admin/categories");
  await page.getByLabel("Search categories").fill(category.name);
  await page.getByRole("button", { name: `Edit ${category.name}` }).click();
  const edit = page.getByRole("region", { name: "Edit Category" });
  await expect(edit.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Search categories").fill("");
  // Neither the category itself nor what is below it can be its parent.
  await expect(edit.getByLabel("Parent Category").getByRole("option", { name: category.name })).toHaveCount(0);
  await edit.getByLabel("Name").fill("Oil-Free Chillers");
  await expect(edit.getByLabel("URL slug")).toHaveValue(category.slug);
  await edit.getByLabel("Parent Category").selectOption("No Parent (Main Category)");
  await edit.getByRole("switch", { name: "Active" }).uncheck();

  // Opening another category asks first, because of the unsaved input.
  await row(page, "Rooftop Units").getByRole("button", { name: "Edit" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Stay" }).click();
  await edit.getByRole("button", { name: "Update Category" }).click();
  await expect(page.getByText("Category updated successfully")).toBeVisible();
  await expect(page.getByRole("region", { name: "Add New Category" })).toBeVisible();
  expect(await bySlug(stack, category.slug)).toMatchObject({
    id: made?.id,
    name: "Oil-Free Chillers",
    parent_id: null,
    is_active: false,
  });
});

test("a new category comes last below its parent, and a new name offers a new address", async ({
  signedIn: page,
  stack,
}) => {
  await page.goto("/admin/categories");
  const form = page.getByRole("region", { name: "Add New Category" });
  const order = form.getByLabel("Sort Order");
  const { data: all } = await stack.secret.from("categories").select("id, slug, parent_id, sort_order");
  const next = (parent: string | null) => {
    const there = (all ?? []).filter(({ parent_id }) => parent_id === parent);
    return Math.max(-1, ...there.map(({ sort_order }) => sort_order)) + 1;
  };
  const parent = all?.find(({ slug }) => slug === "air-handling")?.id ?? "";
  await expect(order).toHaveValue(String(next(null)));
  await form.getByLabel("Parent Category").selectOption(parent);
  await expect(order).toHaveValue(String(next(parent)));
  await form.getByLabel("Name").fill("Kälte-Wärme-Übergabe");
  await expect(form.getByLabel("URL slug")).toHaveValue("kalte-warme-ubergabe");
  await form.getByLabel("Description", { exact: true }).fill("Heat interface units for flats.");
  await form.getByRole("button", { name: "Create Category" }).click();
  await expect(row(page, "Kälte-Wärme-Übergabe")).toBeVisible();
  expect((await childrenOf(stack, "air-handling")).at(-1)).toBe("kalte-warme-ubergabe");

  await page.getByLabel("Search categories").fill("INTERFACE units");
  const found = page.getByRole("list", { name: "Categories found" });
  await expect(found.getByRole("button", { name: /^Edit/ })).toHaveCount(2);
  await page.getByRole("button", { name: "Edit Kälte-Wärme-Übergabe" }).click();
  const edit = page.getByRole("region", { name: "Edit Category" });
  await edit.getByLabel("Name").fill("Wärme-Übergabe");
  await expect(edit.getByLabel("URL slug")).toHaveValue("kalte-warme-ubergabe");
  await expectAccessible(page);
  await edit.getByRole("button", { name: "Use warme-ubergabe instead" }).click();
  await expect(edit.getByLabel("URL slug")).toHaveValue("warme-ubergabe");
  await expect(edit.getByRole("button", { name: /^Use .* instead$/ })).toHaveCount(0);
  await edit.getByLabel("Parent Category").selectOption("");
  await expect(edit.getByLabel("Sort Order")).toHaveValue(String(next(null)));
  await edit.getByRole("button", { name: "Update Category" }).click();
  await expect(page.getByText("Category updated successfully")).toBeVisible();
  expect(await bySlug(stack, "warme-ubergabe")).toMatchObject({ parent_id: null, sort_order: next(null) });
});

test("a move that conflicts with somebody else's change says what happened", async ({ signedIn: page, stack }) => {
  await page.goto("/admin/categories");
  await expect(row(page, "Room Thermostats")).toBeVisible();
  const thermostats = await bySlug(stack, "room-thermostats");
  const newcomer = { name: "Newcomer", slug: "newcomer", parent_id: thermostats?.parent_id ?? null, sort_order: 99 };
  await stack.secret.from("categories").insert(newcomer);
  await page.getByRole("button", { name: "Move Room Thermostats down" }).click();
  await expect(page.getByText("somebody else changed the order meanwhile")).toBeVisible();
  await expect(row(page, "Newcomer")).toBeVisible();
});

test("a category is dragged below another with the mouse", async ({ signedIn: page, stack }) => {
  await page.goto("/admin/categories");
  const handle = page.getByRole("button", { name: "Reorder Sprinkler Valve Sets" });
  await handle.scrollIntoViewIfNeeded();
  const box = await handle.boundingBox();
  if (!box) throw new Error("The handle is not on the screen.");
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 20, box.y + 10, { steps: 3 });
  await page.mouse.move(box.x + 32, box.y + 10, { steps: 3 });
  await expect(page.getByText("Sprinkler Valve Sets: below Fire Pump Sets, position 1 of 1.")).toBeAttached();
  await page.mouse.up();
  await expect.poll(() => childrenOf(stack, "fire-pump-sets")).toEqual(["sprinkler-valve-sets"]);
  // A move asks for a build, and the newest request includes it.
  const asked = async () =>
    (await stack.secret.from("deploys").select("revision").order("id", { ascending: false }).limit(1).single()).data
      ?.revision ?? 0;
  const { data: clock } = await stack.secret.from("content_revision").select("revision").single();
  await expect.poll(asked).toBeGreaterThanOrEqual(clock?.revision ?? Infinity);
});

test("the tree follows what others do, and leaves the form alone", async ({ signedIn: page, stack }) => {
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.clock.install();
  await page.goto("/admin/categories");
  const form = page.getByRole("region", { name: "Add New Category" });
  await form.getByLabel("Name").fill("Half a na");
  await expect(tree(page)).toBeVisible();
  await stack.secret.from("categories").update({ name: "Room Controllers" }).eq("slug", "room-thermostats");
  await page.clock.runFor(31_000);
  await expect(row(page, "Room Controllers")).toBeVisible();
  await expect(form.getByLabel("Name")).toHaveValue("Half a na");
  await expect(form.getByLabel("Name")).toBeFocused();

  await stack.secret.from("categories").update({ name: "Wall Controllers" }).eq("slug", "room-thermostats");
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(row(page, "Wall Controllers")).toBeVisible();

  await page.route(/rest\/v1\/categories/, (route) => route.abort());
  await page.getByRole("button", { name: "Refresh" }).click();
  // The second attempt comes after a pause of the clock.
  await expect(async () => {
    await page.clock.runFor(2000);
    await expect(
      page.getByText("Failed to load categories. Please ensure the database migration has been applied."),
    ).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(tree(page)).toHaveCount(0);
  expect(logged.filter((text) => text.startsWith("Loading categories failed"))).not.toEqual([]);
  await expect(form.getByLabel("Name")).toHaveValue("Half a na");
});

test("two people at one category: the second is told and chooses", async ({ signedIn: page, stack }) => {
  // The command palette leads here by such an address.
  await page.goto(`/admin/categories?edit=${(await bySlug(stack, "cable-trays"))?.id}`);
  const form = page.getByRole("region", { name: "Edit Category" });
  await form.getByLabel("Description", { exact: true }).fill("My words.");
  await stack.secret.from("categories").update({ description: "Their words." }).eq("slug", "cable-trays");
  await form.getByRole("button", { name: "Update Category" }).click();
  const conflict = page.getByRole("dialog", { name: "This category was changed by somebody else" });
  await expect(conflict.getByText("Their words.")).toBeVisible();
  await expectAccessible(page);
  expect((await bySlug(stack, "cable-trays"))?.description).toBe("Their words.");
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByText("Category updated successfully")).toBeVisible();
  expect((await bySlug(stack, "cable-trays"))?.description).toBe("My words.");
});

test("deleting says what is deleted and what stays", async ({ signedIn: page, stack }) => {
  const chillers = await bySlug(stack, "chillers");
  const { data: below } = await stack.secret
    .from("categories")
    .select("id")
    .eq("parent_id", chillers?.id ?? "");
  const ids = [chillers?.id ?? "", ...(below ?? []).map(({ id }) => id)];
  const { data: products } = await stack.secret.from("products").select("id").in("category_id", ids);
  await page.goto("/admin/categories");
  await row(page, "Chillers").getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete category" });
  await expect(
    dialog.getByText("Are you sure you want to delete this category and all its subcategories?"),
  ).toBeVisible();
  await expect(dialog.getByText(`${below?.length} subcategories will be deleted as well`)).toBeVisible();
  await expect(dialog.getByText(`${products?.length} products will stay, without a category.`)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await bySlug(stack, "chillers")).not.toBeNull();

  await row(page, "Field Sensors").getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("Are you sure you want to delete this category?")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await row(page, "Chillers").getByRole("button", { name: "Delete" }).click();
  await page.route("**/rest/v1/rpc/delete_records", (route) => route.abort());
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Failed to delete category")).toBeVisible();
  await page.unroute("**/rest/v1/rpc/delete_records");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Category deleted successfully")).toBeVisible();
  await expect(row(page, "Chillers")).toHaveCount(0);
  const { data: left } = await stack.secret.from("categories").select("id").in("id", ids);
  expect(left).toEqual([]);
  const { data: kept } = await stack.secret
    .from("products")
    .select("category_id, category")
    .in(
      "id",
      (products ?? []).map(({ id }) => id),
    );
  expect(kept).toHaveLength(products?.length ?? -1);
  for (const product of kept ?? []) expect(product).toEqual({ category_id: null, category: null });

  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Chillers")).toBeVisible();
  const { data: back } = await stack.secret.from("products").select("id").in("category_id", ids);
  expect(back).toHaveLength(products?.length ?? -1);
});

test("an empty site offers the first category", async ({ signedIn: page, stack }) => {
  const { data: gone } = await stack.secret.from("categories").delete().is("parent_id", null).select("id");
  try {
    await page.goto("/admin/categories");
    await expect(page.getByText("No Categories Yet")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Create First Category" }).click();
    await expect(page.getByLabel("Name")).toBeFocused();
  } finally {
    await restoreDeleted(stack, gone?.[0]?.id ?? "");
  }
});

test("on a phone the tree comes first, and the form opens when a category is chosen", async ({ signedIn: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/admin/categories");
  const chillers = tree(page).getByRole("listitem").filter({ hasText: "Chillers" }).first();
  await expect(chillers).toBeVisible();
  await expect(page.getByRole("region", { name: "Add New Category" })).toBeHidden();
  await page.getByRole("button", { name: "Edit Chillers", exact: true }).click();
  const form = page.getByRole("region", { name: "Edit Category" });
  await expect(form.getByLabel("Name")).toBeFocused();
  await expect(form.getByLabel("Name")).toBeInViewport();
  const [above, below] = [await chillers.boundingBox(), await form.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expectAccessible(page);
  await form.getByRole("button", { name: "Cancel" }).click();
  await expect(form).toHaveCount(0);
  await page.getByRole("button", { name: "Add Category" }).click();
  await expect(page.getByRole("region", { name: "Add New Category" }).getByLabel("Name")).toBeFocused();
});
