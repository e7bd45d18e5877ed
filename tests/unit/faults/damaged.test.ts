import { rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loneDatabase } from "../../support/database/lone-database.ts";

const database = await loneDatabase();
afterAll(() => database.remove());
const file = (name: string): string => join(database.folder, "supabase", "postgres", name);

test.each<[string, () => void]>([
  ["half of its control file", () => truncateSync(file("global/pg_control"), 100)],
  ["another version", () => writeFileSync(file("PG_VERSION"), "x")],
  ["no tables", () => rmSync(file("base"), { recursive: true })],
  ["no version", () => rmSync(file("PG_VERSION"))],
])("a database with %s is not opened, and the start says how to restore a backup", async (_, damage) => {
  damage();
  const message = await database.start().then(
    () => "It has started.",
    (error: unknown) => String(error),
  );
  expect(message).toContain("cannot be opened: its files are damaged");
  expect(message).toContain("npm run restore <file>");
  expect(message).not.toMatch(/ {4}at |RuntimeError/);
});
