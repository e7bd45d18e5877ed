import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { testBrowser } from "./scripts/testing/browser.ts";

/** A build of the whole site beside all other suites takes a minute and a half on two slow cores. */
const WAIT_MS = 120_000;

/** One file per subject. All files of a worker share its stack: database, builder and web server in a temporary folder. */
export default defineConfig({
  testDir: "tests/e2e",
  outputDir: "test-results",
  // Each worker has its own stack, which takes 20 seconds of processor time.
  workers: Math.min(availableParallelism(), 4),
  // The second try shows whether a story always fails or only sometimes. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  fullyParallel: false,
  // One long timeout for all stories, so that none fails because a machine is slow.
  timeout: 420_000,
  expect: { timeout: WAIT_MS },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] ? [["list"], ["json"]] : "list",
  use: {
    ...devices["Desktop Chrome"],
    locale: "en-GB",
    serviceWorkers: "block",
    // A page costs a third less in a context that has cached the scripts. Storage, cookies and routes of the previous story are
    // cleared.
    reuseContext: true,
    // Animations take processor time and no story checks them.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    actionTimeout: WAIT_MS,
    screenshot: "only-on-failure",
    launchOptions: testBrowser(),
  },
});
