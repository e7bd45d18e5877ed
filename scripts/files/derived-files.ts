import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "./atomic-write.ts";

/*
 * Files that are made from the content or the code. One that cannot be read counts as one that is not there, and is made again:
 * a machine that loses its power can leave an empty file behind, or half of one.
 */

/** The object in a file if it has these properties; null if the file is missing or damaged. */
export function storedJson<T extends object>(file: string, properties: readonly (keyof T)[] = []): T | null {
  try {
    const value = JSON.parse(readFileSync(file, "utf8")) as T | null;
    const isWhole = typeof value === "object" && value !== null && properties.every((property) => property in value);
    return isWhole ? value : null;
  } catch {
    return null;
  }
}

/** Whether a file is there and not empty. */
export const isFilled = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0;

const SIZES = ".sizes.json";

/** Links are left out: what a link leads to, such as the installed packages, is not made here. */
function sizesIn(folder: string, below = ""): [path: string, size: number][] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return sizesIn(folder, path);
    return entry.isFile() && path !== SIZES ? [[path, statSync(join(folder, path)).size]] : [];
  });
}

/** Notes in a folder which files it has, when all of them are made. */
export const noteFiles = (folder: string): void =>
  writeAtomically(join(folder, SIZES), JSON.stringify(Object.fromEntries(sizesIn(folder))));

/** Whether a folder has the files that were noted in it, in their sizes. */
export function hasItsFiles(folder: string): boolean {
  const noted = storedJson<Record<string, number>>(join(folder, SIZES));
  return (
    noted !== null &&
    Object.entries(noted).every(
      ([path, size]) => statSync(join(folder, path), { throwIfNoEntry: false })?.size === size,
    )
  );
}
