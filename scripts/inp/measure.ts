import type { Browser, BrowserContextOptions } from "playwright";
import type { Visit } from "./visits.ts";

const SLOWED = 4;
/** After this time the page and its scripts are ready, as they would be when a visitor begins; the rest may load later. */
const SETTLED_MS = 1500;
/** Shorter events are not reported: they count as this many milliseconds until the next paint, and as handled at once. */
const LEAST_MS = 16;

const DEVICES: Record<Visit["device"], BrowserContextOptions> = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};

/** Of the longest interaction: how long the page's code ran, and how long it took until the next paint, in milliseconds. */
export type InteractionTime = { handled: number; painted: number };

type WithTime = typeof globalThis & { longest?: InteractionTime };
type Interacted = PerformanceEventTiming & { interactionId: number };

/** Carries out a visit, and returns how long each interaction took. */
export async function measureVisit(
  browser: Browser,
  site: string,
  { path, device, interactions }: Visit,
): Promise<[name: string, time: InteractionTime][]> {
  // Without the service worker, whose installation would be in the first figures.
  const context = await browser.newContext({ ...DEVICES[device], serviceWorkers: "block" });
  try {
    const page = await context.newPage();
    await page.addInitScript(() => {
      // An interaction consists of several events, such as the press, its end and the click.
      const handled = new Map<number, number>();
      new PerformanceObserver((list) => {
        const { longest } = globalThis as WithTime;
        for (const entry of list.getEntries() as Interacted[]) {
          if (!longest || !entry.interactionId) continue;
          const ms = (handled.get(entry.interactionId) ?? 0) + entry.processingEnd - entry.processingStart;
          handled.set(entry.interactionId, ms);
          longest.handled = Math.max(longest.handled, ms);
          longest.painted = Math.max(longest.painted, entry.duration);
        }
      }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    });
    await page.goto(site + path);
    await page.locator("html[data-awake]").waitFor({ state: "attached" });
    await page.waitForTimeout(SETTLED_MS);
    const processor = await context.newCDPSession(page);
    await processor.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });

    const times: [string, InteractionTime][] = [];
    for (const { name, find, act } of interactions) {
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      const box = await target.boundingBox();
      if (!box) throw new Error(`${path}: "${name}" is not on the page.`);
      // Not Playwright's click, which runs scripts of its own in the page between the events.
      const [x, y] = [box.x + Math.min(box.width / 2, 60), box.y + box.height / 2];
      if (act) await target.focus();
      else if (device === "desktop") await page.mouse.move(x, y);
      await page.waitForTimeout(SETTLED_MS / 3);
      await page.evaluate(() => {
        (globalThis as WithTime).longest = { handled: 0, painted: 0 };
      });
      if (act) await act(page);
      else if (device === "phone") await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y, { delay: 30 });
      await page.waitForTimeout(SETTLED_MS);
      const { handled = 0, painted = 0 } = (await page.evaluate(() => (globalThis as WithTime).longest)) ?? {};
      times.push([name, { handled, painted: Math.max(LEAST_MS, painted) }]);
    }
    return times;
  } finally {
    await context.close();
  }
}
