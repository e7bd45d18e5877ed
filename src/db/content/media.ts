import { hexOf } from "#domain/text/hash.ts";
import { MEDIA_BUCKET } from "#domain/pictures/media-address.ts";
import { NOT_A_PICTURE, pictureTypeOf, type UploadType } from "#domain/pictures/picture.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

const bucketOf = async (client: Client) => (await client.files()).from(MEDIA_BUCKET);

const EXTENSIONS: Record<UploadType, string> = {
  "image/png": "png",
  "image/jpeg": "jpg",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** The name under which a picture is stored: the hash of its bytes and the extension of its format. */
export async function pictureName(bytes: Uint8Array<ArrayBuffer>, type: UploadType): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", bytes);
  return `${hexOf(new Uint8Array(digest).subarray(0, 16))}.${EXTENSIONS[type]}`;
}

/** Stores a picture under the hash of its bytes, so that equal pictures are stored once. Returns its public address. */
export async function uploadPicture(client: Client, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const type = pictureTypeOf(bytes);
  if (type === null) throw new Error(NOT_A_PICTURE);
  const path = await pictureName(bytes, type);
  await storePicture(client, path, bytes, type);
  return (await bucketOf(client)).getPublicUrl(path).data.publicUrl;
}

type StoredPicture = { address: string; uploaded: string };

/** The pictures of the library, the latest first. */
export async function listPictures(
  client: Client,
  { limit, offset }: { limit: number; offset: number },
): Promise<StoredPicture[]> {
  const bucket = await bucketOf(client);
  const order = { column: "created_at", order: "desc" };
  const { data, error } = await bucket.list("", { limit, offset, sortBy: order });
  if (error) throw error;
  return data.map(({ name, created_at }) => ({
    address: bucket.getPublicUrl(name).data.publicUrl,
    uploaded: created_at ?? "",
  }));
}

/** Stores a picture at a path of the bucket, unless there is one: it has the same bytes. */
export async function storePicture(
  client: Client,
  path: string,
  bytes: Uint8Array<ArrayBuffer>,
  contentType: UploadType,
): Promise<void> {
  const bucket = await bucketOf(client);
  const { error } = await bucket.upload(path, bytes, { contentType, cacheControl: "31536000" });
  if (error && !isTaken(error)) throw error;
}

/** True where something is stored under the name already. The hosted storage answers 400 with the status 409 in its body. */
export const isTaken = (error: Error): boolean => {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return status === 409 || statusCode === "409" || statusCode === "Duplicate";
};

/** Deletes stored pictures; one that is gone already is no error. */
export async function removePictures(client: Client, paths: string[]): Promise<void> {
  const { error } = await (await bucketOf(client)).remove(paths);
  if (error) throw error;
}

/** The storage removes at most this many files with one request. */
const REMOVED_AT_ONCE = 500;

/** Removes the unused pictures and files of documents whose retention has ended, and returns how many. Needs the secret key. */
export async function removeExpiredMedia(client: Client): Promise<number> {
  const expired = unwrap(await client.rpc("expired_media"));
  const storage = await client.files();
  for (const [bucket, files] of Map.groupBy(expired, (one) => one.bucket))
    for (let from = 0; from < files.length; from += REMOVED_AT_ONCE) {
      const names = files.slice(from, from + REMOVED_AT_ONCE).map(({ name }) => name);
      const { error } = await storage.from(bucket).remove(names);
      if (error) throw error;
    }
  return expired.length;
}

/** The bytes of a stored picture. */
export async function downloadPicture(client: Client, path: string): Promise<Uint8Array> {
  const { data, error } = await (await bucketOf(client)).download(path);
  if (error) throw error;
  return new Uint8Array(await data.arrayBuffer());
}

/** The bytes of a stored picture, or null where it is gone. */
export async function findPicture(client: Client, path: string): Promise<Uint8Array | null> {
  const { data, error } = await (await bucketOf(client)).download(path);
  if (!error) return new Uint8Array(await data.arrayBuffer());
  const { status, originalError } = error as { status?: number; originalError?: { status?: number } };
  if ([400, 404].includes(status ?? originalError?.status ?? 0)) return null;
  throw error;
}
