import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { carriedAssets } from "./carried-assets.ts";
import { newestRelease, releasesOf } from "./release.ts";

/**
 * A file for a release: where it is now, and its path in the release. Its source may be deleted, or replaced by another file of
 * that name, but is never written in place: releases are hard links to it. A frozen one has the hash of what it is made of in
 * its name, or in that of its source. A rewritten one is made by every build, whether or not it changes.
 */
export type ReleaseFile = { source: string; path: string; frozen?: true; rewritten?: true };

type Assembling = {
  /** Whether a file is the same as in the newest release; null if that is not known, and the files are compared. */
  isSame?: (path: string) => boolean | null;
  /** Called with each file that is not frozen and not as it is in the newest release. */
  onChanged?: (path: string) => void;
};

export type ReleaseAssembler = {
  /**
   * Makes the folder of a release, of hard links only, so that it takes no more space than what differs. What pages of
   * earlier releases load is taken along (carried-assets.ts).
   */
  assemble(files: readonly ReleaseFile[], options?: Assembling): string;
  /** Deletes a release, or keeps its folder as a spare, so that one of the next needs only what differs from it. */
  discard(release: string): void;
  /** Makes copies of the newest release as spares, unless there are enough. */
  prepareSpares(): void;
};

/** A release or a copy of one: the source of each of its files, and the paths that have been written since. */
type Assembled = { folder: string; sources: Map<string, string>; stale: Set<string> };

/** A build may make two releases: first with the changed pages, then with everything. */
const SPARES = 2;

/** Assembles one release after the other. */
export function releaseAssembler(dataDir: string): ReleaseAssembler {
  const releases = releasesOf(dataDir);
  /** Releases of this assembler, the newest one last. None of another process may have come between them. */
  let made: Assembled[] = [];
  let spares: Assembled[] = [];

  /** Deletes what an interrupted process has left behind, and spares that are older than another process's release. */
  function clear(newest: string | null): void {
    if (made.at(-1)?.folder !== newest) {
      made = [];
      spares = [];
    }
    const current = new Set(spares.map(({ folder }) => folder));
    for (const name of readdirSync(releases)) {
      const folder = join(releases, name);
      if (/\.(?:part|spare\d)$/.test(name) && !current.has(folder)) rmSync(folder, { recursive: true });
    }
  }

  /** The folder for one more spare; undefined if there are enough. */
  function freeName(): string | undefined {
    const used = new Set(spares.map(({ folder }) => folder));
    return Array.from({ length: SPARES }, (_, index) => join(releases, `.spare${index}`)).find(
      (folder) => !used.has(folder),
    );
  }

  return {
    assemble(files, { isSame = () => null, onChanged = () => undefined } = {}) {
      mkdirSync(releases, { recursive: true });
      const newest = newestRelease(dataDir);
      clear(newest);
      const name = String(Number(newest ? basename(newest) : 0) + 1).padStart(6, "0");
      const release = join(releases, name);
      const part = `${release}.part`;
      const spare = spares.shift();
      if (spare) renameSync(spare.folder, part);
      const folders = new Set<string>();
      const sources = new Map<string, string>();

      function put(source: string, path: string): void {
        const target = join(part, path);
        const folder = dirname(target);
        if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
        folders.add(folder);
        if (spare?.sources.has(path)) rmSync(target);
        linkSync(source, target);
        for (const { stale } of [...spares, ...made]) stale.add(path);
      }

      for (const { source, path, frozen, rewritten } of files) {
        const same = frozen ? true : rewritten ? null : isSame(path);
        sources.set(path, source);
        if (same && spare?.sources.get(path) === source && !spare.stale.has(path)) continue;
        const previous = newest && join(newest, path);
        if (!frozen && previous && (same ?? sameFile(source, previous))) put(previous, path);
        else {
          put(source, path);
          if (!frozen) onChanged(path);
        }
      }
      for (const { source, path } of carriedAssets(files, release, newest)) {
        sources.set(path, source);
        // The name of an asset changes with its content.
        if (!spare?.sources.has(path)) put(source, path);
      }
      for (const path of spare?.sources.keys() ?? []) if (!sources.has(path)) rmSync(join(part, path));
      renameSync(part, release);
      made.push({ folder: release, sources, stale: new Set() });
      return release;
    },

    discard(release) {
      const known = made.find(({ folder }) => folder === release);
      made = made.filter((other) => other !== known);
      const folder = freeName();
      if (!known || folder === undefined) return rmSync(release, { recursive: true });
      renameSync(release, folder);
      spares.push({ ...known, folder });
    },

    prepareSpares() {
      const newest = made.at(-1);
      if (!newest || newest.folder !== newestRelease(dataDir)) return;
      const { sources } = newest;
      for (let folder = freeName(); folder !== undefined; folder = freeName()) {
        const folders = new Set<string>();
        for (const path of sources.keys()) {
          const target = join(folder, path);
          if (!folders.has(dirname(target))) mkdirSync(dirname(target), { recursive: true });
          folders.add(dirname(target));
          linkSync(join(newest.folder, path), target);
        }
        spares.push({ folder, sources, stale: new Set() });
      }
    },
  };
}

function sameFile(a: string, b: string): boolean {
  if (!existsSync(b)) return false;
  const [one, other] = [statSync(a), statSync(b)];
  if (one.ino === other.ino) return true;
  return one.size === other.size && readFileSync(a).equals(readFileSync(b));
}
