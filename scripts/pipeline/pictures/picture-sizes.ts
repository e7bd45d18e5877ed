import { createHash } from "node:crypto";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ServedPicture } from "#site/content/site-data.ts";
import { hasTooManyScans, PICTURE_PIXELS_MAX, WIDEST_PICTURE } from "#domain/pictures/picture.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { isFilled, storedJson } from "../../files/derived-files.ts";
import type { Workspace } from "../content/workspace.ts";

const WIDTHS = [320, 480, 640, 960, 1280, 1920];
/** The maximum height of a WebP. */
const TALLEST = 16_383;
/** A size this close to the original is not made, because it would save almost nothing. */
const NEAR = 0.9;
const QUALITY = 80;
/** Up to this many bytes per pixel a WebP original is served unchanged; encoding it again would only reduce its quality. */
const LIGHT = 1 / 8;
/** Part of the file names. Raise it when the sizes are made differently, so that builds and browsers do not use older files. */
const VERSION = 4;
/** The preview of a page in messages and social networks: one size, on the site's background colour, as a JPEG. */
const SHARE = { width: 1200, height: 630, ground: "#f6f4ee" };
/** A picture wider than this is a scene and fills the preview; a narrower one is a machine and is shown whole. */
const SCENE_RATIO = 1.4;

/** The names of a picture's files below /media. */
export function mediaFilesOf({ src, share, sizes }: ServedPicture): string[] {
  const all = [src, ...(share ? [share] : []), ...sizes.map((size) => size.src)];
  return all.filter((address) => address.startsWith("/media/")).map((address) => address.slice("/media/".length));
}

/** The widths in which a picture is served, up to its own. */
const widthsOf = (whole: number): number[] => [...WIDTHS.filter((candidate) => candidate < whole * NEAR), whole];

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 20);

/** A drawing (SVG) is served unchanged. Only drawings of machines get a preview; logos and signs never represent a page. */
export async function drawing(address: string, bytes: Uint8Array, workspace: Workspace): Promise<ServedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  const share = /^\/pictures\/(?:drawing|elevations)-/.test(address)
    ? await shareCard(sharp(bytes, { density: 144 }), width / height, hashOf(bytes), workspace)
    : null;
  return { src: address, width, height, sizes: [], share };
}

/** The picture as WebP in all widths below its own, made once and recorded under its hash; null if it cannot be read. */
export async function inSizes(bytes: Uint8Array, workspace: Workspace): Promise<ServedPicture | null> {
  const hash = hashOf(bytes);
  const record = join(workspace.pictures, `${hash}-${VERSION}.json`);
  const made = storedJson<ServedPicture>(record, ["src", "sizes", "share"]);
  if (made) {
    const widths = widthsOf(made.sizes.at(-1)?.width ?? 0);
    const isComplete = widths.every((width, index) => made.sizes[index]?.width === width);
    if (isComplete && mediaFilesOf(made).every((name) => isFilled(join(workspace.media, name)))) return made;
  }

  const decoded = await decode(bytes);
  if (decoded === null) return null;
  const { width, height, whole, pixels } = decoded;
  const sizes: ServedPicture["sizes"] = [];
  for (const size of widthsOf(whole.width)) {
    const name = `${hash}-${VERSION}-${size}.webp`;
    const file = join(workspace.media, name);
    sizes.push({ src: `/media/${name}`, width: size });
    if (isFilled(file)) continue;
    const unchanged = size === width && (await isServable(bytes));
    const made = unchanged
      ? bytes
      : await sharp(pixels, { raw: whole })
          .resize({ width: size })
          .webp({ quality: QUALITY, alphaQuality: QUALITY })
          .toBuffer();
    writeAtomically(file, made);
  }
  const share = await shareCard(sharp(pixels, { raw: whole }), width / height, hash, workspace);
  const picture: ServedPicture = { src: sizes.at(-1)?.src ?? "", width, height, sizes, share };
  writeAtomically(record, JSON.stringify(picture));
  return picture;
}

/**
 * The pixels of a picture, upright and at most WIDEST_PICTURE wide, with the upright size of the original; null if it cannot
 * be read. Decoded once for all sizes, because that takes longer than making the smaller ones.
 */
async function decode(bytes: Uint8Array) {
  if (hasTooManyScans(bytes)) return null;
  try {
    const original = sharp(bytes, { limitInputPixels: PICTURE_PIXELS_MAX });
    const { width, height } = (await original.metadata()).autoOrient;
    const { data, info } = await original
      .autoOrient()
      .resize({ width: WIDEST_PICTURE, height: TALLEST, fit: "inside", withoutEnlargement: true })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width, height, pixels: data, whole: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return null;
  }
}

/** Whether an original may be served unchanged: it is small, not animated, and has no metadata about where and how it was taken. */
async function isServable(bytes: Uint8Array): Promise<boolean> {
  const { format, pages, width, height, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  return (
    format === "webp" &&
    (pages ?? 1) === 1 &&
    bytes.length <= width * height * LIGHT &&
    [exif, xmp, iptc, icc].every((metadata) => metadata === undefined)
  );
}

async function shareCard(picture: Sharp, ratio: number, hash: string, workspace: Workspace): Promise<string> {
  const name = `${hash}-${VERSION}-share.jpg`;
  const file = join(workspace.media, name);
  if (!isFilled(file)) {
    const { width, height, ground } = SHARE;
    const fit = ratio > SCENE_RATIO ? "cover" : "contain";
    const card = picture.resize({ width, height, fit, background: ground }).flatten({ background: ground });
    writeAtomically(file, await card.jpeg({ quality: QUALITY, progressive: true }).toBuffer());
  }
  return `/media/${name}`;
}
