import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { copyFileSync, lstatSync, readlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

export const KEPT_RELEASES = 5;

const releasesOf = (dataDir: string): string => join(dataDir, "releases");
/** The link that the web server serves; it always leads to one whole release. */
export const liveLink = (dataDir: string): string => join(dataDir, "live");

/** The release that is live, as a path, or null before the first. */
export function liveRelease(dataDir: string): string | null {
  const link = liveLink(dataDir);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? join(dataDir, readlinkSync(link)) : null;
}

/**
 * One file of a release: where it lies now, and its path in the release. A frozen one is named by what it was made of, and
 * only ever replaced by a rename, never written in place.
 */
export type ReleaseFile = { source: string; path: string; frozen?: true };

/**
 * Puts a release together beside the others, so that it costs what has changed: a frozen file is hard-linked as it lies,
 * unread; of the others, which the next build rewrites in place, one equal to the live release's is linked to that one.
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

/** Makes a release live: one rename, so a visitor gets the old site or the new one. Keeps the last five. */
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

/** Copies a release to a folder of its own, for hosts that take the files from there. */
export function exportRelease(release: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  cpSync(release, folder, { recursive: true });
}

function sameFile(a: string, b: string): boolean {
  if (!existsSync(b) || statSync(a).size !== statSync(b).size) return false;
  return readFileSync(a).equals(readFileSync(b));
}
