import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";

test("the Latin typeface, which every visitor loads, has at most 25 KB", () => {
  const file = join(PROJECT_ROOT, "src", "styles", "fonts", "ibm-plex-sans-latin-400-700.woff2");
  expect(statSync(file).size).toBeLessThanOrEqual(25_000);
});
