import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("what was typed before a tab was closed is offered the next time, and gone once it is saved", async ({
  signedIn: first,
  stack,
  context,
  make,
}) => {
  const brand = await make.brand();
  await first.goto(`/admin/brands/${brand.id}`);
  await first.getByLabel("Country").fill("Finland");
  await first.close();

  const page = await context.newPage();
  await page.goto(`/admin/brands/${brand.id}`);
  const offer = page.getByRole("region", { name: "Unsaved draft" });
  await expect(offer).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("");
  await expectAccessible(page);
  await offer.getByRole("button", { name: "Restore draft" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("Finland");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Brand updated")).toBeVisible();
  expect((await stack.secret.from("brands").select("country").eq("id", brand.id).single()).data).toEqual({
    country: "Finland",
  });
  await page.reload();
  await expect(page.getByLabel("Country")).toHaveValue("Finland");
  await expect(offer).toHaveCount(0);
});

test("a new product's draft keeps lists and its own slug; leaving on purpose drops it", async ({
  signedIn: first,
  context,
}) => {
  await first.goto("/admin/products/new");
  await first.getByLabel("Name", { exact: true }).fill("Half Written Unit");
  await first.getByLabel("URL slug").fill("half-written");
  await first.getByLabel("New feature").fill("Low noise");
  await first.getByRole("button", { name: "Add feature" }).click();
  await first.close();

  const page = await context.newPage();
  await page.goto("/admin/products/new");
  await page.getByRole("button", { name: "Restore draft" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half Written Unit");
  await expect(page.getByLabel("URL slug")).toHaveValue("half-written");
  await expect(page.getByLabel("Feature 1", { exact: true })).toHaveValue("Low noise");

  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Your changes have not been saved.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half Written Unit");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(dialog).toHaveCount(0);
  await page.goto("/admin/products/new");
  await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "Unsaved draft" })).toHaveCount(0);
});

test("Back and closing the tab ask first, too", async ({ administrator: page }) => {
  await page.getByRole("link", { name: "Add Brand" }).click();
  const name = page.getByLabel("Name", { exact: true });
  await name.fill("Half a Brand");
  await page.evaluate(() => history.back());
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Leave without saving?");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(name).toHaveValue("Half a Brand");

  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await expect(name).toHaveValue("Half a Brand");
  await page.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("tab", { name: "Brands" })).toBeVisible();
});

test("pages, categories and settings keep a draft as well", async ({ signedIn: page }) => {
  const typed = [
    ["/admin/pages/new", "Title", "Half a page"],
    ["/admin/categories", "Name", "Half a category"],
    ["/admin/settings", "Tagline", "Half a tagline"],
  ] as const;
  for (const [address, field, text] of typed) {
    await page.goto(address);
    await page.getByLabel(field, { exact: true }).fill(text);
  }
  for (const [address, field, text] of typed) {
    await page.goto(address);
    await page.getByRole("button", { name: "Restore draft" }).click();
    await expect(page.getByLabel(field, { exact: true })).toHaveValue(text);
  }
});

test("a double click creates one category, and leaves no draft of it", async ({ signedIn: page, stack }) => {
  const name = `Cooling Beams ${Date.now()}`;
  let created = 0;
  page.on("request", (request) => {
    if (request.method() === "POST" && /rpc\/save_record/.test(request.url())) created += 1;
  });
  await page.goto("/admin/categories");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Create Category" }).dblclick();
  await expect(page.getByText("Category created successfully")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("list", { name: "Categories" }).getByText(name)).toBeVisible();
  await expect(page.getByRole("region", { name: "Unsaved draft" })).toHaveCount(0);
  expect(created).toBe(1);
  await stack.secret.from("categories").delete().eq("name", name);
});

test("a draft of a record that was changed since is not saved over the change", async ({
  signedIn: first,
  stack,
  context,
  make,
}) => {
  const product = await make.product({ model: "A1" });
  await first.goto(`/admin/products/${product.id}`);
  await first.getByLabel("Model").fill("A2");
  await first.close();
  await stack.secret.from("products").update({ model: "B1" }).eq("id", product.id);

  const page = await context.newPage();
  await page.goto(`/admin/products/${product.id}`);
  await expect(page.getByRole("region", { name: "Unsaved draft" })).toContainText("was changed since");
  await page.getByRole("button", { name: "Restore draft" }).click();
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.keyboard.press("Control+s");
  const dialog = page.getByRole("dialog", { name: "This product was changed by somebody else" });
  await expect(dialog.getByRole("group", { name: "Model" })).toContainText("A2");
  await expect(dialog.getByRole("group", { name: "Model" })).toContainText("B1");
  expect((await stack.secret.from("products").select("model").eq("id", product.id).single()).data).toEqual({
    model: "B1",
  });
  await dialog.getByRole("button", { name: "Keep editing" }).click();
});
