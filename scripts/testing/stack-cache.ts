import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { codeVersion, sourceVersion } from "../pipeline/code/code-version.ts";
import { openWorkspace } from "../pipeline/content/workspace.ts";
import { filesBelow } from "../files/files-below.ts";
import { lockWhenFree } from "../stack/data-lock.ts";
import { PROJECT_ROOT, type Environment } from "../stack/environment.ts";
import { childEnvironment, siteUrl, supabaseUrl } from "../stack/stack.ts";

/** Cache of what temporary stacks make first. Only the holder of its lock may change it. */
export const CACHE_FOLDER = join(PROJECT_ROOT, "node_modules", ".cache", "plantroom");

const FILES = join(CACHE_FOLDER, "files");
/** Build folders whose file names are hashes of their sources and of the code: no version of the code finds a stale file. */
const FILE_FOLDERS = ["media", "pictures", "downloads", "documents", "worker", "functions"];

/** Copies the cached pictures and documents into a new data folder; false if there are none. */
export function copyCachedFiles(dataDir: string): boolean {
  if (!existsSync(FILES)) return false;
  cpSync(FILES, join(dataDir, "build"), { recursive: true });
  return true;
}

const madeIn = (build: string): number =>
  FILE_FOLDERS.reduce((count, name) => {
    try {
      return count + filesBelow(join(build, name)).length;
    } catch {
      // An earlier version of the code has filled the cache without it, or another stack replaces the cache just now.
      return count;
    }
  }, 0);

/** True when a build has made pictures or documents that are not in the cache. */
const hasMoreFiles = (dataDir: string): boolean => madeIn(join(dataDir, "build")) > madeIn(FILES);

/** Replaces the cached pictures and documents with those of this data folder. */
export function cacheFiles(dataDir: string): void {
  replaceWhole(FILES, (part) => {
    for (const name of FILE_FOLDERS) cpSync(join(dataDir, "build", name), join(part, name), { recursive: true });
  });
}

/** The addresses and the key of a stack, which the bundle that Astro makes for it contains. */
const namesOf = (env: Environment): string[] => [siteUrl(env), supabaseUrl(env), env.PUBLIC_SUPABASE_PUBLISHABLE_KEY];
const bundleOf = (env: Environment): string =>
  join(openWorkspace(env.PLANTROOM_DATA).bundles, codeVersion(childEnvironment(env)));
const cachedBundle = (): string => join(CACHE_FOLDER, "bundles", sourceVersion());

/** Copies the bundle of this code into a new data folder and replaces the addresses; false if none is cached. */
export function copyCachedBundle(env: Environment): boolean {
  const cached = cachedBundle();
  if (!existsSync(cached)) return false;
  const names = JSON.parse(readFileSync(join(cached, "names.json"), "utf8")) as string[];
  const own = new Map(names.map((name, index) => [name, namesOf(env)[index] ?? ""]));
  // Not where the address is only the start of a longer number, such as port 4321 in 43210.
  const anyName = new RegExp(`(?:${names.map((name) => RegExp.escape(name)).join("|")})(?!\\d)`, "g");
  replaceWhole(bundleOf(env), (part) => {
    cpSync(join(cached, "bundle"), part, { recursive: true });
    for (const file of scriptsIn(part)) {
      const text = readFileSync(file, "utf8");
      const changed = text.replace(anyName, (name) => own.get(name) ?? name);
      if (changed !== text) writeFileSync(file, changed);
    }
  });
  return true;
}

/** Caches the bundle of this stack and removes those of other versions of the code. */
export function cacheBundle(env: Environment): void {
  const made = bundleOf(env);
  // Missing if the code has changed since the build started.
  if (!existsSync(made)) return;
  replaceWhole(join(CACHE_FOLDER, "bundles"), (part) => {
    const folder = join(part, sourceVersion());
    cpSync(made, join(folder, "bundle"), { recursive: true });
    writeFileSync(join(folder, "names.json"), JSON.stringify(namesOf(env)));
  });
}

/** The scripts of a bundle. */
const scriptsIn = (folder: string): string[] =>
  filesBelow(folder)
    .filter((path) => /\.m?js$/.test(path))
    .map((path) => join(folder, path));

/** Fills a folder under another name and renames it: the folder is never seen half made. */
export function replaceWhole(folder: string, make: (part: string) => void): void {
  const part = `${folder}-part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  make(part);
  rmSync(folder, { recursive: true, force: true });
  renameSync(part, folder);
}

/**
 * Runs the first build of a new data folder. The bundle of the code, the resized pictures and the downloads come from the
 * cache, because they take most of the time of a first build. If some of them are missing, only one stack at a time makes
 * them; the others wait. New pictures and documents are added to the cache.
 */
export async function withStackCache<Result>(env: Environment, build: () => Promise<Result>): Promise<Result> {
  const dataDir = env.PLANTROOM_DATA;
  mkdirSync(CACHE_FOLDER, { recursive: true });
  let unlock = await lockWhenFree(CACHE_FOLDER);
  try {
    const hasFiles = copyCachedFiles(dataDir);
    const hasBundle = copyCachedBundle(env);
    if (!hasFiles || !hasBundle) {
      const result = await build();
      if (!hasFiles || hasMoreFiles(dataDir)) cacheFiles(dataDir);
      if (!hasBundle) cacheBundle(env);
      return result;
    }
  } finally {
    unlock();
  }
  const result = await build();
  if (hasMoreFiles(dataDir)) {
    unlock = await lockWhenFree(CACHE_FOLDER);
    cacheFiles(dataDir);
    unlock();
  }
  return result;
}
