import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { ServedPicture, ServedPictures } from "#content/site-data.ts";
import type { Client } from "#db/client.ts";
import { downloadPicture, mediaPath } from "#db/media.ts";
import type { Snapshot } from "#db/snapshot.ts";
import { pictureTypeOf } from "#domain/picture.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { writeWhole } from "../lib/whole-file.ts";
import type { Workspace } from "./workspace.ts";

const WIDTHS = [320, 640, 960, 1280, 1920];
/** No screen needs more. */
const WIDEST = 2400;
/** WebP has no room for more. */
const TALLEST = 16_383;
/** A size this close to the whole picture saves nobody anything. */
const NEAR = 0.9;
const QUALITY = 80;
/** Bytes a pixel of a WebP original that is small enough to be served as it is: written again it would only lose. */
const LIGHT = 1 / 8;
const AT_ONCE = 4;
/** Raised when the sizes are made differently: what an older version made is then not taken for done, here or by a browser. */
const RECIPE = 4;
/** The picture of a page in a message or a social network: one size, on the site's paper, in a format that all of them read. */
const SHARE = { width: 1200, height: 630, ground: "#f6f4ee" };
/** Wider than this a picture is a scene and fills the card; narrower it is a machine and stands on it whole. */
const SCENE_RATIO = 1.4;
const PUBLIC = join(PROJECT_ROOT, "public");
const RASTER = /\.(?:webp|avif|png|jpe?g)$/i;

type Sources = {
  client: Client;
  supabaseUrl: string;
  workspace: Workspace;
  warn: (text: string) => void;
};

/**
 * Where every picture of the content is served: sizes are made once, under the hash of the original's bytes. Pictures
 * of our own storage, of the project's public folder and embedded ones are taken in; other addresses are left alone
 * (they are linked, never fetched).
 */
export async function preparePictures(snapshot: Snapshot, sources: Sources): Promise<ServedPictures> {
  const served: ServedPictures = {};
  const queue = [...new Set([...addressesOf(snapshot), ...publicPictures()])].sort();
  const worker = async (): Promise<void> => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const picture = await takeIn(address, sources);
      if (picture !== undefined) served[address] = picture;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Object.fromEntries(Object.entries(served).sort(([a], [b]) => a.localeCompare(b)));
}

/**
 * One picture: null where it is missing, damaged or none, so that pages show the placeholder; undefined where it stands
 * at an address of somebody else.
 */
export async function takeIn(address: string, sources: Sources): Promise<ServedPicture | null | undefined> {
  const bytes = await read(address, sources);
  if (!bytes) return bytes;
  if (isDrawing(address)) return drawing(address, bytes, sources.workspace);
  if (pictureTypeOf(bytes) === null) return leaveOut(address, "is not a PNG, JPEG, WebP or AVIF picture", sources);
  return (await inSizes(bytes, sources.workspace)) ?? leaveOut(address, "is damaged or too large", sources);
}

function leaveOut(address: string, why: string, { warn }: Sources): null {
  warn(`${address.slice(0, 120)} ${why} and is left out.`);
  return null;
}

/** The files below /media that these pictures need. */
export function mediaFiles(pictures: ServedPictures): Set<string> {
  return new Set(Object.values(pictures).flatMap((picture) => (picture ? mediaFilesOf(picture) : [])));
}

function mediaFilesOf({ src, share, sizes }: ServedPicture): string[] {
  const all = [src, ...(share ? [share] : []), ...sizes.map((size) => size.src)];
  return all.filter((address) => address.startsWith("/media/")).map((address) => address.slice("/media/".length));
}

function addressesOf(snapshot: Snapshot): string[] {
  const logos = snapshot.brands.flatMap((brand) => (brand.logo ? [brand.logo] : []));
  return [...logos, ...snapshot.products.flatMap((product) => product.images.map((picture) => picture.url))];
}

/** Pictures of the project itself, which pages name without a row in the database. */
function publicPictures(): string[] {
  const folder = join(PUBLIC, "pictures");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => RASTER.test(name) || name.endsWith(".svg")).map((name) => `/pictures/${name}`);
}

/** Drawings come from the project's own public folder only: an uploaded one could carry script. */
const isDrawing = (address: string): boolean => address.startsWith("/") && address.endsWith(".svg");

