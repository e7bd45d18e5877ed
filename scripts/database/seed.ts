import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PROJECT_ROOT } from "../stack/environment.ts";
import type { Client } from "#db/client.ts";
import type { Backend, Session } from "./supabase-lite.ts";

/** Where the Supabase CLI, too, records which seeds a database has had. */
const RECORD = "supabase_migrations.seed_files";
const PATH = "supabase/seed.sql";

/** The sample machines and documents are recorded like a seed, with `WAITING` in place of a hash until they are imported. */
const MACHINES = "supabase/machines.csv";
const WAITING = "waiting";

/**
 * Fills a new database with the sample content. Seed and record of it are one transaction. With `machines` it also records
 * that the sample machines are to be imported, which `addSamplesOnce` does, and the documents with them.
 */
export async function seedOnce(backend: Backend, { machines }: { machines: boolean }): Promise<void> {
  const [record] = await backend.query<{ found: boolean }>(
    `select exists (select from ${RECORD} where path = '${PATH}') as found`,
  );
  if (record?.found) return;
  const seed = readFileSync(join(PROJECT_ROOT, PATH), "utf8");
  const records = machines ? `('${PATH}', ''), ('${MACHINES}', '${WAITING}')` : `('${PATH}', '')`;
  await backend.script(`${seed}\ninsert into ${RECORD} (path, hash) values ${records};`);
}

/**
 * Notes for a database that begins without the sample content that it never gets it: a later start without the variable would add
 * an invented company to the content of a real one.
 */
export async function declineSeed(backend: Backend): Promise<void> {
  await backend.query(`insert into ${RECORD} (path, hash) values ('${PATH}', '') on conflict do nothing`);
}

/** Adds the sample machines and documents where `seedOnce` has recorded that they are wanted; again if that was interrupted. */
export async function addSamplesOnce(backend: Backend, client: Client): Promise<void> {
  const [record] = await backend.query<{ waiting: boolean }>(
    `select exists (select from ${RECORD} where path = '${MACHINES}' and hash = '${WAITING}') as waiting`,
  );
  if (!record?.waiting) return;
  const { importSampleMachines } = await import("../import/sample-machines.ts");
  await importSampleMachines(client);
  const { addSampleDocuments } = await import("../import/sample-documents.ts");
  await addSampleDocuments(client);
  await backend.query(`update ${RECORD} set hash = '' where path = '${MACHINES}'`);
}

/** Called after a restore: records the seed as applied, so that no later start adds it to the restored content. */
export async function recordSeed({ rows }: Session): Promise<void> {
  const [table] = await rows<{ found: boolean }>(`select to_regclass('${RECORD}') is not null as found`);
  if (table?.found) await rows(`insert into ${RECORD} (path, hash) values ('${PATH}', '') on conflict do nothing`);
}
