/* zod/mini, which is smaller than zod: this schema also runs in the visitor's browser. */
import * as z from "zod/mini";

/** The most that may be sent with an enquiry; the database refuses more. */
export const FILE_LIMITS = { bytes: 20 * 1024 * 1024, files: 10, name: 200 } as const;
export const FILE_HINT = "PDF, PNG, JPEG, WebP, XLSX or DWG, 20 MB in all.";

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** The media types of the files that may be sent, by the endings of their names. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  xlsx: XLSX,
  dwg: "image/vnd.dwg",
};
/** The endings, for the file field of a form. */
export const FILE_ENDINGS = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(",");

/** How the files of a type begin. */
const BEGINNINGS: Readonly<Record<string, RegExp>> = {
  "application/pdf": /^%PDF-/,
  "image/png": /^\x89PNG\r\n\x1a\n/,
  "image/jpeg": /^\xff\xd8\xff/,
  "image/webp": /^RIFF[^]{4}WEBP/,
  [XLSX]: /^PK\x03\x04/,
  "image/vnd.dwg": /^AC10\d\d/,
};
const BEGINNING_BYTES = 16;
/** A ZIP archive lists its files at its end; a workbook is one of them. */
const END_BYTES = 65_536;

/** A file of a form. `type` is null if its bytes are not what its name says, or nothing that may be sent. */
export type SentFile = { name: string; size: number; type: string | null };

async function textOf(part: Blob): Promise<string> {
  const bytes = new Uint8Array(await part.arrayBuffer());
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
}

/** A file as the schema of the forms reads it. Nothing but its ends is loaded. */
export async function describeFile(file: File): Promise<SentFile> {
  // Without characters that cannot be seen, or that turn 'fdp.exe' around.
  const name = file.name
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .trim()
    .slice(-FILE_LIMITS.name)
    .trim();
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";
  const type = (Object.hasOwn(TYPES, ending) && TYPES[ending]) || null;
  const begins = type !== null && BEGINNINGS[type]?.test(await textOf(file.slice(0, BEGINNING_BYTES)));
  const isWhole = type !== XLSX || (await textOf(file.slice(-END_BYTES))).includes("xl/workbook");
  return { name, size: file.size, type: begins && isWhole ? type : null };
}

/** What is wrong with the files of a form; null if nothing is. */
export function filesProblem(files: readonly SentFile[]): string | null {
  const wrong = files.find(({ type }) => type === null);
  if (wrong) return `“${wrong.name}” cannot be sent. Choose ${FILE_HINT}`;
  if (files.length > FILE_LIMITS.files) return `Choose ${FILE_LIMITS.files} files at most. These are ${files.length}.`;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > FILE_LIMITS.bytes
    ? `These files have ${(bytes / 1024 / 1024).toFixed(1)} MB. Choose 20 MB in all, or send a link to them.`
    : null;
}

const isFile = (value: unknown): boolean =>
  typeof value === "object" && value !== null && "name" in value && "size" in value && "type" in value;

/** The files of a form, described. */
export const filesField = z.pipe(
  z.nullish(
    z.array(z.custom<SentFile>(isFile)).check(({ value, issues }) => {
      const message = filesProblem(value);
      if (message !== null) issues.push({ code: "custom", message, input: value });
    }),
  ),
  z.transform((files) => files ?? []),
);

/** '2.4 MB', '38 KB' */
export const fileSize = (bytes: number): string =>
  bytes >= 1024 * 1024 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.ceil(bytes / 1024)} KB`;
