import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { bucketCount, bucketOf, OFFLINE_PACKS, type OfflineList, type PackedPages } from "#domain/offline-list.ts";
import { partsOfPage } from "#domain/page-parts.ts";
import { writeAtomically } from "../lib/atomic-write.ts";
import { fileOf } from "./checks.ts";
import type { ReleaseFile } from "./assemble.ts";

type Stored = OfflineList["shared"];

export const hashOf = (content: string | Uint8Array): string =>
  createHash("sha256").update(content).digest("hex").slice(0, 16);

/** Writes a pack unless it exists, under the hash of its content. */
export function writePack(folder: string, content: unknown): { stored: Stored; file: ReleaseFile } {
  const text = JSON.stringify(content);
  const hash = hashOf(text);
  const source = join(folder, `${hash}.pack`);
  const bytes = existsSync(source) ? readFileSync(source) : gzipSync(text);
  if (!existsSync(source)) writeAtomically(source, bytes);
  return { stored: [hash, bytes.length], file: { source, path: `${OFFLINE_PACKS}/${hash}.pack`, frozen: true } };
}

/** A pack of pages as the last build made it, with the shared parts and the files of `_astro` that its pages use. */
type PagePack = {
  pages: string;
  count: number;
  stored: Stored;
  file: ReleaseFile;
  shared: Set<string>;
  assets: Set<string>;
};

export type PagePacks = {
  /** Notes that a page was written. */
  changed(page: string): void;
  /** The packs of these pages. Makes only those again in which a page is new, changed or gone. */
  make(pages: readonly string[]): Promise<{ packs: PagePack[]; shared: { stored: Stored; file: ReleaseFile } }>;
};

/** '' → '/', 'products/pump' → '/products/pump'. */
const addressOf = (page: string): string => `/${page}`;

/** Packs the pages of a folder into the files of another one. */
export function pagePacks(pagesFolder: string, folder: string): PagePacks {
  const changed = new Set<string>();
  const texts = new Map<string, string>();
  let packs: PagePack[] = [];

  function pack(pages: readonly string[]): PagePack {
    const content: PackedPages = {};
    const shared = new Set<string>();
    const assets = new Set<string>();
    for (const page of pages) {
      const html = readFileSync(fileOf(pagesFolder, page), "utf8");
      for (const { 1: asset } of html.matchAll(/\/_astro\/([\w.-]+)/g)) if (asset) assets.add(asset);
      content[addressOf(page)] = partsOfPage(html).map(({ text, isShared }) => {
        if (!isShared) return text;
        const name = hashOf(text);
        shared.add(name);
        texts.set(name, text);
        return [name];
      });
    }
    return { pages: pages.join("\n"), count: pages.length, shared, assets, ...writePack(folder, content) };
  }

  return {
    changed: (page) => void changed.add(page),

    async make(pages) {
      const count = bucketCount(pages.length);
      const members = Array.from({ length: count }, (): string[] => []);
      for (const page of pages) members[bucketOf(addressOf(page), count)]?.push(page);
      const before = packs;
      packs = [];
      for (const [bucket, ofBucket] of members.entries()) {
        ofBucket.sort();
        const last = before[bucket];
        if (last?.pages === ofBucket.join("\n") && !ofBucket.some((page) => changed.has(page))) packs.push(last);
        else {
          packs.push(pack(ofBucket));
          await turnOfEventLoop();
        }
      }
      changed.clear();
      const used = new Set(packs.flatMap(({ shared }) => [...shared]));
      for (const name of texts.keys()) if (!used.has(name)) texts.delete(name);
      const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
      return { packs, shared: writePack(folder, Object.fromEntries(parts)) };
    },
  };
}
