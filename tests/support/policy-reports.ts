import type { Browser, BrowserContext } from "@playwright/test";

const MARK = "Content-Security-Policy report:";

/** Collects what the Content-Security-Policy forbids in the pages of a context, however early it happens. */
export async function watchContext(context: BrowserContext, reports: string[]): Promise<BrowserContext> {
  await context.addInitScript((mark) => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile, documentURI }) =>
      console.error(mark, effectiveDirective, blockedURI, sourceFile ?? "", "on", documentURI),
    );
  }, MARK);
  context.on("weberror", (fault) => reports.push(`Uncaught: ${fault.error().message} on ${fault.page()?.url() ?? ""}`));
  context.on("console", (message) => {
    if (message.text().startsWith(MARK)) reports.push(message.text());
  });
  return context;
}

/** Watches every context that a story opens itself from now on. */
export function watchPolicy(browser: Browser): string[] {
  const reports: string[] = [];
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watchContext(await newContext(options), reports);
  return reports;
}
