import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe finds nothing on the screen as it stands, open dialogs and all. */
export async function expectAccessible(page: Page): Promise<void> {
  // A dialog or message on its way in is half transparent, which would count as too little contrast.
  await page.evaluate(async () => {
    const underWay = (): Animation[] =>
      document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    do {
      await Promise.all(underWay().map((animation) => animation.finished.catch(() => undefined)));
      // What was only now inserted begins to move in the next frame but one.
      await frame();
      await frame();
    } while (underWay().some(({ playState }) => playState === "running"));
  });
  // The mode for a page without frames: the other opens a tab a run.
  // A message behind another one fades out, whenever the next one comes.
  // What passed is not asked for: to collect it takes as long as to look.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.exclude('[data-sonner-toast][data-front="false"]').analyze();
  expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))])).toEqual([]);
}
