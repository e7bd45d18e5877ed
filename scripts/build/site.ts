import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { ServedPictures, SiteInput } from "#build-data/site-data.ts";
import { connect } from "#db/client.ts";
import { readSnapshot, type Snapshot } from "#db/snapshot.ts";
import type { DeployProblem } from "#domain/deploy-problems.ts";
import { MOVED_FILE } from "#domain/moved.ts";
import type { BuildInfo } from "#domain/publish.ts";
import { lockWhenFree } from "../lib/data-lock.ts";
import { prepareBundle, type Bundle } from "./bundle.ts";
import { checkPageDrop, checkPages, deadLinks, linkProblems, linkTargets } from "./checks.ts";
import { prepareDownloads } from "./downloads/prepare.ts";
import { headersFile } from "./headers.ts";
import { inlineScripts, type InlineScripts } from "./inline-scripts.ts";
import { withLastGood, type Fault } from "./last-good.ts";
import { offlineWorker, prepareWorkerCode } from "./offline.ts";
import { mediaFiles, originalsOf, preparePictures } from "./pictures.ts";
import { pruneWorkspace } from "./prune.ts";
import { pictureProblems, recordFinder } from "./records.ts";
import { REMOVE_WORKER } from "./remove-worker.ts";
import { divideRules, redirectRules, redirectsFile } from "./redirects.ts";
import { assembleRelease, type ReleaseFile } from "./release.ts";
import { renderPages, type Progress, type Rendered } from "./render.ts";
import { prepareSearch } from "./search.ts";
import { searchRecords } from "./search-records.ts";
import {
  codeVersion,
  completeWorkspace,
  lastShown,
  openWorkspace,
  prepareWorkspace,
  readState,
  type BuildState,
  type Workspace,
} from "./workspace.ts";

export type BuildOptions = {
  dataDir: string;
  supabaseUrl: string;
  /** The public key is enough, because a build shows only what visitors may see. */
  publishableKey: string;
  /** False removes the service worker from every browser that has it. */
  serviceWorker: boolean;
  deploy: number | null;
  acceptPageDrop: boolean;
  /** Makes the complete release live. */
  goLive: (release: string) => Promise<void>;
  onProgress: Progress;
};

export type BuildResult = {
  revision: number;
  release: string;
  rendered: number;
  pages: number;
  /** What of the content the release does not show as it was saved. */
  problems: DeployProblem[];
};

