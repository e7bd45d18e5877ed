import { statfsSync } from "node:fs";
import { freemem } from "node:os";

/** Where Linux keeps files in memory. Containers often have only 64 MB there. */
const MEMORY = "/dev/shm";

/** A folder whose files are in memory, if there is room for this many bytes; null otherwise. */
export function memoryFolder(bytes: number): string | null {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= bytes ? MEMORY : null;
  } catch {
    return null;
  }
}
