import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { PROJECT_ROOT } from "../../../scripts/stack/environment.ts";
import { expect, type Stack } from "../stories/plantroom.ts";

/** Writes what the database refuses today but may hold from an earlier version: stops it, runs SQL as its owner, starts it. */
export async function runSql(stack: Stack, sql: string): Promise<void> {
  const { database, env } = stack;
  await database.stop();
  const script = join(PROJECT_ROOT, "tests/support/database/run-sql.ts");
  const { status, stderr } = spawnSync(process.execPath, [script, env.PLANTROOM_DATA, sql], { encoding: "utf8" });
  await stack.restartDatabase();
  expect(status, stderr).toBe(0);
}
