import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("brands are searched, filtered, counted, and deleted together or not at all", async ({
  signedIn: page,
  stack,
  make,
}) => {
  const [first, second, gone] = [
    await make.brand({ name: "Kappa One", country: "Italy", established: 1998, website: "https://example.com/" }),
    await make.brand({ name: "Kappa Two", featured: true }),
    await make.brand({ name: "Kappa Gone" }),
  ];
  const { count: all } = await stack.secret.from("brands").select("id", { count: "exact", head: true });
  await page.goto("/admin");
  await expect(page.getByText(`${all} of ${all} brands`)).toBeVisible();
  await page.getByLabel("Search brands").fill(" kappa ");
  await expect(page.getByText(`3 of ${all} brands`)).toBeVisible();
  const row = (name: string) =>
    page.getByRole("list", { name: "Brands" }).getByRole("listitem").filter({ hasText: name });
  await expect(row("Kappa One")).toContainText("Italy • Est. 1998");
  await expect(row("Kappa One").getByRole("link", { name: /Visit Website/ })).toHaveAttribute(
    "href",
    "https://example.com/",
  );
  await expect(row("Kappa Two")).toContainText("No details");
  await expect(row("Kappa Two").getByText("Featured")).toBeVisible();
  await row("Kappa Two").getByRole("link", { name: "Edit Kappa Two" }).click();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page.getByText(`3 of ${all} brands`)).toBeVisible();
  await page.getByLabel("Filter brands").selectOption("Featured Only");
  await expect(page.getByText(`1 of ${all} brands`)).toBeVisible();
  await page.getByLabel("Filter brands").selectOption("Not Featured");
  await expect(row("Kappa Two")).toHaveCount(0);
  await page.getByLabel("Filter brands").selectOption("All Brands");

  for (const name of ["Kappa One", "Kappa Two", "Kappa Gone"]) await page.getByLabel(`Select ${name}`).check();
  await stack.secret.from("brands").delete().eq("id", gone.id);
  await page.getByRole("button", { name: "Delete Selected (3)" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(
    "Are you sure you want to delete 3 brands? This will also delete all associated products.",
  );
  await expect(dialog).toContainText("No product goes with them.");
  await dialog.getByRole("button", { name: "Delete 3 brands" }).click();
  await expect(page.getByText("Error deleting brands. Please try again.")).toBeVisible();
  await expect(dialog.getByRole("alert")).toContainText("No longer there, and taken out of the selection: Kappa Gone.");
  await expectAccessible(page);
  const left = () => stack.secret.from("brands").select("id").in("id", [first.id, second.id]);
  expect((await left()).data).toHaveLength(2);
  await dialog.getByRole("button", { name: "Delete 2 brands" }).click();
  await expect(page.getByText("2 brands deleted")).toBeVisible();
  await expect(page.getByText("Error deleting brands. Please try again.")).toHaveCount(0);
  expect((await left()).data).toEqual([]);
  await expect(page.getByText("No Brands Found")).toBeVisible();
});

test("a brand is created: every field checked, an Arabic name gets a Latin address, empty fields are stored as none", async ({
  administrator: page,
  stack,
  make,
}) => {
  const clash = await make.brand({ name: "Taken", slug: "tbryd-alnyl" });
  await page.getByRole("link", { name: "Add Brand" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add New Brand" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Products Management" })).toHaveCount(0);
  await page.getByLabel("Name", { exact: true }).fill("   ");
  await page.getByLabel("Website").fill("example");
  await page.getByLabel("Established Year").fill("nineteen");
  await page.getByLabel("Featured Products Limit").fill("11");
  await page.getByRole("button", { name: "Create Brand" }).click();
  await expect(page.getByText("Brand name is required")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  for (const field of ["Website", "Established Year", "Featured Products Limit"])
    await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
  expect((await stack.secret.from("brands").select("id").eq("name", "")).data).toEqual([]);

  await page.getByLabel("Name", { exact: true }).fill("  تبريد النيل ");
  const slug = page.getByLabel("URL slug");
  await expect(slug).toHaveValue(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  await slug.fill(clash.slug);
  await page.getByLabel("Website").fill("  ");
  await page.getByLabel("Country").fill("   ");
  await page.getByLabel("Established Year").fill("");
  await page.getByLabel("Featured Products Limit").fill("");
  await page.keyboard.press("Control+s");
  await expect(page.getByText("This slug is already used. Choose another.")).toBeVisible();
  await page.getByRole("button", { name: `Use ${clash.slug}-2 instead` }).click();
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Brand created")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Edit Brand" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Featured Products Management" })).toBeVisible();
  const { data: row } = await stack.secret.from("brands").select("*").eq("slug", `${clash.slug}-2`).single();
  expect(row).toMatchObject({
    name: "تبريد النيل",
    website: null,
    country: null,
    logo: null,
    description: null,
    established: null,
    featured: false,
    featured_products_limit: 4,
    show_featured_products: true,
  });
  await expectAccessible(page);
  await stack.secret
    .from("brands")
    .delete()
    .eq("id", row?.id ?? "");
});
