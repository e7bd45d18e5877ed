import { languagesOf, type ServedPictures } from "#site/content/site-data.ts";
import { connect, type Client } from "#db/client.ts";
import { readSnapshot, readSnapshotAfter, type Snapshot } from "#db/publishing/snapshot.ts";
import { routes } from "#domain/addresses/routes.ts";
import { lockWhenFree } from "../../stack/data-lock.ts";
import { checkNoProducts, checkPageDrop, checkPages } from "../release/checks.ts";
import { codeVersion, sourceVersion } from "../code/code-version.ts";
import { isCurrent, type BuildResult, type LastBuild } from "./last-build.ts";
import { withLastGood } from "../render/last-good.ts";
import { linkProblems, linkTargets } from "../release/links.ts";
import { siteMaker } from "./site-files.ts";
import { originalsOf, preparePictures } from "../pictures/pictures.ts";
import { pruneWorkspace } from "./prune.ts";
import { releasePublisher } from "./publish.ts";
import { publishedFiles } from "../documents/published-files.ts";
import { pageRecordFinder, pictureProblems } from "../content/records.ts";
import { shownContent } from "#site/content/shown-content.ts";
import { siteSettings } from "#domain/settings/settings.ts";
import { redirectRules } from "../content/redirects.ts";
import { releaseFiles } from "./release-files.ts";
import type { Progress } from "../render/render.ts";
import { prepareCode, prepareTools } from "./tools.ts";
import {
  completeWorkspace,
  lastShown,
  markUnfinished,
  openWorkspace,
  readState,
  stateStamp,
  storeShown,
} from "../content/workspace.ts";

