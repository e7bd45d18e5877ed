import type { Browser, BrowserContext } from "@playwright/test";

const MARK = "Content-Security-Policy report:";

/** Collects what the Content-Security-Policy forbids, and uncaught errors, in the pages of a context, however early. */
export async function watchContext(context: BrowserContext, reports: string[]): Promise<BrowserContext> {
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, documentURI }) =>
      console.error(mark, effectiveDirective, blockedURI, sourceFile ?? "", "on", documentURI),
    );
  }, MARK);
  context.on("weberror", (fault) => {
    // Playwright's own scripts, which have no address, may fail in a page that it closes.
    if (/https?:/.test(fault.error().stack ?? "")) reports.push(`Uncaught: ${fault.error().stack}`);
  });
  context.on("console", (message) => {
    if (message.text().startsWith(MARK)) reports.push(message.text());
  });
  return context;
}

/** Watches every context that a story opens itself from now on. */
export function watchBrowser(browser: Browser): string[] {
  const reports: string[] = [];
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await newContext(options), reports);
  return reports;
}
