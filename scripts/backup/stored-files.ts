import { DOCUMENT_BUCKET, findDocument, isNamedBy, removeDocuments, storeDocument } from "#db/content/documents.ts";
import { findPicture, removePictures, storePicture } from "#db/content/media.ts";
import { findFile, removeFiles, restoreFile } from "#db/enquiries/files.ts";
import type { Client } from "#db/client.ts";
import { pictureTypeOf } from "#domain/pictures/picture.ts";
import { RestoreRefused } from "./manifest.ts";

/* The files of a backup by their names in it: 'documents/…', those of enquiries with another folder, pictures with none. */

const PREFIX = `${DOCUMENT_BUCKET}/`;

/** The bytes of a stored file, or null where it is gone. */
export function findBackedUp(client: Client, name: string): Promise<Uint8Array | null> {
  if (name.startsWith(PREFIX)) return findDocument(client, name.slice(PREFIX.length));
  return (name.includes("/") ? findFile : findPicture)(client, name);
}

/** Stores a file of a backup. Refuses one that is not what its name says. */
export async function storeBackedUp(client: Client, name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  if (name.startsWith(PREFIX)) {
    const stored = name.slice(PREFIX.length);
    if (!(await isNamedBy(stored, bytes)))
      throw new RestoreRefused(`${name} in the backup is not the document that it was.`);
    return storeDocument(client, stored, bytes);
  }
  if (name.includes("/")) return restoreFile(client, name, bytes);
  const type = pictureTypeOf(bytes);
  if (type === null) throw new RestoreRefused(`${name} in the backup is not a picture.`);
  return storePicture(client, name, bytes, type);
}

/** Deletes what a restore that failed has stored. */
export async function removeBackedUp(client: Client, names: readonly string[]): Promise<void> {
  const documents = names.filter((name) => name.startsWith(PREFIX));
  const others = names.filter((name) => !name.startsWith(PREFIX));
  const [files, pictures] = [true, false].map((isFile) => others.filter((name) => name.includes("/") === isFile));
  if (documents.length > 0)
    await removeDocuments(
      client,
      documents.map((name) => name.slice(PREFIX.length)),
    ).catch(() => undefined);
  if (pictures?.length) await removePictures(client, pictures).catch(() => undefined);
  if (files?.length) await removeFiles(client, files).catch(() => undefined);
}
