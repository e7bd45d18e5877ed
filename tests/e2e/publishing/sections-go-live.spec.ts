import type { Page } from "@playwright/test";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, test, type Stack } from "../../support/stories/plantroom.ts";

/* A page made of sections: written with the keyboard, seen beside the form, and live in that order. */

const shown = (page: Page) => page.frameLocator('iframe[title="The page as it would be"]');
const entries = (page: Page) => page.getByRole("list", { name: "Sections", exact: true }).locator(":scope > li");

/** Adds a section with the keys alone: its first field has the focus then. */
async function add(page: Page, type: string, heading: string): Promise<void> {
  await page.getByRole("button", { name: "Add section" }).press("Enter");
  await page.getByRole("button", { name: new RegExp(`^${type}`) }).press("Enter");
  await expect(entries(page).last().getByLabel("Heading")).toBeFocused();
  await page.keyboard.type(heading);
}

const CARDS = "What we maintain";

/** The headings of the sections of a page, from top to bottom. */
const headingsOf = (html: string): string[] =>
  [...html.matchAll(/id="section-[a-z0-9-]+-title">\s*([^<]+?)\s*</g)].map(([, heading = ""]) => heading);

/** Adds points, of which one lacks its text at first. */
async function addPoints(page: Page): Promise<void> {
  await add(page, "Points", "What is in it");
  await page.getByRole("button", { name: "Add point" }).press("Enter");
  await page.getByRole("textbox", { name: "Title 1" }).fill("Filters");
  await page.getByRole("button", { name: "Create Page" }).click();
  // The mistake is named, and its field is where the next key goes.
  await expect(page.getByText("Enter a text")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Text 1" })).toBeFocused();
  await page.keyboard.type("Changed twice a year.");
}

/** What visitors get: the sections in their order, none of the hidden one, and answers that open. */
async function expectLive(page: Page, stack: Stack, product: string): Promise<void> {
  const live = await (await fetch(`${stack.site}/maintenance`)).text();
  expect(headingsOf(live)).toEqual(["How it goes", "What clients ask", CARDS]);
  expect(live).not.toContain("Changed twice a year.");
  expect(live).toContain("Yes, &lt;b&gt;always&lt;/b&gt;.");
  expect(live).toContain('"@type":"FAQPage"');
  await page.goto(`${stack.site}/maintenance`);
  await expect(page.getByText("Yes, <b>always</b>.")).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 3, name: product })).toBeVisible();
  await page.getByText("Do you come at night?").click();
  await expect(page.getByText("Yes, <b>always</b>.")).toBeVisible();
  await expectAccessible(page);
}

test("an editor makes a page of sections with the keyboard, hides one, and visitors get the others in their order", async ({
  signedIn: page,
  stack,
}) => {
  const { data: product } = await stack.secret
    .from("products")
    .select("name")
    .eq("slug", "air-handling-unit")
    .single()
    .throwOnError();
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/admin/pages/new");
  await page.getByLabel("Title").fill("Maintenance");
  await page.getByRole("switch", { name: "Published" }).check();

  await addPoints(page);
  await add(page, "Questions and answers", "What clients ask");
  await page.getByRole("button", { name: "Add question" }).press("Enter");
  await page.getByRole("textbox", { name: "Question 1" }).fill("Do you come at night?");
  await page.getByRole("textbox", { name: "Answer 1" }).fill("Yes, <b>always</b>.");
  await add(page, "Steps", "How it goes");
  await page.getByRole("button", { name: "Add step" }).press("Enter");
  await page.getByRole("textbox", { name: "Title 1" }).last().fill("We look at it");
  await page.getByRole("textbox", { name: "Text 1" }).last().fill("An engineer comes.");
  await add(page, "Cards", CARDS);
  await page.getByRole("searchbox", { name: "Find a product" }).fill("air handling unit");
  await page.getByLabel("Add a product").selectOption(product.name);
  await page.getByRole("button", { name: "Preview", exact: true }).press("Enter");
  const headings = shown(page).getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText(["What is in it", "What clients ask", "How it goes", CARDS]);

  await page.getByRole("button", { name: "Move Steps: How it goes up" }).press("Enter");
  await expect(headings).toHaveText(["What is in it", "How it goes", "What clients ask", CARDS]);
  await page.getByRole("button", { name: "Hide Points: What is in it" }).press("Enter");
  await expect(headings).toHaveText(["How it goes", "What clients ask", CARDS]);
  await page.getByRole("button", { name: "Duplicate Steps: How it goes" }).press("Enter");
  await expect(headings).toHaveText(["How it goes", "How it goes", "What clients ask", CARDS]);
  await page.getByRole("button", { name: "Remove Steps: How it goes" }).last().press("Enter");
  await expect(headings).toHaveText(["How it goes", "What clients ask", CARDS]);
  await expectAccessible(page);
  // The form still has what visitors do not see.
  await expect(entries(page).first().getByText("Hidden", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Create Page" }).click();
  await expect(page).toHaveURL(/tab=pages/);
  await expect(page.getByText("Publishing: Live")).toBeAttached();
  await expectLive(page, stack, product.name);
  await stack.secret.from("pages").delete().eq("slug", "maintenance");
});
