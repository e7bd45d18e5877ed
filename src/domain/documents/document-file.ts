import { hyphenate } from "../text/plain-slug.ts";
import { FILE_TYPES, type FileType } from "./file-types.ts";

/** The file of a document as its record has it. */
export type DocumentFile = {
  /** The name in the storage: the hash of the bytes, and the ending of its type. */
  stored: string;
  /** What it was called when it was added. */
  name: string;
  bytes: number;
  /** How many pages a PDF has; null for other types. */
  pages: number | null;
};

export const STORED_NAME = new RegExp(`^[0-9a-f]{32}\\.(?:${Object.keys(FILE_TYPES).join("|")})$`);

/** The type of a stored file. */
export const typeOfStored = (stored: string): FileType => stored.split(".")[1] as FileType;

/** Below this folder all documents are served; nothing in it runs. */
const DOCUMENTS_FOLDER = "documents";

/** What a visitor's browser saves it as: '30xa-datasheet.pdf'. */
function servedName({ stored, name }: Pick<DocumentFile, "stored" | "name">): string {
  const type = typeOfStored(stored);
  const plain = name
    .replace(/\.\w+$/, "")
    .normalize("NFKD")
    .replace(/[_.+,]+/g, " ");
  return `${hyphenate(plain) || "document"}.${type}`;
}

/** The path of a document in a release: it changes with the bytes. */
export const servedPath = (file: Pick<DocumentFile, "stored" | "name">): string =>
  `${DOCUMENTS_FOLDER}/${file.stored.slice(0, 32)}/${servedName(file)}`;

/** The name in the storage of the document at an address of the site; null for other addresses. */
export function storedAt(address: string): string | null {
  const [, hash, ending] = /^\/documents\/([0-9a-f]{32})\/[^/]+\.([a-z]+)$/.exec(address) ?? [];
  return hash && ending ? `${hash}.${ending}` : null;
}

/** Whether a value of a record is the file of a document. */
export const isDocumentFile = (value: unknown): value is DocumentFile =>
  typeof value === "object" && value !== null && "stored" in value && STORED_NAME.test(String(value.stored));
