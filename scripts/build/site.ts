import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { siteDataOf, type ServedPictures, type SiteData } from "#build-data/site-data.ts";
import { connect, type Client } from "#db/client.ts";
import { readSnapshot, readSnapshotAfter, type Snapshot } from "#db/snapshot.ts";
import type { DeployProblem } from "#domain/deploy-problems.ts";
import { MOVED_FILE } from "#domain/moved.ts";
import type { BuildInfo } from "#domain/publish.ts";
import { writeAtomically } from "../lib/atomic-write.ts";
import { lockWhenFree } from "../lib/data-lock.ts";
import { administrationVersion } from "./administration-version.ts";
import { prepareBundle } from "./bundle.ts";
import { changedPages } from "./changed-pages.ts";
import { checkPageDrop, checkPages } from "./checks.ts";
import { prepareDownloads, type Downloads } from "./downloads/prepare.ts";
import { filesBelow } from "./files-below.ts";
import { headersFile } from "./headers.ts";
import { inlineScripts, type InlineScripts } from "./inline-scripts.ts";
import { withLastGood, type Fault } from "./last-good.ts";
import { linkIndex, linkProblems, linkTargets, type LinkIndex } from "./links.ts";
import { offlineWorker, prepareWorkerCode } from "./offline.ts";
import { mediaFiles, originalsOf, preparePictures } from "./pictures.ts";
import { pruneWorkspace } from "./prune.ts";
import { pictureProblems, recordFinder } from "./records.ts";
import { REMOVE_WORKER } from "./remove-worker.ts";
import { divideRules, redirectRules, redirectsFile, type RedirectRule } from "./redirects.ts";
import { assembleRelease, deleteOldReleases, liveRelease, newestRelease, type ReleaseFile } from "./release.ts";
import { pageRenderer, type PageRenderer, type Progress, type Rendered } from "./render.ts";
import { prepareSearch } from "./search.ts";
import { searchRecords } from "./search-records.ts";
import {
  codeVersion,
  completeWorkspace,
  lastShown,
  markUnfinished,
  openWorkspace,
  prepareWorkspace,
  readState,
  sourceVersion,
  stateStamp,
  storeShown,
  type Workspace,
} from "./workspace.ts";

export type BuilderOptions = {
  dataDir: string;
  supabaseUrl: string;
  /** The public key is enough for the content, because a build shows only what visitors may see. */
  publishableKey: string;
  /** With it, builds after the first read only what has changed. */
  secretKey: string | null;
  /** False removes the service worker from every browser that has it. */
  serviceWorker: boolean;
  /** True makes the datasheets of products as files, instead of leaving them to the edge function. */
  drawDatasheets: boolean;
  /** Makes a complete release live. */
  goLive: (release: string) => Promise<void>;
  /** Makes a few changed pages live before everything else. */
  pagesFirst: boolean;
};

export type BuildOrder = { deploy: number | null; acceptPageDrop: boolean };

export type BuildResult = {
  revision: number;
  release: string;
  rendered: number;
  pages: number;
  /** What of the content the release does not show as it was saved. */
  problems: DeployProblem[];
  /** The addresses of the pages that are not as they were: new, changed or removed. */
  changed: string[];
};

export type SiteBuilder = {
  /**
   * One build, from the content to the live site: reads what has changed, prepares the pictures, renders what has changed,
   * checks the result and makes the release live. A few changed pages go live before lists, search and everything else. A
   * record that cannot be shown does not stop it: it keeps its last good version. If any step throws, the site stays live as
   * it is, and this builder must not be used again.
   */
  build(order: BuildOrder, onProgress: Progress): Promise<BuildResult>;
  /** What can wait until a release is live: deletes old files and saves what the next process needs. */
  tidy(): Promise<void>;
};

