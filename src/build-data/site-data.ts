import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Snapshot } from "#db/snapshot.ts";
import { siteSettings, type SiteSettings } from "#domain/settings.ts";

/** A picture as the site serves it. Drawings (SVG) and pictures on other sites have no smaller sizes. */
export type ServedPicture = {
  src: string;
  width: number | null;
  height: number | null;
  /** The smaller files, smallest first. */
  sizes: { src: string; width: number }[];
  /** The picture cut to 1200 × 630 for previews in messages and social networks. */
  share: string | null;
};

/** Pictures by the address in the database; null for one that could not be used. Other addresses are linked unchanged. */
export type ServedPictures = Record<string, ServedPicture | null>;

/** The input of one build, which scripts/build/site.ts writes before it renders. */
export type SiteInput = {
  snapshot: Snapshot;
  pictures: ServedPictures;
  /** Whether pages register the service worker. */
  serviceWorker: boolean;
};

export type SiteData = Snapshot & Omit<SiteInput, "snapshot"> & { site: SiteSettings };

let loaded: SiteData | undefined;

/** The content of this build, read once per process. Throws if it was not prepared, so that no empty site is built. */
export function siteData(): SiteData {
  if (!loaded) {
    const file =
      process.env["PLANTROOM_SITE_INPUT"] ?? resolve(process.env["PLANTROOM_DATA"] ?? ".plantroom", "build/input.json");
    const { snapshot, pictures, serviceWorker } = JSON.parse(readFileSync(file, "utf8")) as SiteInput;
    loaded = { ...snapshot, pictures, serviceWorker, site: siteSettings(snapshot.settings) };
  }
  return loaded;
}

/** How the picture with this address in the database is served; null if the build could not use it. */
export function servedPicture(address: string): ServedPicture | null {
  const picture = siteData().pictures[address];
  return picture === undefined ? { src: address, width: null, height: null, sizes: [], share: null } : picture;
}
