import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockWhenFree } from "../stack/data-lock.ts";
import { PROJECT_ROOT, temporaryEnvironment } from "../stack/environment.ts";
import { openPrivateBackend } from "../database/private-backend.ts";
import { freePort } from "../stack/processes.ts";
import { startDatabase } from "../stack/stack.ts";
import { replaceWhole, CACHE_FOLDER } from "./stack-cache.ts";

const SOURCES = [
  "supabase/**/*.sql",
  "scripts/database.ts",
  "scripts/database/*.ts",
  "scripts/database/supabase-lite.ts",
  "package-lock.json",
];
const DATABASES = join(CACHE_FOLDER, "database");

/** Changes with everything that decides what a new database contains; also every day, since dates in the seed are relative to today. */
function databaseVersion(): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const path of globSync(SOURCES, { cwd: PROJECT_ROOT }).sort())
    hash.update(path).update(readFileSync(join(PROJECT_ROOT, path)));
  return hash.digest("base64url");
}

/** What a cached database contains: the tables with the sample content of the seed, the tables alone, or not even them. */
type Contents = "seed" | "nothing" | "no tables";

const cachedDatabase = (contents: Contents): string =>
  join(DATABASES, `${databaseVersion()}-${contents.replaceAll(" ", "-")}`);

/** Copies a migrated database into a new data folder, because making one is the slowest step of a start. */
export function copyCachedDatabase(
  dataDir: string,
  firstPort: number,
  contents: "seed" | "nothing" = "seed",
): Promise<void> {
  return copyFromCache(dataDir, contents, async (folder) => {
    const supabase = await freePort(firstPort);
    const env = temporaryEnvironment(folder, { site: supabase + 1, supabase });
    const database = await startDatabase(env, { seed: contents === "seed" ? "on" : "off" });
    await database.stop();
  });
}

/** Copies a database without tables into a new folder: making its files takes longer than all migrations. */
export function copyEmptyDatabase(dataDir: string): Promise<void> {
  return copyFromCache(dataDir, "no tables", async (folder) => {
    const backend = await openPrivateBackend(folder);
    await backend.close();
  });
}

async function copyFromCache(
  dataDir: string,
  contents: Contents,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const cached = cachedDatabase(contents);
  mkdirSync(CACHE_FOLDER, { recursive: true });
  const unlock = await lockWhenFree(CACHE_FOLDER);
  try {
    if (!existsSync(cached)) await makeCachedDatabase(contents, make);
    cpSync(cached, join(dataDir, "supabase"), { recursive: true });
  } finally {
    unlock();
  }
}

async function makeCachedDatabase(contents: Contents, make: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-database-"));
  try {
    await make(folder);
    cacheDatabase(folder, contents);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Caches the database of a data folder and removes those of other versions. Its services must have ended. */
export function cacheDatabase(dataDir: string, contents: Contents = "seed"): void {
  const version = databaseVersion();
  for (const name of existsSync(DATABASES) ? readdirSync(DATABASES) : [])
    if (!name.startsWith(version)) rmSync(join(DATABASES, name), { recursive: true, force: true });
  replaceWhole(cachedDatabase(contents), (part) => {
    cpSync(join(dataDir, "supabase", "postgres"), join(part, "postgres"), { recursive: true });
  });
}
