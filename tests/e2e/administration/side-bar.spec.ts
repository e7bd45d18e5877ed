import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("the side bar leads to every list, says where one is and what one edited last, and stays away once it is put away", async ({
  administrator: page,
  make,
}) => {
  const brand = await make.brand({ name: "Sidewinder Pumps" });
  await page.goto("/admin");
  const bar = page.getByRole("navigation", { name: "Administration" });
  await expect(bar.getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  await bar.getByRole("link", { name: "Projects" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();
  await expect(bar.getByRole("link", { name: "Dashboard" })).not.toHaveAttribute("aria-current");
  await page.getByRole("link", { name: "Edit Blue Dune Residences" }).click();
  // The editor is below the list.
  await expect(bar.getByRole("link", { name: "Projects" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("link", { name: "Back to Projects" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeVisible();

  await page.goto(`/admin/brands/${brand.id}`);
  await expect(bar.getByRole("link", { name: brand.name })).toHaveCount(0);
  await page.getByLabel("Country").fill("Denmark");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(bar.getByRole("link", { name: brand.name })).toBeVisible();
  await expectAccessible(page);
  await bar.getByRole("link", { name: "Trash" }).click();
  await bar.getByRole("link", { name: brand.name }).click();
  await expect(page.getByLabel("Country")).toHaveValue("Denmark");

  await page.getByRole("button", { name: "Menu" }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Country")).toHaveValue("Denmark");
  await expect(bar).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(bar).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("it opens over the screen and closes by a link, by Escape and by a press beside it", async ({
    signedIn: page,
  }) => {
    await page.goto("/admin/services");
    await expect(page.getByRole("heading", { level: 1, name: "Services" })).toBeVisible();
    const bar = page.getByRole("navigation", { name: "Administration" });
    const button = page.getByRole("button", { name: "Menu" });
    await expect(bar).toBeHidden();

    await button.press("Enter");
    await expect(bar).toBeVisible();
    await page.keyboard.press("Tab");
    await expect(bar.getByRole("link", { name: "Dashboard" })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(bar).toBeHidden();
    await expect(button).toBeFocused();

    await button.click();
    await page.mouse.click(370, 500);
    await expect(bar).toBeHidden();

    await button.click();
    await bar.getByText("Help").click();
    await expect(bar.getByRole("link", { name: "Setup and connection status" })).toBeVisible();
    await expect(bar.getByRole("link", { name: /^Chat on WhatsApp/ })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await bar.getByRole("link", { name: "Testimonials" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Testimonials" })).toBeVisible();
    await expect(bar).toBeHidden();
  });
});
