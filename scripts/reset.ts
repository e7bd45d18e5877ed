/** `npm run reset`: deletes all data of the local stack except its backups, after asking (--yes: without asking). */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { lockDataFolderOrEnd } from "./lib/data-lock.ts";
import { loadEnvironment } from "./lib/environment.ts";

const { PLANTROOM_DATA: folder, BACKUP_FOLDER: backups } = loadEnvironment();
// Refuses while the stack is running, because it would go on with half of its files.
const unlock = lockDataFolderOrEnd(folder);
unlock();

let agreed = process.argv.includes("--yes");
if (!agreed) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`Delete all content, accounts, uploads and releases in ${folder}? Type yes: `);
  terminal.close();
  agreed = answer.trim().toLowerCase() === "yes";
}
if (agreed) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (path !== backups) rmSync(path, { recursive: true });
  }
}
console.log(
  agreed
    ? `Everything has been deleted, except backups (${backups}). npm start begins anew, npm run restore restores one of them.`
    : "Nothing was changed.",
);
