import { readXlsx } from "hucre/xlsx";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import type { Page } from "@playwright/test";
import { listProducts } from "#db/products/products.ts";
import { writtenText } from "#domain/text/csv.ts";
import { readProductTable } from "#domain/export/read-export.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

const picture = (width: number) =>
  sharp({ create: { width, height: 40, channels: 3, background: "#0a4a5a" } })
    .png()
    .toBuffer();

/** Pastes a text into the field that has the cursor, as the keyboard does. */
async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

const TABLE = Array.from({ length: 12 }, (_, index) => `Figure ${index + 1}\t${index + 1}\tkW`).join("\n");

test("a product with twelve specifications and two pictures takes twelve actions, the next one fewer", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand({ name: "Omicron Air" });
  await page.goto("/admin/products/new");
  let actions = 0;
  const act = async (action: Promise<unknown>) => {
    actions += 1;
    await action;
  };
  await act(page.getByLabel("Name", { exact: true }).fill("Omicron 12"));
  await act(page.getByLabel("Brand", { exact: true }).selectOption(brand.id));
  await act(page.getByLabel("Category", { exact: true }).selectOption({ index: 1 }));
  await act(page.getByLabel("Description").fill("A fan coil unit."));
  await act(page.getByLabel("Specification name", { exact: true }).click());
  await act(paste(page, TABLE));
  await act(page.getByLabel("New feature").click());
  await act(paste(page, "• Quiet\n• Small"));
  await act(
    page.getByLabel("Image file").setInputFiles([
      { name: "front.png", mimeType: "image/png", buffer: await picture(64) },
      { name: "side.png", mimeType: "image/png", buffer: await picture(80) },
    ]),
  );
  await act(page.getByLabel("Text for image 1").fill("From the front"));
  await act(page.getByLabel("Text for image 2").fill("From the side"));
  await expectAccessible(page);
  await act(page.getByRole("button", { name: "Save and add another" }).click());
  expect(actions).toBe(12);

  const name = page.getByLabel("Name", { exact: true });
  await expect(page).toHaveURL(/after=/);
  await expect(name).toBeFocused();
  await expect(page.getByLabel("Brand", { exact: true })).toHaveValue(brand.id);
  await name.fill("Omicron 14");
  await page.getByLabel("Description").fill("The next size.");
  await page.getByLabel("Value of specification 2").fill("20 kW");
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("heading", { name: "Edit Product" })).toBeVisible();
  await page.getByRole("link", { name: "Duplicate" }).click();
  await expect(name).toHaveValue("Omicron 14 (copy)");
  await expect(page.getByLabel("URL slug")).toHaveValue("omicron-14-copy");
  await page.getByRole("button", { name: "Create Product" }).click();
  await expect(page).toHaveURL(/\/admin\?tab=products/);

  const { data } = await listProducts(stack.secret, { brandId: brand.id, order: "asc" });
  expect(data.map((one) => [one.name, one.specifications.length, one.features, one.images.length])).toEqual([
    ["Omicron 12", 12, ["Quiet", "Small"], 2],
    ["Omicron 14", 1, [], 0],
    ["Omicron 14 (copy)", 1, [], 0],
  ]);
  expect(data[0]?.images.map(({ alt }) => alt)).toEqual(["From the front", "From the side"]);
});

test("a specification of all matching products is set after a preview, undone, and exported with them", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const made = await make.products(23, "Upsilon");
  const brandId = made[0]?.brand_id ?? "";
  await stack.secret
    .from("products")
    .update({ specifications: [{ name: "Refrigerant", value: "=R32" }], category_id: null })
    .eq("id", made[0]?.id ?? "");
  const withValue = async () =>
    (await listProducts(stack.secret, { brandId, limit: 100 })).data.filter(
      ({ specifications }) => specifications.length,
    );
  await page.goto("/admin?tab=products&search=Upsilon");
  await page.getByRole("checkbox", { name: "Select all 20 products" }).check();
  await page.getByRole("button", { name: "Select all 23 matching products" }).click();
  await page.getByRole("button", { name: "Change... (23)" }).click();
  const dialog = page.getByRole("dialog", { name: "Change Selected Products" });
  await dialog.getByLabel("What to change").selectOption("Set a specification");
  await dialog.getByLabel("Name of the specification").fill("Refrigerant");
  await dialog.getByLabel("New value").fill("=R32");
  await expect(dialog.getByText("22 products change, 1 stays as it is")).toBeVisible();
  await expect(dialog.getByRole("list", { name: "Changes (22)" }).getByRole("listitem")).toHaveCount(22);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Change 22 Products" }).click();
  await expect(page.getByText("22 products changed")).toBeVisible();
  expect(await withValue()).toHaveLength(23);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/undone: 22 products/)).toBeVisible();
  expect(await withValue()).toHaveLength(1);

  await page.getByRole("button", { name: "Export" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("dialog").getByRole("button", { name: "Export (23)" }).click();
  const rows = (await readXlsx(await readFile(await (await download).path()))).sheets[0]?.rows ?? [];
  const read = readProductTable(rows.map((row) => row.map((cell) => writtenText(String(cell ?? "")))));
  expect(read?.map((one) => one.name).toSorted()).toEqual(made.map((one) => one.name).toSorted());
  expect(read?.flatMap(({ specifications }) => specifications.map(({ value }) => value))).toEqual(["=R32"]);
});

test("the dashboard says what is missing and leads to those products", async ({ signedIn: page, make }) => {
  const { name } = await make.product({ description: "Too short." });
  await page.goto("/admin");
  const panel = page.getByRole("region", { name: "What is missing" });
  // Once it is counted; until then there is a title only.
  await panel.getByText(/^\d+ things?$/).click();
  await panel.getByRole("link", { name: "Text under 80 characters" }).click();
  await expect(page.getByText("Only products with: Text under 80 characters")).toBeVisible();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByLabel("Search products").fill(name);
  await expect(page.getByText("Showing 1 to 1 of 1 products")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page).not.toHaveURL(/missing/);
});

test("the figures lead to what they count, and lists begin high on the screen", async ({ administrator: page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("link", { name: /^Total Products: / }).click();
  const products = page.getByRole("list", { name: "Products" }).getByRole("listitem");
  await expect(products).toHaveCount(20);
  const topOf = async (rows: typeof products) => (await rows.first().boundingBox())?.y ?? Infinity;
  expect(await topOf(products)).toBeLessThanOrEqual(300);
  expect((await products.nth(8).boundingBox())?.y).toBeLessThan(900 - 50);
  await page.getByRole("link", { name: /^Featured Brands: / }).click();
  await expect(page.getByLabel("Filter brands")).toHaveValue("featured");
  expect(await topOf(page.getByRole("list", { name: "Brands" }).getByRole("listitem"))).toBeLessThanOrEqual(300);
  await page.getByRole("link", { name: /^Total Pages: / }).click();
  expect(await topOf(page.getByRole("list", { name: "Pages" }).getByRole("listitem"))).toBeLessThanOrEqual(300);
  await expectAccessible(page);
});
