import { saveSettings } from "#db/content/settings.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { asAdministrator, expect, test, type Stack } from "../../support/stories/plantroom.ts";

const setting = async ({ secret }: Stack, key: string) =>
  (await secret.from("settings").select("*").eq("key", key).maybeSingle()).data;

test("a new telephone number is checked, saved alone, and shown on the live site", async ({
  administrator: page,
  stack,
}) => {
  test.slow();
  const before = await setting(stack, "phones");
  const untouched = await setting(stack, "company_name");
  await page.getByRole("tab", { name: "Settings" }).click();
  await expect(
    page.getByText(
      "Site-wide options (contact information, SEO settings, feature toggles) are managed at /admin/settings.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Site Settings" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Site Settings" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Administrators" }).getByRole("list").first()).toBeVisible();
  await expectAccessible(page);

  const number = page.getByRole("textbox", { name: "Telephone number 1", exact: true });
  await number.fill("call us");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(page.getByText("Enter a telephone number with its country code, such as +20 2 1234 5678")).toBeVisible();
  await expect(number).toBeFocused();
  await expect(number).toHaveValue("call us");
  expect((await setting(stack, "phones"))?.value).toEqual(before?.value);

  await number.fill("+20 2 5550 0999");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect((await setting(stack, "phones"))?.value).toMatchObject([
    { label: "Office", number: "+20 2 5550 0999" },
    { label: "Service" },
  ]);
  expect(await setting(stack, "company_name")).toEqual(untouched);
  try {
    await expect.poll(async () => (await fetch(`${stack.site}/contact`)).text()).toContain("+20 2 5550 0999");
    await expect(page.getByText("Publishing: Live")).toBeAttached();
  } finally {
    await saveSettings(await asAdministrator(stack), { phones: { value: before?.value ?? [] } });
  }
});
