import { defineConfig } from "@playwright/test";
import stories from "./playwright.config.ts";

/**
 * Pictures of every screen: `npx playwright test --config playwright.visual.config.ts`. The first run takes them, later ones
 * compare; `--update-snapshots` takes them again. PICTURES=<folder> is where they are, so that another checkout can use them.
 */
export default defineConfig({
  ...stories,
  testDir: "tests/visual",
  fullyParallel: true,
  retries: 0,
  workers: 2,
  outputDir: "test-results/visual",
  snapshotPathTemplate: `${process.env["PICTURES"] ?? "test-results/pictures"}/{arg}{ext}`,
  // Corners differ by up to three shades from run to run.
  expect: { timeout: 30_000, toHaveScreenshot: { threshold: 0.012, stylePath: "tests/visual/still.css" } },
  use: { ...stories.use, reuseContext: false, timezoneId: "Africa/Cairo", actionTimeout: 30_000 },
});
