import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "#db/client.ts";
import { recordSeed } from "../database/seed.ts";
import { openPrivateBackend } from "../database/private-backend.ts";
import { schemaVersion } from "./columns.ts";
import type { DatabaseAccess } from "./database-access.ts";
import { loadTables } from "./load-tables.ts";
import { RestoreRefused, type Manifest } from "./manifest.ts";
import { readTables } from "./read-tables.ts";
import { restorePictures, restoreTables } from "./restore.ts";
import { removeBackedUp } from "./stored-files.ts";
import { contentsOf } from "./target.ts";

/** Restores a checked backup into an empty project on a PostgreSQL server, whose storage is reached with the secret key. */
export async function restoreIntoServer(
  server: DatabaseAccess,
  client: Client,
  path: string,
  manifest: Manifest,
): Promise<void> {
  const { schema, contents } = await server.transaction(async (session) => {
    const found = await schemaVersion(session);
    return { schema: found, contents: found === null ? null : await contentsOf(session) };
  });
  if (schema === null || schema < manifest.schema)
    throw new RestoreRefused(
      `The database is of version ${schema ?? "none"}, the backup of version ${manifest.schema}. ` +
        "Apply the migrations first (supabase db push --remote, without the seed).",
    );
  if (contents !== null)
    throw new RestoreRefused(
      `The database is not empty: ${contents}. A backup is restored only into an empty project.`,
    );
  const stored: string[] = [];
  try {
    await restorePictures(path, client, stored);
    if (schema === manifest.schema) await restoreTables(path, server);
    else await restoreMigrated(path, manifest, server, schema);
    await server.transaction(recordSeed);
  } catch (error) {
    await removeBackedUp(client, stored);
    throw error;
  }
}

/** An older backup becomes one of the server's version in a temporary embedded database. */
async function restoreMigrated(
  path: string,
  manifest: Manifest,
  server: DatabaseAccess,
  schema: string,
): Promise<void> {
  const root = mkdtempSync(join(tmpdir(), "plantroom-restore-"));
  const backend = await openPrivateBackend(root);
  try {
    await backend.migrate(`${manifest.schema}~`);
    await restoreTables(path, backend);
    await backend.migrate(`${schema}~`);
    await backend.transaction((from) => server.transaction((to) => loadTables(to, readTables(from))));
  } finally {
    await backend.close();
    rmSync(root, { recursive: true, force: true });
  }
}
