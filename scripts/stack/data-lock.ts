import { createHash } from "node:crypto";
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Another process is using the data folder. */
export class DataFolderInUse extends Error {}

/** When a process started, if known (Linux): distinguishes it from a later process with the same id. */
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

/** The process that holds a lock; none if the file has no valid content. */
function holderOf(text: string): Holder {
  try {
    return (JSON.parse(text) as Holder | null) ?? {};
  } catch {
    return {};
  }
}

function isHeld({ pid, started = null }: Holder): boolean {
  return pid !== undefined && isAlive(pid) && startTime(pid) === started;
}

const readIfThere = (path: string): string | null => {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return null;
  }
};

/** Links a file under a second name; false where that name is taken. */
function linkIfFree(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/**
 * Replaces the lock that a killed process left. Two processes that start at the same moment both see it, so a second lock,
 * named by the hash of the stale one, lets only one of them do so.
 */
function takeOver(path: string, stale: string, own: string): boolean {
  const takeoverLock = `${path}.${createHash("sha256").update(stale).digest("hex").slice(0, 16)}`;
  if (!linkIfFree(own, takeoverLock)) {
    // Left by a process that was killed while it took over.
    if (!isHeld(holderOf(readIfThere(takeoverLock) ?? ""))) rmSync(takeoverLock, { force: true });
    return false;
  }
  try {
    if (readIfThere(path) !== stale) return false;
    const replacement = `${own}.taking-over`;
    writeFileSync(replacement, readFileSync(own));
    renameSync(replacement, path);
    return true;
  } finally {
    rmSync(takeoverLock, { force: true });
  }
}

/**
 * Locks the data folder for this process, because two processes that open the same PGlite folder destroy it. Takes over the
 * lock of a process that has been killed. Returns a function that releases the lock.
 */
export function lockDataFolder(dataDir: string): () => void {
  const path = join(dataDir, "lock.json");
  const mine = JSON.stringify({ pid: process.pid, started: startTime(process.pid) });
  const own = join(dataDir, `lock.${process.pid}`);
  const release = (): void => {
    if (readIfThere(path) === mine) rmSync(path);
  };
  // Linked after it is written, so that other processes never read an incomplete lock.
  writeFileSync(own, mine);
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      if (linkIfFree(own, path)) return release;
      const text = readIfThere(path);
      if (text === null) continue;
      const holder = holderOf(text);
      if (isHeld(holder)) {
        throw new DataFolderInUse(
          `The data folder ${dataDir} is in use by process ${holder.pid}: Plantroom is already running. ` +
            "Stop that one first, or give this one a folder of its own with PLANTROOM_DATA and other ports with PORT and SUPABASE_PORT.",
        );
      }
      if (takeOver(path, text, own)) return release;
    }
    throw new DataFolderInUse(`The data folder ${dataDir} is being taken by another process. Please try again.`);
  } finally {
    rmSync(own, { force: true });
  }
}

/** Like lockDataFolder, but prints the reason and ends the process if the folder is in use. */
export function lockDataFolderOrEnd(dataDir: string): () => void {
  try {
    return lockDataFolder(dataDir);
  } catch (error) {
    if (!(error instanceof DataFolderInUse)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** Waits up to five minutes until a folder can be locked. */
export async function lockWhenFree(folder: string): Promise<() => void> {
  const until = performance.now() + 300_000;
  for (;;) {
    try {
      return lockDataFolder(folder);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || performance.now() > until) throw error;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
}
