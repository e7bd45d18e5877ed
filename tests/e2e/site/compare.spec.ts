import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { addressIn } from "#domain/languages/languages.ts";
import { COMPARE_TEXTS, COMPARISON_TEXTS as T } from "#texts/comparison.ts";
import { LIST_BUTTON_LABELS } from "#texts/products.ts";
import { UNIT_TEXTS } from "#texts/units.ts";
import { expectAccessible } from "../../support/stories/accessible.ts";
import { expectWhole } from "../../support/stories/whole.ts";
import { scriptsReady, expect, inEachLanguage, test as base } from "../../support/stories/plantroom.ts";

const SMALL = "carrier-19xr-water-cooled-centrifugal-chiller-742-kw";
const LARGE = "carrier-19xr-water-cooled-centrifugal-chiller-1076-kw";

const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("rowheader", { name: new RegExp(`^${name}`) }) });

const ADDRESSES = `/compare?products=${SMALL},${LARGE}`;
/** The names of what the story looks at, in each language. */
const NAMES = {
  en: {
    cop: "COP",
    condition: "5.52 W/Wentering condenser water 24.89 °C, leaving chilled water 5.56 °C",
    partLoad: "Minimum part load",
    compressor: "Compressor type",
    capacity: "Cooling capacity",
    inCsv: '"Performance","Cooling capacity","211 TR (entering condenser water 70 °F, leaving chilled water 42 °F)"',
  },
  ar: {
    cop: "معامل الأداء",
    condition: /^5\.52 W\/W\s*درجة حرارة دخول مياه المكثف/,
    partLoad: "أدنى حمل جزئي",
    compressor: "نوع الضاغط",
    capacity: "سعة التبريد",
    inCsv: '"الأداء","سعة التبريد","211 TR (',
  },
} as const;

inEachLanguage((language) => {
  const names = NAMES[language];

  base("products are collected and compared with the keyboard alone", async ({ open, page }) => {
    const tray = page.getByRole("complementary", { name: COMPARE_TEXTS.tray });
    const compare = (product: RegExp) =>
      page
        .getByRole("main")
        .getByRole("button", { name: new RegExp(`^${LIST_BUTTON_LABELS.compare}: .*${product.source}`) });
    await open(`/products/${SMALL}`);
    await compare(/19XR/).first().press("Enter");
    await expect(tray.getByText(COMPARE_TEXTS.count(1, 4))).toBeVisible();
    await open(`/products/${LARGE}`);
    await expect(tray.getByText(COMPARE_TEXTS.count(1, 4))).toBeVisible();
    await compare(/1,?076/)
      .first()
      .press("Space");
    await expect(tray.getByText(COMPARE_TEXTS.count(2, 4))).toBeVisible();
    await tray.getByRole("link", { name: COMPARE_TEXTS.compare, exact: true }).press("Enter");
    await expect(page).toHaveURL(addressIn(language, ADDRESSES));

    const table = page.getByRole("region", { name: T.table });
    // Figures at different conditions have no best one, and say so.
    await expect(row(page, names.cop).getByRole("rowheader")).toContainText(T.notRanked.different);
    await expect(row(page, names.cop).getByRole("cell").nth(1)).toHaveText(names.condition);
    await expect(row(page, names.partLoad).getByRole("cell").nth(1)).toHaveText(`10 %★${T.best}`);
    await expect(row(page, names.compressor)).toHaveCount(1);
    await page.getByRole("switch", { name: T.onlyDifferences }).press("Space");
    await expect(row(page, names.compressor)).toHaveCount(0);
    await page.getByRole("button", { name: UNIT_TEXTS.systems.ip.full }).press("Enter");
    await expect(row(page, names.capacity).getByRole("cell").first()).toContainText("211 TR");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: T.downloadCsv }).press("Enter");
    expect(readFileSync(await (await download).path(), "utf8")).toContain(names.inCsv);

    // A third one is found by its name; then the focus is on the table.
    await page.getByRole("button", { name: T.add }).press("Enter");
    await page.keyboard.type("19xr 1407");
    const found = page.getByRole("dialog").getByRole("button", { name: /1,?407/ });
    await expect(found).toBeVisible();
    await expectAccessible(page, { except: ["body > header", "body > footer"] });
    await expectWhole(page);
    await found.press("Enter");
    await expect(page.getByRole("columnheader")).toHaveCount(3);
    await expect(table).toBeFocused();
    await table.getByRole("button", { name: /^(?:Remove|إزالة): .*742/ }).press("Enter");
    await expect(page.getByRole("columnheader")).toHaveCount(2);
    await page.reload();
    await expect(row(page, names.cop)).toHaveCount(1);
    await expect(page.getByRole("switch", { name: T.onlyDifferences })).toBeChecked();

    await expectWhole(page);
    await page.setViewportSize({ width: 320, height: 640 });
    await expectAccessible(page);
  });
});

