import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import type { ServedPictures } from "#site/content/site-data.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { storedJson } from "../../files/derived-files.ts";

/**
 * The files of builds below the data folder. `bundles` is what Astro makes from the code; `pages` is what is rendered from the
 * content: overwritten by each build, never served. `media` are the sizes of pictures and `downloads` the drawn documents, named by
 * the hash of their sources, `documents` those of makers, named by that of their bytes. Releases have hard links to them, so they are replaced by a rename and never overwritten.
 */
export type Workspace = ReturnType<typeof openWorkspace>;

/** The state after the last successful build. */
export type BuildState = {
  code: string;
  revision: number;
  pages: number;
  /** Whether the site has a service worker. */
  serviceWorker: boolean;
  /** The cache keys of the pages. */
  keys: Record<string, string>;
};

export function openWorkspace(dataDir: string) {
  const root = join(dataDir, "build");
  const paths = {
    root,
    bundles: join(root, "bundles"),
    pages: join(root, "pages"),
    media: join(root, "media"),
    originals: join(root, "originals"),
    pictures: join(root, "pictures"),
    downloads: join(root, "downloads"),
    /** The files of the makers' documents that have been checked. */
    documents: join(root, "documents"),
    /** The content of the last release: the last good version of every record. */
    shown: join(root, "shown.json"),
    state: join(root, "state.json"),
    links: join(root, "links.json"),
    search: join(root, "search"),
    worker: join(root, "worker"),
    /** The packs of the whole catalogue, for devices without a connection. */
    offline: join(root, "offline"),
    functions: join(root, "functions"),
    unfinished: join(root, "unfinished"),
  };
  for (const folder of [
    paths.root,
    paths.media,
    paths.originals,
    paths.pictures,
    paths.downloads,
    paths.documents,
    paths.worker,
    paths.functions,
  ])
    mkdirSync(folder, { recursive: true });
  return paths;
}

/**
 * Prepares the workspace for a build of this code. Returns the state of the last build, or null if everything must be rendered.
 * Deletes the pages of another version of the code and those of a build that failed or was killed, because it is unknown which
 * content they show.
 */
export function prepareWorkspace(workspace: Workspace, code: string): BuildState | null {
  const state = readState(workspace);
  const usable =
    state !== null && state.code === code && !existsSync(workspace.unfinished) && existsSync(workspace.pages);
  if (!usable) {
    for (const path of [workspace.pages, workspace.links, workspace.offline])
      rmSync(path, { recursive: true, force: true });
  }
  // The name of the index depends only on its texts, not on the code that made it.
  if (state?.code !== code) rmSync(workspace.search, { recursive: true, force: true });
  markUnfinished(workspace);
  return usable ? state : null;
}

/** Says that a build has begun: if it never ends, the next process does not trust the pages that it finds. */
export const markUnfinished = (workspace: Workspace): void => writeFileSync(workspace.unfinished, "");

/** Records a successful build. The next one may then be incremental. */
export function completeWorkspace(workspace: Workspace, state: BuildState): void {
  writeAtomically(workspace.state, JSON.stringify(state));
  rmSync(workspace.unfinished, { force: true });
}

/**
 * The content that the last release shows, with how its pictures are served; null before the first release in this data folder,
 * or if it cannot be read.
 */
export function lastShown(workspace: Workspace): (Snapshot & { pictures?: ServedPictures }) | null {
  return storedJson<Snapshot & { pictures?: ServedPictures }>(workspace.shown, [
    "revision",
    "brands",
    "categories",
    "products",
    "pages",
    "documents",
    "settings",
  ]);
}

/** Saves the content that the last release shows. */
export function storeShown(workspace: Workspace, snapshot: Snapshot, pictures: ServedPictures): void {
  writeAtomically(workspace.shown, JSON.stringify({ ...snapshot, pictures }));
}

/** Changes when any process ends a build in this workspace; null before the first one. */
export function stateStamp(workspace: Workspace): string | null {
  const stat = statSync(workspace.state, { throwIfNoEntry: false });
  return stat ? `${stat.ino}-${stat.mtimeMs}` : null;
}

export function readState(workspace: Workspace): BuildState | null {
  return storedJson<BuildState>(workspace.state, ["code", "revision", "pages", "serviceWorker", "keys"]);
}
