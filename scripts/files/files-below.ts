import { readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * The paths of all files in a folder and the folders in it, relative to it, in order and with "/". Links are left out, which
 * Node's own recursive listing follows: what a link leads to, such as the installed packages, does not belong to the folder.
 */
export function filesBelow(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .flatMap((entry) => {
      const path = below ? `${below}/${entry.name}` : entry.name;
      if (entry.isDirectory()) return filesBelow(folder, path);
      return entry.isFile() ? [path] : [];
    })
    .sort();
}
