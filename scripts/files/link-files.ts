import { copyFileSync, linkSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Makes a folder with the files of another one and of the folders in it, as hard links, or as copies where the folder is on
 * another disk. Only for files that are never written in place.
 */
export function linkFiles(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code !== "EXDEV" && code !== "EPERM") throw error;
    copyFileSync(source, target);
  }
}
