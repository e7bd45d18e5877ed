import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { ServedPictures } from "#site/content/site-data.ts";

const PUBLIC_FOLDER = join(import.meta.dirname, "../../../public");

/** A picture of a sheet: the file it is made from (in the media or the public folder), the hash of its content, and its width. */
export type PictureRef = { from: "media" | "public"; file: string; hash: string; width: number };

/** Finds the picture at an address in at least the wanted width; null if the build does not have it. */
export type FindPicture = (address: string | undefined, width: number) => PictureRef | null;

/** Finds pictures among those that the build serves. Drawings are hashed once; the sizes of photographs have the hash in their name. */
export function pictureFinder(served: ServedPictures): FindPicture {
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    let hash = hashes.get(file);
    if (hash === undefined) {
      hash = createHash("sha256")
        .update(readFileSync(join(PUBLIC_FOLDER, file)))
        .digest("hex")
        .slice(0, 20);
      hashes.set(file, hash);
    }
    return hash;
  };
  return (address, width) => {
    const picture = address === undefined ? undefined : served[address];
    if (!picture) return null;
    const src = (picture.sizes.find((size) => size.width >= width) ?? picture.sizes.at(-1))?.src ?? picture.src;
    if (src.startsWith("/media/")) {
      const file = src.slice("/media/".length);
      return { from: "media", file, hash: file, width };
    }
    if (!/^\/[^/]/.test(src)) return null;
    const file = decodeURIComponent(src).slice(1);
    return { from: "public", file, hash: hashOf(file), width };
  };
}
