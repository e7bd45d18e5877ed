import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { publish, type Stack } from "../../support/stories/plantroom.ts";

test.use({ publishes: true });
// Waits for several real builds, one after the other.

const state = (page: Page, text: string) => expect(page.getByText(`Publishing: ${text}`)).toBeAttached();
const liveDeploy = async ({ site }: Stack) =>
  ((await (await fetch(`${site}/build.json`)).json()) as { deploy: number }).deploy;

test("rolled back to a kept release: a save asks, a restarted builder does not undo it, and forward again", async ({
  signedIn: page,
  context,
  stack,
  make,
}) => {
  const brand = await make.brand({ country: "Italy" });
  const shown = async () => (await fetch(`${stack.site}/brands/${brand.slug}`)).text();
  await publish(stack);
  await stack.secret.from("brands").update({ country: "Malta" }).eq("id", brand.id).throwOnError();
  await publish(stack);
  expect(await shown()).toContain("Malta");

  await page.goto("/admin/releases");
  const newest = page.getByRole("list", { name: "Publications" }).getByRole("listitem").first();
  await expect(newest.getByText("Live now")).toBeVisible();
  await newest.getByText(/pages? changed$/).click();
  await expect(newest.getByRole("link", { name: new RegExp(`^/brands/${brand.slug} `) })).toBeVisible();
  await page
    .getByRole("button", { name: /^Roll back to/ })
    .first()
    .click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("The content in the administration stays as it is.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Roll back" }).click();
  await state(page, "Older release");
  expect(await shown()).toContain("Italy");
  await expectAccessible(page);
  const rolledBackTo = await liveDeploy(stack);

  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Spain");
  await page.keyboard.press("Control+s");
  const line = page.getByRole("region", { name: "Older release" });
  await expect(line).toContainText("What was saved since then is stored, but visitors do not see it.");
  await line.getByRole("button", { name: "Keep the older release" }).click();
  await expect(line.getByRole("button", { name: "Keep the older release" })).toHaveCount(0);
  const colleague = await context.newPage();
  await colleague.goto("/admin");
  await expect(colleague.getByRole("button", { name: "Keep the older release" })).toBeVisible();
  await colleague.close();

  await stack.killBuilder();
  await stack.restartBuilder();
  await fetch(stack.hookUrl, { method: "POST" });
  await page.goto("/admin/releases");
  await page
    .getByRole("button", { name: /^Go forward to/ })
    .first()
    .waitFor();
  expect(await liveDeploy(stack)).toBe(rolledBackTo);
  await page
    .getByRole("button", { name: /^Go forward to/ })
    .first()
    .click();
  await dialog.getByRole("button", { name: "Go forward" }).click();
  await expect.poll(shown).toContain("Spain");
  await state(page, "Live");
});
