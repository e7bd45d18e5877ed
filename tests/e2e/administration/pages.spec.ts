import { expectAccessible } from "../../support/accessible.ts";
import { expect, restoreDeleted, test, type Stack } from "../../support/plantroom.ts";

const stored = async ({ secret }: Stack, slug: string) =>
  (await secret.from("pages").select("*").eq("slug", slug).maybeSingle()).data;

test.use({ publishes: false });

test("a page is checked, written with the keys and buttons of its editor, and previewed", async ({
  administrator: page,
}) => {
  await page.getByRole("tab", { name: "Pages" }).click();
  const list = page.getByRole("list", { name: "Pages" });
  await expect(
    list.getByRole("listitem").filter({ hasText: "/privacy" }).getByText("Published", { exact: true }),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Add Page" }).click();

  await page.getByRole("button", { name: "Create Page" }).click();
  await expect(page.getByText("Page title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("Products");
  await expect(page.getByLabel("URL slug")).toHaveValue("products");
  const body = page.getByRole("textbox", { name: "Body" });
  await body.fill("Refrigerant");
  await page.getByRole("button", { name: "Create Page" }).click();
  await expect(page.getByText("This address is used by the site itself. Please choose another.")).toBeVisible();
  await expect(body).toHaveValue("Refrigerant");

  await page.getByLabel("Title").fill("Refrigerants we handle");
  await expect(page.getByLabel("URL slug")).toHaveValue("refrigerants-we-handle");
  await body.selectText();
  await page.keyboard.press("Control+b");
  await expect(body).toHaveValue("**Refrigerant**");
  await body.press("End");
  await body.pressSequentially(" handling\n");
  await page.getByRole("button", { name: "Bulleted list" }).click();
  await page.keyboard.type("R-32 <script>alert(1)</script>");
  await expect(body).toHaveValue("**Refrigerant** handling\n- R-32 <script>alert(1)</script>");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Preview" }).click();
  const preview = page.getByRole("tabpanel", { name: "Preview" });
  await expect(preview.getByText("Refrigerant", { exact: true })).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveText("R-32");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Write" }).click();
  await expect(body).toHaveValue("**Refrigerant** handling\n- R-32 <script>alert(1)</script>");
});

test("what cannot be saved or deleted says so and loses nothing", async ({ signedIn: page, stack }) => {
  const before = await stored(stack, "careers");
  await page.goto(`/admin/pages/${before?.id}`);
  await expect(page.getByLabel("Title")).toHaveValue(before?.title ?? "");
  await page.getByLabel("Title").fill("Work with us");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();

  const refuse = (route: { abort(): Promise<void>; continue(): Promise<void>; request(): { method(): string } }) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue();
  await page.route(/rest\/v1\/pages/, refuse);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Error saving page. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Work with us");
  await page.unroute(/rest\/v1\/pages/);

  await stack.secret.from("pages").update({ search_description: "Changed meanwhile." }).eq("slug", "careers");
  await page.keyboard.press("Control+s");
  const conflict = page.getByRole("dialog", { name: "This page was changed by somebody else" });
  await expect(conflict.getByText("Changed meanwhile.")).toBeVisible();
  await expectAccessible(page);
  await conflict.getByRole("button", { name: "Save these choices" }).click();
  await expect(page.getByText("Page updated")).toBeVisible();
  expect(await stored(stack, "careers")).toMatchObject({
    title: "Work with us",
    search_description: "Changed meanwhile.",
  });

  await page.route("**/rest/v1/rpc/delete_records", (route) => route.abort());
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("button", { name: "Delete Work with us" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Error deleting page. Please try again.")).toBeVisible();
  expect(await stored(stack, "careers")).not.toBeNull();
  const { title, search_description } = before ?? {};
  await stack.secret
    .from("pages")
    .update({ title: title ?? "Careers", search_description: search_description ?? null })
    .eq("slug", "careers");
});

test("a site without pages says so", async ({ signedIn: page, stack }) => {
  const { data: gone } = await stack.secret.from("pages").delete().neq("slug", "").select("id");
  try {
    await page.goto("/admin?tab=pages");
    await expect(page.getByText("No Pages Yet")).toBeVisible();
    await page.getByRole("link", { name: "Add Page" }).click();
    await expect(page.getByRole("heading", { name: "Add New Page" })).toBeVisible();
  } finally {
    await restoreDeleted(stack, gone?.[0]?.id ?? "");
  }
});
