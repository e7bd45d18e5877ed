import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { OFFLINE_PACKS, type OfflineList, type PackedPages } from "#domain/offline/offline-list.ts";
import { pageParts } from "./page-parts.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { fileOf } from "../release/checks.ts";
import { contentHash } from "../../files/content-hash.ts";
import { ownText } from "../../files/detached-copy.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import { isFilled } from "../../files/derived-files.ts";

export type StoredPack = OfflineList["shared"];
/** A pack of pages as it was made, with the shared parts and the files of `_astro` that its pages use. */
export type PagePack = { pages: string[]; stored: StoredPack; shared: string[]; assets: string[] };

const gzipped = promisify(gzip);

export const packFile = (folder: string, [hash]: StoredPack): ReleaseFile => ({
  source: join(folder, `${hash}.pack`),
  path: `${OFFLINE_PACKS}/${hash}.pack`,
  frozen: true,
});

/** Writes a pack unless it exists, under the hash of its content. */
export async function writePack(folder: string, content: unknown): Promise<{ stored: StoredPack; file: ReleaseFile }> {
  const text = JSON.stringify(content);
  const hash = contentHash(text);
  const file = packFile(folder, [hash, 0]);
  if (!isFilled(file.source)) writeAtomically(file.source, await gzipped(text));
  return { stored: [hash, statSync(file.source).size], file };
}

/** '' → '/', 'products/pump' → '/products/pump'. */
export const addressOf = (page: string): string => `/${page}`;

export type PagePacker = {
  pack(pages: string[]): Promise<PagePack>;
  /** The names and texts of shared parts that have occurred for the first time since the last call. */
  takeNewTexts(): [name: string, text: string][];
};

/** Packs pages of a folder into files of another one. `names` has the names of shared parts that are known, by their text. */
export function pagePacker(pagesFolder: string, folder: string, names = new Map<string, string>()): PagePacker {
  let fresh: [string, string][] = [];

  /** Hashing a text again for each page would take longer than everything else. */
  function nameOf(text: string): string {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = contentHash(text);
    const copy = ownText(text);
    names.set(copy, name);
    fresh.push([name, copy]);
    return name;
  }

  return {
    async pack(pages) {
      const places = new Map<string, number>();
      const packed: PackedPages = { texts: [], pages: {} };
      const shared = new Set<string>();
      const assets = new Set<string>();
      const placeOf = (text: string): number => {
        const place = places.get(text) ?? places.size;
        places.set(text, place);
        return place;
      };
      for (const page of pages) {
        const html = readFileSync(fileOf(pagesFolder, page), "utf8");
        for (const asset of assetsOf(html)) assets.add(asset);
        packed.pages[addressOf(page)] = pageParts(html).flatMap(({ text, isShared }): (number | string)[] => {
          // Pages of a pack resemble each other: what stands between two tags is often in all of them.
          if (!isShared) return cutAtTags(text).map(placeOf);
          const name = nameOf(text);
          shared.add(name);
          return [name];
        });
      }
      packed.texts = [...places.keys()];
      const { stored } = await writePack(folder, packed);
      return { pages, stored, shared: [...shared], assets: [...assets] };
    },

    takeNewTexts() {
      const taken = fresh;
      fresh = [];
      return taken;
    },
  };
}

/** Cuts a text before each tag. Eight times as fast as a regular expression, and all pages of a catalogue are cut. */
function cutAtTags(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let end = text.indexOf("<", 1); end > 0; end = text.indexOf("<", end + 1)) {
    parts.push(text.slice(start, end));
    start = end;
  }
  return [...parts, text.slice(start)];
}

const ASSETS = "/_astro/";

/** All names of files that pages load, each of them once. */
const assetNames = new Map<string, string>();

/** The files below /_astro that a page names. */
function* assetsOf(html: string): Generator<string> {
  for (let at = html.indexOf(ASSETS); at > 0; at = html.indexOf(ASSETS, at + 1)) {
    const [found = ""] = /^[\w.-]*/.exec(html.slice(at + ASSETS.length, at + ASSETS.length + 200)) ?? [];
    if (found === "") continue;
    const name = assetNames.get(found) ?? ownText(found);
    assetNames.set(name, name);
    yield name;
  }
}
