import sharp from "sharp";
import type { Page } from "@playwright/test";
import { expect, test } from "../../support/stories/editing.ts";
import { FAILURE, SAVE } from "../../support/stories/plantroom.ts";
import { pickUp } from "../../support/stories/sorting.ts";

const picture = (size: number) =>
  sharp({ create: { width: size, height: Math.round(size / 2), channels: 3, background: "#0a4a5a" } })
    .png()
    .toBuffer();

const RECORD = "**/rest/v1/products?*id=eq*";

/** Drops a file on the upload area, as from a folder of the desktop. */
async function drop(page: Page, name: string, type: string, bytes: Buffer): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, fileType, base64]) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(base64 ?? ""), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([content], fileName ?? "", { type: fileType ?? "" }));
      return transfer;
    },
    [name, type, bytes.toString("base64")],
  );
  await page.getByText(/or drop (it|them) here/).dispatchEvent("drop", { dataTransfer: data });
}

test("wrong or too large files and a failed upload say what is wrong and lose nothing", async ({
  signedIn: page,
  make,
}) => {
  const product = await make.product();
  await page.route(RECORD, (route) => route.fulfill({ status: 500, json: { message: "Out of order" } }));
  await page.goto(`/admin/products/${product.id}`);
  await expect(page.getByText("Error loading product data")).toBeVisible();
  await page.unroute(RECORD);
  await page.getByRole("button", { name: "Retry" }).click();
  const card = page.getByRole("region", { name: "Product Images" });
  const chooser = card.getByLabel("Image file");
  await page.getByLabel("Model").fill("Typed before");

  await drop(page, "brochure.png", "image/png", Buffer.from("%PDF-1.7 not a picture"));
  await expect(card.getByRole("alert")).toHaveText("Choose a PNG, JPEG, WebP or AVIF picture.");
  await drop(page, "mark.svg", "image/svg+xml", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"));
  await expect(card.getByRole("alert")).toHaveText("Choose a PNG, JPEG, WebP or AVIF picture.");
  await drop(page, "torn.png", "image/png", (await picture(64)).subarray(0, 40));
  await expect(card.getByRole("alert")).toHaveText("Error reading file");
  await chooser.setInputFiles({ name: "huge.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) });
  await expect(card.getByRole("alert")).toHaveText("File size must be less than 10MB");

  await page.route("**/storage/v1/object/**", (route) => route.abort());
  await drop(page, "unit.png", "image/png", await picture(3000));
  await expect(card.getByRole("alert")).toHaveText("Error uploading file");
  await page.unroute("**/storage/v1/object/**");
  await expect(page.getByLabel("Model")).toHaveValue("Typed before");
  await expect(card.getByText("0 images")).toBeVisible();
  // An upload still works after the failed ones.
  await drop(page, "unit.png", "image/png", await picture(64));
  await expect(card.getByText("1 image", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Model")).toHaveValue("Typed before");
});

test("a dropped picture is reduced, stored and added once", async ({ signedIn: page, stack, make }) => {
  const product = await make.product();
  await page.goto(`/admin/products/${product.id}`);
  const card = page.getByRole("region", { name: "Product Images" });
  await page.route("**/storage/v1/object/**", async (route) => {
    // The stored picture is fetched from the same place.
    if (route.request().method() !== "GET") await expect(page.getByText("Uploading...")).toBeVisible();
    await route.continue();
  });
  await drop(page, "unit.png", "image/png", await picture(3000));
  await expect(card.getByText("1 image", { exact: true })).toBeVisible();
  await card.getByLabel("Text for image 1").fill("The unit from the front");
  await drop(page, "unit.png", "image/png", await picture(3000));
  await expect(card.getByRole("alert")).toHaveText("This image is already in the list");
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Product updated")).toBeVisible();
  const { data } = await stack.secret.from("products").select("images").eq("id", product.id).single();
  const [image] = data?.images as { url: string; alt: string }[];
  expect(image?.alt).toBe("The unit from the front");
  expect(image?.url).toMatch(/^http.*\/storage\/v1\/object\/public\/media\/[0-9a-f]{32}\.webp$/);
  const stored = await sharp(Buffer.from(await (await fetch(image?.url ?? "")).arrayBuffer())).metadata();
  expect([stored.format, stored.width]).toEqual(["webp", 2400]);
});

test("pictures by address are checked, put in order by keyboard and removed; a failed save keeps them", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const first = { url: "/pictures/drawing-rooftop-unit.svg", alt: "The unit from the front" };
  const product = await make.product({ images: [first] });
  await page.goto(`/admin/products/${product.id}`);
  const card = page.getByRole("region", { name: "Product Images" });
  await page.getByLabel("Model").fill("Typed before");
  await card.getByRole("tab", { name: "URL" }).click();
  const typed = card.getByLabel("Image URL");
  await typed.fill("https://example.com/sec");
  await typed.blur();
  await card.getByRole("button", { name: "Clear image" }).click();
  await expect(typed).toHaveValue("");
  await typed.fill("https://example.com/sec ond.webp");
  await page.keyboard.press("Enter");
  await expect(card.getByText("An address has no blanks: write %20 for each one")).toBeVisible();
  await expect(card.getByText("1 image", { exact: true })).toBeVisible();
  await typed.fill("https://example.com/second.webp");
  await page.keyboard.press("Control+s");
  await expect(card.getByText("Add this address to the pictures, or clear it")).toBeVisible();
  await card.getByRole("button", { name: "Add URL" }).click();
  await expect(card.getByText("2 images")).toBeVisible();
  await pickUp(card.getByRole("button", { name: "Reorder image 2" }), "image 2 picked up, position 2 of 2.");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByText("image 2 moved to position 1 of 2.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(card.getByLabel("Text for image 2")).toHaveValue("The unit from the front");
  await card.getByRole("button", { name: "Remove image 1" }).click();
  await expect(card.getByText("1 image", { exact: true })).toBeVisible();
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.route(SAVE, (route) => route.fulfill(FAILURE));
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Error saving product. Please try again.")).toBeVisible();
  await page.unroute(SAVE);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Product updated")).toBeVisible();
  const { data } = await stack.secret.from("products").select("images, model").eq("id", product.id).single();
  expect(data).toEqual({ images: [first], model: "Typed before" });
});

test("several pictures are uploaded together in their order, and a file that is not a picture is named", async ({
  signedIn: page,
  make,
}) => {
  const product = await make.product();
  await page.goto(`/admin/products/${product.id}`);
  const card = page.getByRole("region", { name: "Product Images" });
  await card.getByLabel("Image file").setInputFiles([
    { name: "front.png", mimeType: "image/png", buffer: await picture(64) },
    { name: "notes.png", mimeType: "image/png", buffer: Buffer.from("not a picture") },
    { name: "side.png", mimeType: "image/png", buffer: await picture(80) },
  ]);
  await expect(card.getByText("2 images")).toBeVisible();
  await expect(card.getByRole("alert")).toHaveText("notes.png: Choose a PNG, JPEG, WebP or AVIF picture.");
});
