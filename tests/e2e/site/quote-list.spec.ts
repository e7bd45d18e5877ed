import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expectWhole } from "../../support/stories/whole.ts";
import { scriptsReady, expect, test } from "../../support/stories/plantroom.ts";

const CHILLER = "Air Handling Unit";
const list = (page: Page) => page.getByRole("region", { name: "Quote list" });
const quantity = (page: Page, name: string) => list(page).getByLabel(`Quantity: ${name}`);

/** Makes the form look opened five seconds ago: the server treats a form that is sent within three seconds as sent by a bot. */
const openedAWhileAgo = (page: Page) =>
  page
    .locator("#message-form [data-opened-at]")
    .evaluate((input: HTMLInputElement) => (input.value = String(Date.now() - 5000)));

/** Collects a product on its page and another one from a card, by the keyboard alone; answers the name of the second. */
async function collect(page: Page): Promise<string> {
  await page.goto("/products/air-handling-unit");
  await scriptsReady(page);
  await page.getByRole("button", { name: `Quote list: ${CHILLER}`, exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("banner").getByRole("link", { name: "Quote list 1" })).toBeVisible();
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: "View Details" }) });
  const other = (await card.first().getByRole("heading").textContent()) ?? "";
  await card
    .first()
    .getByRole("button", { name: `Quote list: ${other}` })
    .focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[data-list-status]")).toHaveText("2 products on your quote list");
  await page.getByRole("banner").getByRole("link", { name: "Quote list 2" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/quote-list$/);
  return other;
}

/** Asks for the list and sends a plan with it; answers the number of the request. */
async function request(page: Page): Promise<string> {
  // The largest button of the site takes the list along.
  await page.getByRole("banner").getByRole("link", { name: "Get Quote" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const form = page.locator("#message-form");
  await expect(form.getByRole("region", { name: /^Your quote list/ }).getByRole("listitem")).toHaveText([
    `2 × ${CHILLER}`,
    /^1 × /,
  ]);
  for (const [label, text] of Object.entries({
    "First name": "Mona",
    "Last name": "Fahmy",
    Email: "mona@story.example",
    "Project name": "Assiut hospital",
  }))
    await form.getByLabel(label).fill(text);
  // A fault of the server loses nothing, and neither does a reload.
  await page.route("**/api/enquiry", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
  const ask = form.getByRole("button", { name: "Request Quote" });
  await openedAWhileAgo(page);
  await ask.click();
  await expect(form.getByText("Nothing is lost", { exact: false })).toBeVisible();
  await page.reload();
  await expect(form.getByLabel("Project name")).toHaveValue("Assiut hospital");
  await form.getByLabel("Drawings and schedules").setInputFiles([
    { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") },
  ]);
  await openedAWhileAgo(page);
  await ask.click();
  await expect(form.getByText("“notes.txt” cannot be sent.", { exact: false })).toBeVisible();
  await expect(form.getByLabel("First name")).toHaveValue("Mona");
  await form
    .getByLabel("Drawings and schedules")
    .setInputFiles([{ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") }]);
  await ask.click();
  const thanks = form.getByText(/^Thank you\. Your request Q-\d{4}-\d{4,} has arrived/);
  await expect(thanks).toBeVisible();
  const reference = /Q-[\d-]+/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
  await expect(form.getByRole("button", { name: "Send Message" })).toBeVisible();
  await page.goto("/quote-list");
  await expect(page.getByRole("heading", { name: `Request sent: ${reference}` })).toBeVisible();
  return reference;
}

test("products are collected, asked for in one request, and answered by the office", async ({
  signedIn: page,
  stack,
}) => {
  await stack.secret.from("enquiries").delete().neq("email", "");
  await collect(page);
  await quantity(page, CHILLER).fill("2");
  await list(page).getByLabel(`Note: ${CHILLER}`).fill("On the roof");
  await expect(list(page).getByText("2 products, 3 pieces")).toBeVisible();
  await expectAccessible(page);
  await expectWhole(page);

  const reference = await request(page);
  await page.goto("/admin?tab=enquiries&status=new");
  await page.getByRole("list", { name: "Enquiries" }).getByRole("link", { name: "Mona Fahmy" }).click();
  await expect(page.getByText(reference)).toBeVisible();
  const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: CHILLER, exact: true }) });
  const toEditor = row.getByRole("link", { name: CHILLER, exact: true });
  await expect(row.getByRole("cell")).toHaveText(["2", "On the roof"]);
  await expect(toEditor).toHaveAttribute("href", /\/admin\/products\//);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download plan.pdf" }).click();
  expect((await download).suggestedFilename()).toBe("plan.pdf");
  await page.getByLabel("Status", { exact: true }).selectOption("Quoted");
  await expect(page.getByText("Status: Quoted")).toBeVisible();
  await expectAccessible(page);
  const reply = await page.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  expect(decodeURIComponent(reply ?? "")).toContain(`Your request ${reference}: Assiut hospital`);
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByText("No Enquiries Found")).toBeVisible();
});

test("a list is changed by the keyboard, taken back, exported and shared without overwriting another", async ({
  page,
}) => {
  const other = await collect(page);
  const press = async (name: string | RegExp, within = list(page)) => {
    await within.getByRole("button", { name }).focus();
    await page.keyboard.press("Enter");
  };
  await quantity(page, other).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("12");
  await expect(list(page).getByText("2 products, 13 pieces")).toBeVisible();
  await press(`Remove: ${other}`);
  await expect(list(page).getByRole("button", { name: "Undo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(quantity(page, other)).toHaveValue("12");

  const pdf = page.waitForEvent("download");
  await press("Download PDF");
  expect((await pdf).suggestedFilename()).toMatch(/^quote-list-.*\.pdf$/);

  await press("Clear list");
  await page.keyboard.press("Escape");
  await expect(list(page).getByText("2 products, 13 pieces")).toBeVisible();
  await press("Clear list");
  await press("Clear list", page.getByRole("dialog"));
  await expect(list(page).getByRole("heading", { name: "Your quote list is empty" })).toBeVisible();
  await press("Undo");

  await page.goto("/quote-list#item=air-handling-unit.5.Cellar&item=no-such-product.1");
  const offer = page.getByRole("region", { name: "Somebody shared a quote list with you" });
  await expect(offer.getByText(`5 × ${CHILLER} (Cellar)`)).toBeVisible();
  await expect(quantity(page, CHILLER)).toHaveValue("1");
  await press("Add to my list", offer);
  await expect(quantity(page, CHILLER)).toHaveValue("6");
  await expect(list(page).getByText("This product is not in the catalogue.")).toBeVisible();
  await expect(page).toHaveURL(/\/quote-list$/);
  await press("Undo");
  await expect(list(page).getByText("2 products, 13 pieces")).toBeVisible();
});