export type BuilderOptions = {
  dataDir: string;
  supabaseUrl: string;
  /** The public key is enough for the content, because a build shows only what visitors may see. */
  publishableKey: string;
  /** With it, builds after the first read only what has changed. */
  secretKey: string | null;
  /** The origins of the previews, which the administration may show. */
  previews: readonly string[];
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

export type BuildRequest = { deploy: number | null; acceptPageDrop: boolean };

export type SiteBuilder = {
  /**
   * One build, from the content to the live site: reads what has changed, prepares the pictures, renders what has changed,
   * checks the result and makes the release live. A few changed pages go live before lists, search and everything else. A
   * record that cannot be shown does not stop it: it keeps its last good version. If any step throws, the site stays live as
   * it is, and this builder must not be used again.
   */
  build(order: BuildRequest, onProgress: Progress): Promise<BuildResult>;
  /** What can wait until a release is live: deletes old releases and prepares the folders of the next ones. */
  prepareNext(): Promise<void>;
  /** What can wait until there is nothing to build: saves what the next process needs and deletes old files. */
  tidy(): Promise<void>;
};

/** Builds the site again and again from its present content. Each step costs what has changed since the build before. */
export function siteBuilder(options: BuilderOptions): SiteBuilder {
  const { dataDir, supabaseUrl, previews, serviceWorker, drawDatasheets, indexNowKey } = options;
  const workspace = openWorkspace(dataDir);
  const filesOf = releaseFiles(workspace, { supabaseUrl, previews, indexNowKey });
  const publisher = releasePublisher({ dataDir, filesOf, serviceWorker, indexNowKey, goLive: options.goLive });
  const client = connect(supabaseUrl, options.publishableKey);
  const secret: Client | null = options.secretKey === null ? null : connect(supabaseUrl, options.secretKey);
  const documentFiles = publishedFiles({ client, workspace });
  const source = sourceVersion();
  let kept: LastBuild | null = null;
  /** The build after which the workspace was last tidied. */
  let tidied: LastBuild | null = null;

  async function build({ deploy, acceptPageDrop }: BuildRequest, onProgress: Progress): Promise<BuildResult> {
    const code = codeVersion(process.env, source);
    if (kept && !isCurrent(kept, code, dataDir, workspace)) kept = null;
    const last = kept;
    const reading = last && secret ? readSnapshotAfter(last.read, client, secret) : readSnapshot(client);
    const [read, ready] = await Promise.all([reading, last?.tools ?? prepareCode(workspace, code, serviceWorker)]);
    if (last && read === last.read && last.leftOut.size === 0 && !documentFiles.isWaiting())
      return publisher.showAgain(last, deploy);
    const documents = await documentFiles.prepare(shownContent(read));
    const { snapshot } = documents;

    const leftOut = new Map<string, string>();
    const onLeftOut = (address: string, why: string): void => void leftOut.set(address, why);
    const picturesOf = (content: Snapshot, known?: ServedPictures) =>
      preparePictures(content, { client, supabaseUrl, workspace, onLeftOut }, known);
    const pictures = await picturesOf(snapshot, last?.pictures);

    const changed = new Set<string>();
    const before = last ? { pages: last.result.pages, keys: last.tools.renderer.keys() } : readState(workspace);
    if (last) {
      markUnfinished(workspace);
      if (options.pagesFirst) await publisher.publishChangedPages(last, { snapshot, pictures }, deploy, changed);
    }
    const tools = "renderer" in ready ? ready : await prepareTools(workspace, ready);
    const { renderer, links } = tools;
    const all = await withLastGood(
      snapshot,
      () => last?.shown ?? lastShown(workspace),
      siteMaker({
        renderer,
        workspace,
        earlier: last?.site,
        serviceWorker,
        drawDatasheets,
        onProgress,
        picturesOf: async (content) => (content === snapshot ? pictures : picturesOf(content, pictures)),
      }),
    );
    const { made, snapshot: shown, problems } = all;
    const { pages, count } = made.rendered;
    const redirects = redirectRules(shown.redirects, languagesOf(shown));
    const files = await filesOf.all(tools, made, {
      documents: documents.files,
      redirects,
      info: { revision: snapshot.revision, pages: snapshot.revision, deploy },
      isSample: siteSettings(shown.settings).sample_company,
      warn: (detail) => problems.push({ what: "redirects", kind: null, record: null, name: "", detail }),
    });
    await tools.workers.stop();
    const { answered } = made.downloads;
    checkPages(shown, pages);
    checkPageDrop(before?.pages ?? 0, pages.length, acceptPageDrop);
    checkNoProducts(Object.keys(before?.keys ?? {}).filter(isProduct).length, shown.products.length, acceptPageDrop);
    links.keepOnly(pages);
    const dead = links.dead(linkTargets(files, redirects, answered));
    problems.push(
      ...linkProblems(dead, pageRecordFinder(shown)),
      ...pictureProblems(snapshot, leftOut),
      ...documents.problems,
    );

    const keys = renderer.keys();
    for (const path of Object.keys(before?.keys ?? {})) if (!(path in keys) && isPage(path)) changed.add(path);
    const release = await publisher.publish(files, last, tools, changed);
    completeWorkspace(workspace, {
      code,
      revision: snapshot.revision,
      pages: pages.length,
      serviceWorker,
      keys,
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
    kept = {
      code,
      tools,
      read,
      snapshot,
      site: made.site,
      pictures: made.pictures,
      shown,
      files,
      redirects,
      answered,
      leftOut,
      result,
      stamp,
    };
    return result;
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
    prepareNext: () => locked(async () => publisher.prepareNext()),
    tidy: () =>
      locked(async () => {
        if (!kept || kept === tidied) return;
        storeShown(workspace, kept.shown, kept.pictures);
        kept.tools.links.store();
        kept.tools.offline?.store();
        pruneWorkspace(workspace, kept.files, originalsOf(supabaseUrl, kept.shown));
        tidied = kept;
      }),
  };
}

/** False for the further pages of the list (/products/page/2), which are below /products, too. */
const isProduct = (path: string): boolean => path === routes.product(path.split("/").at(-1) ?? "") && isPage(path);
const isPage = (path: string): boolean => !/\.\w+$/.test(path);
