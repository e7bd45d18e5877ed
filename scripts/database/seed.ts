import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../lib/environment.ts";
import type { Backend, Session } from "../lib/supabase-lite.ts";

/** Where the Supabase CLI, too, records which seeds a database has had. */
const RECORD = "supabase_migrations.seed_files";
const PATH = "supabase/seed.sql";

/** Fills a new database with the sample content. Seed and record of it are one transaction. */
export async function seedOnce(backend: Backend, folder: string): Promise<void> {
  // Release 0.1.0 recorded the seed by a file beside the embedded database.
  if (!process.env["DATABASE_URL"] && existsSync(join(folder, "seeded"))) return;
  const [record] = await backend.query<{ found: boolean }>(
    `select exists (select from ${RECORD} where path = '${PATH}') as found`,
  );
  if (record?.found) return;
  const seed = readFileSync(join(PROJECT_ROOT, PATH), "utf8");
  await backend.script(`${seed}\ninsert into ${RECORD} (path, hash) values ('${PATH}', '');`);
}

/** After a restore into a server: its content is not the seed's, and no later start may add that. */
export async function recordSeed({ rows }: Session): Promise<void> {
  const [table] = await rows<{ found: boolean }>(`select to_regclass('${RECORD}') is not null as found`);
  if (table?.found) await rows(`insert into ${RECORD} (path, hash) values ('${PATH}', '') on conflict do nothing`);
}