/** What a builder keeps from one build to the next. */
type Kept = {
  code: string;
  snapshot: Snapshot;
  data: SiteData;
  /** The content as it is shown: faulty records with their last good version. */
  shown: Snapshot;
  files: ReleaseFile[];
  redirects: RedirectRule[];
  /** The addresses that functions answer. */
  answered: string[];
  /** Pictures that could not be used, and why. */
  leftOut: Map<string, string>;
  result: BuildResult;
  /** The state in the workspace, which changes if another process builds there. */
  stamp: string | null;
};

/** What does not depend on the content. */
type Tools = {
  bundleFiles: ReleaseFile[];
  scripts: InlineScripts;
  workerCode: string | null;
  renderer: PageRenderer;
  links: LinkIndex;
};

type Made = { data: SiteData; rendered: Rendered; search: ReleaseFile[]; downloads: Downloads };

/** Builds the site again and again from its present content. Each step costs what has changed since the build before. */
export function siteBuilder(options: BuilderOptions): SiteBuilder {
  const { dataDir, supabaseUrl, serviceWorker, drawDatasheets, goLive } = options;
  const workspace = openWorkspace(dataDir);
  const client = connect(supabaseUrl, options.publishableKey);
  const secret: Client | null = options.secretKey === null ? null : connect(supabaseUrl, options.secretKey);
  const source = sourceVersion();
  let kept: Kept | null = null;
  let tools: Tools | null = null;

  /** Forgets everything if it is about another version of the code, or if another process has built in the meantime. */
  function checkKept(code: string): void {
    const isOurs =
      kept !== null &&
      kept.code === code &&
      kept.stamp === stateStamp(workspace) &&
      kept.result.release === newestRelease(dataDir) &&
      existsSync(join(kept.result.release, "build.json"));
    if (!isOurs) kept = tools = null;
  }

  async function prepareTools(code: string): Promise<Tools> {
    const last = prepareWorkspace(workspace, code);
    const bundle = await prepareBundle(workspace, code);
    const scripts = inlineScripts(bundle, last?.scripts ?? [], console.warn);
    const links = linkIndex(workspace);
    return {
      bundleFiles: filesBelow(bundle.files).map((path) => ({ source: join(bundle.files, path), path })),
      scripts,
      links,
      workerCode: serviceWorker ? await prepareWorkerCode(workspace) : null,
      renderer: await pageRenderer({
        bundle,
        workspace,
        keys: last?.keys ?? {},
        onPage(page, html) {
          scripts.read(html);
          links.read(page, html);
        },
      }),
    };
  }

  async function build({ deploy, acceptPageDrop }: BuildOrder, onProgress: Progress): Promise<BuildResult> {
    const code = codeVersion(process.env, source);
    checkKept(code);
    const before = kept ? null : readState(workspace);
    const pagesBefore = kept?.result.pages ?? before?.pages ?? 0;
    const changed = new Set<string>();
    const snapshot =
      kept && secret ? await readSnapshotAfter(kept.snapshot, client, secret) : await readSnapshot(client);
    if (kept && snapshot === kept.snapshot && kept.leftOut.size === 0) return showAgain(kept, deploy);

    const leftOut = new Map<string, string>();
    const onLeftOut = (address: string, why: string): void => void leftOut.set(address, why);
    const sources = { client, supabaseUrl, workspace, onLeftOut };
    const picturesOf = (content: Snapshot, known?: ServedPictures) => preparePictures(content, sources, known);
    const pictures = await picturesOf(snapshot, kept?.data.pictures);
    if (kept && tools) {
      markUnfinished(workspace);
      if (options.pagesFirst) await publishChangedPages({ kept, tools, snapshot, pictures, deploy, changed });
    }
    const keysBefore = tools?.renderer.keys() ?? before?.keys ?? {};
    tools ??= await prepareTools(code);
    const { renderer, links, scripts, workerCode, bundleFiles } = tools;
    const {
      made,
      snapshot: shown,
      problems,
    } = await withLastGood(
      snapshot,
      () => kept?.shown ?? lastShown(workspace),
      maker({
        renderer,
        workspace,
        earlier: kept?.data,
        serviceWorker,
        drawDatasheets,
        onProgress,
        picturesOf: async (content) => (content === snapshot ? pictures : picturesOf(content, pictures)),
      }),
    );
    const { data, rendered } = made;
    const redirects = redirectRules(shown.redirects);
    const { ofHost, moved } = divideRules(redirects, (detail) =>
      problems.push({ what: "redirects", kind: null, record: null, name: "", detail }),
    );
    const site = [...bundleFiles, ...rendered.files.map((path) => ({ source: join(workspace.pages, path), path }))];
    const files = [
      ...site,
      ...mediaOf(data.pictures),
      ...made.search,
      ...made.downloads.files,
      workerCode ? offlineWorker(workerCode, site, workspace) : written("sw.js", REMOVE_WORKER),
      written("_headers", headersFile({ scripts: scripts.hashes(), backend: supabaseUrl })),
      written("_redirects", redirectsFile(ofHost)),
      ...(moved ? [{ ...written("moved.json", JSON.stringify(moved)), path: MOVED_FILE }] : []),
      buildInfo({ revision: snapshot.revision, pages: snapshot.revision, deploy }),
    ];
    links.keepOnly(rendered.pages);
    checkPages(shown, rendered.pages);
    checkPageDrop(pagesBefore, rendered.pages.length, acceptPageDrop);
    const { answered } = made.downloads;
    const dead = links.dead(linkTargets(files, redirects, answered));
    problems.push(...linkProblems(dead, recordFinder(shown)), ...pictureProblems(snapshot, leftOut));

    const keys = renderer.keys();
    for (const path of Object.keys(keysBefore)) if (!(path in keys) && isPage(path)) changed.add(path);
    const release = await publish(files, kept, renderer, changed);
    completeWorkspace(workspace, {
      code,
      revision: snapshot.revision,
      pages: rendered.pages.length,
      serviceWorker,
      keys,
      scripts: scripts.hashes(),
    });
    const result = {
      revision: snapshot.revision,
      release,
      rendered: rendered.count,
      pages: rendered.pages.length,
      problems,
      changed: [...changed].sort(),
    };
    kept = { code, snapshot, data, shown, files, redirects, answered, leftOut, result, stamp: stateStamp(workspace) };
    return result;
  }

  type FirstPages = {
    kept: Kept;
    tools: Tools;
    snapshot: Snapshot;
    pictures: ServedPictures;
    deploy: number | null;
    changed: Set<string>;
  };

  /**
   * Makes the pages of changed records live, if they are few and can be shown: what an editor waits for. Lists, search and
   * pages that show these records among others follow with the whole release.
   */
  async function publishChangedPages({ kept: last, tools: { renderer, links }, ...now }: FirstPages): Promise<void> {
    // With a faulty record these pages might show a part of it.
    if (last.shown !== last.snapshot) return;
    const pages = changedPages(last.snapshot, now.snapshot);
    if (pages.length === 0) return;
    const data = siteDataOf({ snapshot: now.snapshot, pictures: now.pictures, serviceWorker }, last.data);
    if (!(await renderer.renderOnly(data, pages))) return;
    const made = new Map(pages.map((page) => [`${page}.html`, join(workspace.pages, `${page}.html`)]));
    const files = [
      ...last.files.filter(({ path }) => !made.has(path) && path !== "build.json" && !path.startsWith("media/")),
      ...[...made].map(([path, file]) => ({ source: file, path })),
      ...mediaOf({ ...last.data.pictures, ...now.pictures }),
      buildInfo({ revision: last.snapshot.revision, pages: now.snapshot.revision, deploy: now.deploy }),
    ];
    const isNew = new Set(pages);
    const dead = links.dead(linkTargets(files, last.redirects, last.answered));
    // A link that leads nowhere yet may lead somewhere in the whole release, which reports it otherwise.
    if (dead.some(({ page }) => isNew.has(page))) return;
    last.result = { ...last.result, release: await publish(files, last, renderer, now.changed) };
  }

  /** Assembles a release of these files and makes it live. Adds the addresses of pages that differ to `changedPages`. */
  async function publish(
    files: readonly ReleaseFile[],
    last: Kept | null,
    renderer: PageRenderer,
    changedPages: Set<string>,
  ): Promise<string> {
    const { written: changed } = renderer.takeChanges();
    const before = new Set(last?.files.flatMap(({ path, rewritten }) => (rewritten ? [] : [path])));
    const release = assembleRelease(dataDir, files, {
      isSame: (path) => before.has(path) && !changed.has(path),
      onChanged: (path) => path.endsWith(".html") && changedPages.add(addressOf(path)),
    });
    await goLive(release);
    return release;
  }

  /** Nothing has changed: the newest release becomes that of this deploy, and live if an older one is. */
  async function showAgain({ result }: Kept, deploy: number | null): Promise<BuildResult> {
    const { revision, release } = result;
    writeAtomically(join(release, "build.json"), infoText({ revision, pages: revision, deploy }));
    if (liveRelease(dataDir) !== release) await goLive(release);
    return { ...result, rendered: 0, changed: [] };
  }

  const written = (name: string, text: string): ReleaseFile => {
    const file = join(workspace.root, name);
    writeFileSync(file, text);
    return { source: file, path: name, rewritten: true };
  };
  const infoText = (info: Pick<BuildInfo, "revision" | "pages" | "deploy">): string =>
    JSON.stringify({
      ...info,
      time: new Date().toISOString(),
      administration: administrationVersion(workspace.pages),
    } satisfies BuildInfo);
  const buildInfo = (info: Pick<BuildInfo, "revision" | "pages" | "deploy">): ReleaseFile =>
    written("build.json", infoText(info));
  const mediaOf = (pictures: ServedPictures): ReleaseFile[] =>
    [...mediaFiles(pictures)].map((name) => ({
      source: join(workspace.media, name),
      path: `media/${name}`,
      frozen: true,
    }));

  async function locked<T>(run: () => Promise<T>): Promise<T> {
    const unlock = await lockWhenFree(workspace.root);
    try {
      return await run();
    } finally {
      unlock();
    }
  }

  return {
    build: (order, onProgress) => locked(() => build(order, onProgress)),
    tidy: () =>
      locked(async () => {
        if (!kept || !tools) return;
        storeShown(workspace, kept.shown);
        tools.links.store();
        pruneWorkspace(workspace, kept.files, originalsOf(supabaseUrl, kept.shown));
        deleteOldReleases(dataDir);
      }),
  };
}

