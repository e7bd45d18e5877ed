import { readFile } from "node:fs/promises";
import { expectAccessible } from "../../support/accessible.ts";
import { expect, test } from "../../support/editing.ts";
import type { Stack } from "../../support/plantroom.ts";

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
  expect(mail.get("subject")).toBe("Your enquiry about Quiet Chiller 300");
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
  await page.getByRole("button", { name: "Export CSV" }).click();
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

test("newsletter addresses are listed, exported and removed", async ({ signedIn: page, stack }) => {
  await stack.secret.from("subscribers").upsert(
    [
      { email: "reader@example.com", page: "/" },
      { email: "leaving@example.com", page: "/" },
    ],
    { onConflict: "email" },
  );
  await page.goto("/admin?tab=enquiries&show=newsletter");
  await expect(page.getByText("reader@example.com")).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect(await readFile(await (await download).path(), "utf8")).toContain(`"reader@example.com"`);
  await page.getByRole("button", { name: "Remove leaving@example.com" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("leaving@example.com removed")).toBeVisible();
  expect((await stack.secret.from("subscribers").select("email").eq("email", "leaving@example.com")).data).toEqual([]);
});
