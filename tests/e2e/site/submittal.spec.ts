import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, scriptsReady, test } from "../../support/stories/plantroom.ts";
import { outlineOf, readBack } from "../../support/stories/read-package.ts";
import { madeDocument } from "../../support/content/submittals.ts";
import { expectWhole } from "../../support/stories/whole.ts";

test.use({ viewport: { width: 390, height: 844 } });

const PUMP = "End-Suction Chilled-Water Pump, 15 kW";
const CHILLER = "Daikin PEH Water-Cooled Centrifugal Chiller, 1231 kW";
const UNIT = "Air Handling Unit";
const SCHEDULE = [
  "CH-01, water-cooled chiller, 2 nos., 350 TR, COP ≥ 5.8, R-134a",
  "P-01, chilled water pump, 3 nos., 40 l/s at 25 m head, motor max. 15 kW",
].join("\n");

const item = (page: Page, name: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });

/** Puts a product on the quote list, and after it two machines of a schedule; ends on the page of the package. */
async function fillList(page: Page): Promise<void> {
  await page.goto("/products/air-handling-unit");
  await scriptsReady(page);
  await page.getByRole("button", { name: `Quote list: ${UNIT}`, exact: true }).click();
  await page.goto("/schedule");
  await scriptsReady(page);
  await page.getByLabel("Schedule as text").fill(SCHEDULE);
  await page.getByRole("button", { name: "Read the schedule" }).click();
  await page.getByRole("button", { name: "2 machines to the quote list" }).click();
  await page.getByRole("button", { name: "Comparison sheet", exact: true }).click();
  await page.getByRole("main").getByRole("link", { name: "Make a submittal package" }).click();
  await expect(page).toHaveURL(/\/submittal$/);
  await expect(item(page, CHILLER).getByText("CH-01")).toBeVisible();
}

/** Presses the button by the keyboard alone; answers the file that is saved. */
async function make(page: Page, button = "Make the package"): Promise<{ name: string; bytes: Uint8Array }> {
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).focus();
  await page.keyboard.press("Enter");
  const download = await saved;
  return { name: download.suggestedFilename(), bytes: new Uint8Array(readFileSync(await download.path())) };
}

test("a schedule becomes one PDF that can be submitted", async ({ page }) => {
  test.slow();
  await fillList(page);
  await expect(item(page, UNIT).getByText("No equipment schedule asked for this item", { exact: false })).toBeVisible();
  await page.getByRole("button", { name: "Make the package" }).click();
  await expect(page.getByRole("alert").getByText("Transmittal number is required.")).toBeVisible();
  await expect(page.getByLabel(/^Project/)).toBeFocused();
  await page.keyboard.type("Assiut Hospital");
  await page.getByLabel(/^Transmittal number/).fill("HVAC-014");
  await page.getByLabel("Revision").fill("2");
  await page.getByLabel("Date", { exact: true }).fill("2026-11-26");

  // One is sound, one is not: the sound one stays, and the other is named.
  const sound = await madeDocument([{ text: "Certificate" }, { text: "Drawing", width: 1191, height: 842 }]);
  await page
    .getByLabel(`Add PDF documents: ${PUMP}`)
    .setInputFiles([pdf("certificate.pdf", sound), pdf("broken.pdf", sound.slice(0, sound.length / 2))]);
  await expect(page.getByText("Not added: broken.pdf is damaged: its pages cannot be read.")).toBeVisible();
  await expect(item(page, PUMP).getByText("2 pages · 1 kB · A4, A3")).toBeVisible();
  await item(page, UNIT).getByRole("checkbox", { name: "Datasheet" }).uncheck();
  await expectAccessible(page);
  await expectWhole(page);

  const { name, bytes } = await make(page);
  expect(name).toBe("submittal-HVAC-014-rev2.pdf");
  await expect(page.getByText(/^submittal-HVAC-014-rev2\.pdf is in your downloads: \d+ pages/)).toBeVisible();
  const read = await readBack(bytes);
  const titles = outlineOf(read).map((line) => line.replace(/ → \d+$/, ""));
  expect(titles.slice(3)).toEqual([
    `1 · ${UNIT}`,
    `2 · CH-01 · ${CHILLER}`,
    "  Comparison sheet",
    "  Datasheet",
    `3 · P-01 · ${PUMP}`,
    "  Comparison sheet",
    "  Datasheet",
    "  certificate",
  ]);
  for (const { title, to } of read.outline.filter(({ depth }) => depth === 0).slice(3))
    expect(read.pages[to - 1]?.text).toContain(title.split(" · ").at(-1)?.split(" ").at(-1));
  const certificate = read.outline.at(-1)?.to ?? 0;
  expect(read.pages[certificate - 1]?.text).toContain("Certificate");
  expect(read.pages[certificate]?.text).toContain(`HVAC-014 · Rev 2 · page ${certificate + 1} of ${read.pages.length}`);

  // The form is kept, the documents are not; the same again is the same file.
  expect(Buffer.from((await make(page, "Make it again")).bytes).equals(Buffer.from(bytes))).toBe(true);
  await page.reload();
  await expect(page.getByLabel(/^Transmittal number/)).toHaveValue("HVAC-014");
  await expect(item(page, UNIT).getByRole("checkbox", { name: "Datasheet" })).not.toBeChecked();
  await expect(page.getByText("certificate.pdf")).toBeHidden();
});

