import type { Locator, Page } from "@playwright/test";
import { publishDuePlan } from "#db/changes/plans.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { scheduleSoon } from "../../support/database/plans.ts";
import { asAdministrator, type Stack } from "../../support/stories/plantroom.ts";

const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

/** The versions of the parts of a plan. */
const versionsIn = async ({ secret }: Stack, plan: string): Promise<string[]> =>
  ((await secret.from("changes").select("id").eq("plan_id", plan)).data ?? []).map(({ id }) => id);

/** Saves the draft of a brand with that country from its editor. */
async function draftCountry(page: Page, brand: { id: string }, country: string): Promise<void> {
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill(country);
  await button(page, "Save draft").first().click();
  await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
}

/** Puts the draft on the screen into a new plan. */
async function beginPlan(page: Page, title: string): Promise<void> {
  await button(page, "Put into a plan").click();
  const asked = dialog(page, "Put into a plan");
  await expectAccessible(page);
  await asked.getByLabel("Plan", { exact: true }).selectOption("A new plan");
  // Without a name nothing is made.
  await button(asked, "Put into the plan").click();
  await expect(page.getByText("Enter a name")).toBeVisible();
  await asked.getByLabel("Name of the new plan").fill(title);
  await button(asked, "Put into the plan").click();
  await expect(page.getByText(`Put into ${title}`)).toBeVisible();
}

/** Adds the draft of a brand to the plan on the screen. */
async function addDraft(page: Page, { name }: { name: string }): Promise<void> {
  await button(page, "Add drafts").click();
  const adding = dialog(page, "Add drafts");
  await adding.getByLabel("Find a draft").fill(name);
  await adding.getByRole("checkbox", { name: new RegExp(name) }).check();
  await expectAccessible(page);
  await button(adding, "Add 1 draft").click();
  await expect(page.getByRole("list", { name: "In this plan" }).getByText(name)).toBeVisible();
}

/** Of the plan on the screen a brand was moved to Chad meanwhile: its draft is opened, and saved upon that with Finland. */
async function settleConflict(page: Page): Promise<void> {
  const conflict = page.getByRole("region", { name: "1 record changed on the site meanwhile" });
  await expect(conflict).toContainText("Country");
  await expect(conflict.getByRole("deletion").filter({ hasText: "Chad" })).toBeVisible();
  await expect(conflict.getByRole("insertion").filter({ hasText: "Finland" })).toBeVisible();
  await expectAccessible(page);
  await button(page, "Publish the plan").click();
  await expect(page.getByRole("alertdialog", { name: "Publish the others now?" })).toContainText(
    "what was drafted stays a draft",
  );
  await button(page, "Cancel").click();

  // The draft is opened, and saved upon what is on the site.
  await conflict.getByRole("link", { name: "Open draft" }).click();
  await expect(page.getByLabel("Country")).toHaveValue("Finland");
  await button(page, "Save draft").click();
  const choice = dialog(page, "This brand was changed by somebody else");
  await expect(choice).toContainText("Chad");
  await choice.getByRole("button", { name: /^Save/ }).click();
  await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Open its plan" }).click();
  await expect(conflict).toHaveCount(0);
}

