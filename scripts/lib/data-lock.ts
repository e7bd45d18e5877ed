import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Thrown when another process has the data folder open. */
export class DataFolderInUse extends Error {}

/** Linux tells when a process started, which tells a process from a later one with the same number. */
function startTime(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

type Holder = { pid?: number; started?: string | null };

/** Whose lock it is; nobody's where the text is none of ours. */
function holderOf(text: string): Holder {
  try {
    return (JSON.parse(text) as Holder | null) ?? {};
  } catch {
    return {};
  }
}

/**
 * Takes the data folder for this process: two processes that open one PGlite folder destroy it. The lock of a process
 * that was killed is recognised and taken over. Returns the function that releases it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, "lock.json");
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) });
  const own = join(dataDir, `lock.${process.pid}`);
  // A link to a written file: nobody finds a lock that does not say yet whose it is.
  writeFileSync(own, mine);
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      try {
        linkSync(own, path);
        return () => {
          if (existsSync(path) && readFileSync(path, "utf8") === mine) rmSync(path);
        };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
      }
      const { pid, started = null } = holderOf(existsSync(path) ? readFileSync(path, "utf8") : "");
      if (pid && isAlive(pid) && startTime(pid) === started) {
        throw new DataFolderInUse(
          `The data folder ${dataDir} is in use by process ${pid}: Plantroom is already running. ` +
            "Stop that one first, or give this one a folder of its own with PLANTROOM_DATA and other ports with PORT and SUPABASE_PORT.",
        );
      }
      rmSync(path, { force: true });
    }
    throw new DataFolderInUse(`The data folder ${dataDir} is being taken by another process. Please try again.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** The same for a script, which ends with the reason where the folder is in use. */
export function lockDataFolderOrEnd(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Takes a folder as soon as who has it lets go, for five minutes at most. */
export async function lockWhenFree(folder: string): Promise<() => void> {
  const until = Date.now() + 300_000;
  for (;;) {
    try {
      return lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || Date.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
