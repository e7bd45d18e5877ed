import type { BrowserContext, Page, Request } from "playwright";

/** The time of the pages' clock, later than everything in the seed. */
export const PRESENT = new Date("2026-12-01T09:00:00.000Z");
/** A timestamp in a response of the database, in any of its formats. */
const MOMENT = /"(\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d(?::?\d\d)?)?)"/g;

/** A page counts as complete after this long without a request or a change. */
const QUIET_MS = 250;
const TIMEOUT_MS = 30_000;

/**
 * Makes photographs independent of the time: stops the clock of the page, and replaces timestamps after `started` in the
 * responses of the database by `started`.
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
  /** Waits until the whole page has been loaded, including everything below the first screen. */
  wholePage(): Promise<void>;
  /** Waits until an opened menu or dialog has been loaded, without closing it. */
  openedPart(): Promise<void>;
};

/** Watches a page from its first request until it no longer changes. */
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
    await layOutAll(page);
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

/**
 * Lays out what would wait until it is near the screen: in a photograph of the whole page it would be empty, and as high
 * as was guessed or as it once was.
 */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets = [sheet];
  });
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

/** Scrolls through the page, so that everything that is loaded when visible gets loaded, and returns to the top. */
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

/** Waits for the scripts of the page and for every visible island that does not wait to be used. */
async function islandsAwake(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.documentElement.dataset["scripts"] || "awake" in document.documentElement.dataset,
  );
  await page.waitForFunction(() =>
    [...document.querySelectorAll('astro-island[ssr]:not([client="touched"])')].every(
      (island) => !island.firstElementChild?.checkVisibility(),
    ),
  );
}

/** Waits for the fonts and pictures of the page. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const picture of document.images) picture.loading = "eager";
    // A picture that cannot be loaded has a placeholder.
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}
