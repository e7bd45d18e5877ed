import { listAttributes, listCategoryAttributes } from "#db/specifications/attributes.ts";
import { unwrap } from "#db/errors.ts";
import { getProduct } from "#db/products/products.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { asAdministrator } from "../../support/stories/plantroom.ts";

test("names are merged and units converted across the catalogue, and Undo takes it back", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  const made = async (name: string, value: string) =>
    make.product({ brand_id: brand.id, specifications: [{ name, value }] });
  const [first, second] = [await made("Omikron capacity", "300 TR"), await made("Omikron output", "on request")];
  const client = await asAdministrator(stack);
  const stored = async ({ id }: { id: string }) => (await getProduct(client, id))?.specifications;

  await page.goto("/admin/specifications");
  await page.getByRole("searchbox", { name: "Search names" }).fill("Omikron");
  const names = page.getByRole("list", { name: "Names in use" });
  await expect(names.getByRole("listitem")).toHaveCount(2);
  await names.getByLabel("Select Omikron capacity").check();
  await names.getByLabel("Select Omikron output").check();
  await page.getByRole("button", { name: "Merge", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("New name").fill("Omikron total");
  await expect(dialog.getByRole("heading", { name: "2 products change" })).toBeVisible();
  await expect(dialog.getByText("Omikron capacity: 300 TR → Omikron total: 300 TR")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change 2 products" }).click();
  await expect(page.getByText("renamed to Omikron total: 2 products changed")).toBeVisible();

  await page.getByRole("button", { name: "Convert the unit of Omikron total" }).click();
  await dialog.getByLabel("Unit").fill("kW");
  await expect(dialog.getByText("300 TR → 1055.1 kW")).toBeVisible();
  await expect(dialog.getByText("Omikron total: on request stays, because it is text")).toBeVisible();
  await dialog.getByRole("button", { name: "Change 1 product" }).click();
  const toast = page.getByRole("listitem").filter({ hasText: "Omikron total converted to kW: 1 product changed" });
  await expect(toast).toBeVisible();
  expect(await stored(first)).toEqual([{ name: "Omikron total", value: "1055.1 kW" }]);
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/undone: 1 product/)).toBeVisible();
  expect(await stored(first)).toEqual([{ name: "Omikron total", value: "300 TR" }]);
  expect(await stored(second)).toEqual([{ name: "Omikron total", value: "on request" }]);
});

test("a category expects a new specification, and the product form asks for it", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  await page.goto("/admin/specifications");
  await page.getByRole("tab", { name: "Catalogue" }).click();
  await page.getByRole("button", { name: "Add Specification" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("Omikron pressure");
  await dialog.getByLabel("Unit").fill("KPA");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Omikron pressure" }).getByText("kPa")).toBeVisible();
  await page.getByRole("tab", { name: "Expected" }).click();
  await page.getByLabel("Category").selectOption({ label: "Cable Management" });
  await page.getByLabel("Add", { exact: true }).selectOption({ label: "Omikron pressure" });
  await expect(page.getByRole("list", { name: "Expected in Cable Management" })).toContainText("Omikron pressure");
  const client = await asAdministrator(stack);
  const added = (await listAttributes(client)).find(({ name }) => name === "Omikron pressure");
  const isStored = async () =>
    (await listCategoryAttributes(client)).some(({ attribute_id }) => attribute_id === added?.id);
  await expect.poll(isStored).toBe(true);

  await page.goto("/admin/products/new");
  await page.getByLabel("Name", { exact: true }).fill("Omikron tray");
  await page.getByLabel("Brand", { exact: true }).selectOption({ label: brand.name });
  await page.getByLabel("Category", { exact: true }).selectOption("Cable Management");
  await page.getByLabel("Description").fill("A tray.");
  const expected = page.getByRole("region", { name: "Expected in this category" });
  await expected.getByLabel("Omikron pressure").fill("1,5-2");
  await expect(expected.getByText("Read as 1.5 to 2 kPa")).toBeVisible();
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page).toHaveURL(/\/admin\?tab=products$/);
  const product = unwrap(await client.from("products").select().eq("slug", "omikron-tray").single());
  expect(product.specifications).toEqual([{ name: "Omikron pressure", value: "1,5-2 kPa" }]);
  expect(product.specification_values).toEqual([[{ low: 1.5, high: 2, unit: "kPa" }]]);

  await page.goto("/admin/specifications");
  await page.getByRole("tab", { name: "Catalogue" }).click();
  await page.getByRole("button", { name: "Delete Omikron pressure" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Omikron pressure deleted from the catalogue")).toBeVisible();
});
