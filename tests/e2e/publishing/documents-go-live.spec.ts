import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { madeDocument, withScripts } from "../../support/content/submittals.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, scriptsReady, test } from "../../support/stories/plantroom.ts";
import { outlineOf, readBack } from "../../support/stories/read-package.ts";

const UNIT = "/products/air-handling-unit";
const pdf = (name: string, bytes: Uint8Array) => ({ name, mimeType: "application/pdf", buffer: Buffer.from(bytes) });

/** Drops five files, of which three are sound, corrects what is proposed, and stores it. */
async function addDocuments(page: Page, manual: Uint8Array): Promise<void> {
  const datasheet = await madeDocument([{ text: "Air Handling Unit, selection" }, { text: "Second page" }]);
  const certificate = await madeDocument([{ text: "Certificate of the Air Handling Unit. Valid until: 1 March 2020" }]);
  await page.goto("/admin/documents");
  await expect(page.getByText("No Documents Yet")).toBeVisible();
  await page
    .getByLabel("Documents to add")
    .setInputFiles([
      pdf("Air Handling Unit datasheet EN Rev 3 2025-04-01.pdf", datasheet),
      pdf("air_handling_unit_manual.pdf", manual),
      pdf("scan0001.pdf", certificate),
      pdf("with scripts.pdf", await madeDocument([{ text: "1" }, { text: "2" }], withScripts)),
      pdf("plan.pdf", new TextEncoder().encode("AC1032 a drawing")),
    ]);

  await expect(page.getByText("The PDF has a script.", { exact: false })).toBeVisible();
  await expect(page.getByText("called .pdf, but what is in it is DWG", { exact: false })).toBeVisible();
  const row = (name: string) => page.getByRole("listitem", { name });
  const first = row("Air Handling Unit datasheet EN Rev 3 2025-04-01.pdf");
  await expect(first.getByLabel("Kind")).toHaveValue("datasheet");
  await expect(first.getByLabel("Revision")).toHaveValue("3");
  await expect(first.getByLabel("Date")).toHaveValue("2025-04-01");
  await expect(first.getByText("Belongs to Air Handling Unit")).toBeVisible();
  await expect(first.getByText("belongs to (file name: Air Handling Unit)", { exact: false })).toBeVisible();
  await expect(row("scan0001.pdf").getByLabel("Valid until")).toHaveValue("2020-03-01");
  await expect(row("scan0001.pdf").getByText("first pages: Air Handling Unit", { exact: false })).toBeVisible();
  await row("air_handling_unit_manual.pdf").getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Add 3 documents" }).click();
  await expect(page.getByText("Enter the title of the document")).toBeVisible();
  await row("air_handling_unit_manual.pdf").getByLabel("Title").fill("Installation of the unit");
  await row("scan0001.pdf").getByLabel("Title").fill("Certificate of 2020");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Add 3 documents" }).click();
}

/** Makes a package of the quote list; answers the titles of its bookmarks. */
async function packageTitles(page: Page): Promise<string[]> {
  await page.getByLabel(/^Project/).fill("Assiut Hospital");
  await page.getByLabel(/^Transmittal number/).fill("HVAC-014");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Make the package" }).click();
  const read = await readBack(new Uint8Array(readFileSync(await (await saved).path())));
  return outlineOf(read).map((line) => line.trim().replace(/ → \d+$/, ""));
}

test("dropped files become documents of their product: in its downloads and in a submittal package", async ({
  administrator: page,
  stack,
}) => {
  test.slow();
  const manual = await madeDocument([{ text: "Installation" }]);
  await addDocuments(page, manual);
  const list = page.getByRole("list", { name: "Documents" });
  await expect(list.getByRole("link", { name: "Certificate of 2020", exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("State").selectOption("Ended, or ending within 60 days");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  // The same file again is known.
  await page.getByLabel("Documents to add").setInputFiles([pdf("again.pdf", manual)]);
  await expect(page.getByText("It is stored already, as “Installation of the unit”.")).toBeVisible();
  await page.goto("/admin");
  await expect(page.getByText(/1 document or certificate ended/)).toBeVisible();

  await publish(stack);
  // The other tabs hide it.
  await page.goto(`${UNIT}#downloads`);
  const download = page.locator("#downloads").getByRole("link", { name: /Installation of the unit/ });
  await expect(download).toContainText("Manual · English · 1 page");
  const answer = await page.request.get((await download.getAttribute("href")) ?? "");
  expect(new Uint8Array(await answer.body())).toEqual(manual);
  expect(answer.headers()).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": "attachment",
    "content-security-policy": "default-src 'none'; sandbox",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  await page.goto(`/ar${UNIT}`);
  await expect(page.locator("#downloads")).toContainText("دليل التركيب والتشغيل");

  await page.goto(UNIT);
  await scriptsReady(page);
  await page.getByRole("button", { name: "Quote list: Air Handling Unit", exact: true }).click();
  await page.goto("/submittal");
  await expect(page.getByRole("checkbox", { name: /Installation of the unit/ })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: /Certificate of 2020/ })).not.toBeChecked();
  await expect(page.getByText("Valid until 1 March 2020 only")).toBeVisible();
  await expectAccessible(page);
  const titles = await packageTitles(page);
  expect(titles).toContain("Installation of the unit");
  expect(titles).not.toContain("Certificate of 2020");

  await stack.secret.from("documents").delete().neq("slug", "");
  await publish(stack);
});
