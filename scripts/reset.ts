/** `npm run reset`: forgets all data of this machine's stack, after asking (or with --yes). */
import { existsSync, rmSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { lockDataFolderOrEnd } from "./lib/data-lock.ts";
import { loadEnvironment } from "./lib/environment.ts";

const { PLANTROOM_DATA: folder } = loadEnvironment();
// Refuses while the stack is running: pulling the data away under a database destroys more than was asked for.
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
console.log(agreed ? "Everything is forgotten. npm start begins anew." : "Nothing was changed.");
