import { existsSync } from "node:fs";
import { join } from "node:path";
import { siteDataOf, type ServedPictures, type SiteData, type SiteInput } from "#build-data/site-data.ts";
import { connect, type Client } from "#db/client.ts";
import { readSnapshot, readSnapshotAfter, type Snapshot } from "#db/snapshot.ts";
import type { DeployProblem } from "#domain/deploy-problems.ts";
import { routes } from "#domain/routes.ts";
import { writeAtomically } from "../lib/atomic-write.ts";
import { forgetChanged, noteChanged } from "../hosting/indexnow.ts";
import { lockWhenFree } from "../lib/data-lock.ts";
import { releaseAssembler, type ReleaseFile } from "./assemble.ts";
import { changedPages } from "./changed-pages.ts";
import { checkEmptyCatalogue, checkPageDrop, checkPages } from "./checks.ts";
import { withLastGood } from "./last-good.ts";
import { linkProblems, linkTargets } from "./links.ts";
import { maker } from "./make.ts";
import { originalsOf, preparePictures } from "./pictures.ts";
import { pruneWorkspace } from "./prune.ts";
import { pictureProblems, recordFinder } from "./records.ts";
import { redirectRules, type RedirectRule } from "./redirects.ts";
import { deleteOldReleases, liveRelease, newestRelease } from "./release.ts";
import { releaseFiles } from "./release-files.ts";
import type { Progress } from "./render.ts";
import { prepareCode, prepareTools, type Tools } from "./tools.ts";
import {
  codeVersion,
  completeWorkspace,
  lastShown,
  markUnfinished,
  openWorkspace,
  readState,
  sourceVersion,
  stateStamp,
  storeShown,
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
  /** Publishes this key for IndexNow and notes which pages change; null does neither. */
  indexNowKey: string | null;
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
  /** What can wait until a release is live: deletes old releases and prepares the folders of the next ones. */
  prepareNext(): Promise<void>;
  /** What can wait until there is nothing to build: saves what the next process needs and deletes old files. */
  tidy(): Promise<void>;
};

