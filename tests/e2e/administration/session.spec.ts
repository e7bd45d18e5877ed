import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/accessible.ts";
import { expect, test } from "../../support/editing.ts";
import { ADMINISTRATOR } from "../../support/plantroom.ts";

/** Makes the stored token expire, and the service refuse to renew it, as after a night. */
async function endSession(page: Page): Promise<void> {
  await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith("-auth-token")) ?? "";
    const session = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
    localStorage.setItem(key, JSON.stringify({ ...session, expires_at: 1, refresh_token: "run-out" }));
  });
}

test("a session that ends while somebody types is renewed in place, and the interrupted save goes on by itself", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Description").fill("Typed through lunch.");
  await endSession(page);
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog.getByText("Everything you typed is still here")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue(ADMINISTRATOR.email);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByLabel("Password", { exact: true }).fill("not-the-password");
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog.getByRole("alert")).toContainText(/invalid/i);
  await dialog.getByLabel("Password", { exact: true }).fill(ADMINISTRATOR.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Brand updated")).toBeVisible();
  await expect(page.getByLabel("Description")).toHaveValue("Typed through lunch.");
  await expect(page.getByText("Error saving")).toHaveCount(0);
  await expect(page.getByText(new RegExp(`^Saved .* by ${ADMINISTRATOR.email}$`))).toBeVisible();
  expect((await stack.secret.from("brands").select("description").eq("id", brand.id).single()).data).toEqual({
    description: "Typed through lunch.",
  });
});

test("signing out is on every screen, and asks before what was typed is left", async ({ signedIn: page, make }) => {
  const brand = await make.brand();
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Finland");
  const account = page.getByRole("button", { name: "Account" });
  const signOut = page.getByRole("list", { name: "Account" }).getByRole("button", { name: "Sign Out" });
  await account.click();
  await expect(page.getByRole("list", { name: "Account" })).toContainText(ADMINISTRATOR.email);
  await expectAccessible(page);
  await signOut.click();
  const dialog = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("Finland");
  await account.click();
  await signOut.click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
});

test("signing out in one tab signs the others out too", async ({ administrator: page, context }) => {
  const other = await context.newPage();
  await other.goto("/admin?tab=products");
  await expect(other.getByRole("list", { name: "Products" })).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(other).toHaveURL(/\/admin\/login/);
  await expect(other.getByRole("list", { name: "Products" })).toHaveCount(0);
});
