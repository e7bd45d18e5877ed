import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import type { Stack } from "../../support/stories/plantroom.ts";

/** Chooses CSV in the dialog of the export. */
async function exportCsv(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Export" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: /CSV/ }).check();
  await dialog.getByRole("button", { name: /^Export \(/ }).click();
}

const unreadCount = async ({ secret }: Stack): Promise<number> => {
  const rows = secret.from("enquiries").select("id", { count: "exact", head: true });
  return (await rows.is("read_at", null).is("archived_at", null)).count ?? 0;
};

test("a visitor's question is found in the inbox, read and answered", async ({ signedIn: page, stack, make }) => {
  const product = await make.product({ name: "Quiet Chiller 300" });
  await make.enquiry({ company: "Other Works" });
  const enquiry = await make.enquiry({
    first_name: "Karim",
    last_name: "Hassan",
    email: "karim@example.com",
    phone: "+20 100 555 0134",
    message: "How loud is it?\nWe have neighbours.",
    budget: "500k-1m",
    product_id: product.id,
    product_name: product.name,
  });
  const readAt = async () =>
    (await stack.secret.from("enquiries").select("read_at").eq("id", enquiry.id).single()).data?.read_at;
  const unread = await unreadCount(stack);
  await page.goto("/admin");
  const tab = page.getByRole("tab", { name: "Enquiries" });
  await expect(tab).toHaveAccessibleName(`Enquiries ${unread} unread`);
  await tab.click();
  const list = page.getByRole("list", { name: "Enquiries" });
  await page.getByLabel("Search enquiries").fill("neighbours");
  await expect(list.getByRole("listitem")).toHaveCount(1);
  await expect(page).toHaveURL(/search=neighbours/);
  await expect(list.getByText("Unread")).toBeVisible();
  await expectAccessible(page);

  await list.getByRole("link", { name: "Karim Hassan" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Karim Hassan" })).toBeVisible();
  await expect(page.getByText("We have neighbours.")).toBeVisible();
  await expect(page.getByText("500,000 to 1 million EGP")).toBeVisible();
  await expect.poll(readAt).not.toBeNull();
  await expectAccessible(page);
  const reply = await page.getByRole("link", { name: "Reply by email" }).getAttribute("href");
  expect(reply).toMatch(/^mailto:karim@example\.com\?/);
  const mail = new URLSearchParams(reply?.slice(reply.indexOf("?")));
  expect(mail.get("subject")).toMatch(/^Your enquiry M-\d{4}-\d+ about Quiet Chiller 300$/);
  expect(mail.get("body")).toContain("Dear Karim Hassan,");
  await expect(page.getByRole("link", { name: "Quiet Chiller 300" })).toHaveAttribute(
    "href",
    `/admin/products/${product.id}`,
  );
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(tab).toHaveAccessibleName(unread === 1 ? "Enquiries" : `Enquiries ${unread - 1} unread`);
});

test("an enquiry is archived, found among the archived ones, and exported alone", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const other = await make.enquiry({ company: "Other Works" });
  const enquiry = await make.enquiry({ company: "=Nile & Co", message: "How loud is it?\nWe have neighbours." });
  const name = `${enquiry.first_name} ${enquiry.last_name}`;
  await page.goto("/admin?tab=enquiries&search=neighbours");
  const list = page.getByRole("list", { name: "Enquiries" });
  await list.getByRole("link", { name }).click();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("1 enquiry archived")).toBeVisible();
  const { data } = await stack.secret.from("enquiries").select("archived_at").eq("id", enquiry.id).single();
  expect(data?.archived_at).not.toBeNull();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByText("No Enquiries Found")).toBeVisible();
  await page.getByLabel("Filter enquiries").selectOption("Archived");
  await expect(list.getByRole("link", { name })).toBeVisible();

  const download = page.waitForEvent("download");
  await exportCsv(page);
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^enquiries-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text).toContain(`"'=Nile & Co"`);
  expect(text).toContain("How loud is it?");
  expect(text).not.toContain(other.company);
});

test("several enquiries are marked together, and the mark can be taken back", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const rows = [await make.enquiry({ message: "Batch question" }), await make.enquiry({ message: "Batch question" })];
  const reads = async () => {
    const { data } = await stack.secret
      .from("enquiries")
      .select("read_at")
      .in(
        "id",
        rows.map(({ id }) => id),
      );
    return (data ?? []).filter(({ read_at }) => read_at !== null).length;
  };
  await page.goto("/admin?tab=enquiries&search=Batch");
  const all = page.getByRole("checkbox", { name: "Select all 2 enquiries on this page" });
  await all.check();
  await page.getByRole("button", { name: "Mark as read" }).click();
  await expect(page.getByText("2 enquiries marked as read")).toBeVisible();
  await expect.poll(reads).toBe(2);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(reads).toBe(0);
});

