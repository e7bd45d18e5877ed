import type { Page } from "@playwright/test";
import { scriptsReady, expect, test as base } from "../support/stories/plantroom.ts";
import { administrationScreens } from "./administration-screens.ts";
import { NOW, prepareRecords, type Records } from "./records.ts";
import { siteScreens } from "./site-screens.ts";

/** `open` opens something on the loaded screen; `inView` is for what a picture of the whole page would close. */
export type Screen = { path: string; open?: (page: Page) => Promise<unknown>; inView?: true };

const WIDTHS = [390, 768, 1024, 1440];
/** A moment as the database writes it. */
const MOMENT = /"\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d(?::?\d\d)?)?"/g;

const test = base.extend<object, { records: Records }>({
  records: [async ({ stack }, use) => use(await prepareRecords(stack)), { scope: "worker", auto: true }],
});

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  // What the database recorded during the run is equally old in every run.
  await page.route("**/rest/v1/**", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(MOMENT, (moment) =>
      new Date(moment.slice(1, -1)) < NOW ? moment : `"${NOW.toISOString()}"`,
    );
    await route.fulfill({ response, body });
  });
});
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

for (const width of WIDTHS) {
  for (const [name, screen] of Object.entries(siteScreens))
    test(`${name} ${width}`, ({ page, records }) => compare(page, `${name}-${width}`, screen, records));
  for (const [name, screen] of Object.entries(administrationScreens))
    test(`${name} ${width}`, ({ signedIn, records }) => compare(signedIn, `${name}-${width}`, screen, records));
}

async function compare(page: Page, name: string, screen: Screen, records: Records): Promise<void> {
  await page.setViewportSize({ width: Number(name.split("-").at(-1)), height: 900 });
  const path = screen.path.replace(/:(\w+)$/, (_, kind: keyof Records) => records[kind]);
  await page.goto(path, { waitUntil: "networkidle" });
  if (await page.locator("html[data-scripts]").count()) await scriptsReady(page);
  await loadAll(page);
  await screen.open?.(page);
  await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect.soft(page).toHaveScreenshot(`${name}-${colorScheme}.png`, { fullPage: !screen.inView });
  }
}

/** Loads the pictures and parts that wait until they are in view. */
async function loadAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    for (const picture of document.images) picture.loading = "eager";
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
}
