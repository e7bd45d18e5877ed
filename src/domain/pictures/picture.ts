import * as z from "zod";
import { pictureAddress } from "../addresses/link-fields.ts";

/** A picture of a product as stored: its address and its alternative text. */
export const pictureSchema = z.object({
  url: pictureAddress,
  alt: z.string().trim().max(500).default(""),
});

export const UPLOAD_TYPES = ["image/png", "image/jpeg", "image/webp", "image/avif"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];
/** The formats of UPLOAD_TYPES as people call them. */
export const PICTURE_FORMATS = "PNG, JPEG, WebP or AVIF";
/** Why a file is not taken as a picture: in the browser, before it is sent, and where it is stored. */
export const NOT_A_PICTURE = `Choose a ${PICTURE_FORMATS} picture.`;
export const pictureTooLarge = (maxMB: number): string => `File size must be less than ${maxMB}MB`;
export const BRAND_LOGO_MAX_MB = 5;
/** The storage accepts no larger file (supabase/migrations/20261125002000_media_and_backups.sql). */
export const PRODUCT_IMAGE_MAX_MB = 10;
/** The most pixels that a stored picture may have: more would take gigabytes of memory to open. */
export const PICTURE_PIXELS_MAX = 50_000_000;

/** The widest picture that is stored or served, in pixels; no screen needs more. */
export const WIDEST_PICTURE = 2400;

/** The picture format of a file by its first bytes; null for anything else (SVG, HTML, a renamed text file …). */
export function pictureTypeOf(bytes: Uint8Array): UploadType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes.length >= 8 && bytes[0] === 0x89 && text(1, 4) === "PNG") return "image/png";
  if (bytes.length >= 3 && bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "image/jpeg";
  if (bytes.length >= 12 && text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "image/webp";
  if (bytes.length >= 12 && text(4, 8) === "ftyp" && ["avif", "avis"].includes(text(8, 12))) return "image/avif";
  return null;
}

/** Progressive JPEGs have about ten scans; decoding takes the time of the whole picture for each. */
const SCANS_MAX = 100;

/** Whether a JPEG is made of so many scans that reading it takes minutes. False for other pictures. */
export function hasTooManyScans(bytes: Uint8Array): boolean {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return false;
  let scans = 0;
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    if (bytes[at + 1] === 0xda && (scans += 1) > SCANS_MAX) return true;
  }
  return false;
}
