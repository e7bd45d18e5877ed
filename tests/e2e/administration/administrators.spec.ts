import type { Page } from "@playwright/test";
import { createAccount } from "#db/accounts/accounts.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { ADMINISTRATOR, expect, test, type Stack } from "../../support/stories/plantroom.ts";

test.use({ publishes: false });

const admins = async ({ secret }: Stack) => (await secret.from("admins").select("user_id, granted_by")).data ?? [];

const cardOf = (page: Page) => page.getByRole("region", { name: "Administrators" });
const workingOf = (page: Page) => cardOf(page).getByRole("list", { name: "Administrators" });
const dialogOf = (page: Page) => page.getByRole("alertdialog", { name: "Remove access" });

/** Somebody signs up and waits for approval. */
async function newAccount(stack: Stack, email: string) {
  const client = stack.stranger();
  const { data } = await createAccount(client, { email, password: "condenser-water-32" });
  const mayWrite = async () =>
    ((await client.from("pages").update({ title: "Terms of Use" }).eq("slug", "terms").select("id")).data ?? [])
      .length === 1;
  return { email, client, id: data.user?.id ?? "", mayWrite };
}

/** The administrator of the stories, as the table has it. */
async function office(stack: Stack) {
  const [row] = await admins(stack);
  if (!row) throw new Error("There is no administrator.");
  return row;
}

test("a waiting account is granted access, removed again, and the last administrator stays", async ({
  administrator: page,
  stack,
}) => {
  const before = await office(stack);
  const { email, id, mayWrite } = await newAccount(stack, "mona.hassan@plantroom.example");
  expect(await mayWrite()).toBe(false);

  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Administrators" }).click();
  const [card, working, dialog] = [cardOf(page), workingOf(page), dialogOf(page)];
  await expect(card.getByRole("list", { name: "Accounts waiting for approval" }).getByText(email)).toBeVisible();

  // The only administrator cannot leave: nobody could let anybody in again.
  await working.getByRole("button", { name: `Remove ${ADMINISTRATOR.email}` }).click();
  await expect(dialog.getByText("This is your own account")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("The last administrator cannot be removed.")).toBeVisible();
  expect(await admins(stack)).toEqual([before]);

  await card.getByRole("button", { name: `Grant access to ${email}` }).click();
  await expect(page.getByText(`${email} works here now: Publisher`)).toBeVisible();
  // A toast stays open while the pointer is on it, and this one appears under the pointer.
  await page.mouse.move(0, 0);
  await expect(working.getByText(email)).toBeVisible();
  expect(await admins(stack)).toContainEqual({ user_id: id, granted_by: before.user_id });
  expect(await mayWrite()).toBe(true);

  await working.getByRole("button", { name: `Remove ${email}` }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await mayWrite()).toBe(true);
  await working.getByRole("button", { name: `Remove ${email}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByRole("button", { name: `Grant access to ${email}` })).toBeVisible();
  expect(await admins(stack)).toEqual([before]);
  expect(await mayWrite()).toBe(false);
});

test("an administrator who removes themselves sees that on the current screen, and continues there once they have access again", async ({
  signedIn: page,
  stack,
}) => {
  const { user_id } = await office(stack);
  const { email, id, client } = await newAccount(stack, "hoda.nabil@plantroom.example");
  await stack.secret.from("admins").insert({ user_id: id });
  await page.goto("/admin/settings");
  const [card, working, dialog] = [cardOf(page), workingOf(page), dialogOf(page)];
  await expect(working.getByText(email)).toBeVisible();
  await working.getByRole("button", { name: `Remove ${ADMINISTRATOR.email}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();
  await expectAccessible(page);
  expect(await admins(stack)).toMatchObject([{ user_id: id }]);
  expect((await client.from("admins").insert({ user_id })).error).toBeNull();
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { name: "Site Settings" })).toBeVisible();
  await working.getByRole("button", { name: `Remove ${email}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByRole("button", { name: `Grant access to ${email}` })).toBeVisible();
  expect(await admins(stack)).toMatchObject([{ user_id }]);
});
