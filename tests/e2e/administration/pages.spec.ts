import { OWN_PAGE_SLUGS } from "#domain/pages/own-pages.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, FAILURE, restoreDeleted, SAVE, test, type Stack } from "../../support/stories/plantroom.ts";

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
  await expect(page.getByRole("status", { name: "What Body leaves out" })).toContainText("leaves out HTML (<script>)");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Preview" }).click();
  const preview = page.getByRole("tabpanel", { name: "Preview" });
  await expect(preview.getByText("Refrigerant", { exact: true })).toBeVisible();
  await expect(preview.getByRole("listitem")).toHaveText("R-32");
  await expectAccessible(page);
  await page.getByRole("tab", { name: "Write" }).click();
  await expect(body).toHaveValue("**Refrigerant** handling\n- R-32 <script>alert(1)</script>");
});

test("a picture is uploaded into a text, and can be chosen from the library the next time", async ({
  signedIn: page,
  stack,
}) => {
  await page.goto("/admin/pages/new");
  const body = page.getByRole("textbox", { name: "Body" });
  const dialog = page.getByRole("dialog", { name: "Put in a picture" });
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await dialog.getByRole("button", { name: "Put in" }).click();
  await expect(dialog.getByText("Say what the picture shows.")).toBeVisible();
  await dialog.getByLabel("Picture file").setInputFiles("public/pictures/scene-plant-room.webp");
  const chosen = dialog.getByRole("radio", { checked: true });
  await expect(chosen).toHaveCount(1);
  await dialog.getByLabel("What it shows").fill("Our plant room");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Put in" }).click();
  await expect(body).toHaveValue(
    /^!\[Our plant room\]\(http.+\/storage\/v1\/object\/public\/media\/[0-9a-f]{32}\.webp\)$/,
  );
  await page.getByRole("tab", { name: "Preview" }).click();
  await expect(page.getByRole("img", { name: "Our plant room" })).toBeVisible();

  await page.getByRole("tab", { name: "Write" }).click();
  await body.fill("");
  await page.getByRole("button", { name: "Picture", exact: true }).click();
  await dialog.getByRole("radio").first().press("Space");
  await dialog.getByLabel("What it shows").fill("Again");
  await dialog.getByRole("button", { name: "Put in" }).click();
  await expect(body).toHaveValue(/^!\[Again\]/);
  await page.getByLabel("Title").fill("With a picture");
  await page.getByRole("button", { name: "Create Page" }).click();
  await expect(page.getByText("Page created")).toBeVisible();
  expect((await stored(stack, "with-a-picture"))?.body).toMatch(/^!\[Again\]/);
  await stack.secret.from("pages").delete().eq("slug", "with-a-picture");
});

test("without a connection nothing is lost, and the page is saved when the connection is back", async ({
  signedIn: page,
  stack,
  context,
}) => {
  const before = await stored(stack, "careers");
  await page.goto(`/admin/pages/${before?.id}`);
  await page.getByLabel("Search Description").fill("Written in the basement.");
  await context.setOffline(true);
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("alert").filter({ hasText: "There is no connection." })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByText("Page updated")).toBeVisible();
  await expect(page.getByText("There is no connection.")).toHaveCount(0);
  expect((await stored(stack, "careers"))?.search_description).toBe("Written in the basement.");
  await stack.secret
    .from("pages")
    .update({ search_description: before?.search_description ?? null })
    .eq("slug", "careers");
});

test("what cannot be saved or deleted says so and loses nothing", async ({ signedIn: page, stack }) => {
  const before = await stored(stack, "careers");
  await page.goto(`/admin/pages/${before?.id}`);
  await expect(page.getByLabel("Title")).toHaveValue(before?.title ?? "");
  await page.getByLabel("Title").fill("Work with us");
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await page.getByRole("alertdialog", { name: "Leave without saving?" }).getByRole("button", { name: "Stay" }).click();

  await page.route(SAVE, (route) => route.fulfill(FAILURE));
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Error saving page. Please try again.")).toBeVisible();
  await expect(page.getByLabel("Title")).toHaveValue("Work with us");
  await page.unroute(SAVE);

  const theirs = { title: "Vacancies", search_description: "Changed meanwhile." };
  await stack.secret.from("pages").update(theirs).eq("slug", "careers");
  await page.keyboard.press("Control+s");
  const conflict = page.getByRole("dialog", { name: "This page was changed by somebody else" });
  await expect(conflict.getByText("Vacancies")).toBeVisible();
  await expect(conflict.getByText("only somebody else changed it: Search description")).toBeVisible();
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

test("a site with its own pages only says so", async ({ signedIn: page, stack }) => {
  const { data: gone } = await stack.secret.from("pages").delete().notIn("slug", OWN_PAGE_SLUGS).select("id");
  try {
    await page.goto("/admin?tab=pages");
    await expect(page.getByText("No Pages of Your Own Yet")).toBeVisible();
    await page.getByRole("link", { name: "Add Page" }).click();
    await expect(page.getByRole("heading", { name: "Add New Page" })).toBeVisible();
  } finally {
    await restoreDeleted(stack, gone?.[0]?.id ?? "");
  }
});
