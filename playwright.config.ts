import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { BROWSER_FLAGS, testBrowser } from "./scripts/lib/browser.ts";

/** One story a file; the files share the stack of their worker: database, builder and web server in a temporary folder. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Each has a stack of its own: more than there are cores only wait for each other.
  workers: Math.min(availableParallelism(), 4),
  // A second try tells a fault of every time from one of some times. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
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
    launchOptions: { args: BROWSER_FLAGS, ...testBrowser() },
  },
});
