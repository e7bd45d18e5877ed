import type { Client } from "#db/client.ts";
import { removeExpiredMedia } from "#db/content/media.ts";
import { removeForgottenFiles } from "#db/enquiries/files.ts";

/**
 * Removes the pictures and files of documents that no record has used for a week, and the files of deleted enquiries. A failure is only
 * logged: the next call tries again.
 */
export async function removeUnusedMedia(database: Client, log: (text: string) => void): Promise<void> {
  try {
    const removed = await removeExpiredMedia(database);
    if (removed > 0) log(`Removed ${removed} pictures and documents that no record uses.`);
    const files = await removeForgottenFiles(database);
    if (files > 0) log(`Removed ${files} files of deleted enquiries.`);
  } catch (error) {
    log(`Unused files could not be removed: ${error instanceof Error ? error.message : String(error)}`);
  }
}
