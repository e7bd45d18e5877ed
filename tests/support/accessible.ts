import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing on the screen as it stands, open dialogs and all. */
export async function expectAccessible(page: Page): Promise<void> {
  // A dialog or message on its way in is half transparent, which would count as too little contrast.
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  // The mode for a page without frames: the other opens a tab a run.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}
