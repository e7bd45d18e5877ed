import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test, type Stack } from "../../support/stories/plantroom.ts";

const CSV = [
  "Manufacturer;Model No.;Category;Capacity (kW);COP",
  "York;ZK 100;Water-Cooled Screw Chillers;352,5;5,25",
  `York;${"Z".repeat(300)};Water-Cooled Screw Chillers;400;5,5`,
  "Nobody;ZK 300;Water-Cooled Screw Chillers;500;5,75",
].join("\r\n");

const file = (name: string, text: string) => ({ name, mimeType: "text/csv", buffer: Buffer.from(text, "latin1") });

/** Opens the import with a file, up to the preview. */
async function preview(page: Page, name: string, text: string): Promise<void> {
  await page.goto("/admin/products/import");
  await page.getByLabel("Table file").setInputFiles(file(name, text));
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByText("Nothing has been stored yet.")).toBeVisible();
}

const imported = async (stack: Stack) =>
  (await stack.secret.from("products").select("slug, model, specifications").like("model", "ZK %").order("model")).data;

test("a price list with faults: preview, the accepted row goes live, the import is undone", async ({
  signedIn: page,
  stack,
}) => {
  await preview(page, "york.csv", CSV);
  await expect(page.getByText("3 rows: 1 new")).toBeVisible();
  await expect(page.getByText("Model No.: Use at most 200 characters")).toBeVisible();
  await expect(page.getByText('Manufacturer: There is no brand "Nobody"')).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "CSV" }).click();
  expect((await download).suggestedFilename()).toBe("york-refused.csv");
  expect(await imported(stack)).toEqual([]);

  // A reload loses neither the file nor its columns.
  await page.reload();
  await expect(page.getByRole("heading", { name: "The table" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByText("Nothing has been stored yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Store 1 product" }).click();
  await expect(page.getByRole("heading", { name: "The import is stored" })).toBeFocused();
  await expect(page.getByText("1 product created, 0 changed, 2 rows refused.")).toBeVisible();
  const [product] = (await imported(stack)) ?? [];
  expect(product?.specifications).toEqual([
    { name: "Capacity", value: "352.5 kW" },
    { name: "COP", value: "5.25" },
  ]);
  const status = async () => (await fetch(`${stack.site}/products/${product?.slug}`)).status;
  await expect.poll(status).toBe(200);

  await page.getByRole("link", { name: "All changes" }).click();
  await page.getByRole("button", { name: "Undo york.csv" }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  // Other changes in the list are undone, too.
  await expect(page.getByText('"york.csv" undone: 1 product')).toBeVisible();
  expect(await imported(stack)).toEqual([]);
  await expect.poll(status).toBe(404);
});