type Sources = {
  renderer: PageRenderer;
  workspace: Workspace;
  earlier: SiteData | undefined;
  picturesOf: (snapshot: Snapshot) => Promise<ServedPictures>;
  serviceWorker: boolean;
  drawDatasheets: boolean;
  onProgress: Progress;
};

const isPage = (path: string): boolean => !/\.\w+$/.test(path);
/** 'products/pump.html' is at '/products/pump', 'index.html' at '/'. */
const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, "")}`;

/** Makes everything that shows records. May be called again with other content: what has not changed is not made again. */
function maker(sources: Sources) {
  const { renderer, workspace, earlier, picturesOf, serviceWorker, drawDatasheets, onProgress } = sources;
  let before = earlier;
  return async (snapshot: Snapshot): Promise<{ made: Made; faults: Fault[] }> => {
    const pictures = await picturesOf(snapshot);
    const data = siteDataOf({ snapshot, pictures, serviceWorker }, before);
    before = data;
    const [rendered, search, downloads] = await Promise.all([
      renderer.render(data, onProgress),
      prepareSearch(searchRecords(snapshot, pictures), workspace),
      prepareDownloads(snapshot, pictures, workspace, { drawDatasheets }),
    ]);
    return {
      made: { data, rendered, search: search.files, downloads },
      faults: [...rendered.faults, ...search.faults, ...downloads.faults],
    };
  };
}