/**
 * One build, from the content to the live site: reads everything at one revision, prepares the pictures, renders what has
 * changed, checks the result and makes the release live. A record that cannot be shown does not stop it: it keeps its last
 * good version. If any step throws, the previous site stays live.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const workspace = openWorkspace(options.dataDir);
  const unlock = await lockWhenFree(workspace.root);
  try {
    return await buildIn(workspace, options);
  } finally {
    unlock();
  }
}

async function buildIn(workspace: Workspace, options: BuildOptions): Promise<BuildResult> {
  const { dataDir, supabaseUrl, serviceWorker } = options;
  const code = codeVersion();
  const pagesBefore = readState(workspace)?.pages ?? 0;

  const client = connect(supabaseUrl, options.publishableKey);
  const snapshot = await readSnapshot(client);
  const leftOut = new Map<string, string>();
  const onLeftOut = (address: string, why: string): void => void leftOut.set(address, why);
  const sources = { client, supabaseUrl, workspace, onLeftOut };
  const present = await preparePictures(snapshot, sources);
  const picturesOf = async (content: Snapshot) =>
    content === snapshot ? present : await preparePictures(content, sources);

  const last = prepareWorkspace(workspace, code);
  const bundle = await prepareBundle(workspace, code);
  const scripts = inlineScripts(bundle, last?.scripts ?? [], console.warn);
  const workerCode = serviceWorker ? await prepareWorkerCode(workspace) : null;
  const {
    made: { pictures, rendered, search, downloads },
    snapshot: shown,
    problems,
  } = await withLastGood(
    snapshot,
    () => lastShown(workspace),
    maker({ bundle, workspace, last, picturesOf, serviceWorker, scripts, onProgress: options.onProgress }),
  );
  const { keys, pages } = rendered;
  removeStalePages(workspace, rendered.files);

  const redirects = redirectRules(shown.redirects);
  const { ofHost, moved } = divideRules(redirects, (detail) =>
    problems.push({ what: "redirects", kind: null, record: null, name: "", detail }),
  );
  const site = [...filesOf(bundle.files), ...filesOf(workspace.pages)];
  const files = [
    ...site,
    ...[...mediaFiles(pictures)].map((name): ReleaseFile => ({
      source: join(workspace.media, name),
      path: `media/${name}`,
      frozen: true,
    })),
    ...search,
    ...downloads,
    workerCode ? offlineWorker(workerCode, site, workspace) : written(workspace, "sw.js", REMOVE_WORKER),
    written(workspace, "_headers", headersFile({ scripts: scripts.hashes(), backend: supabaseUrl })),
    written(workspace, "_redirects", redirectsFile(ofHost)),
    ...(moved ? [{ ...written(workspace, "moved.json", JSON.stringify(moved)), path: MOVED_FILE }] : []),
    written(
      workspace,
      "build.json",
      JSON.stringify({
        revision: snapshot.revision,
        deploy: options.deploy,
        time: new Date().toISOString(),
      } satisfies BuildInfo),
    ),
  ];
  checkPages(shown, pages, workspace.pages);
  checkPageDrop(pagesBefore, pages.length, options.acceptPageDrop);
  const dead = deadLinks(pages, workspace, linkTargets(files, redirects));
  problems.push(...linkProblems(dead, recordFinder(shown)), ...pictureProblems(snapshot, leftOut));

  const release = assembleRelease(dataDir, files);
  await options.goLive(release);
  pruneWorkspace(workspace, files, originalsOf(supabaseUrl, shown));
  completeWorkspace(workspace, {
    code,
    revision: snapshot.revision,
    pages: pages.length,
    serviceWorker,
    keys,
    scripts: scripts.hashes(),
  });
  return { revision: snapshot.revision, release, rendered: rendered.count, pages: pages.length, problems };
}

type Made = { pictures: ServedPictures; rendered: Rendered; search: ReleaseFile[]; downloads: ReleaseFile[] };

type Sources = {
  bundle: Bundle;
  workspace: Workspace;
  last: BuildState | null;
  picturesOf: (snapshot: Snapshot) => Promise<ServedPictures>;
  serviceWorker: boolean;
  scripts: InlineScripts;
  onProgress: Progress;
};

/** Makes everything that shows records. May be called again with other content: what has not changed is not made again. */
function maker({ bundle, workspace, last, picturesOf, serviceWorker, scripts, onProgress }: Sources) {
  let attempt = 0;
  let keys = last?.keys ?? {};
  return async (snapshot: Snapshot): Promise<{ made: Made; faults: Fault[] }> => {
    const pictures = await picturesOf(snapshot);
    writeFileSync(workspace.input, JSON.stringify({ snapshot, pictures, serviceWorker } satisfies SiteInput));
    const [rendered, search, downloads] = await Promise.all([
      renderPages(bundle, workspace, attempt, keys, { onPage: scripts.read, onProgress }),
      prepareSearch(searchRecords(snapshot, pictures), workspace),
      prepareDownloads(snapshot, pictures, workspace),
    ]);
    attempt += 1;
    keys = { ...keys, ...rendered.keys };
    return {
      made: { pictures, rendered, search: search.files, downloads: downloads.files },
      faults: [...rendered.faults, ...search.faults, ...downloads.faults],
    };
  };
}

/** Deletes the files of pages that no longer exist, so that they do not go live again. */
function removeStalePages(workspace: Workspace, made: readonly string[]): void {
  const current = new Set(made);
  for (const { path, source } of filesOf(workspace.pages)) if (!current.has(path)) rmSync(source);
}

function written(workspace: Workspace, name: string, text: string): ReleaseFile {
  const source = join(workspace.root, name);
  writeFileSync(source, text);
  return { source, path: name };
}

function filesOf(folder: string): ReleaseFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const source = join(entry.parentPath, entry.name);
      return { source, path: relative(folder, source) };
    });
}
