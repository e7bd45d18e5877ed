import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Browser } from "playwright";
import { BROWSER_FLAGS, ensureBrowser } from "../lib/browser.ts";
import { siteUrl, supabaseUrl } from "../lib/stack.ts";
import { showStep } from "../lib/steps.ts";
import { startTemporaryStack, type TemporaryStack } from "../stacks/temporary-stack.ts";
import { bringUpToDate } from "../publishing/up-to-date.ts";
import type { PhotoOrder, Scheme } from "./order.ts";
import { prepareRecords, type Prepared } from "./records.ts";
import type { Screen } from "./screen.ts";
import { picturesLoaded, stopTime, watchStillness } from "./stable-page.ts";

const AT_ONCE = 2;
const HEIGHT = 900;

type Studio = { stack: TemporaryStack; browser: Browser; prepared: Prepared; started: Date };
type Shot = { screen: Screen; width: number };

/** Photographs the chosen screens into the folder. Sets a failing exit code if one could not be taken. */
export async function takePhotos({ folder, screens, widths, schemes }: PhotoOrder): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const started = new Date();
  const stack = await startTemporaryStack();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: BROWSER_FLAGS });
  try {
    const prepared = await prepareRecords(stack);
    await bringUpToDate(stack.env, stack.hookUrl);
    const studio = { stack, browser, prepared, started };
    const shots = screens.flatMap((screen) => widths.map((width): Shot => ({ screen, width })));
    const failures = await takeAll(studio, shots, schemes, folder);
    for (const failure of failures) console.error(failure);
    if (failures.length > 0) process.exitCode = 1;
  } finally {
    await browser.close();
    await stack.stop();
  }
}

async function takeAll(
  studio: Studio,
  shots: readonly Shot[],
  schemes: readonly Scheme[],
  folder: string,
): Promise<string[]> {
  const step = showStep("Photographing");
  const failures: string[] = [];
  const queue = [...shots];
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      try {
        await take(studio, shot, schemes, folder);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        failures.push(`${shot.screen.name} at ${shot.width} px could not be photographed: ${why}`);
      }
      step.progress(`${(done += 1)} of ${shots.length} screens`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  step.done(`${(shots.length - failures.length) * schemes.length} photographs in ${folder}`);
  return failures;
}

async function take(
  { stack, browser, prepared, started }: Studio,
  { screen, width }: Shot,
  schemes: readonly Scheme[],
  folder: string,
): Promise<void> {
  const site = siteUrl(stack.env);
  const session = screen.as && prepared.sessions[screen.as];
  const signedIn = session && [{ name: "sb-127-auth-token", value: JSON.stringify(session) }];
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: HEIGHT },
    colorScheme: schemes[0] ?? "light",
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Africa/Cairo",
    serviceWorkers: "block",
    ...(signedIn ? { storageState: { cookies: [], origins: [{ origin: site, localStorage: signedIn }] } } : {}),
  });
  try {
    await stopTime(context, supabaseUrl(stack.env), started);
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const stillness = watchStillness(page);
    await page.goto(typeof screen.path === "string" ? screen.path : screen.path(prepared.records));
    await stillness.wholePage();
    if (screen.open) {
      await screen.open(page);
      await stillness.openedPart();
    }
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await picturesLoaded(page);
      await page.screenshot({
        path: join(folder, `${screen.name}-${width}-${colorScheme}.png`),
        fullPage: !screen.inView,
        animations: "disabled",
        caret: "hide",
      });
    }
  } finally {
    // The page may still have a running request.
    await context.unrouteAll({ behavior: "ignoreErrors" });
    await context.close();
  }
}
