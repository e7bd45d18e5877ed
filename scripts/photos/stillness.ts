import type { BrowserContext, Page, Request } from "playwright";

/** What the pages take for the present, later than everything in the seed. */
export const PRESENT = new Date("2026-12-01T09:00:00.000Z");
/** A moment in an answer of the database, in any of the ways in which it writes one. */
const MOMENT = /"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)?)"/g;

/** Nothing more is expected after so long without a request or a change of the page. */
const QUIET_MS = 250;
const TIMEOUT_MS = 30_000;

/**
 * The same picture whenever it is taken: the clock of the page stands still, and what the database recorded since
 * `started` is told as recorded at that moment.
 */
export async function stopTime(context: BrowserContext, supabase: string, started: Date): Promise<void> {
  await context.clock.setFixedTime(PRESENT);
  await context.route(`${supabase}/rest/**`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(MOMENT, (text, moment: string) =>
      new Date(moment) < started ? text : `"${PRESENT.toISOString()}"`,
    );
    await route.fulfill({ response, body });
  });
}

export type Stillness = {
  /** Waits until everything of the page is there, also what lies below its first screen. */
  wholePage(): Promise<void>;
  /** Waits until what was opened on the page is there; what was opened stays open. */
  openedPart(): Promise<void>;
};

/** Watches a page from its beginning, and tells when nothing on it changes any more. */
export function watchStillness(page: Page): Stillness {
  const underWay = new Set<Request>();
  let last = performance.now();
  page.on("request", (request) => underWay.add(request));
  const over = (request: Request): void => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on("requestfinished", over);
  page.on("requestfailed", over);

  async function quiet(): Promise<void> {
    const until = performance.now() + TIMEOUT_MS;
    for (let before = NaN; before !== last || underWay.size > 0;) {
      if (performance.now() > until) throw new Error(`${page.url()} does not come to rest.`);
      await page.waitForTimeout(Math.max(20, QUIET_MS - (performance.now() - last)));
      before = last;
      await unchanged(page);
    }
    await page.waitForFunction(() => !/Loading\b[^.]*\.\.\.|Loading Dashboard/.test(document.body.innerText));
    await picturesLoaded(page);
  }

  return {
    async wholePage() {
      await quiet();
      await scrollThrough(page);
      await islandsAwake(page);
      await quiet();
    },
    openedPart: quiet,
  };
}

/** Waits until the page has not changed for a while. */
async function unchanged(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quiet);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    QUIET_MS,
  );
}

/** Wakes up what waits to be seen, and returns to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await frame();
      await frame();
    }
    scrollTo({ top: 0, behavior: "instant" });
    await frame();
  });
}

/** An island in a closed tab sleeps until that is opened. */
async function islandsAwake(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("astro-island[ssr]")].every((island) => !island.firstElementChild?.checkVisibility()),
  );
}

/** Waits for the fonts and pictures of the page as it stands. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
    // One that cannot be loaded is shown as such.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
