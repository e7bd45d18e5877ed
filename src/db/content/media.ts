import { hexOf } from "#domain/text/hash.ts";
import { NOT_A_PICTURE, pictureTypeOf, type UploadType } from "#domain/pictures/picture.ts";
import type { Client } from "../client.ts";
import { unwrap } from "../errors.ts";

const MEDIA_BUCKET = "media";
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

/** The hosted storage answers 400 with the status 409 in its body. */
const isTaken = (error: Error): boolean => {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return status === 409 || statusCode === "409" || statusCode === "Duplicate";
};

/** Deletes stored pictures; one that is gone already is no error. */
export async function removePictures(client: Client, paths: string[]): Promise<void> {
  const { error } = await (await bucketOf(client)).remove(paths);
  if (error) throw error;
}

const PUBLIC_FOLDER = `/storage/v1/object/public/${MEDIA_BUCKET}/`;

/**
 * The path of a picture inside the bucket, or null for an address that uploadPicture did not make. Addresses with any port of
 * this machine count too: the port may have changed, and the content may have moved to a hosted project.
 */
export function mediaPath(projectUrl: string, address: string): string | null {
  const { origin, pathname, search, hash } = URL.parse(address) ?? {};
  if (!origin || !pathname?.startsWith(PUBLIC_FOLDER) || search || hash) return null;
  if (origin !== new URL(projectUrl).origin && !/^http:\/\/(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(origin))
    return null;
  const path = pathname.slice(PUBLIC_FOLDER.length);
  return /^[\w][\w./-]*$/.test(path) && !path.includes("..") ? path : null;
}

/** The present public address of a stored picture; any other address is returned unchanged. */
export function currentAddress(projectUrl: string, address: string): string {
  const path = mediaPath(projectUrl, address);
  return path === null ? address : `${new URL(projectUrl).origin}${PUBLIC_FOLDER}${path}`;
}

/** The storage removes at most this many files with one request. */
const REMOVED_AT_ONCE = 500;

/** Removes the unused originals whose retention has ended (expired_media), and returns how many. Needs the secret key. */
export async function removeExpiredMedia(client: Client): Promise<number> {
  const names = unwrap(await client.rpc("expired_media"));
  for (let from = 0; from < names.length; from += REMOVED_AT_ONCE)
    await removePictures(client, names.slice(from, from + REMOVED_AT_ONCE));
  return names.length;
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
