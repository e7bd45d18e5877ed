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
    return names.length > 0 && hasOneList(bytes) ? names : null;
  } catch {
    return null;
  }
}

const END = { signature: 0x06054b50, bytes: 22, commentMax: 65_535 };
/** Before the end of a ZIP of more than 4 GB. */
const ZIP64_LOCATOR = { signature: 0x07064b50, bytes: 20 };
const ENTRY = { signature: 0x02014b50, bytes: 46 };
/** Another name of a file, which some readers take instead (APPNOTE 4.6.9). */
const UNICODE_NAME = 0x7075;

/**
 * Whether all readers find the same list of files in a ZIP: its end says twice how many there are (APPNOTE 4.3.16), there is no other
 * end for larger archives, and no file has a second name.
 */
function hasOneList(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const is = (at: number, signature: number): boolean =>
    at >= 0 && at + 4 <= bytes.length && view.getUint32(at, true) === signature;
  const last = bytes.length - END.bytes;
  for (let end = last; end >= Math.max(0, last - END.commentMax); end -= 1) {
    if (!is(end, END.signature)) continue;
    const count = view.getUint16(end + 10, true);
    const isOne = view.getUint16(end + 8, true) === count && !is(end - ZIP64_LOCATOR.bytes, ZIP64_LOCATOR.signature);
    return isOne && haveOneName(view, view.getUint32(end + 16, true), count, is);
  }
  return false;
}

function haveOneName(
  view: DataView,
  first: number,
  count: number,
  is: (at: number, signature: number) => boolean,
): boolean {
  for (let at = first, left = count; left > 0; left -= 1) {
    if (!is(at, ENTRY.signature) || at + ENTRY.bytes > view.byteLength) return false;
    const extra = at + ENTRY.bytes + view.getUint16(at + 28, true);
    const next = extra + view.getUint16(at + 30, true);
    for (let field = extra; field + 4 <= Math.min(next, view.byteLength); field += 4 + view.getUint16(field + 2, true))
      if (view.getUint16(field, true) === UNICODE_NAME) return false;
    at = next + view.getUint16(at + 32, true);
  }
  return true;
}
