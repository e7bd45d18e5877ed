import {
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import { buildInfoSchema, type BuildInfo } from "#domain/publishing/publish.ts";
import { RETAINED_RELEASES } from "#domain/publishing/releases.ts";
import { linkFiles } from "../../files/link-files.ts";
import { forgetAssets } from "./carried-assets.ts";

/**
 * One more stays on the disk than is offered: a release that somebody asks for while a build is running is still there when the
 * build has added its own.
 */
const SPARE_RELEASES = 1;

export const releasesOf = (dataDir: string): string => join(dataDir, "releases");
/** The symbolic link that the web server serves; it always leads to a complete release. */
export const liveLink = (dataDir: string): string => join(dataDir, "live");

/** The folder of the live release, or null before the first one. */
export function liveRelease(dataDir: string): string | null {
  const link = liveLink(dataDir);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() ? join(dataDir, readlinkSync(link)) : null;
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
 * The releases that can be made live again, newest first: at most RETAINED_RELEASES, one for each deploy. Releases from before this
 * feature are left out: their administration has no way back to the newest release.
 */
export function keptReleases(dataDir: string): KeptRelease[] {
  return onePerDeploy(dataDir)
    .slice(0, RETAINED_RELEASES)
    .flatMap(({ folder, info }) => (info?.administration === undefined ? [] : [{ folder, info }]));
}

const remove = (release: string): void => rmSync(release, { recursive: true });

/** Deletes the releases that are too old to be kept, each with `discard`. */
export function deleteOldReleases(dataDir: string, discard: (release: string) => void = remove): void {
  const live = liveRelease(dataDir);
  const kept = onePerDeploy(dataDir).slice(0, RETAINED_RELEASES + SPARE_RELEASES);
  const needed = new Set([...kept.map(({ folder }) => basename(folder)), ...(live ? [basename(live)] : [])]);
  for (const folder of releaseFolders(dataDir)) {
    if (!needed.has(basename(folder))) discard(folder);
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

/** Makes a folder with the files of a release, from which a host takes it. */
export function exportRelease(release: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  linkFiles(release, folder);
}
