import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("a brand deleted by mistake comes back by Undo, with its products, and is published again", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand({ name: "Delta Cooling" });
  const product = await make.product({ brand_id: brand.id });
  await page.goto("/admin");
  const row = page.getByRole("list", { name: "Brands" }).getByRole("listitem").filter({ hasText: "Delta Cooling" });
  await row.getByRole("button", { name: "Delete Delta Cooling" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "Are you sure you want to delete this brand? This will also delete all associated products.",
  );
  await expect(dialog.getByText("1 product will be deleted as well.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(row).toBeVisible();
  await row.getByRole("button", { name: "Delete Delta Cooling" }).click();
  await page.route("**/rest/v1/rpc/delete_records", (route) => route.abort());
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Error deleting brand. Please try again.")).toBeVisible();
  await page.unroute("**/rest/v1/rpc/delete_records");
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("Delta Cooling deleted")).toBeVisible();
  await expect(page.getByText("Error deleting brand. Please try again.")).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect((await stack.secret.from("products").select("id").eq("id", product.id)).data).toEqual([]);

  const rebuilt = page.waitForRequest(
    (request) =>
      request.url().endsWith("/api/rebuild") && (request.postData() ?? "").includes("Restored Delta Cooling"),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Delta Cooling restored")).toBeVisible();
  await rebuilt;
  await expect(row).toBeVisible();
  expect((await stack.secret.from("products").select("*").eq("id", product.id).single()).data).toEqual(product);
});

test("the trash lists what was deleted, refuses what cannot come back whole, and restores the rest", async ({
  administrator: page,
  stack,
  make,
}) => {
  const product = await make.product({ name: "Reciprocating Chiller R22" });
  await stack.secret.from("products").delete().eq("id", product.id);
  const taker = await make.product({ name: "Reciprocating Chiller R513A", slug: product.slug });

  await page.getByRole("link", { name: "Trash" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Trash" })).toBeVisible();
  const row = page
    .getByRole("list", { name: "Deletions" })
    .getByRole("listitem")
    .filter({ hasText: "Reciprocating Chiller R22" });
  await expect(row).toContainText("30 days left");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Restore" }).click();
  await expect(row.getByRole("alert")).toHaveText(
    `The product "Reciprocating Chiller R22" cannot come back: its slug "${product.slug}" is now used by "Reciprocating Chiller R513A". Change that slug first.`,
  );
  expect((await stack.secret.from("products").select("id").eq("id", product.id)).data).toEqual([]);

  await stack.secret.from("products").delete().eq("id", taker.id);
  await row.getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Reciprocating Chiller R22 restored")).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await stack.secret.from("products").select("slug").eq("id", product.id).single()).data).toEqual({
    slug: product.slug,
  });

  // An editor opened from an old link says where a deleted record went.
  await page.goto(`/admin/products/${taker.id}`);
  await page.getByRole("link", { name: "Open the trash" }).click();
  await expect(page.getByText("Reciprocating Chiller R513A")).toBeVisible();
});
