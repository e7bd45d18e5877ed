import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";
import type { run } from "axe-core";

const AXE = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

/**
 * Expects that axe finds no fault on the screen as it is now, including open dialogs: in all of it or in what `within` selects,
 * except in what `except` selects.
 */
export async function expectAccessible(
  page: Page,
  { within, except = [] }: { within?: string; except?: string[] } = {},
): Promise<void> {
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
  // A message behind another one fades out as soon as the next one appears.
  const exclude = ['[data-sonner-toast][data-front="false"]', ...except];
  expect(await faultsOf(page, { exclude, ...(within ? { include: [within] } : {}) })).toEqual([]);
}

/** axe cannot tell the contrast of text in front of a large pseudo-element: the vertical lines of a public page. */
const WITHOUT_HAIRLINES = "body::before { content: none }";

/** The rules that the screen breaks, each with the beginning of its elements. */
async function faultsOf(page: Page, context: { include?: string[]; exclude: string[] }): Promise<string[][]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ({ about, style }) => {
      const { axe } = window as unknown as { axe: { run: typeof run } };
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(style);
      document.adoptedStyleSheets.push(sheet);
      // Collecting what passed takes as long as the check itself.
      const { violations, incomplete } = await axe.run(about, { resultTypes: ["violations", "incomplete"] });
      document.adoptedStyleSheets.pop();
      const unknown = incomplete.map(({ nodes, ...rule }) => ({
        ...rule,
        nodes: nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === "pseudoContent")),
      }));
      return [...violations, ...unknown.filter(({ nodes }) => nodes.length > 0)].map(({ id, nodes }) => [
        id,
        ...nodes.map(({ html }) => html.slice(0, 200)),
      ]);
    },
    { about: context, style: WITHOUT_HAIRLINES },
  );
}
