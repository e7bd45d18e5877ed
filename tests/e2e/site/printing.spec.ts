import type { Page } from "@playwright/test";
import { letters, printedSheets } from "../../support/stories/printed.ts";
import { scriptsReady, expect, test } from "../../support/stories/plantroom.ts";

const UNIT = "/products/air-handling-unit";

/** What is visible on paper and only works on a screen: fixed to it, or there to be pressed or filled in. */
function onlyForScreens(): string[] {
  const controls = "button:not(th *), input, select, textarea, dialog, nav, [role=tablist], [popover]";
  return [...document.body.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.checkVisibility() && element.getClientRects().length > 0)
    .filter((element) => element.matches(controls) || getComputedStyle(element).position === "fixed")
    .map((element) => element.outerHTML.slice(0, 120));
}

async function expectCleanPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  expect(await page.evaluate(onlyForScreens), page.url()).toEqual([]);
  await page.emulateMedia({ media: null });
}

test("a printed product is its datasheet, whatever of it is shown", async ({ page, stack }) => {
  const { data: row } = await stack.secret
    .from("products")
    .select("*, brand:brands!products_brand_id_fkey(name)")
    .eq("slug", "air-handling-unit")
    .single();
  if (!row) throw new Error("The sample has no such product.");
  await page.goto(`${UNIT}#specifications`);
  await scriptsReady(page);
  const lead = await page.locator("h1 ~ p").last().innerText();
  const hidden = { includeHidden: true };
  const overview = await page
    .getByRole("tabpanel", { name: "Overview", ...hidden })
    .getByRole("paragraph", hidden)
    .allTextContents();
  // On the screen two tabs and all rows but one are hidden.
  await page.getByRole("searchbox", { name: "Search specifications" }).fill("fan");
  await expect(page.locator("tr[data-order]:visible")).toHaveCount(1);

  const sheets = await printedSheets(page);
  expect(sheets.length).toBe(2);
  const text = sheets.join("");
  const specifications = row.specifications as { name: string; value: string }[];
  for (const wanted of [
    ...[row.name, row.brand.name, row.model ?? "", lead, ...overview, ...row.features],
    ...specifications.flatMap(({ name, value }) => [name, value]),
    ...["/downloads/products/air-handling-unit.pdf", "/downloads/catalogues/air-handling-general.pdf", UNIT].map(
      (path) => stack.site + path,
    ),
    ...["Plantroom MEP", "12 Sample Street, Dokki", "+20 2 5550 0100", "sales@plantroom.example"],
  ])
    expect(text, wanted).toContain(letters(wanted));
  for (const pressed of ["Skip to content", "Request Quote", "Related products", "Share", "Export CSV", "Newsletter"])
    expect(text, pressed).not.toContain(letters(pressed));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("region", { name: "Pictures" }).getByRole("img")).toHaveCount(1);
});

test("nothing that belongs to a screen is on paper, and no sheet is blank", async ({ page }) => {
  for (const path of [
    ...["/", "/products", "/products/category/chillers", "/brands/york", "/contact", "/corporate", "/mission-vision"],
    ...["/services", "/solutions/healthcare", "/references", "/privacy", "/quote-list", "/favourites", UNIT],
  ]) {
    await page.goto(path);
    await scriptsReady(page);
    await expectCleanPaper(page);
    for (const [number, sheet] of (await printedSheets(page)).entries()) {
      // The number of the sheet itself is always there.
      expect(sheet.length, `sheet ${number + 1} of ${path}`).toBeGreaterThan(40);
      expect(sheet).not.toContain(letters("Skip to content"));
    }
  }
});
