import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { isDiskFull } from "../files/disk-full.ts";
import { DatabaseRefused } from "./database-refused.ts";

/** The newest backup in a folder, or null. */
function newestBackup(folder: string): string | null {
  if (!existsSync(folder)) return null;
  const files = readdirSync(folder).filter((name) => name.endsWith(".tar.gz"));
  const time = (name: string): number => statSync(join(folder, name)).mtimeMs;
  const [newest] = files.sort((a, b) => time(b) - time(a));
  return newest === undefined ? null : join(folder, newest);
}

/** Opens the embedded database in a folder. If its files cannot be used, says so and what can be done. */
export async function opened<Database>(
  open: () => Promise<Database>,
  folder: string,
  backups: string,
): Promise<Database> {
  const isNew = !existsSync(folder) || readdirSync(folder).length === 0;
  try {
    return await open();
  } catch (error) {
    if (isNew || isDiskFull(error)) throw error;
    const backup = newestBackup(backups);
    throw new DatabaseRefused(
      `The database in ${folder} cannot be opened: its files are damaged.\n` +
        "Keep a copy of that folder if you want to have it examined. To begin again from a backup:\n" +
        "  npm run reset   (deletes what is left, except the backups)\n" +
        `  npm run restore ${backup ?? "<file>"}` +
        (backup === null ? `\nThere is no backup in ${backups}.` : ""),
    );
  }
}
