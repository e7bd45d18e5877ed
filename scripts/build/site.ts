import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import type { SiteInput } from "#content/site-data.ts";
import { connect } from "#db/client.ts";
import { readSnapshot } from "#db/snapshot.ts";
import type { BuildInfo } from "#domain/publish.ts";
import { lockWhenFree } from "../lib/data-lock.ts";
import { PROJECT_ROOT } from "../lib/environment.ts";
import { checkLinks, checkPageDrop, checkPages, linkTargets } from "./checks.ts";
import { prepareDownloads } from "./downloads/prepare.ts";
import { offlineWorker, prepareWorkerCode } from "./offline.ts";
import { mediaFiles, preparePictures } from "./pictures.ts";
import { redirectRules, redirectsFile } from "./redirects.ts";
import { assembleRelease, publishRelease, type ReleaseFile } from "./release.ts";
import { renderSite, type Progress } from "./render.ts";
import { prepareSearch } from "./search.ts";
import { searchRecords } from "./search-records.ts";
import { codeVersion, completeWorkspace, openWorkspace, prepareWorkspace, readState, type Workspace } from "./workspace.ts";

const BUILD_LOCK = join(PROJECT_ROOT, "node_modules", ".cache", "plantroom");

export type BuildOptions = {
  dataDir: string;
  supabaseUrl: string;
  /** The public key is enough: a build shows what a visitor may see. */
  publishableKey: string;
  deploy: number | null;
  acceptPageDrop: boolean;
  onProgress: Progress;
  warn: (text: string) => void;
};

export type BuildResult = { revision: number; release: string; rendered: number; pages: number };

/**
 * One build, from the content to the live site: read everything at one revision, prepare its pictures, render what
 * changed, check the result, and only then swap the release in. Whatever throws before the swap leaves the site as it is.
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const workspace = openWorkspace(options.dataDir);
  // Astro keeps files of a build in the project's own .astro folder: one build at a time, whatever its data folder.
  mkdirSync(BUILD_LOCK, { recursive: true });
  const unlock = await lockWhenFree(BUILD_LOCK);
  try {
    return await buildIn(workspace, options);
  } finally {
    unlock();
  }
}

async function buildIn(workspace: Workspace, options: BuildOptions): Promise<BuildResult> {
  const { dataDir, supabaseUrl, warn } = options;
  const code = codeVersion();
  const pagesBefore = readState(workspace)?.pages ?? 0;

  const client = connect(supabaseUrl, options.publishableKey);
  const snapshot = await readSnapshot(client);
  const pictures = await preparePictures(snapshot, { client, supabaseUrl, workspace, warn });

  const last = prepareWorkspace(workspace, code);
  writeFileSync(workspace.input, JSON.stringify({ snapshot, pictures } satisfies SiteInput));
  let rendered = 0;
  const [{ keys, pages }, search, downloads, workerCode] = await Promise.all([
    renderSite(last?.keys ?? {}, (done, total) => {
      rendered = done;
      options.onProgress(done, total);
    }),
    prepareSearch(searchRecords(snapshot, pictures), workspace),
    prepareDownloads(snapshot, pictures, workspace),
    prepareWorkerCode(workspace),
  ]);
  removeStalePages(workspace, pages);

  const info: BuildInfo = { revision: snapshot.revision, deploy: options.deploy, time: new Date().toISOString() };
  writeFileSync(join(workspace.dist, "build.json"), JSON.stringify(info));
  const redirects = redirectRules(snapshot.redirects, warn);
  writeFileSync(join(workspace.dist, "_redirects"), redirectsFile(redirects));

  const files = [...releaseFiles(workspace, mediaFiles(pictures)), ...search, ...downloads, offlineWorker(workerCode, workspace)];
  checkPages(snapshot, pages, workspace.dist);
  checkPageDrop(pagesBefore, pages.length, options.acceptPageDrop);
  checkLinks(pages, workspace, linkTargets(files, redirects));

  const release = assembleRelease(dataDir, files);
  publishRelease(dataDir, release);
  completeWorkspace(workspace, { code, revision: snapshot.revision, pages: pages.length, keys });
  return { revision: snapshot.revision, release, rendered, pages: pages.length };
}

/** Astro keeps the files of pages that are gone; they must not go live again. */
function removeStalePages(workspace: Workspace, pages: readonly string[]): void {
  const current = new Set(pages.map((page) => (page === "" ? "index.html" : `${page}.html`)));
  for (const file of filesBelow(workspace.dist)) {
    if (file.endsWith(".html") && !current.has(file)) rmSync(join(workspace.dist, file));
  }
}

function releaseFiles(workspace: Workspace, media: ReadonlySet<string>): ReleaseFile[] {
  const site = filesBelow(workspace.dist).map((path) => ({ source: join(workspace.dist, path), path }));
  return [...site, ...[...media].map((name) => ({ source: join(workspace.media, name), path: `media/${name}` }))];
}

function filesBelow(folder: string): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
