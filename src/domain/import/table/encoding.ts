import { analyse } from "chardet";
import { TableError } from "./table-cells.ts";

/** The encodings that a text file may have: the browser's name, and the label for editors. */
export const ENCODINGS = {
  "utf-8": "Unicode (UTF-8)",
  "utf-16le": "Unicode (UTF-16 LE)",
  "utf-16be": "Unicode (UTF-16 BE)",
  "windows-1252": "Western European (Windows-1252)",
  "windows-1256": "Arabic (Windows-1256)",
} as const;
export type Encoding = keyof typeof ENCODINGS;

/** Enough of a file to recognise its encoding. */
const SAMPLE_BYTES = 200_000;

const startsWith = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);

/** Detects the encoding of a text: by its byte order mark, the zeros of UTF-16, being valid UTF-8, or its letters. */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (startsWith(bytes, 0xef, 0xbb, 0xbf)) return "utf-8";
  if (startsWith(bytes, 0xff, 0xfe)) return "utf-16le";
  if (startsWith(bytes, 0xfe, 0xff)) return "utf-16be";
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > sample.length / 8 && odd > 4 * even) return "utf-16le";
  if (even > sample.length / 8 && even > 4 * odd) return "utf-16be";
  if (even + odd > 0) throw new TableError("This file is not a table: it holds data that no text has.");
  if (isUtf8(bytes)) return "utf-8";
  // Of the encodings with one byte per letter only these two are expected. Arabic letters stand in long runs of high bytes.
  const guess = analyse(sample).find(({ name }) => /^(?:windows-125[26]|ISO-8859-[16])$/.test(name))?.name;
  return guess === "windows-1256" || guess === "ISO-8859-6" ? "windows-1256" : "windows-1252";
}

/** The decoded text, without the byte order mark. */
export function decoded(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(encoding).decode(bytes);
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
