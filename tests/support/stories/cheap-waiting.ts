import type { Browser } from "@playwright/test";
import { implementationOf } from "./playwright-internals.ts";

type Page = { mainFrame(): { mainContext(): Promise<object> } };
type Context = { rawEvaluateHandle: (script: string) => Promise<unknown> };

/** The method of Playwright's script in the page that describes what the page holds, by roles and names. */
const DESCRIPTION = "ariaSnapshotForExpectFailure";
/** The part of that script that makes the object with this method. */
const START = "return new (module.exports.InjectedScript())(";

/** Playwright's script in the page, which then describes nothing. */
function withoutDescription(script: string): string {
  if (!script.includes(START)) return script;
  if (!script.includes(`  ${DESCRIPTION}(`))
    throw new Error(`Playwright's script has no ${DESCRIPTION} any more: is waiting cheap now without this file?`);
  return script.replace(START, `module.exports.InjectedScript().prototype.${DESCRIPTION} = () => "";\n${START}`);
}

let changed: Promise<void> | null = null;

/**
 * Each time a page does not show yet what a story expects, Playwright describes the whole page for a possible error message.
 * That took more than half of the time that its script needs in the page, and no option turns it off. The report of a failed
 * story still shows its page: Playwright adds a snapshot at the end if the error has none.
 */
export const waitWithoutDescriptions = (browser: Browser): Promise<void> => (changed ??= change(browser));

async function change(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  const context = await implementationOf<Page>(page).mainFrame().mainContext();
  const prototype = Object.getPrototypeOf(context) as Context;
  const evaluate = prototype.rawEvaluateHandle;
  let seen = false;
  prototype.rawEvaluateHandle = function (script) {
    const changedScript = withoutDescription(script);
    seen ||= changedScript !== script;
    return evaluate.call(this, changedScript);
  };
  await page.locator("body").isVisible();
  await page.close();
  if (!seen)
    throw new Error(
      "Playwright does not start its script in a page where tests/support/stories/cheap-waiting.ts expects it.",
    );
}
