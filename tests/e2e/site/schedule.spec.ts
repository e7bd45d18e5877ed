import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readXlsx } from "hucre/xlsx";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { addressIn } from "#domain/languages/languages.ts";
import { shownMessage } from "#texts/messages.ts";
import { PRODUCT_TEXTS } from "#texts/products.ts";
import { SCHEDULE_TEXTS as T } from "#texts/schedules.ts";
import { expect, inEachLanguage, scriptsReady, test } from "../../support/stories/plantroom.ts";
import { expectWhole } from "../../support/stories/whole.ts";

test.use({ viewport: { width: 390, height: 844 } });

const PUMP = "End-Suction Chilled-Water Pump, 15 kW";
const CHILLER = "Daikin PEH Water-Cooled Centrifugal Chiller, 1231 kW";
const NO_ROW =
  "No row of equipment was found in this. A row has a tag, such as CH-01, or names a machine, and says what is asked for; a specification says what a machine shall have.";
const SCHEDULE = [
  "CH-01, water-cooled chiller, 2 nos., 350 TR, COP ≥ 5.8, R-134a",
  "P-01, chilled water pump, 3 nos., 40 l/s at 25 m head, motor max. 15 kW",
  "P-02, chilled water pump, 1 no., 40 l/s, head 30 m",
].join("\n");

const row = (page: Page, tag: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: tag, exact: true }) });

/** Sends the quote list; answers when the request has arrived. */
async function send(page: Page): Promise<void> {
  await page.goto("/contact");
  const form = page.locator("#message-form");
  for (const [label, text] of Object.entries({
    "First name": "Samir",
    "Last name": "Aziz",
    Email: "samir@story.example",
  }))
    await form.getByLabel(label).fill(text);
  // The server treats a form that is sent within three seconds as sent by a bot.
  await form
    .locator("[data-opened-at]")
    .evaluate((input: HTMLInputElement) => (input.value = String(Date.now() - 5000)));
  await form.getByRole("button", { name: "Request Quote" }).click();
  await expect(form.getByText(/^Thank you\. Your request Q-/)).toBeVisible();
}

