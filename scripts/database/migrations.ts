import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../stack/environment.ts";
import type { Backend } from "./supabase-lite.ts";
import { DatabaseRefused } from "./database-refused.ts";

export const MIGRATIONS = join(PROJECT_ROOT, "supabase", "migrations");

/** The version of a migration is what its file name begins with. */
const versionOf = (file: string): string => file.split("_")[0] ?? file;

/** The chain of files before the first release, which the present ones have replaced: its first and its last version. */
export const FORMER_CHAIN = { first: "20261121100000", last: "20261127010000" };
/** The file after which the tables are what the former chain made of them. */
const IN_ITS_PLACE = "20261125002000";

/** The version of the present migrations at which a backup of that version can be loaded. */
export const presentVersion = (version: string): string => (version === FORMER_CHAIN.last ? IN_ITS_PLACE : version);

/** The versions of the migrations that this copy of Plantroom has, oldest first. */
export const knownVersions = (): string[] => readdirSync(MIGRATIONS).map(versionOf).sort();

/** The version by which a database of ours is recognised. */
export const firstMigration = (): string => knownVersions()[0] ?? "";

/**
 * Throws if a later release has changed the database in a way that this one does not know. This release would store rows
 * that the later one does not expect, or fail at each save.
 */
export async function refuseNewerData(backend: Backend, where: string): Promise<void> {
  const [table] = await backend.query<{ found: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as found",
  );
  if (!table?.found) return;
  const applied = await backend.query<{ version: string; name: string | null }>(
    "select version, name from supabase_migrations.schema_migrations order by version",
  );
  const known = knownVersions();
  const unknown = applied.filter(({ version }) => !known.includes(version));
  if (unknown.length === 0) return;
  if (unknown.some(({ version }) => version === FORMER_CHAIN.first))
    throw new DatabaseRefused(
      `The data in ${where} is from before the first release of Plantroom, whose tables are set up anew. Nothing was ` +
        "changed. Start the copy that last used it, make a backup with npm run backup, empty the data with npm run reset " +
        "and load the backup with npm run restore.",
    );
  const names = unknown.map(({ version, name }) => (name ? `${version}_${name}` : version)).join(", ");
  throw new DatabaseRefused(
    `The data in ${where} was last used by a later release of Plantroom. Start that release or a later one; ` +
      `this one does not know the ${unknown.length === 1 ? "migration" : "migrations"} ${names}. Nothing was changed.`,
  );
}
