/* What a document of a maker may be, known by its bytes. */

/** The most bytes of a document; hosts of static sites take no larger file. The database has the same limit. */
export const DOCUMENT_MAX_MB = 25;
const DOCUMENT_MAX_BYTES = DOCUMENT_MAX_MB * 1024 * 1024;

/** The endings of stored documents with the names of these types. The database has the same list (checks.is_document_name). */
export const FILE_TYPES = {
  pdf: "PDF",
  dwg: "DWG",
  dxf: "DXF",
  ifc: "IFC",
  rfa: "RFA",
  zip: "ZIP",
  png: "PNG",
  jpg: "JPEG",
  webp: "WebP",
} as const;
export type FileType = keyof typeof FILE_TYPES;
export const FILE_ENDINGS = Object.keys(FILE_TYPES) as FileType[];
/** What a file chooser offers. */
export const ACCEPTED_DOCUMENTS = [...FILE_ENDINGS, "jpeg"].map((ending) => `.${ending}`).join(",");
export const DOCUMENT_FORMATS = "PDF, DWG, DXF, IFC, RFA, ZIP, PNG, JPEG or WebP";

const HEAD_BYTES = 2048;
/** How the files of each type begin, their bytes read as Latin-1. Some PDFs have a few bytes before that. */
const BEGINNINGS: Readonly<Record<FileType, RegExp>> = {
  dwg: /^AC10\d\d/,
  dxf: /^(?:AutoCAD Binary DXF|(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\n\s*SECTION\b)/,
  ifc: /^(?:\xef\xbb\xbf)?\s*ISO-10303-21;[^]*FILE_SCHEMA\s*\(\s*\(\s*'IFC/,
  // Families of Revit are compound files, as old documents of Office are: only with their ending.
  rfa: /^\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1/,
  zip: /^PK\x03\x04/,
  png: /^\x89PNG\r\n\x1a\n/,
  jpg: /^\xff\xd8\xff/,
  webp: /^RIFF[^]{4}WEBP/,
  pdf: /%PDF-/,
};
const PDF_HEAD = 1024;

/** The type of a file by its first bytes; null for anything that is no document. */
export function fileTypeOf(bytes: Uint8Array): FileType | null {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, HEAD_BYTES));
  const types = Object.keys(BEGINNINGS) as FileType[];
  return types.find((type) => BEGINNINGS[type].test(type === "pdf" ? head.slice(0, PDF_HEAD) : head)) ?? null;
}

const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? "";

/** Why a file is not taken, by its name and first bytes; its type if it is. */
export function checkedType(name: string, bytes: Uint8Array): { type: FileType } | { refused: string } {
  if (bytes.length === 0) return { refused: "The file is empty." };
  if (bytes.length > DOCUMENT_MAX_BYTES) return { refused: `The file has more than ${DOCUMENT_MAX_MB} MB.` };
  const type = fileTypeOf(bytes);
  const ending = endingOf(name).replace("jpeg", "jpg");
  if (type === null) return { refused: `The file is none of ${DOCUMENT_FORMATS}, whatever its name says.` };
  if (type !== ending)
    return {
      refused: `The file is called .${endingOf(name) || "…"}, but what is in it is ${FILE_TYPES[type]}. Give it the ending .${type}, if that is what you mean.`,
    };
  return { type };
}

/**
 * What a ZIP may hold: drawings, models, data, pictures and documents without macros. Whatever runs, and archives, images of disks
 * and other files of which nobody sees what is in them, are not among these.
 */
const SHOWS = new RegExp(
  `\\.(?:${[
    ...["pdf", "dwg", "dxf", "dwt", "dwf", "dwfx", "dgn", "ctb", "stb", "shx", "lin", "pat"],
    ...[
      "ifc",
      "rfa",
      "rvt",
      "rte",
      "rft",
      "step",
      "stp",
      "iges",
      "igs",
      "sat",
      "sab",
      "skp",
      "3ds",
      "3dm",
      "obj",
      "mtl",
      "stl",
    ],
    ...["png", "jpe?g", "webp", "gif", "bmp", "tiff?", "ies", "ldt", "txt", "csv", "xml", "json", "md", "rtf"],
    ...["docx", "xlsx", "pptx", "odt", "ods", "odp"],
  ].join("|")})$`,
  "i",
);
/** Folders that macOS opens as a program. */
const PROGRAM_FOLDER =
  /\.(?:app|m?pkg|workflow|action|saver|prefpane|bundle|plugin|framework|kext|scptd|wdgt|service)$/i;
/** What the systems of those who pack an archive leave in it. */
const LEFT_BY_SYSTEM = /(?:^|\/)(?:\.DS_Store|Thumbs\.db)$/;
/** A name that leads out of the folder in which an archive is unpacked. */
const LEADS_OUT = /(?:^|[\\/])\.\.(?:[\\/]|$)|^(?:[\\/]|[a-z]:)/i;
// eslint-disable-next-line no-control-regex -- Systems end a name there, or show another one.
const UNSEEN = /[\u0000-\u001f\u007f]/;

/** The first file of an archive that is none of these, or is placed where it could run; undefined if there is none. */
export const otherFile = (names: readonly string[]): string | undefined =>
  names.find((name) => {
    const folders = name.split(/[\\/]/).slice(0, -1);
    const isShown = /[\\/]$/.test(name) || SHOWS.test(name) || LEFT_BY_SYSTEM.test(name);
    return !isShown || UNSEEN.test(name) || LEADS_OUT.test(name) || folders.some((one) => PROGRAM_FOLDER.test(one));
  });
