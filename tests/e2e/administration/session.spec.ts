import type { Page } from "@playwright/test";
import { createAccount, grantRole } from "#db/accounts/accounts.ts";
import { endSession as endElsewhere, listSessions } from "#db/accounts/sessions.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { ADMINISTRATOR, type Stack } from "../../support/stories/plantroom.ts";

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

/** An administrator of their own, whose sessions no other story uses, signed in on this page and on another device. */
async function twoDevices(page: Page, stack: Stack) {
  const account = { email: `mona-${crypto.randomUUID().slice(0, 8)}@plantroom.example`, password: "condenser-32-37" };
  const device = stack.stranger();
  const { data, error } = await createAccount(device, account);
  if (error) throw error;
  await grantRole(stack.secret, data.user?.id ?? "", "administrator");
  await page.goto("/admin/login");
  await signIn(page, account);
  await expect(page.getByRole("tab", { name: "Brands" })).toBeVisible();
  return {
    ...account,
    device,
    /** Ends the session of this page on the other device. */
    async endFromDevice() {
      const other = (await listSessions(device)).find(({ is_this }) => !is_this);
      await endElsewhere(device, other?.id ?? "");
    },
  };
}

async function signIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
}

test("one's own sessions are listed, and ended one by one or all but this one", async ({ page, stack }) => {
  const { email, password, device } = await twoDevices(page, stack);
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("link", { name: "Your account" }).click();
  const sessions = page.getByRole("list", { name: "Your sessions" }).getByRole("listitem");
  await expect(sessions).toHaveCount(2);
  await expect(sessions.first()).toContainText(/Chrome on .*This device.*In use now · signed in \d/);
  await expect(sessions.nth(1)).toContainText(/Unknown device.*Last used \d.* · signed in \d/);
  await expectAccessible(page);
  await sessions
    .nth(1)
    .getByRole("button", { name: /^End the session on Unknown device, signed in / })
    .click();
  await expect(page.getByText("Session ended")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole("button", { name: "End all others" })).toHaveCount(0);
  expect((await device.auth.getUser()).error?.message).toBe("Auth session missing!");

  for (const another of [device, stack.stranger()]) await another.auth.signInWithPassword({ email, password });
  await page.reload();
  await expect(sessions).toHaveCount(3);
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByText("All other sessions ended")).toBeVisible();
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText("This device");
  expect((await device.auth.getUser()).error?.message).toBe("Auth session missing!");
});

test("a session that is ended on another device keeps what is typed, and the refused save goes on after the sign-in", async ({
  page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  const person = await twoDevices(page, stack);
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Description").fill("Typed while somebody ended this.");
  await person.endFromDevice();
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  const dialog = page.getByRole("dialog", { name: "Please sign in again" });
  await expect(dialog).toContainText("Your session has ended.");
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await dialog.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByText("Brand updated")).toBeVisible();
  await expect(page.getByText("Error saving")).toHaveCount(0);
  expect((await stack.secret.from("brands").select("description").eq("id", brand.id).single()).data).toEqual({
    description: "Typed while somebody ended this.",
  });
});

test("who comes back after the session has ended is told so, and gets to where they wanted", async ({
  page,
  stack,
}) => {
  const person = await twoDevices(page, stack);
  await person.endFromDevice();
  await page.goto("/admin/trash");
  await expect(page.getByRole("status")).toHaveText("Your session has ended. Please sign in again.");
  await expectAccessible(page);
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Trash" })).toBeVisible();

  // As after a week: the token has expired, and cannot be exchanged.
  await endSession(page);
  await page.goto("/admin/releases");
  await expect(page.getByRole("status")).toHaveText("Your session has ended. Please sign in again.");
  await signIn(page, person);
  await expect(page.getByRole("heading", { name: "Releases" })).toBeVisible();
  await page.getByRole("button", { name: "Account" }).click();
  await page.getByRole("list", { name: "Account" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});