test("a datasheet that cannot be loaded is named before anything is made, and asked for again", async ({ page }) => {
  await page.goto("/quote-list#item=air-handling-unit.2");
  await page.getByRole("button", { name: "Add to my list" }).click();
  await page.getByRole("main").getByRole("link", { name: "Make a submittal package" }).click();
  await page.getByLabel(/^Project/).fill("Assiut Hospital");
  await page.getByLabel(/^Transmittal number/).fill("14");
  await page.route("**/downloads/products/*.pdf", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("button", { name: "Make the package" }).click();
  const alert = page.getByRole("alert").filter({ hasText: "These datasheets could not be loaded" });
  await expect(alert.getByText(UNIT)).toBeVisible();
  await expectAccessible(page);
  await page.unroute("**/downloads/products/*.pdf");
  const { name, bytes } = await make(page, "Try again");
  expect(name).toBe("submittal-14-rev0.pdf");
  expect(outlineOf(await readBack(bytes)).slice(3)).toEqual([`1 · ${UNIT} → 4`, "  Datasheet → 5"]);
  await expect(alert).toBeHidden();
});

test("documents are put in order and removed by the keyboard, and the page loads nothing for PDFs before", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("response", async (answer) => {
    if (answer.url().endsWith(".js")) scripts.push(await answer.text().catch(() => ""));
  });
  await page.goto("/quote-list#item=air-handling-unit.2");
  await page.getByRole("button", { name: "Add to my list" }).click();
  await page.goto("/submittal");
  await expect(page.getByLabel(/^Project/)).toBeVisible();
  expect(scripts.length).toBeGreaterThan(2);
  expect(scripts.filter((code) => /PDFKit|EncryptedPDFError|CFFFont/.test(code))).toEqual([]);

  const one = await madeDocument([{ text: "One" }]);
  await page.getByLabel(`Add PDF documents: ${UNIT}`).setInputFiles([pdf("a.pdf", one), pdf("b.pdf", one)]);
  const names = page.getByRole("list", { name: `Your documents: ${UNIT}` }).getByRole("listitem");
  await expect(names).toHaveText([/a\.pdf/, /b\.pdf/]);
  await page.getByRole("button", { name: "Move up: b.pdf" }).focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText([/b\.pdf/, /a\.pdf/]);
  await expect(page.getByRole("status").getByText("b.pdf is now document 1 of 2.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Move up: b.pdf" })).toBeFocused();
  await page.getByRole("button", { name: "Remove: b.pdf" }).focus();
  await page.keyboard.press("Enter");
  await expect(names).toHaveText([/a\.pdf/]);
  await expect(page.getByLabel(`Add PDF documents: ${UNIT}`)).toBeFocused();
});

test("without products the page says where they come from", async ({ page }) => {
  await page.goto("/submittal");
  await expect(page.getByRole("heading", { name: "The quote list has no products" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Read an equipment schedule" }).click();
  await expect(page).toHaveURL(/\/schedule$/);
});
