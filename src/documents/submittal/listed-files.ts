import { unzipSync } from "fflate";

/** More names than this are no archive of drawings. */
const FILES_MAX = 2000;

/** The names of the files in a ZIP, of which nothing is unpacked; null if it is damaged, or has too many. */
export function listedFiles(bytes: Uint8Array): string[] | null {
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter({ name }) {
        if (names.length > FILES_MAX) throw new Error("Too many files.");
        names.push(name);
        return false;
      },
    });
    return names;
  } catch {
    return null;
  }
}
