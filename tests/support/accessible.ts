import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Expects that axe finds no fault on the screen as it is now, including open dialogs, except in what `except` selects. */
export async function expectAccessible(page: Page, { except = [] }: { except?: string[] } = {}): Promise<void> {
  // A dialog or message that is still fading in is half transparent: axe would find too little contrast.
  await page.evaluate(async () => {
    const underWay = (): Animation[] =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    do {
      await Promise.all(underWay().map((animation) => animation.finished.catch(() => undefined)));
      // An element that was just inserted starts its animation two frames later.
      await frame();
      await frame();
    } while (underWay().some(({ playState }) => playState === "running"));
  });
  // Legacy mode does not check frames, of which there are none; the other mode opens one more tab per run.
  // A message behind another one fades out as soon as the next one appears.
  // Only violations are collected: collecting what passed takes as long as the check itself.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  for (const selector of ['[data-sonner-toast][data-front="false"]', ...except]) axe.exclude(selector);
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}
