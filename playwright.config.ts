import { defineConfig, devices } from "@playwright/test";
import { BROWSER_FLAGS } from "./scripts/lib/browser.ts";

const executablePath = process.env["CHROMIUM"];

/** One story a file; the files share the stack of their worker: database, builder and web server in a temporary folder. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  workers: 2,
  retries: 1,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    serviceWorkers: "block",
    // Movement takes processor time and shows a story nothing.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    launchOptions: { args: BROWSER_FLAGS, ...(executablePath ? { executablePath } : {}) },
  },
});
