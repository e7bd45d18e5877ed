/** `npm run reset`: deletes all data of the local stack except its backups, after asking (--yes: without asking). */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { emptyServerDatabase } from "./database/server/empty-server.ts";
import { describeServer } from "./database/server/server-address.ts";
import { lockDataFolderOrEnd } from "./stack/data-lock.ts";
import { loadEnvironment } from "./stack/environment.ts";

const { PLANTROOM_DATA: folder, DATABASE_URL: databaseUrl, BACKUP_FOLDER: backups } = loadEnvironment();
// Refuses while the stack is running, because it would keep running with half of its files.
const unlock = lockDataFolderOrEnd(folder);
unlock();

const places = databaseUrl ? `${folder} and in the ${describeServer(databaseUrl)}` : folder;
let agreed = process.argv.includes("--yes");
if (!agreed) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete all content, accounts, uploads and releases in ${places}? Type yes: `);
  terminal.close();
  agreed = answer.trim().toLowerCase() === "yes";
}
try {
  if (agreed) {
    // The database first: it refuses if something else uses it, and then nothing has been deleted.
    if (databaseUrl) await emptyServerDatabase(databaseUrl);
    for (const name of readdirSync(folder)) {
      const path = join(folder, name);
      if (path !== backups) rmSync(path, { recursive: true });
    }
  }
  console.log(
    agreed
      ? `Everything has been deleted, except backups (${backups}). npm start begins with a new installation, npm run restore restores a backup.`
      : "Nothing was changed.",
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
