import { createReadStream, createWriteStream, mkdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { connect, type Client } from "#db/client.ts";
import { installationId } from "#db/publishing/backups.ts";
import { PROJECT_ROOT, type Environment } from "../stack/environment.ts";
import { isHosted, supabaseUrl } from "../stack/stack.ts";
import { writeArchive, type Add } from "./archive.ts";
import { checkBackup, countRows } from "./check.ts";
import { DATABASE_URL_MISSING, openServer } from "./database-access.ts";
import { readLines } from "./lines.ts";
import { FORMAT_VERSION, MANIFEST, PICTURES, TABLES, type Entry, type Manifest } from "./manifest.ts";
import { askForTables, INSTALLATION } from "./socket.ts";
import { findBackedUp } from "./stored-files.ts";
import { writeOwnTables } from "./write-tables.ts";

export type Backup = { manifest: Manifest; bytes: number };

/** Writes a backup of the running stack, or of the hosted project, to a file, and checks it. A failed one leaves no file. */
export function makeBackup(env: Environment, path: string): Promise<Backup> {
  const url = supabaseUrl(env);
  const client = connect(url, env.SUPABASE_SECRET_KEY);
  return writeBackup(path, client, async (tables) => {
    const installation = await takeTables(env, tables);
    if (installation !== (await installationId(client)))
      throw new Error(`The pictures at ${url} belong to another installation than the tables. Is the address right?`);
  });
}

/** Like makeBackup, but `take` writes the tables to a file, and `client`, which needs all rights, reads the pictures. */
export async function writeBackup(
  path: string,
  client: Client,
  take: (path: string) => Promise<void>,
): Promise<Backup> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const [part, tables] = [`${path}.part`, `${path}.tables`];
  try {
    await take(tables);
    await writeArchive(part, (add) => fill(add, client, tables));
    const manifest = await checkBackup(part);
    renameSync(part, path);
    return { manifest, bytes: statSync(path).size };
  } finally {
    for (const left of [part, tables]) rmSync(left, { force: true });
  }
}

/** Writes the tables as they are at one moment to a file, and returns the id of their installation. */
async function takeTables(env: Environment, path: string): Promise<string> {
  if (env.DATABASE_URL) {
    const server = openServer(env.DATABASE_URL);
    try {
      return await server.transaction((session) => writeOwnTables(session, path));
    } finally {
      await server.close();
    }
  }
  if (isHosted(env)) throw new Error(DATABASE_URL_MISSING);
  const answer = await askForTables(env.PLANTROOM_DATA);
  if (!answer) throw new Error("Plantroom is not running in this data folder. Start it with npm start.");
  await pipeline(answer, createWriteStream(path, { mode: 0o600 }));
  return String(answer.headers[INSTALLATION]);
}

async function fill(add: Add, client: Client, tables: string): Promise<void> {
  const entries: Entry[] = [];
  const missingPictures: string[] = [];
  let schema = "";
  for await (const line of readLines(createReadStream(tables))) {
    if ("schema" in line) schema = line.schema;
    if (!("picture" in line)) continue;
    const bytes = await findBackedUp(client, line.picture);
    if (bytes === null) missingPictures.push(line.picture);
    else entries.push(await add(`${PICTURES}${line.picture}`, bytes.byteLength, one(bytes)));
  }
  entries.push(await add(TABLES, statSync(tables).size, createReadStream(tables)));
  const { version } = JSON.parse(readFileSync(join(PROJECT_ROOT, "package.json"), "utf8")) as { version: string };
  const manifest: Manifest = {
    format: "plantroom-backup",
    formatVersion: FORMAT_VERSION,
    product: version,
    schema,
    madeAt: new Date().toISOString(),
    tables: await countRows(createReadStream(tables)),
    missingPictures,
    entries,
  };
  const text = Buffer.from(JSON.stringify(manifest, null, 2));
  await add(MANIFEST, text.byteLength, one(text));
}

async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
