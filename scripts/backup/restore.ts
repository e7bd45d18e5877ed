import type { Client } from "#db/client.ts";
import { FORMER_CHAIN, knownVersions, presentVersion } from "../database/migrations.ts";
import { bytesOf, readArchive } from "./archive.ts";
import { checkBackup } from "./check.ts";
import type { DatabaseAccess } from "./database-access.ts";
import { readLines } from "./lines.ts";
import { loadTables } from "./load-tables.ts";
import { PICTURES, RestoreRefused, TABLES, type Manifest } from "./manifest.ts";
import { storeBackedUp } from "./stored-files.ts";

/** Checks a whole backup before anything is touched, and that this copy of Plantroom knows its tables. */
export async function checkForRestore(path: string): Promise<Manifest> {
  const found = await checkBackup(path);
  const manifest = { ...found, schema: presentVersion(found.schema) };
  const known = knownVersions();
  if (!known.includes(manifest.schema))
    throw new RestoreRefused(
      `${path} was made by Plantroom ${manifest.product} with database version ${manifest.schema}; ` +
        (manifest.schema < FORMER_CHAIN.last
          ? `this copy reads version ${FORMER_CHAIN.last} and those since the first release. Restore it with the copy ` +
            "that made it, update that one to this version, and make a backup again."
          : `this copy knows versions up to ${known.at(-1) ?? "none"}. Update Plantroom first.`),
    );
  return manifest;
}

/**
 * Stores the pictures, documents and files of enquiries of a backup; `stored` gets the name of each, so that the caller can delete
 * them after a failure. One that is not what its name says is left out and named: on a hosted project anybody who may upload can
 * have stored it, and it must not keep everything else from coming back.
 */
export async function restorePictures(path: string, client: Client, stored: string[]): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    if (!name.startsWith(PICTURES)) continue;
    const picture = name.slice(PICTURES.length);
    const bytes = await bytesOf(content);
    stored.push(picture);
    try {
      await storeBackedUp(client, picture, bytes);
    } catch (error) {
      if (!(error instanceof RestoreRefused)) throw error;
      console.warn(`${error.message} It is left out.`);
    }
  }
}

/** Loads the tables of a backup, all of them or none. */
export async function restoreTables(path: string, database: Pick<DatabaseAccess, "transaction">): Promise<void> {
  for await (const { name, content } of readArchive(path)) {
    if (name === TABLES) await database.transaction((session) => loadTables(session, readLines(content)));
  }
}