async function read(address: string, sources: Sources): Promise<Uint8Array | null | undefined> {
  if (address.startsWith("data:")) return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  if (address.startsWith("/")) {
    const path = publicFile(address);
    return path ? readFile(path) : leaveOut(address, "is not among the site's own pictures", sources);
  }
  const stored = mediaPath(sources.supabaseUrl, address);
  if (stored === null) return undefined;
  const copy = join(sources.workspace.originals, stored);
  if (existsSync(copy)) return readFile(copy);
  try {
    const bytes = await downloadPicture(sources.client, stored);
    await mkdir(dirname(copy), { recursive: true });
    writeWhole(copy, bytes);
    return bytes;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return leaveOut(address, "is missing from the storage", sources);
  }
}

/** The file of a site-relative address, or null where the public folder has no such picture. */
function publicFile(address: string): string | null {
  try {
    const path = join(PUBLIC, decodeURIComponent(address));
    return path.startsWith(PUBLIC + sep) && existsSync(path) && (RASTER.test(path) || path.endsWith(".svg")) ? path : null;
  } catch {
    // Not a valid encoding, such as '/50%off.png'.
    return null;
  }
}

function isMissing(error: unknown): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return status === 404 || status === 400 || statusCode === "404";
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex").slice(0, 20);

async function drawing(address: string, bytes: Uint8Array, workspace: Workspace): Promise<ServedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  // Logos and signs are no pictures of a page.
  const share = /^\/pictures\/(?:drawing|elevations)-/.test(address) ? await shareCard(sharp(bytes, { density: 144 }), width / height, hashOf(bytes), workspace) : null;
  return { src: address, width, height, sizes: [], share };
}

/** The picture in WebP at the widths below its own, made once and remembered beside its hash; null where it cannot be read. */
async function inSizes(bytes: Uint8Array, workspace: Workspace): Promise<ServedPicture | null> {
  const hash = hashOf(bytes);
  const record = join(workspace.pictures, `${hash}-${RECIPE}.json`);
  if (existsSync(record)) {
    const made = JSON.parse(readFileSync(record, "utf8")) as ServedPicture;
    if (mediaFilesOf(made).every((name) => existsSync(join(workspace.media, name)))) return made;
  }

  const decoded = await decode(bytes);
  if (decoded === null) return null;
  const { width, height, whole, pixels } = decoded;
  const sizes: ServedPicture["sizes"] = [];
  for (const size of [...WIDTHS.filter((candidate) => candidate < whole.width * NEAR), whole.width]) {
    const name = `${hash}-${RECIPE}-${size}.webp`;
    const asItIs = size === width && (await isServable(bytes));
    const made = asItIs ? bytes : await sharp(pixels, { raw: whole }).resize({ width: size }).webp({ quality: QUALITY, alphaQuality: QUALITY }).toBuffer();
    writeWhole(join(workspace.media, name), made);
    sizes.push({ src: `/media/${name}`, width: size });
  }
  const share = await shareCard(sharp(pixels, { raw: whole }), width / height, hash, workspace);
  const picture: ServedPicture = { src: sizes.at(-1)?.src ?? "", width, height, sizes, share };
  writeWhole(record, JSON.stringify(picture));
  return picture;
}

/**
 * The pixels of a picture, upright and at most WIDEST wide, read once for all its sizes (reading takes longer than making
 * the smaller ones), with the original's upright dimensions, which may be more; null where it cannot be read.
 */
async function decode(bytes: Uint8Array) {
  try {
    const original = sharp(bytes, { limitInputPixels: 60_000_000 });
    const { width, height } = (await original.metadata()).autoOrient;
    const { data, info } = await original.autoOrient().resize({ width: WIDEST, height: TALLEST, fit: "inside", withoutEnlargement: true }).toColourspace("srgb").raw().toBuffer({ resolveWithObject: true });
    return { width, height, pixels: data, whole: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    return null;
  }
}

/** Whether an original may go live byte by byte: it is small, stands still, and tells nothing about where and with what it was taken. */
async function isServable(bytes: Uint8Array): Promise<boolean> {
  const { format, pages, width, height, exif, xmp, iptc, icc } = await sharp(bytes).metadata();
  return format === "webp" && (pages ?? 1) === 1 && bytes.length <= width * height * LIGHT && [exif, xmp, iptc, icc].every((told) => told === undefined);
}

async function shareCard(picture: Sharp, ratio: number, hash: string, workspace: Workspace): Promise<string> {
  const name = `${hash}-${RECIPE}-share.jpg`;
  const file = join(workspace.media, name);
  if (!existsSync(file)) {
    const { width, height, ground } = SHARE;
    const fit = ratio > SCENE_RATIO ? "cover" : "contain";
    const card = picture.resize({ width, height, fit, background: ground }).flatten({ background: ground });
    writeWhole(file, await card.jpeg({ quality: QUALITY, progressive: true }).toBuffer());
  }
  return `/media/${name}`;
}
