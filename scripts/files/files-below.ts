import { readdirSync } from "node:fs";
import { join, relative } from "node:path";

/** The paths of all files in a folder and the folders in it, relative to it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
