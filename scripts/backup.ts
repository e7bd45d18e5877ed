/**
 * `npm run backup [file]`: writes all content, accounts and pictures of the running stack, or of the hosted project, into one
 * file. The local stack starts it every night (PLANTROOM_BACKUP=daily).
 */
import { resolve } from "node:path";
import { join } from "node:path";
import { connect } from "#db/client.ts";
import { recordBackup, recordFailedBackup } from "#db/publishing/backups.ts";
import { fileSize } from "#domain/content/backup.ts";
import { counted } from "#domain/text/text.ts";
import { backupName, pruneDailyBackups } from "./backup/daily.ts";
import { makeBackup } from "./backup/make.ts";
import { loadEnvironment } from "./stack/environment.ts";
import { supabaseUrl } from "./stack/stack.ts";

const env = loadEnvironment();
const isDaily = process.env["PLANTROOM_BACKUP"] === "daily";
const [chosen, ...more] = process.argv.slice(2);
if (more.length > 0) {
  console.error("One file at most. For example: npm run backup /media/usb/plantroom.tar.gz");
  process.exit(1);
}
const path = chosen ? resolve(chosen) : join(env.BACKUP_FOLDER, backupName(new Date(), isDaily));
const client = connect(supabaseUrl(env), env.SUPABASE_SECRET_KEY);
const end = (): never => process.exit(1);
// Ends with the stack that started it; the next daily backup deletes the unfinished files.
process.on("disconnect", end);

try {
  const { manifest, bytes } = await makeBackup(env, path);
  await recordBackup(client, { madeAt: manifest.madeAt, bytes }).catch((error: unknown) =>
    console.error(`The administration could not be told of it: ${String(error)}`),
  );
  if (isDaily) pruneDailyBackups(env.BACKUP_FOLDER, env.BACKUPS_KEPT);
  const rows = Object.values(manifest.tables).reduce((sum, count) => sum + count, 0);
  const pictures = manifest.entries.length - 1;
  console.log(
    `Backup made and checked: ${path} (${fileSize(bytes)}, ${counted(rows, "row")}, ${counted(pictures, "picture")}).`,
  );
  for (const name of manifest.missingPictures)
    console.log(`The file of the picture ${name} is gone; it is not in the backup.`);
  if (!isDaily) console.log("It contains personal data and password hashes: keep it where only you can read it.");
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`The backup failed: ${reason}`);
  if (isDaily) await recordFailedBackup(client, reason).catch(() => undefined);
  process.exitCode = 1;
} finally {
  process.off("disconnect", end);
  if (process.connected) process.disconnect();
}
