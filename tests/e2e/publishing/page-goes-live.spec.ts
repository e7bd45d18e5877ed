import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test, type Stack } from "../../support/stories/plantroom.ts";

const stored = async ({ secret }: Stack, slug: string) =>
  (await secret.from("pages").select("*").eq("slug", slug).maybeSingle()).data;
const status = async ({ site }: Stack, path: string) => (await fetch(site + path, { redirect: "manual" })).status;

test("an editor publishes a page, takes it off the site and deletes it", async ({ signedIn: page, stack }) => {
  // Two builds.
  test.slow();
  await page.goto("/admin/pages/new");
  await page.getByLabel("Title").fill("Refrigerants we handle");
  await page.getByRole("textbox", { name: "Body" }).fill("**Refrigerant** handling\n- R-32 <script>alert(1)</script>");
  await page.getByLabel("Search Description").fill("What we recover and refill.");
  await page.getByRole("switch", { name: "Published" }).check();
  await page.getByRole("button", { name: "Create Page" }).click();
  await expect(page).toHaveURL(/tab=pages/);
  expect(await stored(stack, "refrigerants-we-handle")).toMatchObject({
    title: "Refrigerants we handle",
    body: "**Refrigerant** handling\n- R-32 <script>alert(1)</script>",
    search_description: "What we recover and refill.",
    published: true,
  });
  await expect(page.getByText("Publishing: Live")).toBeAttached();
  const live = await (await fetch(`${stack.site}/refrigerants-we-handle`)).text();
  expect(live).toContain("<strong>Refrigerant</strong>");
  expect(live).toContain("What we recover and refill.");
  expect(live).not.toContain("alert(1)");

  const list = page.getByRole("list", { name: "Pages" });
  await page.getByRole("button", { name: "Unpublish Refrigerants we handle" }).click();
  const row = list.getByRole("listitem").filter({ hasText: "/refrigerants-we-handle" });
  await expect(row.getByText("Draft")).toBeVisible();
  expect((await stored(stack, "refrigerants-we-handle"))?.published).toBe(false);
  await expect.poll(() => status(stack, "/refrigerants-we-handle")).toBe(404);

  // A message stays while the pointer rests on it, and it may have come up below the pointer.
  await page.mouse.move(0, 0);
  await row.getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete page" });
  await expect(dialog.getByText("Are you sure you want to delete this page?")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  expect(await stored(stack, "refrigerants-we-handle")).not.toBeNull();
  await row.getByRole("button", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  // First wait for the dialog to close: it hides all rows.
  await expect(dialog).toHaveCount(0);
  await expect(row).toHaveCount(0);
  expect(await stored(stack, "refrigerants-we-handle")).toBeNull();
});
