import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test.use({ publishes: false });

test("an open administration survives an update: what is gone is not an error, and a reload keeps the form", async ({
  signedIn: page,
  make,
}) => {
  const brand = await make.brand();
  // The site as it is after an update: another version, and the code of a dialog is gone.
  await page.route("**/_astro/DeleteBrands*", (route) => route.fulfill({ status: 404, body: "Not found" }));
  await page.goto("/admin");
  await page.getByRole("button", { name: `Delete ${brand.name}` }).click();
  const offer = page.getByRole("status").filter({ has: page.getByRole("button", { name: "Reload" }) });
  await expect(offer).toContainText("A part of this screen could not be loaded.");
  await expect(page.getByRole("list", { name: "Brands" })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Finland");
  await expect(offer).toHaveCount(0);
  await page.route("**/build.json", async (route) => {
    const info = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...info, administration: "/_astro/newer.js" } });
  });
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  await expect(offer).toContainText("There is a new version of the administration.");
  await page.unroute("**/build.json");
  // A question whether to leave would be dismissed here, and the page would stay as it is.
  await Promise.all([page.waitForEvent("load"), offer.getByRole("button", { name: "Reload" }).click()]);
  await expect(page.getByLabel("Country")).toHaveValue("Finland");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await expect(offer).toHaveCount(0);
});
