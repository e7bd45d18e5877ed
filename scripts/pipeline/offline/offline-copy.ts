import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import type { ServedPictures } from "#site/content/site-data.ts";
import {
  bucketCount,
  bucketOf,
  pictureName,
  PICTURE_WIDTHS,
  type OfflineList,
  type PackedPictures,
} from "#domain/offline/offline-list.ts";
import { contentHash } from "../../files/content-hash.ts";
import { pagePacks } from "./offline-packs.ts";
import { writePack } from "../render/page-packer.ts";
import type { PageWorkers } from "../render/page-workers.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { Workspace } from "../content/workspace.ts";

/** What a device needs for the whole catalogue without a connection: the packs, and the list of them. */
export type OfflineCopy = {
  /** Notes that a page was written. */
  changed(page: string): void;
  /** Saves what the next process need not make again. */
  store(): void;
  make(release: {
    pages: readonly string[];
    files: readonly ReleaseFile[];
    pictures: ServedPictures;
    headers: OfflineList["headers"];
  }): Promise<{ list: OfflineList; files: ReleaseFile[] }>;
};

/** Pages that nobody needs without a connection: the administration, and what only functions lead to. */
const LEFT_OUT = /^(?:\w\w\/)?(?:admin|404|newsletter(?:\/.*)?)$/;
/** Files outside of /_astro that pages of the catalogue load. */
const NEEDED =
  /^(?:(?:\w\w\/)?data\/(?!datasheets\/|fonts\/).+\.json|data\/fonts\/latin-\d+\.ttf|(?:\w\w\/)?pagefind\/.+|pictures\/.+\.svg|icons\/.+|favicon\.svg|[\w-]+\.webmanifest)$/;
/** Files whose path changes with their content. */
const NAMED_BY_CONTENT = /^(?:_astro|(?:\w\w\/)?(?:data\/search|pagefind\/(?!manifest\.json)))/;
const FILE_NAME = /[\w.-]+\.(?:js|css|woff2|svg|webp|wasm)\b/g;

/** `workers` pack pages, too, while they run. */
export function offlineCopy(
  workspace: Pick<Workspace, "pages" | "media" | "offline">,
  workers?: PageWorkers,
): OfflineCopy {
  mkdirSync(workspace.offline, { recursive: true });
  const pages = pagePacks(workspace.pages, workspace.offline, workers);
  const known = new Map<string, { stamp: string; stored: [string, number] }>();
  const sizes = new Map<string, number>();
  let pictures: { of: ServedPictures; made: Awaited<ReturnType<typeof makePictures>> } | undefined;

  /** Reads a file only if it has changed since the build before. */
  function stored({ source, path }: ReleaseFile): [string, number] {
    const { mtimeMs, size, ino } = statSync(source);
    const stamp = `${ino}-${mtimeMs}-${size}`;
    const last = known.get(path);
    if (last?.stamp === stamp) return last.stored;
    const entry: [string, number] = [NAMED_BY_CONTENT.test(path) ? "" : contentHash(readFileSync(source)), size];
    known.set(path, { stamp, stored: entry });
    return entry;
  }

  function sizeOf(name: string): number {
    const size = sizes.get(name) ?? statSync(join(workspace.media, name)).size;
    sizes.set(name, size);
    return size;
  }

  async function makePictures(served: ServedPictures) {
    const rows = new Map<string, PackedPictures[number]>();
    for (const picture of Object.values(served)) {
      const name = picture && pictureName(picture.src);
      if (!picture || !name) continue;
      const widest = (most: number) =>
        picture.sizes.findLast(({ width }) => width <= most) ?? picture.sizes[0] ?? { src: picture.src, width: 0 };
      const [small, large] = [widest(PICTURE_WIDTHS.small), widest(PICTURE_WIDTHS.large)];
      rows.set(name, [name, small.width, sizeOf(basename(small.src)), large.width, sizeOf(basename(large.src))]);
    }
    const all = [...rows.values()].sort(([a], [b]) => (a < b ? -1 : 1));
    const count = bucketCount(all.length);
    const packs = await Promise.all(
      Array.from({ length: count }, (_, bucket) =>
        writePack(
          workspace.offline,
          all.filter(([name]) => bucketOf(name, count) === bucket),
        ),
      ),
    );
    const amount = (place: 2 | 4) => ({ files: all.length, bytes: all.reduce((sum, row) => sum + row[place], 0) });
    return { packs, sizes: { small: amount(2), large: amount(4) } };
  }

  return {
    changed: pages.changed,
    store: pages.store,

    async make(release) {
      const { packs, shared, files: packed } = await pages.make(release.pages.filter((page) => !LEFT_OUT.test(page)));
      if (pictures?.of !== release.pictures)
        pictures = { of: release.pictures, made: await makePictures(release.pictures) };
      const { made } = pictures;
      const needed = neededFiles(release.files, new Set(packs.flatMap(({ assets }) => assets)));
      const list: OfflineList = {
        shared,
        packs: packs.map((pack) => pack.stored),
        pages: packs.reduce((sum, pack) => sum + pack.pages.length, 0),
        files: Object.fromEntries(needed.map((file) => [file.path, stored(file)])),
        pictures: made.packs.map((pack) => pack.stored),
        sizes: made.sizes,
        headers: release.headers,
      };
      const files = new Map([...packed, ...made.packs.map(({ file }) => file)].map((file) => [file.path, file]));
      const used = new Set([...files.values()].map(({ source }) => basename(source)));
      for (const name of readdirSync(workspace.offline))
        if (name.endsWith(".pack") && !used.has(name)) rmSync(join(workspace.offline, name));
      return { list, files: [...files.values()] };
    },
  };
}

const loadedBy = new Map<string, string[]>();

/** The files that pages load: data, drawings, and of the scripts and styles those that the pages name, and what these load. */
function neededFiles(files: readonly ReleaseFile[], assets: Set<string>): ReleaseFile[] {
  const bundled = new Map(
    files.flatMap((file) => (file.path.startsWith("_astro/") ? [[file.path.slice("_astro/".length), file]] : [])),
  );
  for (const name of assets) {
    const source = bundled.get(name)?.source;
    if (source === undefined || !/\.(?:js|css)$/.test(name)) continue;
    const names = loadedBy.get(source) ?? readFileSync(source, "utf8").match(FILE_NAME) ?? [];
    loadedBy.set(source, names);
    for (const other of names) if (bundled.has(other)) assets.add(other);
  }
  return files
    .filter(({ path }) => NEEDED.test(path) || (path.startsWith("_astro/") && assets.has(path.slice("_astro/".length))))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}
