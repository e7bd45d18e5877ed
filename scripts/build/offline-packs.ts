import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { bucketCount, bucketOf, OFFLINE_PACKS, type OfflineList, type PackedPages } from "#domain/offline-list.ts";
import { partsOfPage } from "#domain/page-parts.ts";
import { writeAtomically } from "../lib/atomic-write.ts";
import { fileOf } from "./checks.ts";
import { contentHash } from "./content-hash.ts";
import type { ReleaseFile } from "./assemble.ts";

type Stored = OfflineList["shared"];

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

/** A part of a page keeps the whole page in memory, as V8 stores it; a copy does not. */
const copyOf = (text: string): string => Buffer.from(text).toString();
/** All names of files that pages load, each of them once. */
const assetNames = new Map<string, string>();

/** The files below /_astro that a page names. */
function* assetsOf(html: string): Generator<string> {
  for (let at = html.indexOf(ASSETS); at > 0; at = html.indexOf(ASSETS, at + 1)) {
    const [found = ""] = /^[\w.-]*/.exec(html.slice(at + ASSETS.length, at + ASSETS.length + 200)) ?? [];
    if (found === "") continue;
    const name = assetNames.get(found) ?? copyOf(found);
    assetNames.set(name, name);
    yield name;
  }
}

const packFile = (folder: string, [hash]: Stored): ReleaseFile => ({
  source: join(folder, `${hash}.pack`),
  path: `${OFFLINE_PACKS}/${hash}.pack`,
  frozen: true,
});

/** Writes a pack unless it exists, under the hash of its content. */
export function writePack(folder: string, content: unknown): { stored: Stored; file: ReleaseFile } {
  const text = JSON.stringify(content);
  const hash = contentHash(text);
  const file = packFile(folder, [hash, 0]);
  if (!existsSync(file.source)) writeAtomically(file.source, gzipSync(text));
  return { stored: [hash, statSync(file.source).size], file };
}

/** A pack of pages as it was made, with the shared parts and the files of `_astro` that its pages use. */
type PagePack = { pages: string[]; stored: Stored; shared: string[]; assets: string[] };

/** What the next process need not make again: the packs, with the times and sizes of their pages' files. */
type StoredPacks = { packs: (PagePack & { stamps: string[] })[]; shared: Stored };

export type PagePacks = {
  /** Notes that a page was written. */
  changed(page: string): void;
  /** The packs of these pages. Makes only those again in which a page is new, changed or gone. */
  make(pages: readonly string[]): Promise<{ packs: PagePack[]; shared: Stored; files: ReleaseFile[] }>;
  /** Saves what the next process need not make again. */
  store(): void;
};

/** '' → '/', 'products/pump' → '/products/pump'. */
const addressOf = (page: string): string => `/${page}`;
const STORED = "packs.json";

/** Packs the pages of a folder into the files of another one. */
export function pagePacks(pagesFolder: string, folder: string): PagePacks {
  const changed = new Set<string>();
  const stampsOf = (pages: readonly string[]): string[] =>
    pages.map((page) => {
      const stat = statSync(fileOf(pagesFolder, page), { throwIfNoEntry: false });
      return stat ? `${stat.mtimeMs}-${stat.size}` : "";
    });

  let last = readStored();
  const texts = readTexts();
  /** The names of the texts: hashing them anew for each page would take longer than everything else. */
  const names = new Map([...texts].map(([name, text]) => [text, name]));

  function nameOf(text: string): string {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = contentHash(text);
    const copy = copyOf(text);
    names.set(copy, name);
    texts.set(name, copy);
    return name;
  }

  /** The packs of an earlier process whose pages are still those that it packed. */
  function readStored(): { packs: PagePack[]; shared: Stored } | null {
    const file = join(folder, STORED);
    if (!existsSync(file)) return null;
    const { packs, shared } = JSON.parse(readFileSync(file, "utf8")) as StoredPacks;
    // A process that ended between a release and what it saves afterwards may have deleted some of them.
    const isThere = ([hash]: Stored): boolean => existsSync(join(folder, `${hash}.pack`));
    if (![shared, ...packs.map(({ stored }) => stored)].every(isThere)) return null;
    for (const { pages, stamps } of packs)
      for (const [index, stamp] of stampsOf(pages).entries()) {
        const page = pages[index];
        if (page !== undefined && stamp !== stamps[index]) changed.add(page);
      }
    return { packs, shared };
  }

  function readTexts(): Map<string, string> {
    if (!last) return new Map();
    const text = gunzipSync(readFileSync(join(folder, `${last.shared[0]}.pack`))).toString();
    return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
  }

  function pack(pages: string[]): PagePack {
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
      packed.pages[addressOf(page)] = partsOfPage(html).flatMap(({ text, isShared }): (number | string)[] => {
        // Pages of a pack resemble each other: what stands between two tags is often in all of them.
        if (!isShared) return cutAtTags(text).map(placeOf);
        const name = nameOf(text);
        shared.add(name);
        return [name];
      });
    }
    packed.texts = [...places.keys()];
    return { pages, stored: writePack(folder, packed).stored, shared: [...shared], assets: [...assets] };
  }

  return {
    changed: (page) => void changed.add(page),

    async make(pages) {
      const count = bucketCount(pages.length);
      const members = Array.from({ length: count }, (): string[] => []);
      for (const page of pages) members[bucketOf(addressOf(page), count)]?.push(page);
      const packs: PagePack[] = [];
      for (const [bucket, ofBucket] of members.entries()) {
        ofBucket.sort();
        const before = last?.packs[bucket];
        const isSame = before?.pages.join() === ofBucket.join() && !ofBucket.some((page) => changed.has(page));
        packs.push(before && isSame ? before : pack(ofBucket));
        if (!isSame) await turnOfEventLoop();
      }
      changed.clear();
      const used = new Set(packs.flatMap(({ shared }) => shared));
      for (const [name, text] of texts) {
        if (used.has(name)) continue;
        texts.delete(name);
        names.delete(text);
      }
      const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
      const shared = writePack(folder, Object.fromEntries(parts)).stored;
      last = { packs, shared };
      return { packs, shared, files: [...packs.map(({ stored }) => stored), shared].map((of) => packFile(folder, of)) };
    },

    store() {
      if (!last) return;
      const packs = last.packs.map((of) => ({ ...of, stamps: stampsOf(of.pages) }));
      writeAtomically(join(folder, STORED), JSON.stringify({ packs, shared: last.shared } satisfies StoredPacks));
    },
  };
}
