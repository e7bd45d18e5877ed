import tailwindcss from "@tailwindcss/vite";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { minifiedText } from "./scripts/pipeline/code/minified-text.ts";
import { testBrowser } from "./scripts/testing/browser.ts";
import { importedPackages } from "./tests/support/browser-packages.ts";

/** The files of a project share one process and its modules. Loading them again for each file costs more than most tests. */
const sharedProcess = { isolate: false };
/** The same long timeouts for all tests, so that none fails because a machine is slow. */
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 60_000 } } };
const withDatabase = {
  ...sharedProcess,
  globalSetup: ["tests/support/database/database-setup.ts"],
  ...timeouts,
};

/**
 * Unit tests that start servers, change the environment, load packages that replace global objects, or replace a module that another
 * test replaces, too.
 */
const OWN_PROCESS = [
  "tests/unit/{dev,downloads,edge,faults,stack,pipeline/{documents,hosting}}/**/*.test.ts",
  "tests/unit/search/arabic-search.test.ts",
];

const IN_BROWSERS = ["src/{client,domain,db}/**/*.{ts,tsx}", "admin/**/*.{ts,tsx}", "tests/components/**/*.tsx"];

/** Component tests in a real browser, without a backend: nothing listens at the backend's address. */
const components = {
  name: "components",
  include: ["tests/components/**/*.test.{ts,tsx}"],
  setupFiles: ["tests/support/component-setup.ts"],
  env: { PUBLIC_SUPABASE_URL: "http://127.0.0.1:9", PUBLIC_SUPABASE_PUBLISHABLE_KEY: "nobody" },
  ...timeouts,
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({
      launchOptions: testBrowser(),
      contextOptions: { reducedMotion: "reduce" as const, locale: "en-GB" },
      actionTimeout: 30_000,
    }),
    viewport: { width: 1024, height: 768 },
    instances: [{ browser: "chromium" as const }],
  },
};

/** Database tests that do not reach the database of their stack. */
const WITHOUT_SERVER = ["tests/db/{types,backup}.test.ts", "tests/security/local-port.test.ts"];
/**
 * What does not depend on the kind of database: sign-in and files, which the backend handles itself, and searches of all there is
 * for something that should not be, whose rules other files show on both kinds.
 */
const ON_ONE_DATABASE = [
  "tests/db/{accounts,passwords}.test.ts",
  "tests/db/content/{media,undo-properties}.test.ts",
  "tests/security/{inherited-names,sessions,sign-in,unpublished,unused-media,uploads}.test.ts",
];

/** The database tests on a PostgreSQL server. */
const onServer = {
  test: {
    name: "db-postgres",
    include: ["tests/{db,security,postgres}/**/*.test.ts"],
    exclude: [...WITHOUT_SERVER, ...ON_ONE_DATABASE],
    ...withDatabase,
  },
};

export default defineConfig({
  test: {
    // Explicit, because a suite that finds no tests must fail.
    passWithNoTests: false,
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.ts"],
          exclude: OWN_PROCESS,
          ...sharedProcess,
          ...timeouts,
        },
      },
      { test: { name: "unit-isolated", include: OWN_PROCESS, ...timeouts } },
      {
        plugins: [tailwindcss(), minifiedText()],
        optimizeDeps: { include: [...importedPackages(IN_BROWSERS), "react/jsx-dev-runtime"], noDiscovery: true },
        test: components,
      },
      { test: { name: "db", include: ["tests/{db,security}/**/*.test.ts"], ...withDatabase } },
      onServer,
      // One of them loads miniflare, which replaces globals that the functions under test use.
      { test: { name: "edge", include: ["tests/edge/**/*.test.ts"], ...withDatabase, isolate: true } },
    ],
  },
});
