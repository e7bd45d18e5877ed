import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { bucketCount, packOf } from "#domain/offline/offline-list.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import { fileOf } from "../release/checks.ts";
import { addressOf, packFile, pagePacker, writePack, type PagePack, type StoredPack } from "../render/page-packer.ts";
import type { PageWorkers } from "../render/page-workers.ts";
import { isFilled, storedJson } from "../../files/derived-files.ts";

/** What the next process need not make again: the packs, with the times and sizes of their pages' files. */
type StoredPacks = { packs: (PagePack & { stamps: string[] })[]; shared: StoredPack };

export type PagePacks = {
  /** Notes that a page was written. */
  changed(page: string): void;
  /** The packs of these pages. Makes only those again in which a page is new, changed or gone. */
  make(pages: readonly string[]): Promise<{ packs: PagePack[]; shared: StoredPack; files: ReleaseFile[] }>;
  /** Saves what the next process need not make again. */
  store(): void;
};

const STORED = "packs.json";
/** How many packs are in progress at once: while other threads compress some, the next ones are made. */
const AT_ONCE = 8;

/** Packs the pages of a folder into the files of another one. */
export function pagePacks(pagesFolder: string, folder: string, workers?: PageWorkers): PagePacks {
  const changed = new Set<string>();
  const stampsOf = (pages: readonly string[]): string[] =>
    pages.map((page) => {
      const stat = statSync(fileOf(pagesFolder, page), { throwIfNoEntry: false });
      return stat ? `${stat.mtimeMs}-${stat.size}` : "";
    });

  let last = readStored();
  /** The shared parts by their names, and the names by the parts. */
  const texts = readTexts();
  const names = new Map([...texts].map(([name, text]) => [text, name]));
  const packer = pagePacker(pagesFolder, folder, names);

  /** The packs of an earlier process whose pages are still those that it packed. */
  function readStored(): { packs: PagePack[]; shared: StoredPack } | null {
    const stored = storedJson<StoredPacks>(join(folder, STORED), ["packs", "shared"]);
    if (!stored) return null;
    const { packs, shared } = stored;
    // A process that ended between a release and what it saves afterwards may have deleted some of them.
    const isThere = ([hash]: StoredPack): boolean => isFilled(join(folder, `${hash}.pack`));
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
    try {
      const text = gunzipSync(readFileSync(join(folder, `${last.shared[0]}.pack`))).toString();
      return new Map(Object.entries(JSON.parse(text) as Record<string, string>));
    } catch {
      // Without it no pack can be read.
      rmSync(join(folder, `${last.shared[0]}.pack`), { force: true });
      last = null;
      return new Map();
    }
  }

  /** Makes the packs of these lists of pages, by the number of the list. */
  async function packAll(lists: [bucket: number, pages: string[]][]): Promise<Map<number, PagePack>> {
    const made = new Map<number, PagePack>();
    const learn = (fresh: [string, string][]): void => {
      for (const [name, text] of fresh) {
        texts.set(name, text);
        names.set(text, name);
      }
    };
    const take = (): [number, string[]][] => lists.splice(0, AT_ONCE);
    const byOthers = workers?.pack(take, ({ packs, texts: fresh }) => {
      learn(fresh);
      for (const [bucket, pack] of packs) made.set(bucket, pack);
    });
    // Awaited below; a full disk that a worker meets before must not end the process without its reason.
    byOthers?.catch(() => undefined);
    for (let some = take(); some.length > 0; some = take())
      await Promise.all(some.map(async ([bucket, pages]) => made.set(bucket, await packer.pack(pages))));
    await byOthers;
    learn(packer.takeNewTexts());
    return made;
  }

  return {
    changed: (page) => void changed.add(page),

    async make(pages) {
      const count = bucketCount(pages.length);
      const members = Array.from({ length: count }, (): string[] => []);
      for (const page of pages) members[packOf(addressOf(page), count)]?.push(page);
      const isSame = (bucket: number, ofBucket: readonly string[]): boolean =>
        last?.packs[bucket]?.pages.join() === ofBucket.join() && !ofBucket.some((page) => changed.has(page));
      const lists = [...members.entries()].map(([bucket, ofBucket]): [number, string[]] => [bucket, ofBucket.sort()]);
      const made = await packAll(lists.filter(([bucket, ofBucket]) => !isSame(bucket, ofBucket)));
      const packs = lists.flatMap(([bucket]) => made.get(bucket) ?? last?.packs[bucket] ?? []);
      changed.clear();
      const used = new Set(packs.flatMap(({ shared }) => shared));
      for (const [name, text] of texts) {
        if (used.has(name)) continue;
        texts.delete(name);
        names.delete(text);
      }
      const parts = [...texts].sort(([a], [b]) => (a < b ? -1 : 1));
      const { stored: shared } = await writePack(folder, Object.fromEntries(parts));
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