test("a pasted schedule becomes machines, a comparison sheet and a request that carries its tags", async ({
  page,
  stack,
}) => {
  await page.goto("/quote-list");
  await page.getByRole("main").getByRole("link", { name: "Read an equipment schedule" }).click();
  await expect(page).toHaveURL(/\/schedule$/);
  await scriptsReady(page);
  await page.getByLabel("Schedule as text").fill(SCHEDULE);
  await page.getByRole("button", { name: "Read the schedule" }).click();

  // What is not stated is said so, and what deviates is not chosen by itself.
  const chiller = row(page, "CH-01").getByRole("radio", { name: CHILLER });
  await expect(chiller).toBeChecked();
  await expect(row(page, "CH-01").getByText("Not stated: Refrigerant").first()).toBeVisible();
  await expect(row(page, "P-01").getByRole("radio", { name: PUMP })).toBeChecked();
  await expect(row(page, "P-02").getByRole("radio", { name: "None of these" })).toBeChecked();
  await expect(row(page, "P-02").getByText("Head 25 m, −17\u00a0%").first()).toBeVisible();
  await row(page, "P-02").getByRole("radio", { name: PUMP }).check();
  await expectAccessible(page);
  await expectWhole(page);

  // A reload keeps text and choices.
  await page.reload();
  await expect(row(page, "P-02").getByRole("radio", { name: PUMP })).toBeChecked();

  await page.getByRole("button", { name: "Comparison sheet", exact: true }).click();
  const sheet = page.getByRole("table", { name: "P-02 · chilled water pump" });
  await expect(sheet.getByRole("row", { name: /^Head 30 m 25 m Deviates/ })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the comparison sheet as an Excel workbook" }).click();
  const { sheets } = await readXlsx(await readFile(await (await download).path()));
  expect(sheets[0]?.rows).toContainEqual(expect.arrayContaining(["P-02", PUMP, "Head", "30 m", "25 m", "Deviates"]));
  await page.getByRole("button", { name: "3 machines to the quote list" }).click();
  // Asking twice adds nothing twice.
  await page.getByRole("button", { name: "3 machines to the quote list" }).click();
  await page.getByRole("main").getByRole("link", { name: "Open the quote list" }).click();
  await expect(page.getByLabel(`Quantity: ${PUMP}`)).toHaveValue("4");
  await send(page);
  const { data } = await stack.secret
    .from("enquiry_lines")
    .select("product_name, quantity, note, enquiries!inner(email)")
    .eq("enquiries.email", "samir@story.example");
  const lines = new Map(data?.map((line) => [line.product_name, line]));
  expect(lines.get(CHILLER)).toMatchObject({
    quantity: 2,
    note: expect.stringMatching(/^CH-01: .*350 TR.*COP ≥ 5\.8.*R-134a/),
  });
  expect(lines.get(PUMP)).toMatchObject({ quantity: 4, note: expect.stringMatching(/P-01 \(3\).*P-02 \(1\).*30 m/) });
});

test("a paragraph of a specification becomes one machine, with each of its requirements compared", async ({ page }) => {
  await page.goto("/schedule");
  await scriptsReady(page);
  await page
    .getByLabel("Schedule as text")
    .fill(
      "Provide two water-cooled centrifugal chillers. Each chiller shall have a cooling capacity of not less than 1,200 kW with chilled water leaving at 6.67 °C.\nThe COP shall be at least 5.5. Refrigerant shall be R-134a. Weight shall not exceed 9,000 kg.",
    );
  await page.getByRole("button", { name: "Read the schedule" }).click();
  const machine = row(page, "Provide two water-cooled centrifugal chillers");
  await expect(machine.getByRole("radio", { name: /^Carrier 19XR .* 1407 kW/ })).toBeChecked();
  await expect(
    machine.getByText(/Cooling capacity 1,406\.6 kW ≥ 1,200 kW; .*COP 6\.04 W\/W ≥ 5\.5 at AHRI 550/).first(),
  ).toBeVisible();
  await expect(machine.getByLabel("Quantity: Provide two water-cooled centrifugal chillers")).toHaveValue("2");
  await expect(machine.getByText("Not stated: Refrigerant; Weight").first()).toBeVisible();
  await expectAccessible(page);
  await expectWhole(page);
});

test("what cannot be read is said, and nothing typed is lost", async ({ page }) => {
  await page.goto("/schedule");
  await scriptsReady(page);
  const text = page.getByLabel("Schedule as text");
  await text.fill("Dear Sirs,\nplease find attached our drawings.");
  await page.getByRole("button", { name: "Read the schedule" }).click();
  await expect(page.getByText("No row of equipment was found in this.", { exact: false })).toBeVisible();
  await expect(text).toHaveValue("Dear Sirs,\nplease find attached our drawings.");
  const file = page.getByLabel("Schedule as a file");
  await file.setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 plan") });
  await expect(page.getByText("This is a PDF", { exact: false })).toBeVisible();
  const csv = "Tag,Qty,Cooling capacity (kW),Sens. load (kW)\nFCU-01,4,7,5\nFCU-01,2,14,l/s 3\n";
  await file.setInputFiles({ name: "fcu.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(page.getByText("Several rows have the same tag: FCU-01")).toBeVisible();
  await page.getByText("Columns (4)").click();
  await page.getByLabel("Sens. load (kW)").selectOption("Sensible cooling capacity");
  await expect(page.getByText("Not stated: Sensible cooling capacity").first()).toBeVisible();
  await page.getByRole("button", { name: "Change the schedule" }).click();
  await text.fill("P-01, pump");
  await page.getByRole("button", { name: "Back to fcu.csv" }).click();
  await expect(page.getByText("Several rows have the same tag: FCU-01")).toBeVisible();
  await page.getByRole("button", { name: "Start again" }).click();
  await expect(text).toHaveValue("");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("fcu.csv")).toBeVisible();
});

test("a schedule whose reading never ended is not read again by itself", async ({ page }) => {
  await page.goto("/schedule");
  await scriptsReady(page);
  const text = page.getByLabel("Schedule as text");
  await text.fill("CH-01, water-cooled chiller, 2 nos., 350 TR");
  await page.getByRole("button", { name: "Read the schedule" }).click();
  await expect(page.getByText("1 row", { exact: true })).toBeVisible();
  // What is left of a tab that was closed while it read.
  await page.evaluate(() => localStorage.setItem("schedule-reading", "true"));
  await page.reload();
  await expect(page.getByText("The last visit ended before this was read.", { exact: false })).toBeVisible();
  await expect(text).toHaveValue("CH-01, water-cooled chiller, 2 nos., 350 TR");
  await page.getByRole("button", { name: "Read the schedule" }).click();
  await expect(page.getByText("1 row", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("1 row", { exact: true })).toBeVisible();
});

inEachLanguage((language) => {
  test("a schedule in Arabic is read by the same rules, and what does not fit is said", async ({ open, page }) => {
    await open("/schedule");
    await scriptsReady(page);
    const text = page.getByLabel(T.paste);
    await text.fill("السادة المحترمون،\nنرفق لكم الرسومات.");
    await page.getByRole("button", { name: T.read }).click();
    await expect(page.getByText(shownMessage(NO_ROW))).toBeVisible();
    await text.fill("CH-01: مبرد مياه تبريد مياه، عدد ٢، ٣٥٠ طن تبريد، معامل الأداء لا يقل عن ٥٫٨، فريون R-134a");
    await page.getByRole("button", { name: T.read }).click();
    const machine = row(page, "CH-01");
    await expect(machine.getByRole("radio", { name: language === "en" ? CHILLER : /دايكن.*PEH.*1231/ })).toBeChecked();
    await expect(machine.getByLabel(T.quantity)).toHaveValue("2");
    await expect(
      machine.getByText(language === "en" ? "Not stated: Refrigerant" : /غير مذكور.*(?:وسيط|مركب) التبريد/).first(),
    ).toBeVisible();
    await expectAccessible(page);
    await expectWhole(page);

    await page.getByRole("button", { name: T.sheet, exact: true }).click();
    await expect(page.getByRole("table").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: T.add(1) }).click();
    await page.getByRole("main").getByRole("link", { name: T.openList }).click();
    await expect(page).toHaveURL(addressIn(language, "/quote-list"));
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(1);
  });
});

inEachLanguage(() => {
  test("the equal of a product by other makers is found from its page, and what was there can be had back", async ({
    open,
    page,
  }) => {
    await open("/schedule");
    await scriptsReady(page);
    await page.getByLabel(T.paste).fill(SCHEDULE);
    await page.getByRole("button", { name: T.read }).click();
    await expect(row(page, "CH-01")).toBeVisible();

    await open("/products/carrier-19xr-water-cooled-centrifugal-chiller-1758-kw");
    await page.getByRole("link", { name: PRODUCT_TEXTS.equals }).click();
    const machines = page.getByRole("main").getByRole("radio");
    await expect(machines.first()).toBeVisible();
    await expect(page).toHaveURL(/\/schedule$/);
    const names = await machines.evaluateAll((all) => all.map((one) => one.closest("label")?.textContent ?? ""));
    expect(names.length).toBeGreaterThan(1);
    expect(names.slice(0, -1).join()).not.toContain("19XR");
    await expect(page.getByText(T.replaced)).toBeVisible();
    await page.getByRole("button", { name: T.undo }).click();
    await expect(row(page, "CH-01")).toBeVisible();
  });
});
