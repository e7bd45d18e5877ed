import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { SiteInput } from "#build-data/site-data.ts";
import { connect } from "#db/client.ts";
import { readSnapshot } from "#db/snapshot.ts";
import type { BuildInfo } from "#domain/publish.ts";
import { lockWhenFree } from "../lib/data-lock.ts";
import { prepareBundle } from "./bundle.ts";
import { checkLinks, checkPageDrop, checkPages, linkTargets } from "./checks.ts";
import { prepareDownloads } from "./downloads/prepare.ts";
import { headersFile } from "./headers.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { offlineWorker, prepareWorkerCode } from "./offline.ts";
import { REMOVE_WORKER } from "./remove-worker.ts";
import { mediaFiles, preparePictures } from "./pictures.ts";
import { pruneWorkspace } from "./prune.ts";
import { redirectRules, redirectsFile } from "./redirects.ts";
import { assembleRelease, publishRelease, type ReleaseFile } from "./release.ts";
import { renderPages, type Progress } from "./render.ts";
import { prepareSearch } from "./search.ts";
import { searchRecords } from "./search-records.ts";
import {
  codeVersion,
  completeWorkspace,
  openWorkspace,
  prepareWorkspace,
  readState,
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
  onProgress: Progress;
  warn: (text: string) => void;
};

export type BuildResult = { revision: number; release: string; rendered: number; pages: number };

/**
 * One build, from the content to the live site: reads everything at one revision, prepares the pictures, renders what has
 * changed, checks the result and makes the release live. If any step throws, the previous site stays live.
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
  const { dataDir, supabaseUrl, serviceWorker, warn } = options;
  const code = codeVersion();
  const pagesBefore = readState(workspace)?.pages ?? 0;

  const client = connect(supabaseUrl, options.publishableKey);
  const snapshot = await readSnapshot(client);
  const pictures = await preparePictures(snapshot, { client, supabaseUrl, workspace, warn });

  const last = prepareWorkspace(workspace, code);
  writeFileSync(workspace.input, JSON.stringify({ snapshot, pictures, serviceWorker } satisfies SiteInput));
  const bundle = await prepareBundle(workspace, code);
  const scripts = inlineScripts(bundle, last?.scripts ?? [], warn);
  let rendered = 0;
  const [{ keys, pages, files: made }, search, downloads, workerCode] = await Promise.all([
    renderPages(bundle, workspace, last?.keys ?? {}, {
      onPage: scripts.read,
      onProgress(done, total) {
        rendered = done;
        options.onProgress(done, total);
      },
    }),
    prepareSearch(searchRecords(snapshot, pictures), workspace),
    prepareDownloads(snapshot, pictures, workspace),
    serviceWorker ? prepareWorkerCode(workspace) : null,
  ]);
  removeStalePages(workspace, made);

  const redirects = redirectRules(snapshot.redirects, warn);
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
    written(workspace, "_redirects", redirectsFile(redirects)),
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
  checkPages(snapshot, pages, workspace.pages);
  checkPageDrop(pagesBefore, pages.length, options.acceptPageDrop);
  checkLinks(pages, workspace, linkTargets(files, redirects));

  const release = assembleRelease(dataDir, files);
  publishRelease(dataDir, release);
  pruneWorkspace(workspace, files);
  completeWorkspace(workspace, {
    code,
    revision: snapshot.revision,
    pages: pages.length,
    serviceWorker,
    keys,
    scripts: scripts.hashes(),
  });
  return { revision: snapshot.revision, release, rendered, pages: pages.length };
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
