import { existsSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { filesBelow } from "../../files/files-below.ts";
import { storedJson } from "../../files/derived-files.ts";

/*
 * Pages that were opened before a new release load its scripts, pictures and search index later. So each release takes along
 * those files of the earlier ones, which are named by their content. A file goes when the last release that used it itself has
 * gone: a list beside each release says what it used and, of what it only took along, which release used it last.
 */

/** Files whose name changes with their content. Pagefind's manifest is the exception, and says which index is the present one. */
const isAsset = (path: string): boolean =>
  /^(?:_astro|media|pagefind|data\/search)\//.test(path) && path !== "pagefind/manifest.json";

/**
 * At most this many files are taken along, since a host limits how many a release may have. Scripts and pictures come first: a
 * page whose part of the search is gone loads the present ones (src/client/search/site-search.ts, src/client/search/written-pages.ts).
 */
const CARRIED_MAX = 2000;

type Assets = {
  used: string[];
  /** The release that used it last, by path. */
  carried: Record<string, string>;
};

const LIST = ".assets.json";
const listOf = (release: string): string => `${release}${LIST}`;

/** The paths of the files that a release does not use itself. */
export const carriedPaths = (release: string): ReadonlySet<string> => new Set(Object.keys(readAssets(release).carried));

/** The files that a release has to take along from the newest one. Notes them and its own for the next release. */
export function carriedAssets(files: readonly { path: string }[], release: string, newest: string | null) {
  const used = files.map(({ path }) => path).filter(isAsset);
  const carried = newest === null ? {} : stillNeeded(newest, new Set(used));
  writeFileSync(listOf(release), JSON.stringify({ used, carried } satisfies Assets));
  return Object.keys(carried).map((path) => ({ source: join(newest ?? "", path), path, frozen: true as const }));
}

function stillNeeded(newest: string, present: ReadonlySet<string>): Assets["carried"] {
  const last = readAssets(newest);
  const candidates = Object.entries({
    ...Object.fromEntries(last.used.map((path) => [path, basename(newest)])),
    ...last.carried,
  }).filter(([path, user]) => !present.has(path) && existsSync(join(dirname(newest), user)));
  return Object.fromEntries(withinLimit(candidates));
}

/**
 * As many as may be taken along: scripts and pictures first, then whole indexes of Pagefind, then parts of the other index, each
 * of the latest release first.
 */
function withinLimit(candidates: readonly [path: string, user: string][]): [string, string][] {
  const latestFirst = candidates.toSorted((a, b) => Number(b[1]) - Number(a[1]));
  const groups = Map.groupBy(latestFirst, ([path]) => {
    const [place = "", index = ""] = path.split("/", 2);
    return place === "pagefind" ? `1 ${index}` : place === "data" ? "2" : "0";
  });
  const ofGroup = (first: string): [string, string][][] =>
    [...groups].filter(([group]) => group.startsWith(first)).map(([, members]) => members);
  const taken = ofGroup("0").flat().slice(0, CARRIED_MAX);
  for (const index of ofGroup("1")) if (taken.length + index.length <= CARRIED_MAX) taken.push(...index);
  return [...taken, ...ofGroup("2").flat()].slice(0, CARRIED_MAX);
}

function readAssets(release: string): Assets {
  const noted = storedJson<Assets>(listOf(release), ["used", "carried"]);
  if (noted) return noted;
  // A release without such a list, made by an earlier version, counts as having used all of its files.
  return { used: filesBelow(release).filter(isAsset), carried: {} };
}

/** Deletes the lists of releases that are gone. */
export function forgetAssets(releases: string): void {
  for (const name of readdirSync(releases)) {
    if (name.endsWith(LIST) && !existsSync(join(releases, name.slice(0, -LIST.length)))) rmSync(join(releases, name));
  }
}
