import { fileTypeOf, type FileType } from "#domain/documents/file-types.ts";
import type { DocumentFile } from "#domain/documents/document-file.ts";
import { compareNames } from "#domain/text/names.ts";
import { hexOf } from "#domain/text/hash.ts";
import type { Client, Row } from "../client.ts";
import { readByIds } from "../read-all.ts";
import { contentTable } from "./content-table.ts";
import { isTaken } from "./media.ts";

/** A document of a maker as stored. */
export type StoredDocument = Omit<Row<"documents">, "file"> & { file: DocumentFile };

/** All documents by title. */
export const listDocuments = async (client: Client): Promise<StoredDocument[]> =>
  (await contentTable("document").list(client)) as unknown as StoredDocument[];

/** Documents in the order of that list. */
export const inOrderOfTitles = (documents: readonly StoredDocument[]): StoredDocument[] =>
  documents.toSorted((a, b) => compareNames(a.title, b.title) || (a.id < b.id ? -1 : 1));

/** The documents with these ids; those that are gone are left out. */
export const listDocumentsById = async (client: Client, ids: readonly string[]): Promise<StoredDocument[]> =>
  (await readByIds(ids, (some) => client.from("documents").select("*").in("id", some))) as unknown as StoredDocument[];

/* The files, in a private bucket, named by their content. */

export const DOCUMENT_BUCKET = "documents";
/** The only type that is stored, so that no browser shows or runs a file. */
const TYPE = "application/octet-stream";
const bucketOf = async (client: Client) => (await client.files()).from(DOCUMENT_BUCKET);

/** The name under which a file is stored: the hash of its bytes, and the ending of its type. */
export async function documentName(bytes: Uint8Array<ArrayBuffer>, type: FileType): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `${hexOf(new Uint8Array(digest).subarray(0, 16))}.${type}`;
}

/** Stores a file under its name. One that is stored already stays: it has the same bytes. */
export async function storeDocument(client: Client, stored: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { error } = await (await bucketOf(client)).upload(stored, bytes, { contentType: TYPE });
  if (error && !isTaken(error)) throw error;
}

/** Whether bytes are those that the name of a stored file stands for. */
export async function isNamedBy(stored: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  const type = fileTypeOf(bytes);
  return type !== null && (await documentName(bytes, type)) === stored;
}

/** The bytes of a stored file, or null where it is gone. */
export async function findDocument(client: Client, stored: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { data, error } = await (await bucketOf(client)).download(stored);
  if (!error) return new Uint8Array(await data.arrayBuffer());
  const { status, originalError } = error as { status?: number; originalError?: { status?: number } };
  if ([400, 404].includes(status ?? originalError?.status ?? 0)) return null;
  throw error;
}

/** Deletes files; one that is gone already is no error. Needs the secret key. */
export async function removeDocuments(client: Client, stored: string[]): Promise<void> {
  const { error } = await (await bucketOf(client)).remove(stored);
  if (error) throw error;
}
