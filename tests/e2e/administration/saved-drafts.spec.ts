import { pairOf } from "#domain/languages/translations.ts";
import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";
import { SAVE } from "../../support/stories/plantroom.ts";

const draft = (page: Page) => page.getByRole("region", { name: "Saved draft" });
const button = (within: Page | Locator, name: string) => within.getByRole("button", { name, exact: true });

test("a colleague finds a draft in the lists, opens it, goes on with it and publishes it", async ({
  signedIn: page,
  stack,
  make,
  openAs,
}) => {
  const brand = await make.brand();
  const stored = async () =>
    (await stack.secret.from("brands").select("country, description").eq("id", brand.id).single()).data;
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Finland");
  await button(page, "Save draft").click();
  await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
  await expect(page.getByText("Draft, not published")).toBeVisible();
  await expect(draft(page)).toContainText("You saved a draft");
  await expect(draft(page)).toContainText("Until it is published, visitors see the brand as it was.");
  await expectAccessible(page);
  expect(await stored()).toEqual({ country: null, description: null });
  // Nothing is unsaved: the screen can be left.
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByRole("tab", { name: "Brands" })).toBeVisible();

  const other = await openAs("administrator");
  await other.goto("/admin");
  const row = other.getByRole("listitem").filter({ hasText: brand.name });
  await expect(row.getByText("Unpublished changes")).toBeVisible();
  await other.getByRole("link", { name: /^Drafts/ }).click();
  const listed = other.getByRole("list", { name: "Drafts" }).getByRole("listitem").filter({ hasText: brand.name });
  await expect(listed).toContainText("Brand");
  await expectAccessible(other);
  await listed.getByRole("link", { name: brand.name, exact: true }).click();
  await expect(other.getByLabel("Country")).toHaveValue("Finland");
  await expect(draft(other)).toContainText("saved a draft");
  await button(other, "Show changes").click();
  const changes = other.getByRole("dialog", { name: "What this draft changes" });
  await expect(changes).toContainText("Finland");
  await expectAccessible(other);
  await button(changes, "Close").last().click();
  await other.getByLabel("Description", { exact: true }).fill("Pumps from the north.");
  await button(other, "Update Brand").click();
  await expect(other.getByText("Brand updated")).toBeVisible();
  expect(await stored()).toEqual({ country: "Finland", description: "Pumps from the north." });
  await other.goto("/admin/drafts");
  await expect(other.getByRole("main").getByText(brand.name)).toHaveCount(0);
  await other.goto(`/admin/brands/${brand.id}`);
  await button(other, "History").click();
  await expect(other.getByRole("list", { name: "Versions" })).toContainText("from a draft by");
});

