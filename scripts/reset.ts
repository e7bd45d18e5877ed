/** `npm run reset`: deletes all data of the local stack, after asking (--yes: without asking). */
import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { emptyServerDatabase } from "./database/empty-server.ts";
import { describeServer } from "./database/server-address.ts";
import { lockDataFolderOrEnd } from "./lib/data-lock.ts";
import { loadEnvironment } from "./lib/environment.ts";

const { PLANTROOM_DATA: folder, DATABASE_URL: databaseUrl } = loadEnvironment();
// Refuses while the stack is running, because it would go on with half of its files.
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
  // The database first: it refuses if something else uses it, and then nothing has been deleted.
  if (agreed && databaseUrl) await emptyServerDatabase(databaseUrl);
  if (agreed && existsSync(folder)) rmSync(folder, { recursive: true });
  console.log(agreed ? "Everything has been deleted. npm start begins anew." : "Nothing was changed.");
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
