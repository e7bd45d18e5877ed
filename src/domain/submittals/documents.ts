/* What a visitor may add to a package, and what is said of it. */

/** All added documents together in bytes and pages, and how many an item takes. */
export const DOCUMENT_LIMITS = { bytes: 100_000_000, ofItem: 20, ofPackageItem: 60, pages: 2000 } as const;

/** Why a document cannot be part of a package. */
export type DocumentProblem =
  "notPdf" | "damaged" | "encrypted" | "tooLarge" | "tooMany" | "tooLong" | "endless" | "unreadable";

/** The width and height of a page in points, as it is seen. */
export type PaperSize = { width: number; height: number };

/** Whether a file begins as a PDF does. Some have a few bytes before that. */
export const isPdf = (bytes: Uint8Array): boolean =>
  new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");

const SIZES: readonly (readonly [name: string, short: number, long: number])[] = [
  ["A0", 841, 1189],
  ["A1", 594, 841],
  ["A2", 420, 594],
  ["A3", 297, 420],
  ["A4", 210, 297],
  ["A5", 148, 210],
  ["Letter", 216, 279],
  ["Legal", 216, 356],
  ["Tabloid", 279, 432],
];
const MM = 25.4 / 72;
const TOLERANCE = 2;

/** 'A4', or '100 × 200 mm' for what has no name. */
export function paperName({ width, height }: PaperSize): string {
  const [short = 0, long = 0] = [width * MM, height * MM].map(Math.round).sort((a, b) => a - b);
  const known = SIZES.find(
    ([, shorter, longer]) => Math.abs(short - shorter) <= TOLERANCE && Math.abs(long - longer) <= TOLERANCE,
  );
  return known?.[0] ?? `${short} × ${long} mm`;
}

/** The papers of a document, each once: 'A4, A3'. */
export const paperNames = (sizes: readonly PaperSize[]): string => [...new Set(sizes.map(paperName))].join(", ");

/** '1.2 MB', '340 kB' */
export const sizeText = (bytes: number): string =>
  bytes >= 1_000_000 ? `${(bytes / 1_000_000).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1000))} kB`;
