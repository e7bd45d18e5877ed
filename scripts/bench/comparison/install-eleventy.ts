import { spawnSync, type SpawnSyncOptions } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { replaceWhole, CACHE_FOLDER } from "../../stacks/stack-cache.ts";

export const ELEVENTY_TEMPLATE = join(import.meta.dirname, "eleventy");
const PACKAGE_FILES = ["package.json", "package-lock.json"];
export const ELEVENTY_PROGRAM = "node_modules/@11ty/eleventy/cmd.cjs";

/**
 * Installs the locked packages of Eleventy beside the other caches and returns the folder. They are not a dependency of
 * Plantroom, because every installation of it would then fetch more than a hundred packages for this table.
 */
export function installEleventy(): string {
  const hash = createHash("sha256");
  for (const name of PACKAGE_FILES) hash.update(readFileSync(join(ELEVENTY_TEMPLATE, name)));
  const folder = join(CACHE_FOLDER, `eleventy-${hash.digest("hex").slice(0, 16)}`);
  if (existsSync(join(folder, ELEVENTY_PROGRAM))) return folder;
  replaceWhole(folder, (part) => {
    for (const name of PACKAGE_FILES) copyFileSync(join(ELEVENTY_TEMPLATE, name), join(part, name));
    const options = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    const npm = process.env["npm_execpath"];
    const where: SpawnSyncOptions = { cwd: part, stdio: ["ignore", "ignore", "inherit"] };
    if (npm) spawnSync(process.execPath, [npm, ...options], where);
    else spawnSync("npm", options, { ...where, shell: process.platform === "win32" });
  });
  if (existsSync(join(folder, ELEVENTY_PROGRAM))) return folder;
  rmSync(folder, { recursive: true, force: true });
  throw new Error("npm could not install Eleventy.");
}
