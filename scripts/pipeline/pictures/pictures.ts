import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import type { ServedPicture, ServedPictures } from "#site/content/site-data.ts";
import type { Client } from "#db/client.ts";
import { downloadPicture } from "#db/content/media.ts";
import { mediaPath } from "#domain/pictures/media-address.ts";
import { sectionMarkdown } from "#domain/pages/section-text.ts";
import { shownSections } from "#domain/pages/sections.ts";
import { shownPictures } from "../content/records.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { isOwnPicture } from "#domain/addresses/link-address.ts";
import { PICTURE_FORMATS, pictureTypeOf } from "#domain/pictures/picture.ts";
import { PROJECT_ROOT } from "../../stack/environment.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { isFilled } from "../../files/derived-files.ts";
import { drawing, inSizes, mediaFilesOf } from "./picture-sizes.ts";
import type { Workspace } from "../content/workspace.ts";

const AT_ONCE = 4;
const PUBLIC = join(PROJECT_ROOT, "public");
const RASTER = /\.(?:webp|avif|png|jpe?g)$/i;

type Sources = {
  client: Client;
  supabaseUrl: string;
  workspace: Workspace;
  /** Called with the address of a picture that is left out, and why: '… is damaged'. */
  onLeftOut: (address: string, why: string) => void;
};

/**
 * How every picture of the content is served. Makes the sizes of pictures in the storage, in the project's public folder and
 * in data: addresses; each once, under the hash of the original's bytes. Pictures on other sites are linked, never fetched.
 * `known` are the pictures of earlier content: what is at an address never changes, so those are not read again. If nothing
 * is to be added or removed, they are returned themselves.
 */
export async function preparePictures(
  snapshot: Snapshot,
  sources: Sources,
  known: ServedPictures = {},
): Promise<ServedPictures> {
  const served: ServedPictures = {};
  const addresses = new Set([...addressesOf(snapshot), ...publicPictures()]);
  const queue = [...addresses].filter((address) => !known[address]);
  const worker = async (): Promise<void> => {
    for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
      const picture = await servedPicture(address, sources);
      if (picture !== undefined) served[address] = picture;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const before = Object.keys(known);
  const isSame =
    before.every((address) => addresses.has(address)) &&
    Object.entries(served).every(([address, picture]) => picture === null && known[address] === null);
  if (isSame && before.length > 0) return known;
  const all = [...addresses].sort().flatMap((address): [string, ServedPicture | null][] => {
    const picture = known[address] ?? served[address];
    return picture === undefined ? [] : [[address, picture]];
  });
  return Object.fromEntries(all);
}

/**
 * How one picture is served: null if it is missing, damaged or not a picture, so that pages show the placeholder; undefined if
 * it is on another site.
 */
export async function servedPicture(address: string, sources: Sources): Promise<ServedPicture | null | undefined> {
  const bytes = await read(address, sources);
  if (!bytes) return bytes;
  if (isDrawing(address)) return drawing(address, bytes, sources.workspace);
  if (pictureTypeOf(bytes) === null) return leaveOut(address, `is not a ${PICTURE_FORMATS} picture`, sources);
  return (await inSizes(bytes, sources.workspace)) ?? leaveOut(address, "is damaged or too large", sources);
}

function leaveOut(address: string, why: string, { onLeftOut }: Sources): null {
  onLeftOut(address, why);
  return null;
}

/** The names of these pictures' files below /media. */
export function mediaFiles(pictures: ServedPictures): Set<string> {
  return new Set(Object.values(pictures).flatMap((picture) => (picture ? mediaFilesOf(picture) : [])));
}

/** The names of the stored originals of the content, as their local copies are named. */
export function originalsOf(supabaseUrl: string, snapshot: Snapshot): Set<string> {
  return new Set(addressesOf(snapshot).flatMap((address) => mediaPath(supabaseUrl, address) ?? []));
}

function addressesOf(snapshot: Snapshot): string[] {
  const texts = [
    ...snapshot.pages.flatMap(({ body, sections }) => [body, ...sectionMarkdown(shownSections(sections))]),
    ...snapshot.articles.map(({ body }) => body),
    ...snapshot.categories.map(({ introduction }) => introduction ?? ""),
  ];
  return [
    ...shownPictures(snapshot).map(({ address }) => address),
    ...texts.flatMap((text) => text.match(PICTURE_IN_TEXT) ?? []).filter(isOwnPicture),
  ];
}

/** An address in a Markdown text that may be one of an uploaded picture. */
const PICTURE_IN_TEXT = /https?:\/\/[^\s()<>"'\]]+\/storage\/v1\/object\/public\/media\/[\w./-]+/g;

/** Pictures that pages of any company have: line drawings beside their heads, plant rooms. The others are of the sample's content. */
const OF_PAGES = /^(?:drawing-[\w-]+\.svg|scene-(?:plant-room|pumps)\.webp)$/;

/** The project's own pictures that pages use without a row in the database. */
function publicPictures(): string[] {
  const folder = join(PUBLIC, "pictures");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => OF_PAGES.test(name))
    .map((name) => `/pictures/${name}`);
}

/** Only the project's own drawings are accepted: an uploaded SVG could contain scripts. */
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
  if (isFilled(copy)) return readFile(copy);
  try {
    const bytes = await downloadPicture(sources.client, stored);
    await mkdir(dirname(copy), { recursive: true });
    writeAtomically(copy, bytes);
    return bytes;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return leaveOut(address, "is missing from the storage", sources);
  }
}

/** The file of a site-relative address, or null if the public folder has no such picture. */
function publicFile(address: string): string | null {
  try {
    const path = join(PUBLIC, decodeURIComponent(address));
    return path.startsWith(PUBLIC + sep) && existsSync(path) && (RASTER.test(path) || path.endsWith(".svg"))
      ? path
      : null;
  } catch {
    // An invalid encoding, such as '/50%off.png'.
    return null;
  }
}

function isMissing(error: unknown): boolean {
  const { status, statusCode } = error as { status?: number; statusCode?: string };
  return status === 404 || status === 400 || statusCode === "404";
}
