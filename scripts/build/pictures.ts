import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { ServedPicture } from "#content/site-data.ts";
import type { Client } from "#db/client.ts";
import { downloadPicture, mediaPath } from "#db/media.ts";
import type { Snapshot } from "#db/snapshot.ts";
import { pictureTypeOf } from "#domain/picture.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import type { Workspace } from "./workspace.ts";

const WIDTHS = [320, 640, 960, 1280, 1920];
const QUALITY = 80;
const AT_ONCE = 4;
const RASTER = /\.(?:webp|avif|png|jpe?g)$/i;

/**
 * Where every picture of the content is served: sizes are made once, under the hash of the original's bytes. Pictures
 * of our own storage, of the project's public folder and embedded ones are taken in; other addresses are left alone
 * (they are linked, never fetched). A picture that is missing or is none is left out, and the page shows the placeholder.
 */
export async function preparePictures(
  client: Client,
  supabaseUrl: string,
  snapshot: Snapshot,
  workspace: Workspace,
  warn: (text: string) => void,
): Promise<Record<string, ServedPicture>> {
  const addresses = [...addressesOf(snapshot), ...publicPictures()];
  const served: Record<string, ServedPicture> = {};
  const queue = [...new Set(addresses)].sort();
  const worker = async (): Promise<void> => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const bytes = await originalOf(client, supabaseUrl, address, workspace, warn);
      if (bytes === null) continue;
      served[address] = address.endsWith(".svg") ? await drawing(address, bytes) : await inSizes(bytes, workspace);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return Object.fromEntries(Object.entries(served).sort(([a], [b]) => a.localeCompare(b)));
}

/** The files below /media that these pictures need. */
export function mediaFiles(pictures: Record<string, ServedPicture>): Set<string> {
  const all = Object.values(pictures).flatMap((picture) => [picture.src, ...picture.sizes.map((size) => size.src)]);
  return new Set(all.filter((src) => src.startsWith("/media/")).map((src) => src.slice("/media/".length)));
}

function addressesOf(snapshot: Snapshot): string[] {
  const logos = snapshot.brands.flatMap((brand) => (brand.logo ? [brand.logo] : []));
  return [...logos, ...snapshot.products.flatMap((product) => product.images.map((picture) => picture.url))];
}

/** Pictures of the project itself, which pages name without a row in the database. */
function publicPictures(): string[] {
  const folder = join(PROJECT_ROOT, "public", "pictures");
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => RASTER.test(name) || name.endsWith(".svg")).map((name) => `/pictures/${name}`);
}

/** The bytes of a picture that may be taken in, or null. */
async function originalOf(
  client: Client,
  supabaseUrl: string,
  address: string,
  workspace: Workspace,
  warn: (text: string) => void,
): Promise<Uint8Array | null> {
  const bytes = await read(client, supabaseUrl, address, workspace, warn);
  if (bytes === null || address.endsWith(".svg") || pictureTypeOf(bytes) !== null) return bytes;
  warn(`${address.slice(0, 120)} is not a PNG, JPEG, WebP or AVIF picture and is left out.`);
  return null;
}

async function read(
  client: Client,
  supabaseUrl: string,
  address: string,
  workspace: Workspace,
  warn: (text: string) => void,
): Promise<Uint8Array | null> {
  if (address.startsWith("data:")) return Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  if (address.startsWith("/")) {
    const path = join(PROJECT_ROOT, "public", decodeURIComponent(address));
    const inside = path.startsWith(join(PROJECT_ROOT, "public"));
    if (inside && existsSync(path) && (RASTER.test(path) || path.endsWith(".svg"))) return readFile(path);
    warn(`${address} is not among the site's own pictures and is left out.`);
    return null;
  }
  const stored = mediaPath(supabaseUrl, address);
  if (stored === null) return null;
  const copy = join(workspace.originals, stored);
  if (existsSync(copy)) return readFile(copy);
  try {
    const bytes = await downloadPicture(client, stored);
    await mkdir(dirname(copy), { recursive: true });
    await writeFile(copy, bytes);
    return bytes;
  } catch (error) {
    if (!isMissing(error)) throw error;
    warn(`${stored} is missing from the storage and is left out.`);
    return null;
  }
}

function isMissing(error: unknown): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return status === 404 || status === 400 || statusCode === "404";
}

async function drawing(address: string, bytes: Uint8Array): Promise<ServedPicture> {
  const { width, height } = await sharp(bytes).metadata();
  return { src: address, width, height, sizes: [] };
}

/** The picture in WebP at the widths below its own, made once and remembered beside its hash. */
async function inSizes(bytes: Uint8Array, workspace: Workspace): Promise<ServedPicture> {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 20);
  const record = join(workspace.pictures, `${hash}.json`);
  if (existsSync(record)) return JSON.parse(readFileSync(record, "utf8")) as ServedPicture;

  const upright = sharp(bytes, { limitInputPixels: 60_000_000 }).rotate();
  const { width, height } = await upright.clone().toBuffer({ resolveWithObject: true }).then(({ info }) => info);
  const widths = [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, 2400)];
  const sizes: ServedPicture["sizes"] = [];
  for (const size of widths) {
    const name = `${hash}-${size}.webp`;
    await upright.clone().resize({ width: size }).webp({ quality: QUALITY }).toFile(join(workspace.media, name));
    sizes.push({ src: `/media/${name}`, width: size });
  }
  const largest = sizes.at(-1)?.src ?? "";
  const picture: ServedPicture = { src: largest, width, height, sizes };
  writeFileSync(record, JSON.stringify(picture));
  return picture;
}
