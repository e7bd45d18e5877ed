import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPrivateBackend } from "../database/private-backend.ts";
import { copyEmptyDatabase } from "./database-cache.ts";

export type TemporaryDatabase = {
  /** Applies the migrations that have not been applied yet; with `before`, only those whose file names sort before it. */
  migrate(before?: string): Promise<void>;
  rows<Row>(query: string): Promise<Row[]>;
};

/**
 * Runs a function with an empty database inside this process, and deletes the database afterwards. With `serverUrl` the
 * empty database there is used instead, and stays.
 */
export async function withTemporaryDatabase<Result>(
  run: (database: TemporaryDatabase) => Promise<Result>,
  serverUrl?: string,
): Promise<Result> {
  const root = mkdtempSync(join(tmpdir(), "plantroom-database-"));
  if (!serverUrl) await copyEmptyDatabase(root);
  const { migrate, query, close } = await openPrivateBackend(root, serverUrl);
  try {
    return await run({ migrate, rows: query });
  } finally {
    await close();
    rmSync(root, { recursive: true, force: true });
  }
}
