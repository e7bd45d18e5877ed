import { expectAccessible } from "../support/accessible.ts";
import { ADMINISTRATOR, expect, test, type Stack } from "../support/plantroom.ts";

const admins = async ({ secret }: Stack) => (await secret.from("admins").select("user_id, granted_by")).data ?? [];

test("a waiting account is granted access, removed again, and the last administrator stays", async ({
  administrator: page,
  stack,
}) => {
  const [office] = await admins(stack);
  if (!office) throw new Error("There is no administrator.");
  const email = "mona.hassan@plantroom.example";
  const mona = stack.stranger();
  const { data: account } = await mona.auth.signUp({ email, password: "condenser-water-32" });
  const id = account.user?.id ?? "";
  const monaMayWrite = async () =>
    ((await mona.from("pages").update({ title: "Terms of Use" }).eq("slug", "terms").select("id")).data ?? [])
      .length === 1;
  expect(await monaMayWrite()).toBe(false);

  await page.getByRole("tab", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Administrators" }).click();
  const card = page.getByRole("region", { name: "Administrators" });
  const working = card.getByRole("list", { name: "Administrators" });
  await expect(card.getByRole("list", { name: "Accounts waiting for approval" }).getByText(email)).toBeVisible();

  // The only administrator cannot leave: nobody could let anybody in again.
  const dialog = page.getByRole("alertdialog", { name: "Remove administrator" });
  await working.getByRole("button", { name: `Remove ${ADMINISTRATOR.email}` }).click();
  await expect(dialog.getByText("This is your own account")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByText("The last administrator cannot be removed.")).toBeVisible();
  expect(await admins(stack)).toEqual([office]);

  await card.getByRole("button", { name: `Grant access to ${email}` }).click();
  await expect(page.getByText(`${email} is an administrator now`)).toBeVisible();
  await expect(working.getByText(email)).toBeVisible();
  expect(await admins(stack)).toContainEqual({ user_id: id, granted_by: office.user_id });
  expect(await monaMayWrite()).toBe(true);

  await working.getByRole("button", { name: `Remove ${email}` }).click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await monaMayWrite()).toBe(true);
  await working.getByRole("button", { name: `Remove ${email}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByRole("button", { name: `Grant access to ${email}` })).toBeVisible();
  expect(await admins(stack)).toEqual([office]);
  expect(await monaMayWrite()).toBe(false);

  // Whoever removes themselves sees it where they are, and goes on there once they are let in again.
  await card.getByRole("button", { name: `Grant access to ${email}` }).click();
  await expect(working.getByText(email)).toBeVisible();
  await working.getByRole("button", { name: `Remove ${ADMINISTRATOR.email}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByRole("heading", { name: "Waiting for approval" })).toBeVisible();
  await expectAccessible(page);
  expect((await admins(stack)).map(({ user_id }) => user_id)).toEqual([id]);
  expect((await mona.from("admins").insert({ user_id: office.user_id })).error).toBeNull();
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByRole("heading", { name: "Site Settings" })).toBeVisible();
  await working.getByRole("button", { name: `Remove ${email}` }).click();
  await dialog.getByRole("button", { name: "Remove" }).click();
  await expect(card.getByRole("button", { name: `Grant access to ${email}` })).toBeVisible();
  expect((await admins(stack)).map(({ user_id }) => user_id)).toEqual([office.user_id]);
});
