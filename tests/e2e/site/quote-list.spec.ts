import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { CONTACT_TEXTS } from "#texts/contact.ts";
import { shownMessage } from "#texts/messages.ts";
import { LIST_BUTTON_LABELS, LIST_CHANGES, PHRASES, PRODUCT_TEXTS } from "#texts/products.ts";
import { LIST_TABLE_TEXTS as X, QUOTE_TEXTS as T, REQUEST_TEXTS } from "#texts/quotes.ts";
import { SITE_TEXTS } from "#texts/site.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expectWhole } from "../../support/stories/whole.ts";
import { scriptsReady, expect, inEachLanguage, test } from "../../support/stories/plantroom.ts";

/** The product of the stories, in each language. */
const UNIT = { en: "Air Handling Unit", ar: "وحدة مناولة هواء" } as const;
type Open = (address: string) => Promise<unknown>;
const list = (page: Page) => page.getByRole("region", { name: T.title });
const quantity = (page: Page, name: string) => list(page).getByLabel(`${T.quantity}: ${name}`, { exact: true });
const inBar = (page: Page, count: number) =>
  page.getByRole("banner").getByRole("link", { name: `${SITE_TEXTS.quoteList} ${count}` });

/** The name of a control as it is compared: without the characters that keep directions apart. */
const shownName = (name: string): RegExp =>
  new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replace(/[\u2066-\u2069]/g, ".?"));

/** Makes the form look opened five seconds ago: the server treats a form that is sent within three seconds as sent by a bot. */
const openedAWhileAgo = (page: Page) =>
  page
    .locator("#message-form [data-opened-at]")
    .evaluate((input: HTMLInputElement) => (input.value = String(Date.now() - 5000)));

/** Collects a product on its page and another one from a card, by the keyboard alone; answers the name of the second. */
async function collect(page: Page, open: Open, unit: string): Promise<string> {
  await open("/products/air-handling-unit");
  await scriptsReady(page);
  const button = (name: string) => PHRASES.about(LIST_BUTTON_LABELS.quote, name);
  await page
    .getByRole("button", { name: button(unit), exact: true })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(inBar(page, 1)).toBeVisible();
  const card = page.getByRole("region", { name: PRODUCT_TEXTS.related }).getByRole("article").first();
  const other = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("button", { name: button(other) }).focus();
  await page.keyboard.press("Space");
  await expect(page.locator("[data-list-status]")).toHaveText(LIST_CHANGES.quote(2));
  await inBar(page, 2).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/quote-list$/);
  return other;
}

