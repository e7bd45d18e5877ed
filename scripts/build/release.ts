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
 * be replaced by renaming another file, but is never written in place.
 */
export type ReleaseFile = { source: string; path: string; frozen?: true };

/**
 * Makes the folder of a release. Only changed files take time and space: frozen files are hard-linked without being read, and
 * other files (which the next build overwrites) are hard-linked to the live release if they are equal, else copied.
 */
export function assembleRelease(dataDir: string, files: readonly ReleaseFile[]): string {
  const live = liveRelease(dataDir);
  const releases = releasesOf(dataDir);
  mkdirSync(releases, { recursive: true });
  for (const name of readdirSync(releases)) {
    if (name.endsWith(".part")) rmSync(join(releases, name), { recursive: true });
  }
  const name = String(Math.max(0, ...readdirSync(releases).map(Number).filter(Number.isInteger)) + 1).padStart(6, "0");
  const part = join(releases, `${name}.part`);
  const folders = new Set<string>();
  for (const { source, path, frozen } of files) {
    const target = join(part, path);
    if (!folders.has(dirname(target))) {
      mkdirSync(dirname(target), { recursive: true });
      folders.add(dirname(target));
    }
    const previous = live && join(live, path);
    if (frozen) linkSync(source, target);
    else if (previous && sameFile(source, previous)) linkSync(previous, target);
    else copyFileSync(source, target);
  }
  const release = join(releases, name);
  renameSync(part, release);
  return release;
}

/** Makes a release live with one rename, so that a visitor gets either the old site or the new one. Deletes older releases. */
export function publishRelease(dataDir: string, release: string): void {
  const next = `${liveLink(dataDir)}.next`;
  rmSync(next, { force: true });
  symlinkSync(join("releases", basename(release)), next);
  renameSync(next, liveLink(dataDir));
  const releases = releasesOf(dataDir);
  const names = readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .sort();
  for (const name of names.slice(0, -KEPT_RELEASES)) rmSync(join(releases, name), { recursive: true });
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
