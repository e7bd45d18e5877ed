import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Line } from "../../../scripts/backup/lines.ts";
import { readTables } from "../../../scripts/backup/read-tables.ts";
import { writeBackup } from "../../../scripts/backup/make.ts";
import { writeTables } from "../../../scripts/backup/write-tables.ts";
import { openPrivateBackend, type PrivateBackend } from "../../../scripts/database/private-backend.ts";
import { copyEmptyDatabase } from "../../../scripts/testing/database-cache.ts";

/** Runs a function with a new folder, and deletes that afterwards. */
export async function inFolder<Result>(run: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-backup-"));
  try {
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Runs a function with the embedded database of a folder, which is made if there is none, or with the database of a server;
 * the folder then has only the pictures.
 */
export async function withBackend<Result>(
  folder: string,
  run: (backend: PrivateBackend) => Promise<Result>,
  serverUrl?: string,
): Promise<Result> {
  if (!serverUrl && !existsSync(join(folder, "supabase", "postgres"))) await copyEmptyDatabase(folder);
  const backend = await openPrivateBackend(folder, serverUrl);
  try {
    return await run(backend);
  } finally {
    await backend.close();
  }
}

/** Everything that a backup of this database would keep. */
export const linesOf = (backend: PrivateBackend): Promise<Line[]> =>
  backend.transaction((session) => Array.fromAsync(readTables(session)));

export const backupOf = (backend: PrivateBackend, path: string) =>
  writeBackup(path, backend.client, (tables) => backend.transaction((session) => writeTables(session, tables)));
