import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { outlineOf, readBack } from "../../support/stories/read-package.ts";
import { madeDocument } from "../../support/content/submittals.ts";
import { expectWhole } from "../../support/stories/whole.ts";

const PHONE = { width: 390, height: 844 };
const [FIRST, SECOND, THIRD] = [
  "Air Handling Unit",
  "End-Suction Chilled-Water Pump, 15 kW",
  "Daikin PEH Water-Cooled Centrifugal Chiller, 1231 kW",
] as const;
const LIST = [
  "air-handling-unit.2",
  "end-suction-chilled-water-pump-15-kw.3",
  "daikin-peh-water-cooled-centrifugal-chiller-1231-kw.1",
];
const NUMBER = `HVAC-${Date.now()}`;

const itemOf = (page: Page, name: string): Locator =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3, name, exact: true }) });

/** What was said of an item. */
const saidOf = (page: Page, name: string): Locator => page.getByRole("region", { name: `Marks and answers: ${name}` });

async function mark(page: Page, name: string, letter: "A" | "B" | "C", remark = "", pageMeant = ""): Promise<void> {
  const form = page.getByRole("form", { name: `Your mark: ${name}` });
  await form.getByRole("radio", { name: new RegExp(`^${letter} ·`) }).check();
  if (remark) await form.getByLabel("Remark").fill(remark);
  if (pageMeant) await form.getByLabel(/^Page of the package/).fill(pageMeant);
  await form.getByRole("button", { name: /^Send mark/ }).click();
}

/** Puts the products on the quote list of this browser. */
async function fillList(page: Page): Promise<void> {
  await page.goto(`/quote-list#${LIST.map((item) => `item=${item}`).join("&")}`);
  await page.getByRole("button", { name: "Add to my list" }).click();
  await expect(page.getByRole("main").getByRole("link", { name: "Make a submittal package" })).toBeVisible();
}

async function issueFirst(page: Page): Promise<void> {
  await fillList(page);
  await page.goto("/admin/submittals");
  await page.getByRole("link", { name: "New submittal" }).click();
  await page.getByRole("button", { name: "Issue revision 0" }).click();
  await expect(page.getByRole("alert").getByText("Transmittal number is required.")).toBeVisible();
  await page.getByLabel(/^Project/).fill("Assiut Hospital");
  await page.getByLabel(/^Consultant/).fill("Delta Consultants");
  await page.getByLabel(/^Transmittal number/).fill(NUMBER);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Issue revision 0" }).click();
  await expect(page.getByRole("heading", { level: 1, name: `Assiut Hospital – ${NUMBER}` })).toBeVisible({
    timeout: 60_000,
  });
}

async function makeLink(page: Page): Promise<string> {
  await page.getByLabel("For whom").fill("Delta Consultants");
  await page.getByRole("button", { name: "Make link" }).click();
  const link = await page.getByLabel("New link").inputValue();
  expect(new URL(link).pathname + new URL(link).search).toBe("/review");
  return link;
}