/** Publishes the plan on the screen, looks at what the list says of it, and undoes it. */
async function publishAndUndo(page: Page, title: string, published: () => Promise<void>): Promise<void> {
  await button(page, "Publish the plan").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Publish the plan" }).click();
  await expect(page.getByText(`${title} published: 2 brands`)).toBeVisible();
  await published();
  const row = page.getByRole("list", { name: "Published plans" }).getByRole("listitem").filter({ hasText: title });
  // Nobody builds in this story: nothing is called live.
  await expect(row).toContainText("Published, on its way to the site");
  await expect(row).toContainText("2 records");
  await expectAccessible(page);
  await row.getByRole("button", { name: `Undo ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(row.getByText("Undone", { exact: true })).toBeVisible();
}

test("a writer begins a plan with a draft; a publisher adds another, settles what changed meanwhile, and publishes both", async ({
  stack,
  make,
  openAs,
}) => {
  const [first, second] = [await make.brand(), await make.brand()];
  const title = `Ramadan catalogue ${Date.now()}`;
  const countries = async () =>
    Promise.all(
      [first, second].map(
        async ({ id }) => (await stack.secret.from("brands").select("country").eq("id", id).single()).data?.country,
      ),
    );
  const writer = await openAs("writer");
  await draftCountry(writer, first, "Finland");
  await beginPlan(writer, title);
  await writer.getByRole("link", { name: "Open its plan" }).click();
  await expect(writer.getByRole("heading", { name: title })).toBeVisible();
  await expect(writer.getByText("A publisher gives this plan a date, or publishes it.")).toBeVisible();
  await expect(button(writer, "Publish the plan")).toHaveCount(0);

  const page = await openAs("publisher");
  await draftCountry(page, second, "Norway");
  await page.goto("/admin");
  await page.getByRole("link", { name: "Plans", exact: true }).click();
  const waiting = page.getByRole("list", { name: "Waiting plans" }).getByRole("listitem").filter({ hasText: title });
  await expect(waiting).toContainText("No date");
  await expect(waiting).toContainText("1 draft, 1 record");
  await expectAccessible(page);
  await waiting.getByRole("link", { name: title, exact: true }).click();
  await addDraft(page, second);
  const parts = page.getByRole("list", { name: "In this plan" });
  await expect(parts.getByRole("listitem")).toHaveCount(2);

  // Somebody changes the first brand on the site, in the field of the draft and in another.
  await stack.secret.from("brands").update({ country: "Chad", description: "By hand." }).eq("id", first.id);
  await page.reload();
  await settleConflict(page);
  await expect(parts.getByRole("listitem")).toHaveCount(2);

  await publishAndUndo(page, title, async () => {
    expect(await countries()).toEqual(["Finland", "Norway"]);
    const { data } = await stack.secret.from("brands").select("description").eq("id", first.id).single();
    expect(data).toEqual({ description: "By hand." });
  });
  expect(await countries()).toEqual(["Chad", null]);
});

test("a plan gets a day and a time in Cairo, in the hour that comes twice one of two, and a writer cannot change it then", async ({
  stack,
  make,
  openAs,
}) => {
  const brand = await make.brand();
  const title = `Night ${Date.now()}`;
  const writer = await openAs("writer");
  await draftCountry(writer, brand, "Finland");
  await beginPlan(writer, title);

  const page = await openAs("publisher");
  await page.goto("/admin/plans");
  await page.getByRole("main").getByRole("link", { name: title, exact: true }).click();
  await button(page, "Choose a time").click();
  const asked = dialog(page, "When does it go live?");
  const time = asked.getByLabel("Day and time in Cairo");
  await time.fill("2020-01-01T08:00");
  await button(asked, "Schedule").click();
  await expect(asked.getByText("This time is over. Choose one to come").first()).toBeVisible();
  await time.fill("2027-04-30T00:30");
  await button(asked, "Schedule").click();
  await expect(asked.getByText(/this hour is left out/).first()).toBeVisible();
  await time.fill("2027-10-28T23:30");
  await expect(asked.getByText("This hour comes twice in that night")).toBeVisible();
  await asked.getByLabel("The second time (UTC+02:00)").check();
  await expectAccessible(page);
  await button(asked, "Schedule").click();
  await expect(page.getByText("Thu, 28 Oct 2027, 23:30 Cairo time (UTC+02:00)")).toBeVisible();
  await expect(page.getByText(/also if nobody is here then/)).toBeVisible();

  // Asked again, the time and which of the two are as they were chosen.
  await button(page, "Change the time").click();
  await expect(time).toHaveValue("2027-10-28T23:30");
  await expect(asked.getByLabel("The second time (UTC+02:00)")).toBeChecked();
  await button(asked, "Cancel").click();

  await button(writer, "Save draft").click();
  await writer.getByLabel("Country").fill("Chad");
  await button(writer, "Save draft").click();
  await expect(writer.getByRole("alert").filter({ hasText: "This is part of a plan with a date." })).toBeVisible();
  await expect(writer.getByLabel("Country")).toHaveValue("Chad");

  await button(page, "Take the date back").click();
  await expect(button(page, "Choose a time")).toBeVisible();
  await button(page, "Remove plan").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove plan" }).click();
  await expect(page.getByText(`Plan ${title} removed`)).toBeVisible();
  // The draft is still there, in no plan.
  await button(writer, "Save draft").click();
  await expect(writer.getByText("Draft saved", { exact: true })).toBeVisible();
  expect((await stack.secret.from("brands").select("country").eq("id", brand.id).single()).data).toEqual({
    country: null,
  });
});

test("an import is put into a plan instead of being stored, and a plan that failed at its time is told on the dashboard", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const product = await make.product({ model: "A" });
  const { data: brand } = await stack.secret.from("brands").select("name").eq("id", product.brand_id).single();
  const title = `Price list ${Date.now()}`;
  await page.goto("/admin/products/import");
  const table = `Brand,Name,Model\n${brand?.name},${product.name},B`;
  await page
    .getByLabel(/file/i)
    .first()
    .setInputFiles({
      name: "models.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(table),
    });
  await page.getByLabel("A row means the product with the same").selectOption("Name");
  await page.getByRole("button", { name: "Preview the changes" }).click();
  await expect(page.getByText("1 row: 0 new, 1 changed, 0 unchanged, 0 refused.")).toBeVisible();
  await button(page, "Put into a plan").click();
  await dialog(page, "Put into a plan").getByLabel("Plan", { exact: true }).selectOption("A new plan");
  await page.getByLabel("Name of the new plan").fill(title);
  await button(dialog(page, "Put into a plan"), "Put into the plan").click();
  await expect(page.getByRole("heading", { name: "The import waits in its plan" })).toBeVisible();
  await page.getByRole("link", { name: "Open the plan" }).click();
  const parts = page.getByRole("list", { name: "In this plan" });
  await expect(parts.getByRole("listitem").filter({ hasText: "models.csv" })).toContainText("1 record");
  const model = async () => (await stack.secret.from("products").select("model").eq("id", product.id).single()).data;
  expect(await model()).toEqual({ model: "A" });

  // Its time comes after somebody has changed the product by hand.
  await stack.secret.from("products").update({ model: "C" }).eq("id", product.id);
  const { data: plan } = await stack.secret.from("changes").select("id").eq("title", title).single();
  await scheduleSoon(await asAdministrator(stack), plan?.id ?? "", await versionsIn(stack, plan?.id ?? ""));
  await expect.poll(() => publishDuePlan(stack.secret)).toMatchObject({ plan: plan?.id });
  await page.goto("/admin");
  const fault = page.getByRole("alert").filter({ hasText: title });
  await expect(fault).toContainText("It was not published at");
  await expect(fault).toContainText("1 record of it changed on the site meanwhile.");
  await expectAccessible(page);
  await fault.getByRole("link", { name: title }).click();
  await expect(page.getByRole("alert").filter({ hasText: "It was not published at" })).toBeVisible();
  await expect(page.getByRole("region", { name: "1 record changed on the site meanwhile" })).toBeVisible();
  await page.getByRole("button", { name: "Discard models.csv" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
  await expect(page.getByText("Nothing in This Plan Yet")).toBeVisible();
  expect(await model()).toEqual({ model: "C" });
  await stack.secret.rpc("remove_plan", { of_plan: plan?.id ?? "" });
});