/** Asks for the list and sends a plan with it; answers the number of the request. */
async function request(page: Page, open: Open, unit: string): Promise<string> {
  const { firstName, lastName, email, projectName } = CONTACT_TEXTS.fields;
  // The largest button of the site takes the list along.
  await page.getByRole("banner").getByRole("link", { name: SITE_TEXTS.getQuote }).click();
  await expect(page).toHaveURL(/\/contact$/);
  const form = page.locator("#message-form");
  await expect(form.getByRole("region", { name: REQUEST_TEXTS.list }).getByRole("listitem")).toHaveText([
    `2 × ${unit}`,
    /^1 × /,
  ]);
  for (const [label, text] of Object.entries({
    [firstName]: "Mona",
    [lastName]: "Fahmy",
    [email]: "mona@story.example",
    [projectName]: "Assiut hospital",
  }))
    await form.getByLabel(label).fill(text);
  // A fault of the server loses nothing, and neither does a reload.
  await page.route("**/api/enquiry", (route) => route.fulfill({ status: 502, body: "" }), { times: 1 });
  const ask = form.getByRole("button", { name: REQUEST_TEXTS.name });
  await openedAWhileAgo(page);
  await ask.click();
  await expect(form.getByText(CONTACT_TEXTS.failed)).toBeVisible();
  await page.reload();
  await expect(form.getByLabel(projectName)).toHaveValue("Assiut hospital");
  const files = form.getByLabel(REQUEST_TEXTS.files);
  await files.setInputFiles([
    { name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") },
    { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("Notes") },
  ]);
  await openedAWhileAgo(page);
  await ask.click();
  await expect(
    form.getByText(shownMessage("“notes.txt” cannot be sent. Choose PDF, PNG, JPEG, WebP, XLSX or DWG, 20 MB in all.")),
  ).toBeVisible();
  await expect(form.getByLabel(firstName)).toHaveValue("Mona");
  await files.setInputFiles([{ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") }]);
  await ask.click();
  const thanks = form.locator("[data-kind=good]");
  await expect(thanks).toContainText(/Q-\d{4}-\d{4,}/);
  const reference = /Q-[\d-]+/.exec((await thanks.textContent()) ?? "")?.[0] ?? "";
  await expect(thanks).toHaveText(
    shownMessage(`Thank you. Your request ${reference} has arrived, and an engineer will answer it.`),
  );
  await expect(form.getByRole("button", { name: CONTACT_TEXTS.send })).toBeVisible();
  await open("/quote-list");
  await expect(page.getByRole("heading", { name: `${T.sentTitle} ${reference}` })).toBeVisible();
  return reference;
}

inEachLanguage((language) => {
  const unit = UNIT[language];

  test("products are collected, asked for in one request, and answered by the office", async ({
    open,
    signedIn: page,
    stack,
  }) => {
    await stack.secret.from("enquiries").delete().neq("email", "");
    await collect(page, open, unit);
    await quantity(page, unit).fill("2");
    await list(page).getByLabel(`${T.note}: ${unit}`, { exact: true }).fill("On the roof");
    await expect(list(page).getByText(T.counts(2, 3))).toBeVisible();
    await expectAccessible(page);
    await expectWhole(page);

    const reference = await request(page, open, unit);
    // The office reads it in English.
    await page.goto("/admin?tab=enquiries&status=new");
    await page.getByRole("list", { name: "Enquiries" }).getByRole("link", { name: "Mona Fahmy" }).click();
    await expect(page.getByText(reference)).toBeVisible();
    const row = page.getByRole("row").filter({ has: page.getByRole("link", { name: UNIT.en, exact: true }) });
    const toEditor = row.getByRole("link", { name: UNIT.en, exact: true });
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
});

inEachLanguage((language) => {
  const unit = UNIT[language];

  test("a list is changed by the keyboard, taken back, exported and shared without overwriting another", async ({
    open,
    page,
  }) => {
    const other = await collect(page, open, unit);
    const press = async (name: string | RegExp, within = list(page)) => {
      await within.getByRole("button", { name }).focus();
      await page.keyboard.press("Enter");
    };
    await quantity(page, other).focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("12");
    await expect(list(page).getByText(T.counts(2, 13))).toBeVisible();
    await press(`${T.remove}: ${other}`);
    await expect(list(page).getByRole("button", { name: T.undo })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(quantity(page, other)).toHaveValue("12");

    const pdf = page.waitForEvent("download");
    await press(T.pdf);
    expect((await pdf).suggestedFilename()).toMatch(/^quote-list-.*\.pdf$/);

    await press(T.clear);
    await page.keyboard.press("Escape");
    await expect(list(page).getByText(T.counts(2, 13))).toBeVisible();
    await press(T.clear);
    await press(T.clear, page.getByRole("dialog"));
    await expect(list(page).getByRole("heading", { name: T.emptyTitle })).toBeVisible();
    await press(T.undo);

    await open("/quote-list#item=air-handling-unit.5.Cellar&item=no-such-product.1");
    const offer = page.getByRole("region", { name: T.sharedTitle });
    await expect(offer.getByText(`5 × ${unit} (Cellar)`)).toBeVisible();
    await expect(quantity(page, unit)).toHaveValue("1");
    await press(T.add, offer);
    await expect(quantity(page, unit)).toHaveValue("6");
    await expect(list(page).getByText(T.unknown)).toBeVisible();
    await expect(page).toHaveURL(/\/quote-list$/);
    await press(T.undo);
    await expect(list(page).getByText(T.counts(2, 13))).toBeVisible();
  });
});

inEachLanguage((language) => {
  test("the list is taken along in the columns of somebody else's form, which are kept for the next one", async ({
    open,
    page,
  }) => {
    await open("/quote-list#item=air-handling-unit.2.AHU-01");
    await scriptsReady(page);
    await list(page).getByRole("button", { name: T.add }).click();
    const panel = list(page).getByRole("group").filter({ hasText: X.title });
    await panel.getByText(X.title).click();
    // By the keyboard: the note becomes the first column, under the head of the form.
    const place = async (): Promise<number> =>
      (await panel.getByRole("listitem").allTextContents()).findIndex((text) => text.includes(X.fields.note));
    while ((await place()) > 0) {
      await panel.getByRole("button", { name: shownName(X.earlier(X.fields.note)) }).focus();
      await page.keyboard.press("Enter");
    }
    await panel.getByLabel(shownName(X.headOf(X.fields.note))).fill("Tag No.");
    await panel.getByLabel(X.add).selectOption({ label: X.fields.empty });
    await panel.getByLabel(shownName(X.headOf(X.fields.empty))).fill("Rate");
    await panel.getByLabel(X.nameOfSet).fill("Form 7");
    await panel.getByRole("button", { name: X.keep }).click();
    await expectAccessible(page);

    await page.reload();
    await scriptsReady(page);
    await panel.getByText(X.title).click();
    await panel.getByLabel(X.saved).selectOption("Form 7");
    const download = page.waitForEvent("download");
    await panel.getByRole("button", { name: X.download }).click();
    const { sheets } = await readXlsx(new Uint8Array(await readFile(await (await download).path())));
    const [heads, row] = sheets[0]?.rows ?? [];
    expect(heads?.[0]).toBe("Tag No.");
    expect(heads?.at(-1)).toBe("Rate");
    expect(row?.slice(0, 3)).toEqual(["AHU-01", "1", UNIT[language]]);
  });
});