async function issueNext(page: Page): Promise<void> {
  await page.getByLabel(`Answer about ${SECOND}`).fill("The certificate follows with revision 1.");
  await page
    .getByRole("region", { name: `2 · ${SECOND}` })
    .getByRole("button", { name: "Answer" })
    .click();
  await expect(page.getByText("Answer added")).toBeVisible();
  await page.getByRole("link", { name: "Issue revision 1" }).click();
  await expect(page.getByLabel(/^Transmittal number/)).toHaveValue(NUMBER);
  const bytes = Buffer.from(await madeDocument([{ text: "Certificate" }]));
  await page
    .getByLabel(`Add PDF documents: ${SECOND}`)
    .setInputFiles([{ name: "certificate.pdf", mimeType: "application/pdf", buffer: bytes }]);
  await expect(page.getByText("certificate.pdf", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Issue revision 1" }).click();
  await expect(page.getByRole("list", { name: "Revisions" }).getByText("Revision 1", { exact: true })).toBeVisible({
    timeout: 60_000,
  });
}

/** The first review: a name is asked for, and a mark that cannot be sent waits on the device. */
async function reviewOnPhone(reviewer: Page, link: string): Promise<void> {
  await reviewer.goto(link);
  await expect(reviewer.getByText("Assiut Hospital")).toBeVisible();
  await mark(reviewer, FIRST, "A");
  await expect(reviewer.getByText("Please enter your name", { exact: false })).toBeVisible();
  await expect(reviewer.getByLabel("Your name")).toBeFocused();
  await reviewer.getByLabel("Your name").fill("Sara Nabil");
  await mark(reviewer, FIRST, "A");
  await expect(reviewer.getByText("1 mark is stored.")).toBeVisible();
  await mark(reviewer, THIRD, "B", "Anti-vibration mounts as specified.", "9");
  await expect(saidOf(reviewer, THIRD).getByText("B · Approved as noted")).toBeVisible();
  await expect(saidOf(reviewer, THIRD).getByText("Page 9")).toBeVisible();
  await mark(reviewer, SECOND, "C");
  await expect(reviewer.getByText("Say what is to be noted or revised.")).toBeVisible();
  // Without a connection nothing is lost, also not by a reload; once it is back, the mark is sent, once.
  await reviewer.route("**/api/review", (route) => route.abort());
  await mark(reviewer, SECOND, "C", "The certificate of the motor is missing.");
  await expect(reviewer.getByText("1 mark is kept on this device", { exact: false })).toBeVisible();
  await expectAccessible(reviewer);
  await expectWhole(reviewer);
  await reviewer.unroute("**/api/review");
  await reviewer.reload();
  await expect(saidOf(reviewer, SECOND).getByText("The certificate of the motor is missing.")).toHaveCount(1);
  await expect(saidOf(reviewer, SECOND).getByText("Waits to be sent")).toBeHidden();
}

test("a package is kept, reviewed by link on a phone, revised with what has changed alone, and approved", async ({
  signedIn: page,
  browser,
}) => {
  test.slow();
  await issueFirst(page);
  await expectAccessible(page);
  const link = await makeLink(page);

  const phone = await browser.newContext({ viewport: PHONE });
  const reviewer = await phone.newPage();
  const requests: string[] = [];
  reviewer.on("request", (request) => requests.push(request.url()));
  await reviewOnPhone(reviewer, link);
  // The database is never called, and the token is in no address that is sent.
  const token = new URL(link).hash.slice(1);
  expect(requests.filter((url) => url.includes(token) || /\/rest\/v1\//.test(url))).toEqual([]);

  await page.goto("/admin/submittals");
  await expect(page.getByRole("listitem").filter({ hasText: NUMBER }).getByText("New marks")).toBeVisible();
  await page.getByRole("link", { name: `Assiut Hospital – ${NUMBER}` }).click();
  await expect(page.getByText("The certificate of the motor is missing.")).toBeVisible();
  await issueNext(page);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: `Download submittal-${NUMBER}-rev1.pdf` }).click();
  const read = await readBack(new Uint8Array(readFileSync(await (await saved).path())));
  expect(outlineOf(read).map((line) => line.replace(/ → \d+$/, ""))).toEqual([
    ...["Cover", "List of changes", "Transmittal form", "Index"],
    `1 · Δ1 ${SECOND}`,
    ...["  Datasheet", "  certificate"],
  ]);
  expect(read.pages[1]?.text).toContain("certificate: added");

  await reviewer.reload();
  await expect(saidOf(reviewer, SECOND).getByText("The certificate follows with revision 1.")).toBeVisible();
  await expect(itemOf(reviewer, SECOND).getByText("certificate: added")).toBeVisible();
  await expect(saidOf(reviewer, FIRST).getByText("A · Approved")).toBeVisible();
  await mark(reviewer, SECOND, "A");
  await expect(reviewer.getByRole("region", { name: "Submittal", exact: true }).getByText("Approved")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("main").getByText("Approved", { exact: true })).toBeVisible();

  // A withdrawn link opens nothing any more.
  await page.getByRole("button", { name: "Withdraw the link for Delta Consultants" }).click();
  await expect(page.getByText("Link withdrawn", { exact: false })).toBeVisible();
  await reviewer.reload();
  await expect(reviewer.getByRole("heading", { name: "This link opens nothing" })).toBeVisible();
  await phone.close();
});
