import { hexOf } from "#domain/text/hash.ts";
import type { Client } from "../client.ts";
import { isTaken } from "../content/media.ts";
import { unwrap } from "../errors.ts";

/*
 * Private files: those of enquiries under the id of the enquiry and the position of the file, those of submittals under the id of the
 * submittal and the hash of their bytes.
 */

type Bucket = "enquiry-files" | "submittals";
const bucketName = (path: string): Bucket => (/\/[0-9a-f]{64}$/.test(path) ? "submittals" : "enquiry-files");
/** The only type that is stored, so that no browser shows or runs a file. */
const TYPE = "application/octet-stream";
const bucketOf = async (client: Client, path: string) => (await client.files()).from(bucketName(path));

export const filePath = (enquiry: string, position: number): string => `${enquiry}/${position}`;
export const submittalFilePath = (submittal: string, sha256: string): string => `${submittal}/${sha256}`;

/** The hash by which a file that is sent again is known. */
export const fileHash = async (bytes: ArrayBuffer): Promise<string> =>
  hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/**
 * Stores a file. One that is stored already stays as it is: two attempts at once have the same bytes. Throws if something else is
 * stored under the hash of a file: a revision would name it for ever.
 */
export async function storeFile(client: Client, path: string, bytes: ArrayBuffer): Promise<void> {
  const { error } = await (await bucketOf(client, path)).upload(path, bytes, { contentType: TYPE });
  if (!error) return;
  if (!isTaken(error)) throw error;
  const stored = bucketName(path) === "submittals" ? await findFile(client, path) : null;
  if (stored && !path.endsWith(await fileHash(stored.buffer)))
    throw new Error(`Other bytes are stored as ${path}. Only the secret key can delete them.`);
}

/** Stores a file of a backup, also in place of what is there. Needs the secret key. */
export async function restoreFile(client: Client, path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  const { error } = await (await bucketOf(client, path)).upload(path, bytes, { contentType: TYPE, upsert: true });
  if (error) throw error;
}

/** The bytes of a file, or null where it is gone. */
export async function findFile(client: Client, path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const { data, error } = await (await bucketOf(client, path)).download(path);
  if (!error) return new Uint8Array(await data.arrayBuffer());
  if (isGone(error)) return null;
  throw error;
}

function isGone(error: unknown): boolean {
  const { status, originalError } = error as { status?: number; originalError?: { status?: number } };
  return [400, 404].includes(status ?? originalError?.status ?? 0);
}

/** A file as it is read, so that nobody holds all of it; null where it is gone. Needs the secret key. */
export async function streamFile(client: Client, path: string): Promise<ReadableStream | null> {
  const { data, error } = await (await bucketOf(client, path)).download(path).asStream();
  if (error && !isGone(error)) throw error;
  return data;
}

/** Deletes files; one that is gone already is no error. Needs the secret key. */
export async function removeFiles(client: Client, paths: string[]): Promise<void> {
  for (const of of Map.groupBy(paths, bucketName).values()) {
    const { error } = await (await bucketOf(client, of[0] ?? "")).remove(of);
    if (error) throw error;
  }
}

/** Removes the files of enquiries that are gone, and those of submittals that were never issued, and returns how many. Needs the secret key. */
export async function removeForgottenFiles(client: Client): Promise<number> {
  const paths = unwrap(await client.rpc("forgotten_files"));
  if (paths.length > 0) await removeFiles(client, paths);
  return paths.length;
}
