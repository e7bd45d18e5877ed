import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test } from "../../support/stories/editing.ts";

test("a writer prepares a draft and is offered nothing else; a publisher puts it on the site", async ({
  stack,
  make,
  openAs,
}) => {
  const brand = await make.brand();
  const country = async () =>
    (await stack.secret.from("brands").select("country").eq("id", brand.id).single()).data?.country;
  const writer = await openAs("writer");
  await writer.goto("/admin");
  await expect(writer.getByRole("tab", { name: "Brands" })).toBeVisible();
  for (const name of ["Enquiries", "Settings"]) await expect(writer.getByRole("tab", { name })).toHaveCount(0);
  for (const name of ["Releases", "Trash"]) await expect(writer.getByRole("link", { name })).toHaveCount(0);
  const row = writer.getByRole("listitem").filter({ hasText: brand.name });
  await expect(row.getByRole("link", { name: `Edit ${brand.name}` })).toBeVisible();
  await expect(row.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await expectAccessible(writer);

  await row.getByRole("link", { name: `Edit ${brand.name}` }).click();
  await expect(writer.getByText("You prepare drafts; a publisher puts them on the site.")).toBeVisible();
  await expect(writer.getByRole("button", { name: "Update Brand" })).toHaveCount(0);
  await expect(writer.getByRole("button", { name: /^Delete/ })).toHaveCount(0);
  await writer.getByLabel("Country").fill("Portugal");
  // What Enter would do in a form is what its one button does.
  await writer.getByLabel("Country").press("Enter");
  await expect(writer.getByText("Draft saved", { exact: true })).toBeVisible();
  await expectAccessible(writer);
  expect(await country()).toBeNull();

  await writer.goto("/admin/products/import");
  await expect(writer.getByRole("heading", { name: "Not part of your role" })).toBeVisible();
  await expect(writer.getByText(/You work here as a Writer/)).toBeVisible();
  await expectAccessible(writer);

  const publisher = await openAs("publisher");
  await publisher.goto("/admin/drafts");
  await publisher.getByRole("link", { name: brand.name, exact: true }).click();
  await expect(publisher.getByLabel("Country")).toHaveValue("Portugal");
  await publisher.getByRole("button", { name: "Update Brand" }).click();
  await expect(publisher.getByText("Brand updated")).toBeVisible();
  expect(await country()).toBe("Portugal");
  await publisher.goto("/admin/settings");
  await expect(publisher.getByRole("heading", { name: "Site Settings" })).toBeVisible();
  await expect(publisher.getByRole("region", { name: "Administrators" })).toHaveCount(0);
});

test("sales begins with the enquiries, answers them, and has nothing of the content", async ({
  stack,
  make,
  openAs,
}) => {
  const enquiry = await make.enquiry({ first_name: "Salma", last_name: "Fathy" });
  const brand = await make.brand();
  const sales = await openAs("sales");
  await sales.goto("/admin");
  const tabs = sales.getByRole("tablist", { name: "Content" }).getByRole("tab");
  await expect(tabs).toHaveCount(1);
  await sales
    .getByRole("link", { name: /Salma Fathy/ })
    .first()
    .click();
  await expect(sales.getByRole("heading", { name: /Salma Fathy/ })).toBeVisible();
  await sales.getByLabel("Status").selectOption("quoted");
  const stored = () => stack.secret.from("enquiries").select("status").eq("id", enquiry.id).single();
  await expect.poll(async () => (await stored()).data?.status).toBe("quoted");
  await expectAccessible(sales);

  await sales.goto(`/admin/brands/${brand.id}`);
  await expect(sales.getByRole("heading", { name: "Not part of your role" })).toBeVisible();
  await sales.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(sales.getByRole("tab", { name: /^Enquiries/ })).toHaveAttribute("aria-selected", "true");

  await sales.getByRole("button", { name: "Account" }).click();
  await expect(sales.getByText(/Signed in as .* · Sales/)).toBeVisible();
  await sales.getByRole("link", { name: "Your account" }).click();
  await sales.getByLabel("Your name").fill("Salma of sales");
  await sales.getByRole("button", { name: "Save name" }).click();
  await expect(sales.getByRole("button", { name: "Account" })).toBeVisible();
  await expectAccessible(sales);
});
