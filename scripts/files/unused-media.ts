import type { Client } from "#db/client.ts";
import { removeExpiredMedia } from "#db/content/media.ts";

/** Removes the originals of pictures that no record has used for a week. A failure is only logged: the next call tries again. */
export async function removeUnusedMedia(database: Client, log: (text: string) => void): Promise<void> {
  try {
    const removed = await removeExpiredMedia(database);
    if (removed > 0) log(`Removed ${removed} pictures that no record uses.`);
  } catch (error) {
    log(`Unused pictures could not be removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
