import type { Json } from "#db/database.types.ts";
import { saveSettings } from "#db/content/settings.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { asAdministrator, expect, test, type Stack } from "../../support/stories/plantroom.ts";

const setting = async ({ secret }: Stack, key: string) =>
  (await secret.from("settings").select("*").eq("key", key).maybeSingle()).data;
/** As another administrator would. */
const store = async (stack: Stack, values: Record<string, unknown>) =>
  saveSettings(
    await asAdministrator(stack),
    Object.fromEntries(Object.entries(values).map(([key, value]) => [key, { value: value as Json }])),
  );

test.use({ publishes: false });

test("two people at the settings: what only one changed is kept, and conflicts are asked about", async ({
  signedIn: page,
  stack,
}) => {
  const before = {
    company_tagline: (await setting(stack, "company_tagline"))?.value,
    support_hours: (await setting(stack, "support_hours"))?.value,
  };
  await page.goto("/admin/settings");
  await page.getByLabel("Tagline").fill("My tagline");
  await store(stack, { support_hours: "24/5", company_tagline: "Their tagline" });
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  const conflict = page.getByRole("dialog", { name: "This record was changed by somebody else" });
  await expect(conflict.getByText("Their tagline")).toBeVisible();
  await expect(conflict.getByText("only somebody else changed it: Support Hours")).toBeVisible();
  await expectAccessible(page);
  expect((await setting(stack, "company_tagline"))?.value).toBe("Their tagline");
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect((await setting(stack, "company_tagline"))?.value).toBe("My tagline");
  expect((await setting(stack, "support_hours"))?.value).toBe("24/5");

  // Where both changed several fields, one choice is enough.
  await store(stack, { support_hours: "24/6", company_tagline: "Their tagline" });
  await page.getByLabel("Tagline").fill("My tagline again");
  await page.getByLabel("Support Hours").fill("8/5");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await conflict.getByRole("button", { name: "All mine" }).click();
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect.poll(async () => (await setting(stack, "company_tagline"))?.value).toBe("My tagline again");
  expect((await setting(stack, "support_hours"))?.value).toBe("8/5");
  await store(stack, before);
});

test("settings are saved as a draft, looked at, found in the list of drafts and published from their form", async ({
  signedIn: page,
  stack,
}) => {
  const before = { company_tagline: (await setting(stack, "company_tagline"))?.value };
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto("/admin/settings");
  await page.getByLabel("Tagline").fill("A tagline for the spring");
  await button("Save draft").click();
  await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
  const saved = page.getByRole("region", { name: "Saved draft" });
  await expect(saved).toContainText("Until it is published, visitors see the settings as they were.");
  await expectAccessible(page);
  expect((await setting(stack, "company_tagline"))?.value).toEqual(before.company_tagline);
  await button("Show changes").click();
  const changes = page.getByRole("dialog", { name: "What this draft changes" });
  await expect(changes).toContainText("Tagline");
  await expect(changes.getByRole("insertion").filter({ hasText: "spring" })).toBeVisible();
  await changes.getByRole("button", { name: "Close" }).last().click();

  await page.goto("/admin/drafts");
  await page.getByRole("link", { name: "Site Settings", exact: true }).click();
  await expect(page.getByLabel("Tagline")).toHaveValue("A tagline for the spring");
  await button("Save and keep editing").click();
  await expect(page.getByText("Settings saved")).toBeVisible();
  expect((await setting(stack, "company_tagline"))?.value).toBe("A tagline for the spring");
  await expect(saved).toHaveCount(0);
  await store(stack, before);
});

test("a raw value keeps its type, broken JSON is reported, and a deletion can be undone", async ({
  signedIn: page,
  stack,
}) => {
  await store(stack, { price_floor: "5" });
  await page.goto("/admin/settings");
  const value = page.getByLabel("Value of price_floor");
  const save = page.getByRole("button", { name: "Save price_floor" });
  await expect(value).toHaveValue('"5"');
  await page.getByLabel("Description of price_floor").fill("The lowest price.");
  await save.click();
  await expect(page.getByText('Setting "price_floor" saved')).toBeVisible();
  expect(await setting(stack, "price_floor")).toMatchObject({ value: "5", description: "The lowest price." });

  await value.fill('{"amount": 5,}');
  await save.click();
  await expect(
    page.getByText(/^This begins like JSON but cannot be read as such: .* to store it as text\.$/),
  ).toBeVisible();
  await expect(value).toBeFocused();
  await expectAccessible(page);
  expect((await setting(stack, "price_floor"))?.value).toBe("5");
  await value.fill('{"amount": 5}');
  await save.click();
  await expect.poll(async () => (await setting(stack, "price_floor"))?.value).toEqual({ amount: 5 });

  const before = await setting(stack, "price_floor");
  await page.getByRole("button", { name: "Delete price_floor" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText('Setting "price_floor" deleted')).toBeVisible();
  expect(await setting(stack, "price_floor")).toBeNull();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText('Setting "price_floor" restored')).toBeVisible();
  await expect(value).toHaveValue(JSON.stringify({ amount: 5 }, null, 2));
  expect(await setting(stack, "price_floor")).toEqual(before);
  await stack.secret.from("settings").delete().eq("key", "price_floor");
});
