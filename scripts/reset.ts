/** `npm run reset`: deletes all data of the local stack, after asking (--yes: without asking). */
import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { lockDataFolderOrEnd } from "./lib/data-lock.ts";
import { loadEnvironment } from "./lib/environment.ts";

const { PLANTROOM_DATA: folder } = loadEnvironment();
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
if (agreed && existsSync(folder)) rmSync(folder, { recursive: true });
console.log(agreed ? "Everything has been deleted. npm start begins anew." : "Nothing was changed.");
