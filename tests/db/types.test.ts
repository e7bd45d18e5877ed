import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { generateDatabaseTypes, TYPES_FILE } from "../../scripts/types/database-types.ts";

test("database.types.ts matches the migrations; if not, run npm run types", async () => {
  expect(readFileSync(TYPES_FILE, "utf8")).toBe(await generateDatabaseTypes());
}, 120_000);
