import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeAtomically } from "./atomic-write.ts";
import { filesBelow } from "./files-below.ts";

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

/** Notes in a folder which files it has, when all of them are made. */
export function noteFiles(folder: string): void {
  const made = filesBelow(folder).filter((path) => path !== SIZES);
  const sizes = Object.fromEntries(made.map((path) => [path, statSync(join(folder, path)).size]));
  writeAtomically(join(folder, SIZES), JSON.stringify(sizes));
}

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
