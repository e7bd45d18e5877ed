import { saveDraft } from "#db/changes/drafts.ts";
import { planParts, putInPlan, savePlan, versionsOf } from "#db/changes/plans.ts";
import { unwrap } from "#db/errors.ts";
import { scheduleSoon } from "../../support/database/plans.ts";
import { asAdministrator, expect, test } from "../../support/stories/plantroom.ts";

test("a plan goes live at its time by itself: the log says when the site showed it, and one undo takes it off again", async ({
  signedIn: page,
  stack,
}) => {
  // Two builds.
  test.slow();
  const office = await asAdministrator(stack);
  const brand = unwrap(await stack.secret.from("brands").select("*").eq("slug", "daikin").single());
  const description = `Planned ${Date.now()}: with stock in Cairo.`;
  const title = `Stock ${Date.now()}`;
  const plan = await savePlan(office, title);
  const draft = await saveDraft(office, {
    ...{ kind: "brand", record: brand.id, name: brand.name, replaces: null },
    typed: { seen: brand, values: { description } },
    change: { before: { description: brand.description }, after: { description } },
  });
  await putInPlan(office, [draft], plan);
  await page.goto("/admin/plans");
  await expect(page.getByRole("list", { name: "Waiting plans" }).getByText(title)).toBeVisible();
  const shown = async () => (await (await fetch(`${stack.site}/brands/daikin`)).text()).includes(description);
  expect(await shown()).toBe(false);

  const due = await scheduleSoon(office, plan, versionsOf(await planParts(office, plan)));
  await expect.poll(shown).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(due.getTime());
  await page.reload();
  const published = page
    .getByRole("list", { name: "Published plans" })
    .getByRole("listitem")
    .filter({ hasText: title });
  await expect(published).toContainText(/Went live at \d\d:\d\d:\d\d\.\d, verified/);
  await page.goto("/admin/changes");
  await expect(page.getByRole("listitem").filter({ hasText: title }).first()).toContainText("Plan");

  await page.goto("/admin/plans");
  await published.getByRole("button", { name: `Undo ${title}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo" }).click();
  await expect(published.getByText("Undone", { exact: true })).toBeVisible();
  await expect.poll(shown).toBe(false);
});
