import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { scriptsReady, expect, test as base } from "../../support/stories/plantroom.ts";

/** Each story begins as on a first visit, in a browser with service workers. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await use(context);
    await context.close();
  },
});

const panel = (page: Page) => page.getByRole("region", { name: "The catalogue on this device" });
const press = (page: Page, name: string) => panel(page).getByRole("button", { name, exact: true }).click();

async function openPanel(page: Page): Promise<void> {
  await page.goto("/offline-catalogue");
  await expect(panel(page).getByText("Nothing has been saved yet.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

/** Presses Save, pauses during the first pack, reloads the page and resumes. */
async function saveWithPause(page: Page): Promise<void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.context().route("**/data/offline/*.pack", (route) => held.then(() => route.continue()), { times: 1 });
  await press(page, "Save for offline");
  await expect(panel(page).getByText(/^\d+ of [\d,]+ files, .* MB of .* MB$/)).toBeVisible();
  await press(page, "Pause");
  release();
  await expect(panel(page).getByText("Paused.", { exact: false })).toBeVisible();
  await page.reload();
  await press(page, "Resume");
  await expect(panel(page).getByText("Saved on", { exact: false })).toBeVisible();
}

/** A submittal package is made of what is on the device; a datasheet, which is drawn when it is asked for, is not. */
async function makePackage(page: Page): Promise<void> {
  await page.goto("/submittal");
  await page.getByLabel(/^Project/).fill("Cellar");
  await page.getByLabel(/^Transmittal number/).fill("1");
  await page.getByRole("button", { name: "Make the package" }).click();
  await expect(page.getByText("These datasheets could not be loaded", { exact: false })).toBeVisible();
  await page.getByRole("checkbox", { name: "Datasheet" }).uncheck();
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the package" }).click();
  expect((await saved).suggestedFilename()).toBe("submittal-1-rev0.pdf");
}

