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
import { buildInfoSchema, type BuildInfo } from "#domain/publish.ts";
import { KEPT_RELEASES } from "#domain/releases.ts";
import { carriedAssets, forgetAssets } from "./carried-assets.ts";

/**
 * One more stays on the disk than is offered: a release that somebody asks for while a build is running is still there when the
 * build has added its own.
 */
const SPARE_RELEASES = 1;

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
  /** Whether a file is known to be the same as in the newest release. */
  isSame?: (path: string) => boolean;
  /** Called with each file that is not frozen and not as it is in the newest release. */
  onChanged?: (path: string) => void;
};

/**
 * Makes the folder of a release. Only changed files take time and space: frozen files are hard-linked without being read, and
 * other files (which the next build overwrites) are hard-linked to the newest release if they are equal, else copied. What pages
 * of earlier releases load is taken along (carried-assets.ts).
 */
export function assembleRelease(
  dataDir: string,
  files: readonly ReleaseFile[],
  { isSame = () => false, onChanged = () => undefined }: Assembling = {},
): string {
  const releases = releasesOf(dataDir);
  mkdirSync(releases, { recursive: true });
  for (const name of readdirSync(releases)) {
    if (name.endsWith(".part")) rmSync(join(releases, name), { recursive: true });
  }
  const newest = newestRelease(dataDir);
  const name = String(Number(newest ? basename(newest) : 0) + 1).padStart(6, "0");
  const part = join(releases, `${name}.part`);
  const folders = new Set<string>();
  for (const { source, path, frozen } of [...files, ...carriedAssets(files, join(releases, name), newest)]) {
    const target = join(part, path);
    if (!folders.has(dirname(target))) {
      mkdirSync(dirname(target), { recursive: true });
      folders.add(dirname(target));
    }
    const previous = newest && join(newest, path);
    if (frozen) linkSync(source, target);
    else if (previous && (isSame(path) || sameFile(source, previous))) linkSync(previous, target);
    else {
      copyFileSync(source, target);
      onChanged(path);
    }
  }
  const release = join(releases, name);
  renameSync(part, release);
  return release;
}

/** Makes a release live with one rename, so that a visitor gets either the old site or the new one. */
export function makeLive(dataDir: string, release: string): void {
  const next = `${liveLink(dataDir)}.next`;
  rmSync(next, { force: true });
  symlinkSync(join("releases", basename(release)), next);
  renameSync(next, liveLink(dataDir));
}

export type KeptRelease = { folder: string; info: BuildInfo };

/**
 * The releases that can be made live again, newest first: at most KEPT_RELEASES, one for each deploy. Not those whose
 * administration did not know of this yet, since it could not lead back.
 */
export function keptReleases(dataDir: string): KeptRelease[] {
  return onePerDeploy(dataDir)
    .slice(0, KEPT_RELEASES)
    .flatMap(({ folder, info }) => (info?.administration === undefined ? [] : [{ folder, info }]));
}

/** Deletes the releases that are too old to be kept. */
export function deleteOldReleases(dataDir: string): void {
  const live = liveRelease(dataDir);
  const kept = onePerDeploy(dataDir).slice(0, KEPT_RELEASES + SPARE_RELEASES);
  const needed = new Set([...kept.map(({ folder }) => basename(folder)), ...(live ? [basename(live)] : [])]);
  for (const folder of releaseFolders(dataDir)) {
    if (!needed.has(basename(folder))) rmSync(folder, { recursive: true });
  }
  forgetAssets(releasesOf(dataDir));
}

/** A deploy may have made several releases, one after the other: its last one counts. Newest first. */
function onePerDeploy(dataDir: string): { folder: string; info: BuildInfo | null }[] {
  const deploys = new Set<number>();
  return releaseFolders(dataDir)
    .map((folder) => ({ folder, info: releaseInfo(folder) }))
    .filter(({ info }) => {
      if (info === null || info.deploy === null) return true;
      return deploys.size !== deploys.add(info.deploy).size;
    });
}

/** The folder of the newest release, which need not be the live one; null before the first one. */
export const newestRelease = (dataDir: string): string | null => releaseFolders(dataDir)[0] ?? null;

/** The complete releases, newest first. */
function releaseFolders(dataDir: string): string[] {
  const releases = releasesOf(dataDir);
  if (!existsSync(releases)) return [];
  return readdirSync(releases)
    .filter((name) => /^\d+$/.test(name))
    .sort()
    .reverse()
    .map((name) => join(releases, name));
}

/** What a release says of itself in build.json; null if it cannot be read. */
function releaseInfo(folder: string): BuildInfo | null {
  try {
    return buildInfoSchema.parse(JSON.parse(readFileSync(join(folder, "build.json"), "utf8")));
  } catch {
    return null;
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
