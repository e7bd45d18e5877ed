import type { Page } from "@playwright/test";
import { OWN_PAGES, startOf } from "#domain/pages/own-pages.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expect, publish, test, type Stack } from "../../support/stories/plantroom.ts";

/* The home page is made of sections as every page: rearranged with the mouse and with the keyboard, and live in that order. */

/** What the sections of a page are called, from top to bottom. */
async function sectionsOf({ site }: Stack, path = ""): Promise<string[]> {
  const [main = ""] = (await (await fetch(`${site}${path}`)).text()).split("</main>");
  return [...main.matchAll(/<section[^>]* aria-labelledby="([^"]+)"/g)].map(([, id = ""]) => id);
}
const START = ["about", "brands", "services-title"];
const shown = (page: Page) => page.frameLocator('iframe[title="The page as it would be"]');
const entries = (page: Page) => page.getByRole("list", { name: "Sections", exact: true }).locator(":scope > li");

async function add(page: Page, type: string, heading: string): Promise<void> {
  await page.getByRole("button", { name: "Add section" }).press("Enter");
  await page.getByRole("list", { name: "Types of sections" }).getByText(type, { exact: true }).click();
  await entries(page).last().getByLabel("Heading").fill(heading);
}

test("an office rearranges its home page, says its heading in its own words and adds sections to it", async ({
  administrator: page,
  stack,
}) => {
  test.slow();
  expect(await sectionsOf(stack)).toEqual(START);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto("/admin?tab=pages");
  const row = page.getByRole("listitem").filter({ hasText: "Part of the site" }).first();
  await expect(row.getByRole("button", { name: "Delete Home" })).toHaveCount(0);
  await row.getByRole("link", { name: "Home", exact: true }).click();
  try {
    await expect(entries(page)).toHaveCount(5);
    await expect(page.getByLabel("URL slug")).toHaveCount(0);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(shown(page).getByRole("heading", { level: 1 })).toBeVisible();

    await page.getByRole("button", { name: "Move Brands up" }).press("Enter");
    await page.getByRole("button", { name: "Move Brands up" }).press("Enter");
    await page.getByRole("button", { name: "Hide Services and consultation" }).press("Enter");
    await page.getByRole("button", { name: "Remove Head of the page" }).click();
    await add(page, "Hero", "Cooling that was measured");
    for (let step = 0; step < 4; step += 1)
      await page.getByRole("button", { name: "Move Hero: Cooling that was measured up" }).press("Enter");
    await add(page, "Search", "Find a machine");
    await add(page, "Map of the projects", "Where we have built");
    await expect(shown(page).getByRole("heading", { level: 1 })).toHaveText("Cooling that was measured");
    await expect(shown(page).getByRole("heading", { name: "Where we have built" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Update Page" }).click();
    await expect(page).toHaveURL(/tab=pages/);
    await publish(stack);

    const own = ["cooling-that-was-measured", "find-a-machine", "where-we-have-built"];
    const [hero, search, map] = own.map((name) => `section-${name}-title`);
    expect(await sectionsOf(stack)).toEqual([hero, "brands", "about", search, map]);
    await page.goto(stack.site);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Cooling that was measured");
    await expect(page.getByRole("main").getByRole("link", { name: "Sobek Corniche Hotel Renewal" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("searchbox").fill("chiller");
    await expect(page.getByRole("dialog").getByRole("searchbox")).toHaveValue("chiller");
  } finally {
    const { id } = OWN_PAGES.home;
    await stack.secret
      .from("pages")
      .update({ sections: startOf("home") })
      .eq("id", id)
      .throwOnError();
    await publish(stack);
  }
  expect(await sectionsOf(stack)).toEqual(START);
});

test("a page of the company appears with the first section that the office writes on it, and goes with the last", async ({
  stack,
}) => {
  const { secret, site } = stack;
  const { id } = OWN_PAGES.corporate;
  const sample = { key: "sample_company", value: false };
  const found = async (path: string): Promise<number> => (await fetch(`${site}${path}`)).status;
  const links = async (): Promise<boolean> => (await (await fetch(site)).text()).includes('href="/corporate"');
  try {
    await secret.from("settings").upsert(sample).throwOnError();
    await publish(stack);
    expect([await found("/corporate"), await links()]).toEqual([404, false]);
    const text = { type: "text", hidden: false, heading: "Who we are", text: "Engineers of Mansoura." };
    await secret
      .from("pages")
      .update({ sections: [...startOf("corporate"), text] })
      .eq("id", id)
      .throwOnError();
    await publish(stack);
    expect([await found("/corporate"), await links()]).toEqual([200, true]);
    const live = await (await fetch(`${site}/corporate`)).text();
    expect(live).toContain("Engineers of Mansoura.");
    // Nothing of the invented company.
    expect(live).not.toContain("Our story");
    await secret
      .from("pages")
      .update({ sections: [...startOf("corporate"), { ...text, hidden: true }] })
      .eq("id", id)
      .throwOnError();
    await publish(stack);
    expect([await found("/corporate"), await links()]).toEqual([404, false]);
  } finally {
    await secret
      .from("settings")
      .upsert({ ...sample, value: true })
      .throwOnError();
    await secret
      .from("pages")
      .update({ sections: startOf("corporate") })
      .eq("id", id)
      .throwOnError();
    await publish(stack);
  }
  expect(await found("/corporate")).toBe(200);
});
