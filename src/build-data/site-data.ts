import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Snapshot } from "#db/snapshot.ts";
import { siteSettings, type SiteSettings } from "#domain/settings.ts";

/** A picture as the site serves it. Drawings (SVG) and pictures at other addresses have no sizes of their own. */
export type ServedPicture = {
  src: string;
  width: number | null;
  height: number | null;
  /** 'address width' pairs of smaller files, smallest first. */
  sizes: { src: string; width: number }[];
  /** The picture as a card of 1200 × 630 for messages and social networks. */
  share: string | null;
};

/** Pictures by the address their rows have; null for one that is left out. An address that is not there is linked as it is. */
export type ServedPictures = Record<string, ServedPicture | null>;

/** The input of one build, written by scripts/build.ts before Astro starts: content, and where its pictures are served. */
export type SiteInput = { snapshot: Snapshot; pictures: ServedPictures };

export type SiteData = Snapshot & { site: SiteSettings; pictures: ServedPictures };

let loaded: SiteData | undefined;

/** The content of this build, read once a process. Throws where it was not prepared: no site is built from nothing. */
export function siteData(): SiteData {
  if (!loaded) {
    const file =
      process.env["PLANTROOM_SITE_INPUT"] ?? resolve(process.env["PLANTROOM_DATA"] ?? ".plantroom", "build/input.json");
    const { snapshot, pictures } = JSON.parse(readFileSync(file, "utf8")) as SiteInput;
    loaded = { ...snapshot, pictures, site: siteSettings(snapshot.settings) };
  }
  return loaded;
}

/** Where a picture's stored address is served, or null where the build left it out. */
export function servedPicture(address: string): ServedPicture | null {
  const picture = siteData().pictures[address];
  return picture === undefined ? { src: address, width: null, height: null, sizes: [], share: null } : picture;
}
