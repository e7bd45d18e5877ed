import { defineConfig } from "vitest/config";

const withDatabase = { globalSetup: ["tests/support/database-setup.ts"], testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  test: {
    passWithNoTests: true,
    projects: [
      { test: { name: "unit", include: ["tests/unit/**/*.test.ts"] } },
      { test: { name: "db", include: ["tests/db/**/*.test.ts"], ...withDatabase } },
      { test: { name: "edge", include: ["tests/edge/**/*.test.ts"], ...withDatabase } },
    ],
  },
});