test("the whole catalogue is saved, paused and resumed, used without a connection, and removed", async ({
  page,
  context,
}) => {
  test.slow();
  await openPanel(page);
  await expect(panel(page).getByText(/[MG]B are free on this device/)).toBeVisible();
  await expectAccessible(page);
  await saveWithPause(page);
  await expect(panel(page).getByText("This is the newest version.", { exact: false })).toBeVisible();

  await context.setOffline(true);
  await page.goto("/products/air-handling-unit");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Air Handling Unit");
  const picture = page.getByRole("region", { name: "Pictures" }).locator("img").first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await scriptsReady(page);
  await page.getByRole("button", { name: "Quote list: Air Handling Unit", exact: true }).click();
  await page.getByRole("button", { name: "Favourite: Air Handling Unit", exact: true }).click();
  await page.keyboard.press("/");
  await page.keyboard.type("hospital chiller");
  const results = page.getByRole("dialog", { name: "Search the site" }).getByRole("listitem").getByRole("link");
  await expect(results.first()).toBeVisible();
  await page.goto("/products?search=19XR");
  await expect(page.getByRole("article").filter({ hasText: "Carrier 19XR" }).first()).toBeVisible();
  await page.goto("/products/category/chillers?spec.cooling-capacity=1000..");
  await expect(page.getByRole("slider", { name: "COP from" })).toBeVisible();
  await page.getByRole("group", { name: "Brand" }).getByRole("checkbox", { name: "Trane" }).check();
  await expect(page.getByRole("article").first()).toContainText("Trane");
  await page.goto("/favourites");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText("Air Handling Unit");
  const chiller = "carrier-19xr-water-cooled-centrifugal-chiller";
  await page.goto(`/compare?products=${chiller}-742-kw,${chiller}-1076-kw`);
  await expect(page.getByRole("row", { name: /^COP/ }).getByRole("cell").nth(1)).toContainText("5.52 W/W");
  await page.goto("/quote-list");
  await expect(page.getByLabel("Quantity: Air Handling Unit")).toHaveValue("1");
  await makePackage(page);
  await page.goto("/quote-list");
  await page.getByRole("main").getByRole("link", { name: "Request Quote" }).click();
  const form = page.locator("#message-form");
  await form
    .getByLabel("Drawings and schedules")
    .setInputFiles([{ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") }]);
  for (const [label, text] of Object.entries({
    "First name": "Mona",
    "Last name": "Fahmy",
    Email: "cave@story.example",
  }))
    await form.getByLabel(label).fill(text);
  await form.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByText("Waiting to be sent.", { exact: false })).toBeVisible();

  await page.goto("/offline-catalogue");
  await press(page, "Remove from this device");
  await expect(panel(page).getByText("Removed.", { exact: false })).toBeVisible();
  await page.goto("/products/pressure-vessel-that-was-never-opened");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
});

base("a message written without a connection waits, and arrives once", async ({ page, context, stack }) => {
  await stack.secret.from("enquiries").delete().neq("email", "");
  await page.goto("/contact");
  await scriptsReady(page);
  const form = page.locator("#message-form");
  await form.getByLabel("First name").fill("Mona");
  await form.getByLabel("Last name").fill("Fahmy");
  await form.getByLabel("Email").fill("basement@story.example");
  await form.getByLabel("Message").fill("Two chillers, please. I am in the basement.");
  await page.locator("#message-form [data-opened-at]").evaluate((input: HTMLInputElement) => {
    input.value = String(Date.now() - 5000);
  });
  await context.setOffline(true);
  await form.getByRole("button", { name: "Send Message" }).click();
  const waiting = page.getByRole("region", { name: "Your messages on this device" });
  await expect(waiting.getByText("Waiting to be sent.", { exact: false })).toBeVisible();
  await expect(waiting.getByRole("heading")).toBeFocused();
  await expect(form.getByLabel("Message")).toHaveValue("");
  await expectAccessible(page);

  // The answer to the first attempt is lost after the server has stored the message.
  await page.route(
    "**/api/enquiry",
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await context.setOffline(false);
  await expect(waiting.getByText("Sent. Thank you.", { exact: false })).toBeVisible();
  const { data } = await stack.secret.from("enquiries").select("message").eq("email", "basement@story.example");
  expect(data).toEqual([{ message: "Two chillers, please. I am in the basement." }]);
  await waiting.getByRole("button", { name: "Close" }).click();
  await expect(waiting).toBeHidden();
});

base("a request for quotation that waited is sent from any page, and has its number", async ({ page, stack }) => {
  await stack.secret.from("enquiries").delete().neq("email", "");
  await page.goto("/quote-list#item=air-handling-unit.3.Cellar");
  await page.getByRole("button", { name: "Add to my list" }).click();
  await page.getByRole("main").getByRole("link", { name: "Request Quote" }).click();
  const form = page.locator("#message-form");
  await form
    .getByLabel("Drawings and schedules")
    .setInputFiles([{ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") }]);
  await form.getByLabel("First name").fill("Mona");
  await form.getByLabel("Last name").fill("Fahmy");
  await form.getByLabel("Email").fill("roof@story.example");
  await form.locator("[data-opened-at]").evaluate((input: HTMLInputElement) => {
    input.value = String(Date.now() - 5000);
  });
  await page.route("**/api/enquiry", (route) => route.abort());
  await form.getByRole("button", { name: "Request Quote" }).click();
  const waiting = page.getByRole("region", { name: "Your messages on this device" });
  await expect(waiting.getByText("Waiting to be sent.", { exact: false })).toBeVisible();
  await expect(form.getByRole("button", { name: "Send Message" })).toBeVisible();
  await waiting.getByText("What you wrote").click();
  await expect(waiting.getByText("Files, which wait with it: plan.pdf", { exact: false })).toBeVisible();

  // It is tried again and again; what the visitor reads meanwhile stays open.
  for (let attempt = 1; attempt <= 2; attempt++) {
    const failed = page.waitForEvent("requestfailed");
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await failed;
  }
  await expect(waiting.getByText("Files, which wait with it: plan.pdf", { exact: false })).toBeVisible();

  await page.unroute("**/api/enquiry");
  await page.goto("/corporate");
  await page.getByRole("complementary").getByRole("link", { name: "Show" }).click();
  await expect(waiting.getByText(/Your request Q-\d{4}-\d{4,} has arrived/)).toBeVisible();
  const { data } = await stack.secret
    .from("enquiries")
    .select("reference, enquiry_files(name)")
    .eq("email", "roof@story.example");
  expect(data).toMatchObject([{ enquiry_files: [{ name: "plan.pdf" }] }]);
});
