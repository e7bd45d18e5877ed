import { execFile, spawnSync } from "node:child_process";
import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROJECT_ROOT } from "../stack/environment.ts";

/** What Lighthouse says of one load of a page, as far as this project reads it. Times are in milliseconds. */
export type Run = {
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: unknown[] } }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

/** The locked packages of Lighthouse. They are installed at its first use: 65 packages that nothing else needs. */
const LOCKED = join(PROJECT_ROOT, "scripts", "lighthouse", "tool");
const INSTALLED = join(PROJECT_ROOT, "node_modules", ".cache", "lighthouse");
const PROGRAM = join(INSTALLED, "node_modules", "lighthouse", "cli", "index.js");

const lockOf = (folder: string): string | null => {
  const file = join(folder, "package-lock.json");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

/** Installs Lighthouse unless exactly these versions are completely installed. */
export function installLighthouse(): void {
  // npm writes the second file when it is done.
  if (lockOf(INSTALLED) === lockOf(LOCKED) && existsSync(join(INSTALLED, "node_modules", ".package-lock.json"))) return;
  console.error("Installing Lighthouse …");
  cpSync(LOCKED, INSTALLED, { recursive: true });
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: INSTALLED,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be installed. See the messages above.");
}

/** Loads a page in the browser that listens for debugging at `port`. */
export async function runLighthouse(url: string, port: number): Promise<Run> {
  const parameters = [PROGRAM, url, `--port=${port}`, "--output=json", "--quiet", "--no-enable-error-reporting"];
  const { stdout } = await promisify(execFile)(process.execPath, parameters, { maxBuffer: 100 * 1024 * 1024 });
  return JSON.parse(stdout) as Run;
}