base("a printed comparison has the whole table, and nothing that could only be pressed", async ({ page }) => {
  await page.goto(`/compare?products=${SMALL},${LARGE}`);
  const table = page.getByRole("region", { name: "Products side by side" });
  await expect(row(page, "COP")).toHaveCount(1);
  // A4 without margins of 1 cm.
  await page.setViewportSize({ width: 718, height: 1000 });
  await page.emulateMedia({ media: "print" });
  const frame = () =>
    table.evaluate(({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
      scrollWidth - clientWidth,
      scrollHeight - clientHeight,
    ]);
  await expect.poll(frame).toEqual([0, 0]);
  await expect(row(page, "COP").getByRole("cell").nth(1)).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  for (const part of ["navigation", "switch"] as const) await expect(page.getByRole(part)).toHaveCount(0);
  await expect(page.getByRole("complementary", { name: "Products to compare" })).toBeHidden();
});

base(
  "the table of a list is sorted, its columns chosen and its products compared with the keyboard alone",
  async ({ page }) => {
    await page.goto("/products/category/chillers");
    await scriptsReady(page);
    await page.getByRole("button", { name: "Table view" }).press("Enter");
    const table = page.getByRole("region", { name: "Products and their figures" });
    const cop = table.getByRole("columnheader", { name: /^COP/ });
    await cop.getByRole("button").press("Enter");
    await expect(cop).toHaveAttribute("aria-sort", "descending");
    await page.getByText("Columns", { exact: true }).press("Enter");
    await page.getByRole("checkbox", { name: "Minimum part load" }).press("Space");
    await expect(table.getByRole("columnheader", { name: /^Minimum part load/ })).toBeVisible();
    await expect(page).toHaveURL(/[?&]sort=spec\.cop&order=desc&view=table&column=.*&column=minimum-part-load$/);
    // The best at the rating point that most of them have; those with water at 12.78 °C state more, at other conditions.
    const first = "Carrier 30XA100 Air-Cooled Screw Chiller, 330 kW";
    await expect(table.getByRole("rowheader").first().getByRole("link")).toHaveText(first);
    await page.reload();
    await expect(table.getByRole("rowheader").first().getByRole("link")).toHaveText(first);
    await expect(cop).toHaveAttribute("aria-sort", "descending");
    await table.getByRole("button", { name: `Compare: ${first}` }).press("Enter");
    await expect(page.getByText("Comparison 1 of 4")).toBeVisible();
    await expectAccessible(page, { except: ["body > header", "body > footer"] });

    // On a phone two columns of choice, and nothing is wider than the screen.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole("combobox", { name: "Column 2" }).selectOption({ label: "Minimum part load" });
    await expect(table.getByRole("columnheader", { name: /^Minimum part load/ })).toBeVisible();
    await expectWhole(page);
  },
);

/** As on a first visit: nothing is kept by a service worker. */
const test = base.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ serviceWorkers: "allow" });
    await use(context);
    await context.close();
  },
});

test("what was collected is compared without a connection, although the comparison was never opened before", async ({
  page,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => {
      const page = await caches.match("/compare");
      const files = [...((await page?.text()) ?? "").matchAll(/(?:component|renderer)-url="([^"]+)"/g)];
      const found = await Promise.all(files.map(([, address = ""]) => caches.match(address)));
      return found.length > 0 && found.every(Boolean);
    });
  await page.goto(`/products/${SMALL}`);
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Compare: Carrier 19XR/ })
    .first()
    .click();
  await expect.poll(kept).toBe(true);
  await context.setOffline(true);
  const tray = page.getByRole("complementary", { name: "Products to compare" });
  await tray.getByRole("link", { name: "Compare", exact: true }).click();
  await expect(row(page, "COP").getByRole("cell").first()).toContainText("5.42 W/W");
  await context.setOffline(false);
});

test("visited products are compared without a connection; others, and unknown ones, say why they are not", async ({
  page,
  context,
}) => {
  const kept = () =>
    page.evaluate(async () => (await (await caches.open("pages")).keys()).map(({ url }) => new URL(url).pathname));
  await page.goto(`/products/${SMALL}`);
  await expect.poll(kept).toContain(`/products/${SMALL}`);
  await page.goto(`/compare?products=${SMALL},no-such-product`);
  await scriptsReady(page);
  await expect(page.getByText("This product is not in the catalogue")).toBeVisible();
  await expect(row(page, "COP").getByRole("cell").first()).toContainText("5.42 W/W");

  await context.setOffline(true);
  await page.goto(`/compare?products=${SMALL},${LARGE}`);
  await expect(row(page, "COP").getByRole("cell").first()).toContainText("5.42 W/W");
  await expect(page.getByText("This page has not been opened on this device.")).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(row(page, "COP").getByRole("cell").nth(1)).toContainText("5.52 W/W");
});
