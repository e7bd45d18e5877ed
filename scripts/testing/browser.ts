import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { memoryFolder } from "../files/memory-folder.ts";

/** The headless shell comes first, because it needs a fraction of the processor time. */
const SYSTEM_BROWSERS = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Flags for a browser that makes no requests of its own and runs as root in a container. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * For tests, which end before optimised code has paid for its compilation: that took a tenth of the browser's processor time.
 * Not for measurements.
 */
const TEST_BROWSER_FLAGS = [...BROWSER_FLAGS, "--js-flags=--no-maglev --no-turbofan"];

/** The path of a Chromium: Playwright's own, or the system's; null when there is none. */
function findBrowser(): string | null {
  const own = chromium.executablePath();
  if (own && existsSync(own)) return own;
  return SYSTEM_BROWSERS.find((path) => existsSync(path)) ?? null;
}

/** Bytes of shared memory in which the processes of a browser exchange what they paint. */
const SHARED_MEMORY = 1e9;

/** How tests start a browser: the one named in CHROMIUM, otherwise one that is installed. */
export function testBrowser(): { args: string[]; executablePath?: string; ignoreDefaultArgs?: string[] } {
  const executablePath = process.env["CHROMIUM"] || findBrowser();
  return {
    args: TEST_BROWSER_FLAGS,
    ...(executablePath ? { executablePath } : {}),
    // By default Playwright makes the browser use the disk instead, since containers may have too little shared memory.
    ...(memoryFolder(SHARED_MEMORY) ? { ignoreDefaultArgs: ["--disable-dev-shm-usage"] } : {}),
  };
}

/** The path of a Chromium. Installs one if necessary: Playwright's download, or else from Debian's packages. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  const attempts: [string, string[]][] = [
    [process.execPath, ["node_modules/playwright/cli.js", "install", "chromium"]],
    ["apt-get", ["update", "-qq"]],
    ["apt-get", ["install", "-y", "-qq", "chromium-headless-shell"]],
    ["apt-get", ["install", "-y", "-qq", "chromium"]],
  ];
  for (const [command, parameters] of attempts) {
    console.log(`Looking for a browser: ${command} ${parameters.join(" ")}`);
    const attempt = spawn(command, parameters, { stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
    // A command that does not exist here counts as a failed attempt.
    await once(attempt, "close").catch(() => undefined);
    const installed = findBrowser();
    if (installed) return installed;
  }
  throw new Error(
    "The browser tests need Chromium, and none could be installed. Install it, for example with: npx playwright install chromium",
  );
}
