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
    return names.length > 0 && hasOneCount(bytes) ? names : null;
  } catch {
    return null;
  }
}

/** Whether the end of a ZIP says twice how many files it has: readers believe one or the other (APPNOTE 4.3.16). */
function hasOneCount(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = bytes.length - 22; at >= Math.max(0, bytes.length - 65_557); at -= 1)
    if (view.getUint32(at, true) === 0x06054b50) return view.getUint16(at + 8, true) === view.getUint16(at + 10, true);
  return false;
}
