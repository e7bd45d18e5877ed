import { readdirSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../lib/environment.ts";
import type { Backend } from "../lib/supabase-lite.ts";
import { DatabaseRefused } from "./database-refused.ts";

export const MIGRATIONS = join(PROJECT_ROOT, "supabase", "migrations");

/** The version of a migration is what its file name begins with. */
const versionOf = (file: string): string => file.split("_")[0] ?? file;

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
  const names = unknown.map(({ version, name }) => (name ? `${version}_${name}` : version)).join(", ");
  throw new DatabaseRefused(
    `The data in ${where} was last used by a later release of Plantroom. Start that release or a later one; ` +
      `this one does not know the ${unknown.length === 1 ? "migration" : "migrations"} ${names}. Nothing was changed.`,
  );
}
