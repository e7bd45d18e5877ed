import type { Browser, BrowserContext } from "@playwright/test";

const MARK = "Content-Security-Policy report:";

/** Collects what the Content-Security-Policy forbids in the pages of a context, however early it happens. */
async function watch(context: BrowserContext, reports: string[]): Promise<BrowserContext> {
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, documentURI }) =>
      console.error(mark, effectiveDirective, blockedURI, sourceFile ?? "", "on", documentURI),
    );
  }, MARK);
  context.on("console", (message) => {
    if (message.text().startsWith(MARK)) reports.push(message.text());
  });
  return context;
}

/** Watches every context that the browser opens from now on, those that a story opens itself too. */
export function watchPolicy(browser: Browser): string[] {
  const reports: string[] = [];
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watch(await newContext(options), reports);
  return reports;
}
