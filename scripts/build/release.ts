import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

export const KEPT_RELEASES = 5;

const releasesOf = (dataDir: string): string => join(dataDir, "releases");
/** The symbolic link that the web server serves; it always leads to a complete release. */
export const liveLink = (dataDir: string): string => join(dataDir, "live");

/** The folder of the live release, or null before the first one. */
export function liveRelease(dataDir: string): string | null {
  const link = liveLink(dataDir);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? join(dataDir, readlinkSync(link)) : null;
}

/**
 * A file for a release: where it is now, and its path in the release. A frozen file is named by the hash of its sources; it may
 * be replaced by renaming another file, but is never written in place. A rewritten one is written by every build, whether or
 * not it changes.
 */
export type ReleaseFile = { source: string; path: string; frozen?: true; rewritten?: true };

type Assembling = {
  /** The release that most files come from; by default the live one. */
  from?: string | null;
  /** Whether a file is known to be the same as in that release. */
  isSame?: (path: string) => boolean;
  /** The release only precedes a complete one that follows at once: it is not counted among the kept ones. */
  preliminary?: boolean;
};

/** Ends the names of releases that only precede others. */
const PRELIMINARY = "-pages";

/**
 * Makes the folder of a release. Only changed files take time and space: frozen files are hard-linked without being read, and
 * other files (which the next build overwrites) are hard-linked to an earlier release if they are equal, else copied.
 */
export function assembleRelease(
  dataDir: string,
  files: readonly ReleaseFile[],
  { from = liveRelease(dataDir), isSame = () => false, preliminary = false }: Assembling = {},
): string {
  const releases = releasesOf(dataDir);
  mkdirSync(releases, { recursive: true });
  for (const name of readdirSync(releases)) {
    if (name.endsWith(".part")) rmSync(join(releases, name), { recursive: true });
  }
  const number = Math.max(0, ...readdirSync(releases).map(Number).filter(Number.isInteger)) + 1;
  const name = `${String(number).padStart(6, "0")}${preliminary ? PRELIMINARY : ""}`;
  const part = join(releases, `${name}.part`);
  const folders = new Set<string>();
  for (const { source, path, frozen } of files) {
    const target = join(part, path);
    if (!folders.has(dirname(target))) {
      mkdirSync(dirname(target), { recursive: true });
      folders.add(dirname(target));
    }
    const previous = from && join(from, path);
    if (frozen) linkSync(source, target);
    else if (previous && (isSame(path) || sameFile(source, previous))) linkSync(previous, target);
    else copyFileSync(source, target);
  }
  const release = join(releases, name);
  rmSync(release, { recursive: true, force: true });
  renameSync(part, release);
  return release;
}

/** Makes a release live with one rename, so that a visitor gets either the old site or the new one. */
export function publishRelease(dataDir: string, release: string): void {
  const next = `${liveLink(dataDir)}.next`;
  rmSync(next, { force: true });
  symlinkSync(join("releases", basename(release)), next);
  renameSync(next, liveLink(dataDir));
}

/** Deletes all but the last releases. */
export async function pruneReleases(dataDir: string): Promise<void> {
  const releases = releasesOf(dataDir);
  const live = liveRelease(dataDir);
  const names = readdirSync(releases).sort();
  const kept = names.filter((name) => /^\d+$/.test(name)).slice(-KEPT_RELEASES);
  for (const name of names) {
    const release = join(releases, name);
    if (kept.includes(name) || release === live || name.endsWith(".part")) continue;
    await rm(release, { recursive: true, force: true });
  }
}

/** Copies a release to a folder, from which a host takes it. */
export function exportRelease(release: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(release, folder, { recursive: true });
}

function sameFile(a: string, b: string): boolean {
  if (!existsSync(b) || statSync(a).size !== statSync(b).size) return false;
  return readFileSync(a).equals(readFileSync(b));
}