/** What a builder keeps from one build to the next. */
type Kept = {
  code: string;
  tools: Tools;
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

/** The content of one build. */
type Content = Pick<SiteInput, "snapshot" | "pictures">;

/** Builds the site again and again from its present content. Each step costs what has changed since the build before. */
export function siteBuilder(options: BuilderOptions): SiteBuilder {
  const { dataDir, supabaseUrl, serviceWorker, drawDatasheets, indexNowKey } = options;
  const workspace = openWorkspace(dataDir);
  const filesOf = releaseFiles(workspace, { supabaseUrl, indexNowKey });
  const assembler = releaseAssembler(dataDir);
  const client = connect(supabaseUrl, options.publishableKey);
  const secret: Client | null = options.secretKey === null ? null : connect(supabaseUrl, options.secretKey);
  const source = sourceVersion();
  let kept: Kept | null = null;
  /** What the workspace has been tidied after. */
  let tidied: Kept | null = null;

  /** Whether it is of this version of the code, and no other process has built since. */
  const isCurrent = ({ code, stamp, result: { release } }: Kept, present: string): boolean =>
    code === present &&
    stamp === stateStamp(workspace) &&
    release === newestRelease(dataDir) &&
    existsSync(join(release, "build.json"));

  async function build({ deploy, acceptPageDrop }: BuildOrder, onProgress: Progress): Promise<BuildResult> {
    const code = codeVersion(process.env, source);
    if (kept && !isCurrent(kept, code)) kept = null;
    const last = kept;
    const reading = last && secret ? readSnapshotAfter(last.snapshot, client, secret) : readSnapshot(client);
    const [snapshot, ready] = await Promise.all([reading, last?.tools ?? prepareCode(workspace, code, serviceWorker)]);
    if (last && snapshot === last.snapshot && last.leftOut.size === 0) return showAgain(last, deploy);

    const leftOut = new Map<string, string>();
    const onLeftOut = (address: string, why: string): void => void leftOut.set(address, why);
    const picturesOf = (content: Snapshot, known?: ServedPictures) =>
      preparePictures(content, { client, supabaseUrl, workspace, onLeftOut }, known);
    const pictures = await picturesOf(snapshot, last?.data.pictures);

    const changed = new Set<string>();
    const before = last ? { pages: last.result.pages, keys: last.tools.renderer.keys() } : readState(workspace);
    if (last) {
      markUnfinished(workspace);
      if (options.pagesFirst) await publishChangedPages(last, { snapshot, pictures }, deploy, changed);
    }
    const tools = "renderer" in ready ? ready : await prepareTools(workspace, ready);
    const { renderer, links, scripts } = tools;
    const all = await withLastGood(
      snapshot,
      () => last?.shown ?? lastShown(workspace),
      maker({
        renderer,
        workspace,
        earlier: last?.data,
        serviceWorker,
        drawDatasheets,
        onProgress,
        picturesOf: async (content) => (content === snapshot ? pictures : picturesOf(content, pictures)),
      }),
    );
    const { made, snapshot: shown, problems } = all;
    const { pages, count } = made.rendered;
    const redirects = redirectRules(shown.redirects);
    const files = await filesOf.all(tools, made, {
      redirects,
      info: { revision: snapshot.revision, pages: snapshot.revision, deploy },
      warn: (detail) => problems.push({ what: "redirects", kind: null, record: null, name: "", detail }),
    });
    await tools.workers.stop();
    const { answered } = made.downloads;
    checkPages(shown, pages);
    checkPageDrop(before?.pages ?? 0, pages.length, acceptPageDrop);
    checkEmptyCatalogue(
      Object.keys(before?.keys ?? {}).filter(isProduct).length,
      shown.products.length,
      acceptPageDrop,
    );
    links.keepOnly(pages);
    const dead = links.dead(linkTargets(files, redirects, answered));
    problems.push(...linkProblems(dead, recordFinder(shown)), ...pictureProblems(snapshot, leftOut));

    const keys = renderer.keys();
    for (const path of Object.keys(before?.keys ?? {})) if (!(path in keys) && isPage(path)) changed.add(path);
    const release = await publish(files, last, tools, changed);
    completeWorkspace(workspace, {
      code,
      revision: snapshot.revision,
      pages: pages.length,
      serviceWorker,
      keys,
      scripts: scripts.hashes(),
    });
    const result = {
      revision: snapshot.revision,
      release,
      rendered: count,
      pages: pages.length,
      problems,
      changed: [...changed].sort(),
    };
    const stamp = stateStamp(workspace);
    kept = { code, tools, snapshot, data: made.data, shown, files, redirects, answered, leftOut, result, stamp };
    return result;
  }

  /**
   * Makes the pages of changed records live, if they are few and can be shown: what an editor waits for. Lists, search and
   * pages that show these records among others follow with the whole release.
   */
  async function publishChangedPages(
    last: Kept,
    { snapshot, pictures }: Content,
    deploy: number | null,
    changed: Set<string>,
  ): Promise<void> {
    // With a faulty record these pages might show a part of it.
    const pages = last.shown === last.snapshot ? changedPages(last.snapshot, snapshot) : [];
    if (pages.length === 0) return;
    const data = siteDataOf({ snapshot, pictures, serviceWorker }, last.data);
    const { renderer, links } = last.tools;
    if (!(await renderer.renderOnly(data, pages))) return;
    const info = { revision: last.snapshot.revision, pages: snapshot.revision, deploy };
    const files = filesOf.withPages(last.files, pages, { pictures, info });
    const dead = links.dead(linkTargets(files, last.redirects, last.answered));
    // A link that leads nowhere yet may lead somewhere in the whole release, which reports it otherwise.
    if (dead.some(({ page }) => pages.includes(page))) return;
    last.result = { ...last.result, release: await publish(files, last, last.tools, changed) };
  }

  /** Assembles a release of these files and makes it live. Adds the addresses of pages that differ to `changed`. */
  async function publish(
    files: readonly ReleaseFile[],
    last: Kept | null,
    { renderer }: Tools,
    changed: Set<string>,
  ): Promise<string> {
    const written = renderer.takeWritten();
    const before = new Set(last?.files.flatMap(({ path, rewritten }) => (rewritten ? [] : [path])));
    const release = assembler.assemble(files, {
      isSame: (path) => (before.has(path) ? !written.has(path) : null),
      onChanged: (path) => path.endsWith(".html") && changed.add(addressOf(path)),
    });
    await options.goLive(release);
    if (indexNowKey === null) forgetChanged(dataDir);
    else noteChanged(dataDir, changed);
    return release;
  }

  /** Nothing has changed: the newest release becomes that of this deploy, and live if an older one is. */
  async function showAgain({ result }: Kept, deploy: number | null): Promise<BuildResult> {
    const { revision, release } = result;
    writeAtomically(join(release, "build.json"), filesOf.infoText({ revision, pages: revision, deploy }));
    if (liveRelease(dataDir) !== release) await options.goLive(release);
    return { ...result, rendered: 0, changed: [] };
  }

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
    prepareNext: () =>
      locked(async () => {
        deleteOldReleases(dataDir, assembler.discard);
        assembler.prepareSpares();
      }),
    tidy: () =>
      locked(async () => {
        if (!kept || kept === tidied) return;
        storeShown(workspace, kept.shown);
        kept.tools.links.store();
        kept.tools.offline?.store();
        pruneWorkspace(workspace, kept.files, originalsOf(supabaseUrl, kept.shown));
        tidied = kept;
      }),
  };
}

/** Not the further pages of the list, which stand below the products, too. */
const isProduct = (path: string): boolean => path === routes.product(path.split("/").at(-1) ?? "") && isPage(path);
const isPage = (path: string): boolean => !/\.\w+$/.test(path);
/** 'products/pump.html' is at '/products/pump', 'index.html' at '/'. */
const addressOf = (file: string): string => `/${file.replace(/(?:^index)?\.html$/, "")}`;
