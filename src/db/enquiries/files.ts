import { hexOf } from "#domain/text/hash.ts";
import type { Client } from "../client.ts";
import { isTaken } from "../content/media.ts";
import { unwrap } from "../errors.ts";

/* The files of enquiries, in a private bucket: under the id of the enquiry and the position of the file. */

const BUCKET = "enquiry-files";
/** The only type that is stored, so that no browser shows or runs a file. */
const TYPE = "application/octet-stream";
const bucketOf = async (client: Client) => (await client.files()).from(BUCKET);

export const filePath = (enquiry: string, position: number): string => `${enquiry}/${position}`;

/** The hash by which a file that is sent again is known. */
export const fileHash = async (bytes: ArrayBuffer): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/** Stores a file. One that is stored already stays as it is: two attempts at once have the same bytes. Needs the secret key. */
export async function storeFile(client: Client, path: string, bytes: ArrayBuffer): Promise<void> {
  const { error } = await (await bucketOf(client)).upload(path, bytes, { contentType: TYPE });
  if (error && !isTaken(error)) throw error;
}

/** Stores a file of a backup, also in place of what is there. Needs the secret key. */
export async function restoreFile(client: Client, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { error } = await (await bucketOf(client)).upload(path, bytes, { contentType: TYPE, upsert: true });
  if (error) throw error;
}

/** The bytes of a file, or null where it is gone. */
export async function findFile(client: Client, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { data, error } = await (await bucketOf(client)).download(path);
  if (!error) return new Uint8Array(await data.arrayBuffer());
  const { status, originalError } = error as { status?: number; originalError?: { status?: number } };
  if ([400, 404].includes(status ?? originalError?.status ?? 0)) return null;
  throw error;
}

/** Deletes files; one that is gone already is no error. Needs the secret key. */
export async function removeFiles(client: Client, paths: string[]): Promise<void> {
  const { error } = await (await bucketOf(client)).remove(paths);
  if (error) throw error;
}

/** Removes the files of enquiries that are gone, and returns how many. Needs the secret key. */
export async function removeForgottenFiles(client: Client): Promise<number> {
  const paths = unwrap(await client.rpc("forgotten_files"));
  if (paths.length > 0) await removeFiles(client, paths);
  return paths.length;
}
