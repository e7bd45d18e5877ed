import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { ADMINISTRATOR, type Stack } from "../../support/stories/plantroom.ts";

const newest = async ({ secret }: Stack) =>
  (await secret.from("deploys").select("*").order("id", { ascending: false }).limit(1).single()).data;
const revision = async ({ secret }: Stack) =>
  (await secret.from("content_revision").select("revision").single()).data?.revision ?? 0;
/** Waits until no build runs or is queued. */
const idle = (stack: Stack) => expect.poll(async () => (await newest(stack))?.status).not.toMatch(/queued|building/);
const live = (page: Page) => expect(page.getByText("Publishing: Live")).toBeAttached();

test.use({ publishes: true });
// Each waits for real builds, one after the other.

test("several saves in a row make one rebuild, and the panel says how long it took and where the page is", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand({ name: "Sigma Fans" });
  await page.goto(`/admin/brands/${brand.id}`);
  // A row that looks like a slow build keeps the queue waiting.
  await idle(stack);
  const { data: slow } = await stack.secret
    .from("deploys")
    .insert({ status: "building", reason: "A slow build", revision: 0, started_at: new Date().toISOString() })
    .select("id")
    .single();
  for (const country of ["Italy", "Spain", "Malta"]) {
    await page.getByLabel("Country").fill(country);
    const asked = page.waitForResponse((response) => response.url().endsWith("/api/rebuild"));
    await page.keyboard.press("Control+s");
    expect((await asked).status()).toBe(202);
  }
  await expect(page.getByText("Publishing: Queued")).toBeAttached();
  expect(await newest(stack)).toMatchObject({ status: "queued", requests: 3, reason: "Changed brand Sigma Fans" });
  expect(
    (
      await stack.secret
        .from("deploys")
        .select("id")
        .gt("id", slow?.id ?? 0)
    ).data,
  ).toHaveLength(1);

  await stack.secret
    .from("deploys")
    .update({ status: "failed", error: "Ended by the story.", finished_at: new Date().toISOString() })
    .eq("id", slow?.id ?? 0);
  await fetch(stack.hookUrl, { method: "POST" });
  await live(page);
  expect(await (await fetch(`${stack.site}/brands/${brand.slug}`)).text()).toContain("Malta");

  await page.getByTestId("publish-state").click();
  const panel = page.getByRole("group", { name: "Publishing" });
  await expect(panel.getByText("Visitors see the newest content.")).toBeVisible();
  await expect(panel.getByRole("link", { name: /Sigma Fans/ })).toHaveAttribute("href", `/brands/${brand.slug}`);
  await expect(
    panel.getByRole("list", { name: "How long publishing took lately" }).getByRole("listitem").last(),
  ).toContainText(/\d s$/);
  await expect(panel.getByRole("list", { name: "Latest changes" }).getByRole("listitem").first()).toContainText(
    new RegExp(`^Changed brand Sigma Fans and 2 more.*saved by ${ADMINISTRATOR.email}$`),
  );
  await expectAccessible(page);
  const before = (await newest(stack))?.id ?? 0;
  await panel.getByRole("button", { name: "Publish now" }).click();
  await expect.poll(async () => (await newest(stack))?.id).toBeGreaterThan(before);
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
});

test("a failed build says why and can be retried; one that would remove many pages goes live when the administrator insists", async ({
  administrator: page,
  stack,
  make,
}) => {
  await idle(stack);
  await make.brand();
  const fail = async (reason: { error: string; error_code?: "page-drop" }) => {
    const now = new Date().toISOString();
    await stack.secret.from("deploys").insert({
      status: "failed",
      reason: "Deleted Carrier",
      revision: await revision(stack),
      started_at: now,
      finished_at: now,
      ...reason,
    });
    await page.reload();
  };
  const failure = page.getByRole("region", { name: "Publishing failed" });
  await fail({ error: "The disk is full." });
  await expect(page.getByTestId("publish-state")).toContainText("Failed");
  await expect(failure).toContainText("The website was not updated. The disk is full. What visitors see is unchanged.");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toHaveCount(0);
  await live(page);

  await make.brand();
  await fail({
    error: "The site would shrink from 160 to 40 pages. If this is meant, publish again and confirm it.",
    error_code: "page-drop",
  });
  await expect(failure).toContainText("The website was not updated. The site would shrink from 160 to 40 pages.");
  await expectAccessible(page);
  await failure.getByRole("button", { name: "Publish anyway" }).click();
  await expect(failure).toHaveCount(0);
  await live(page);
  // The site is live a moment before the row says so.
  await expect
    .poll(() => newest(stack))
    .toMatchObject({ status: "live", accept_page_drop: true, reason: "Publish anyway" });
});