test("newsletter addresses are listed by state, exported with their links, and deleted", async ({
  signedIn: page,
  stack,
}) => {
  const confirmed_at = "2026-11-20T09:00:00Z";
  const names = ["reader", "leaving", "one-of-two", "two-of-two"].map((name) => `${name}@example.com`);
  await stack.secret.from("subscribers").upsert(
    names.map((email, index) => ({ email, page: "/", confirmed_at: index === 0 ? null : confirmed_at })),
    { onConflict: "email" },
  );
  const stored = async () => (await stack.secret.from("subscribers").select("email").in("email", names)).data?.length;
  await page.goto("/admin?tab=enquiries&show=newsletter");
  const list = page.getByRole("list", { name: "Newsletter addresses" });
  await expect(list.getByRole("listitem").filter({ hasText: "reader@example.com" })).toContainText("Unconfirmed");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await exportCsv(page);
  const line = (await readFile(await (await download).path(), "utf8"))
    .split("\r\n")
    .find((row) => row.includes("reader@"));
  for (const step of ["unsubscribe", "confirm"]) expect(line).toContain(`"${stack.site}/newsletter/${step}?token=`);

  await list.getByRole("button", { name: "Delete leaving@example.com" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByText("This cannot be undone.")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("leaving@example.com deleted")).toBeVisible();
  await page.getByLabel("Search addresses").fill("of-two");
  await expect(page).toHaveURL(/search=of-two/);
  await page.getByLabel("Filter addresses").selectOption("Confirmed");
  await page.getByRole("checkbox", { name: "Select all 2 addresses on this page" }).check();
  await page.getByRole("button", { name: "Delete Selected (2)" }).click();
  await dialog.getByRole("button", { name: "Delete 2 addresses" }).click();
  await expect(page.getByText("2 addresses deleted")).toBeVisible();
  expect(await stored()).toBe(1);
  await stack.secret.from("subscribers").delete().in("email", names);
});

test("what is stored of one person is looked up from an enquiry, downloaded, and deleted at once", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const email = "asks@example.com";
  const { id } = await make.enquiry({ email, message: "Please answer." });
  await make.enquiry({ email: "ASKS@example.com" });
  await stack.secret.from("subscribers").insert({ email });
  await page.goto(`/admin/enquiries/${id}`);
  await page.getByRole("link", { name: "Everything of this person" }).click();
  await expect(page.getByRole("heading", { name: `3 records of ${email}` })).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("personal-data-asks-example.com.json");
  expect(JSON.parse(await readFile(await file.path(), "utf8"))).toMatchObject({
    email,
    enquiries: [{ message: "Please answer." }, {}],
    subscriptions: [{ email }],
  });

  await page.getByRole("button", { name: "Delete everything" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete personal data" });
  await expect(dialog.getByText("This cannot be undone.")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: "Nothing is stored" })).toBeVisible();
  expect((await stack.secret.from("enquiries").select("id").ilike("email", email)).data).toEqual([]);
});

test("an enquiry is deleted for good, alone and with others", async ({ signedIn: page, stack, make }) => {
  const alone = await make.enquiry({ message: "Deleted alone" });
  await make.enquiry({ message: "Deleted together" });
  await make.enquiry({ message: "Deleted together" });
  const dialog = page.getByRole("alertdialog");
  await page.goto(`/admin/enquiries/${alone.id}`);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog.getByText("Personal data does not go to the trash.")).toBeVisible();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("1 enquiry deleted")).toBeVisible();
  await expect(page.getByRole("tab", { name: "Enquiries" })).toHaveAttribute("aria-selected", "true");
  await page.getByLabel("Search enquiries").fill("Deleted together");
  await page.getByRole("checkbox", { name: "Select all 2 enquiries on this page" }).check();
  await page.getByRole("button", { name: "Delete Selected (2)" }).click();
  await dialog.getByRole("button", { name: "Delete 2 enquiries" }).click();
  await expect(page.getByText("No Enquiries Found")).toBeVisible();
  expect((await stack.secret.from("enquiries").select("id").ilike("message", "Deleted %")).data).toEqual([]);
});
