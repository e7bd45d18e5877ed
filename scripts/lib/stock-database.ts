import { createHash } from "node:crypto";
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { lockWhenFree } from "./data-lock.ts";
import { PROJECT_ROOT, temporaryEnvironment } from "./environment.ts";
import { openPrivateBackend } from "./private-backend.ts";
import { freePort } from "./processes.ts";
import { startDatabase } from "./stack.ts";
import { replaceWhole, STOCK_FOLDER } from "./stock.ts";

const SOURCES = [
  "supabase/**/*.sql",
  "scripts/database.ts",
  "scripts/database/*.ts",
  "scripts/lib/supabase-lite.ts",
  "package-lock.json",
];
const KEPT = join(STOCK_FOLDER, "database");

/** Changes with everything that decides what a new database contains; also every day, since dates in the seed are relative to today. */
function databaseVersion(): string {
  const hash = createHash("sha256").update(new Date().toISOString().slice(0, 10));
  for (const path of globSync(SOURCES, { cwd: PROJECT_ROOT }).sort())
    hash.update(path).update(readFileSync(join(PROJECT_ROOT, path)));
  return hash.digest("base64url");
}

/** What a database in stock contains: the tables with the sample content of the seed, the tables alone, or not even them. */
type Contents = "seed" | "nothing" | "no tables";

const stockedDatabase = (contents: Contents): string =>
  join(KEPT, `${databaseVersion()}-${contents.replaceAll(" ", "-")}`);

/** Copies a migrated database into a new data folder, because making one is the slowest step of a start. */
export function takeDatabase(dataDir: string, firstPort: number, contents: "seed" | "nothing" = "seed"): Promise<void> {
  return takeFromStock(dataDir, contents, async (folder) => {
    const supabase = await freePort(firstPort);
    const env = temporaryEnvironment(folder, { site: supabase + 1, supabase });
    const database = await startDatabase(env, { seed: contents === "seed" ? "on" : "off" });
    await database.stop();
  });
}

/** Copies a database without tables into a new folder: making its files takes longer than all migrations. */
export function takeNewDatabase(dataDir: string): Promise<void> {
  return takeFromStock(dataDir, "no tables", async (folder) => {
    const backend = await openPrivateBackend(folder);
    await backend.close();
  });
}

async function takeFromStock(
  dataDir: string,
  contents: Contents,
  make: (folder: string) => Promise<void>,
): Promise<void> {
  const stocked = stockedDatabase(contents);
  mkdirSync(STOCK_FOLDER, { recursive: true });
  const unlock = await lockWhenFree(STOCK_FOLDER);
  try {
    if (!existsSync(stocked)) await stockDatabase(contents, make);
    cpSync(stocked, join(dataDir, "supabase"), { recursive: true });
  } finally {
    unlock();
  }
}

async function stockDatabase(contents: Contents, make: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "plantroom-database-"));
  try {
    await make(folder);
    keepDatabase(folder, contents);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Puts the database of a data folder in stock and removes those of other versions. Its services must have ended. */
export function keepDatabase(dataDir: string, contents: Contents = "seed"): void {
  const version = databaseVersion();
  for (const name of existsSync(KEPT) ? readdirSync(KEPT) : [])
    if (!name.startsWith(version)) rmSync(join(KEPT, name), { recursive: true, force: true });
  replaceWhole(stockedDatabase(contents), (part) => {
    cpSync(join(dataDir, "supabase", "postgres"), join(part, "postgres"), { recursive: true });
  });
}
