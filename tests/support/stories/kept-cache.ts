import type { Browser } from "@playwright/test";
import { implementationOf } from "./playwright-internals.ts";

type Context = { clearCache: () => Promise<void> };

/**
 * Keeps the browser's HTTP cache from one story to the next, as that of a visitor or an editor is kept. Playwright clears it
 * before each story, and loading all scripts again took a fifteenth of the processor time of all stories. A story that needs
 * an empty one opens a context of its own.
 */
export async function keepCache(browser: Browser): Promise<void> {
  const context = await browser.newContext();
  const prototype = Object.getPrototypeOf(implementationOf<Context>(context)) as Context;
  await context.close();
  if (!Object.hasOwn(prototype, "clearCache"))
    throw new Error(
      "Playwright has no method clearCache any more: is the cache kept without tests/support/stories/kept-cache.ts?",
    );
  prototype.clearCache = async () => undefined;
}