test("a new product is prepared over several visits, incomplete at first, and published in the end", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  const name = `Draft Chiller ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/admin/products/new");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await button(page, "Save draft").click();
  await expect(page.getByText("Draft saved. Before it can be published, some fields need attention.")).toBeVisible();
  await expect(page).toHaveURL(/draft=/);
  await page.reload();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);

  await page.goto("/admin/drafts");
  const listed = page.getByRole("list", { name: "Drafts" }).getByRole("listitem").filter({ hasText: name });
  await expect(listed).toContainText("New product");
  await expect(listed).toContainText("Incomplete");
  await listed.getByRole("link", { name: `Open the draft of ${name}` }).click();
  await page.getByLabel("Brand", { exact: true }).selectOption({ label: brand.name });
  await page.getByLabel("Category", { exact: true }).selectOption({ index: 1 });
  await page.getByLabel("Description", { exact: true }).fill("Prepared in two visits.");
  await button(page, "Create Product").click();
  await expect(page.getByText("Product created")).toBeVisible();
  const { data } = await stack.secret.from("products").select("description").eq("name", name).single();
  expect(data).toEqual({ description: "Prepared in two visits." });
  await page.goto("/admin/drafts");
  await expect(page.getByRole("heading", { name: "Drafts" })).toBeVisible();
  await expect(page.getByRole("main").getByText(name)).toHaveCount(0);
});

test("categories have drafts as well: of a new one, and of one in the tree", async ({ signedIn: page, stack }) => {
  const name = `Heat Wheels ${crypto.randomUUID().slice(0, 8)}`;
  await page.goto("/admin/categories");
  await page.getByLabel("Name", { exact: true }).fill(name);
  await button(page, "Save draft").click();
  await expect(draft(page)).toContainText("Visitors see nothing of it until it is published.");
  await expectAccessible(page);
  await page.goto("/admin/drafts");
  await page.getByRole("link", { name: `Open the draft of ${name}` }).click();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
  await button(page, "Create Category").click();
  await expect(page.getByText("Category created successfully")).toBeVisible();

  const row = page.getByRole("list", { name: "Categories" }).getByRole("listitem").filter({ hasText: name }).last();
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  await page.getByLabel("Page Title").fill("Heat wheels for offices");
  await button(page, "Save draft").click();
  await expect(draft(page)).toContainText("Until it is published, visitors see the category as it was.");
  await expect(row.getByText("Unpublished changes")).toBeVisible();
  await page.goto("/admin/drafts");
  await page.getByRole("link", { name: `Open the draft of ${name}` }).click();
  await expect(page.getByLabel("Page Title")).toHaveValue("Heat wheels for offices");
  await button(page, "Update Category").click();
  await expect(page.getByText("Category updated successfully")).toBeVisible();
  const { data } = await stack.secret.from("categories").select("page_title").eq("name", name).single();
  expect(data).toEqual({ page_title: "Heat wheels for offices" });
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  await button(page, "History").click();
  await expect(page.getByRole("list", { name: "Versions" }).getByRole("listitem")).toHaveCount(2);
  await stack.secret.from("categories").delete().eq("name", name);
});

test("two people at one draft: the newer version is not overwritten unknowingly", async ({
  signedIn: page,
  make,
  openAs,
}) => {
  const brand = await make.brand();
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Finland");
  await button(page, "Save draft").click();
  await expect(draft(page)).toContainText("You saved a draft");

  const other = await openAs("administrator");
  await other.goto(`/admin/brands/${brand.id}`);
  await button(other, "Open draft").click();
  await expect(other.getByLabel("Country")).toHaveValue("Finland");
  await other.getByLabel("Country").fill("Norway");
  await button(other, "Save draft").click();
  await expect(draft(other)).toContainText("You saved a draft");

  await page.getByLabel("Country").fill("Sweden");
  await button(page, "Save draft").click();
  await expect(page.getByRole("alert").filter({ hasText: "Somebody has saved another draft" })).toBeVisible();
  await expect(draft(page)).toContainText("saved a newer draft");
  await expect(page.getByLabel("Country")).toHaveValue("Sweden");
  await expectAccessible(page);
  await button(page, "Open draft").click();
  await button(page.getByRole("alertdialog"), "Keep editing").click();
  await button(page, "Replace it with mine").click();
  await expect(draft(page)).toContainText("You saved a draft");
  await page.reload();
  await button(page, "Open draft").click();
  await expect(page.getByLabel("Country")).toHaveValue("Sweden");

  await button(page, "Discard draft").click();
  await button(page.getByRole("alertdialog"), "Discard draft").click();
  await expect(page.getByText("Draft discarded")).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("");
  await expect(draft(page)).toHaveCount(0);
});

test("what is published is what is on the screen, although a draft is still being saved", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Finland");
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/rpc/save_draft", (route) => held.then(() => route.continue()), { times: 1 });
  await button(page, "Save draft").click();
  // Typed while the draft is on its way: it stays, and is not what was saved.
  await page.getByLabel("Country").fill("Norway");
  release();
  await expect(page.getByText("Draft saved", { exact: true })).toBeVisible();
  await expect(page.getByLabel("Country")).toHaveValue("Norway");
  await expect(page.getByText("Unsaved changes")).toBeVisible();

  let releaseSave = (): void => undefined;
  const heldSave = new Promise<void>((resolve) => (releaseSave = resolve));
  await page.route(SAVE, (route) => heldSave.then(() => route.continue()), { times: 1 });
  await button(page, "Save and keep editing").click();
  await page.getByLabel("Country").fill("Sweden");
  releaseSave();
  await expect(page.getByText("Brand updated")).toBeVisible();
  expect((await stack.secret.from("brands").select("country").eq("id", brand.id).single()).data).toEqual({
    country: "Norway",
  });
  await expect(page.getByLabel("Country")).toHaveValue("Sweden");
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await expect(draft(page)).toHaveCount(0);
});

test("the draft of a deleted record leads to the trash; one that is gone says so", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const brand = await make.brand();
  await page.goto(`/admin/brands/${brand.id}`);
  await page.getByLabel("Country").fill("Finland");
  await button(page, "Save draft").click();
  await expect(draft(page)).toBeVisible();
  await stack.secret.from("brands").delete().eq("id", brand.id);
  await page.goto("/admin/drafts");
  const listed = page.getByRole("list", { name: "Drafts" }).getByRole("listitem").filter({ hasText: brand.name });
  await expect(listed).toContainText("Deleted brand");
  await expect(listed.getByRole("link", { name: "Open the trash" })).toBeVisible();
  await listed.getByRole("button", { name: `Delete the draft of ${brand.name}` }).click();
  await button(page.getByRole("alertdialog"), "Discard draft").click();
  await expect(page.getByText(`Draft of ${brand.name} discarded`)).toBeVisible();
  await expect(listed).toHaveCount(0);

  // Without a connection nothing pretends that the draft is empty, or gone.
  await page.route("**/rest/v1/changes?*draft_of*", (route) => route.abort());
  await page.goto(`/admin/brands/new?draft=${crypto.randomUUID()}`);
  await expect(page.getByText("The draft could not be loaded")).toBeVisible();
  await page.unroute("**/rest/v1/changes?*draft_of*");
  await button(page, "Retry").click();
  await expect(page.getByText("This draft does not exist any more: it was published or discarded.")).toBeVisible();
});

test("the translation of a brand waits in a draft like its other fields", async ({ signedIn: page, stack, make }) => {
  const { id } = await make.brand({ name: "Delta Cooling", description: "Chillers." });
  const translate = () => page.getByRole("button", { name: "Translate" }).click();
  const arabic = page.getByRole("textbox", { name: "Description in Arabic", exact: true });
  await page.goto(`/admin/brands/${id}`);
  await translate();
  await arabic.fill("مبردات.");
  await button(page, "Save draft").click();
  await expect(page.getByText("Draft, not published")).toBeVisible();
  const { data } = await stack.secret.from("brands").select("translations").eq("id", id).single();
  expect(data?.translations).toEqual({});
  await button(page, "Show changes").click();
  const changes = page.getByRole("dialog", { name: "What this draft changes" });
  await expect(changes).toContainText("Arabic: Description");
  await expect(changes).toContainText("مبردات.");
  await button(changes, "Close").last().click();
  await page.reload();
  await button(page, "Open draft").click();
  await translate();
  await expect(arabic).toHaveValue("مبردات.");
  await page.getByRole("button", { name: "Save and keep editing" }).click();
  await expect(page.getByText("Brand updated")).toBeVisible();
  const after = await stack.secret.from("brands").select("translations").eq("id", id).single();
  expect(after.data?.translations).toEqual({ ar: { description: [pairOf("Chillers.", "مبردات.")] } });
});
