import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("the history of a record says who changed which words, and brings a field back", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand({ name: "Delta Cooling", country: "Italy" });
  const description = "Chillers made in Belluno since 1960.";
  await stack.secret.from("brands").update({ description }).eq("id", brand.id);
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Egypt");
  await page.getByLabel("Description").fill("Chillers made in Cairo since 1960.");
  const why = page.getByLabel("Why, for the history (optional)");
  await why.fill("Their letter of 3 May");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(page.getByText("Brand updated")).toBeVisible();
  // It belonged to that save.
  await expect(why).toHaveCount(0);

  await page.getByRole("button", { name: "History" }).click();
  const dialog = page.getByRole("dialog", { name: "History of Delta Cooling" });
  const newest = dialog.getByRole("listitem").first();
  await expect(newest).toContainText("office@plantroom.example");
  await expect(newest).toContainText("Their letter of 3 May");
  await expect(newest.getByRole("deletion").filter({ hasText: "Belluno" })).toHaveText("Belluno");
  await expect(newest.getByRole("insertion").filter({ hasText: "Cairo" })).toHaveText("Cairo");
  await expectAccessible(page);
  await newest.getByRole("button", { name: /^Country: as before/ }).click();
  await expect(page.getByText("Country restored")).toBeVisible();
  await expect(dialog.getByRole("listitem").first()).toContainText("Restored");
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByLabel("Country")).toHaveValue("Italy");
  await expect(page.getByLabel("Description")).toHaveValue("Chillers made in Cairo since 1960.");
});

test("the log finds what somebody did, shows it and undoes it as a whole, without what was edited since", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const [first, second] = [await make.brand({ name: "Alpha Air" }), await make.brand({ name: "Beta Air" })];
  const product = await make.product({ brand_id: first.id });
  await stack.secret.from("brands").delete().in("id", [first.id, second.id]);
  await page.goto("/admin/changes?kind=deletion&person=program");
  const row = page
    .getByRole("list", { name: "Changes" })
    .getByRole("listitem")
    .filter({ hasText: "Alpha Air, Beta Air" });
  await expect(row).toContainText("2 brands deleted; along with 1 product");
  await expectAccessible(page);
  await row.getByRole("button", { name: "Alpha Air, Beta Air", exact: true }).click();
  const details = page.getByRole("dialog", { name: "Alpha Air, Beta Air" });
  await expect(details.getByRole("listitem").filter({ hasText: product.name })).toContainText("product deleted");
  await page.keyboard.press("Escape");
  await row.getByRole("button", { name: "Undo Alpha Air, Beta Air" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/"Alpha Air, Beta Air" undone: /)).toBeVisible();
  await expect(row.getByText("Undone", { exact: true })).toBeVisible();
  expect((await stack.secret.from("products").select("*").eq("id", product.id).single()).data).toEqual(product);
});
