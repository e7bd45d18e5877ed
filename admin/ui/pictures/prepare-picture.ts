import {
  NOT_A_PICTURE,
  pictureTooLarge,
  pictureTypeOf,
  UPLOAD_TYPES,
  WIDEST_PICTURE,
} from "#domain/pictures/picture.ts";

const WEBP_QUALITY = 0.86;
const UNREADABLE = "Error reading file";

/** Why a file cannot be used, in words for the editor. */
export class PictureError extends Error {}

/** What a file chooser offers. */
export const ACCEPTED = UPLOAD_TYPES.join(",");

/** Checks a file by its size and first bytes, and makes it no larger than the site can use; WebP where that is smaller. */
export async function preparePicture(file: File, maxMB: number): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > maxMB * 1024 * 1024) throw new PictureError(pictureTooLarge(maxMB));
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    (error: unknown) => {
      console.error("Reading the file failed", error);
      throw new PictureError(UNREADABLE);
    },
  );
  if (pictureTypeOf(bytes) === null) throw new PictureError(NOT_A_PICTURE);
  const smaller = await reduce(file).catch((error: unknown) => {
    console.error("The picture could not be decoded", error);
    throw new PictureError(UNREADABLE);
  });
  return smaller ?? bytes;
}

/** The picture as WebP, at most WIDEST_PICTURE on its longer edge; null if the original is just as good. */
async function reduce(file: File): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await createImageBitmap(file);
  try {
    const scale = Math.min(1, WIDEST_PICTURE / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/webp", WEBP_QUALITY));
    // A browser that cannot write WebP sends PNG instead.
    if (!blob || blob.type !== "image/webp" || (scale === 1 && blob.size >= file.size)) return null;
    return new Uint8Array(await blob.arrayBuffer());
  } finally {
    picture.close();
  }
}
