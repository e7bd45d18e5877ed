import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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

/**
 * Takes the data folder for this process: two processes that open one PGlite folder destroy it. The lock of a process
 * that was killed is recognised and taken over. Returns the function that releases it.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, "lock.json");
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) });
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(path, mine, { flag: "wx" });
      return () => {
        if (existsSync(path) && readFileSync(path, "utf8") === mine) rmSync(path);
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = JSON.parse(readFileSync(path, "utf8") || "{}") as { pid?: number; started?: string | null };
    if (holder.pid && isAlive(holder.pid) && startTime(holder.pid) === (holder.started ?? null)) {
      throw new DataFolderInUse(
        `The data folder ${dataDir} is in use by process ${holder.pid}: Plantroom is already running. ` +
          "Stop that one first, or give this one a folder of its own with PLANTROOM_DATA and other ports with PORT and SUPABASE_PORT.",
      );
    }
    rmSync(path, { force: true });
  }
  throw new DataFolderInUse(`The data folder ${dataDir} is being taken by another process. Please try again.`);
}
