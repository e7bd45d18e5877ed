import { join } from "node:path";
import { prepareBundle } from "../code/bundle.ts";
import type { Bundle } from "../code/compile.ts";
import { filesBelow } from "../../files/files-below.ts";
import { scriptHashes } from "../code/inline-scripts.ts";
import { linkIndex, type LinkIndex } from "../release/links.ts";
import { offlineCopy, type OfflineCopy } from "../offline/offline-copy.ts";
import { prepareWorkerCode } from "../code/service-worker.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import { pageWorkers, type PageWorkers } from "../render/page-workers.ts";
import { loadRenderer, pageRenderer, type PageRenderer } from "../render/render.ts";
import { prepareWorkspace, type Workspace } from "../content/workspace.ts";

/** What a builder needs for any content: made once for each version of the code. */
export type Tools = {
  /** The scripts, styles and other files that browsers load. */
  bundleFiles: ReleaseFile[];
  /** The hashes of the inline scripts of pages. */
  scripts: string[];
  /** The file with the code of the service worker; null for a site without one. */
  workerCode: string | null;
  /** The whole catalogue for devices without a connection; null for a site without a service worker. */
  offline: OfflineCopy | null;
  renderer: PageRenderer;
  /** Other threads that help while a build renders many pages. */
  workers: PageWorkers;
  links: LinkIndex;
};

/** What is made of the code alone. */
export type Code = { version: string; bundle: Bundle; workerCode: string | null };

export async function prepareCode(workspace: Workspace, version: string, serviceWorker: boolean): Promise<Code> {
  const [bundle, workerCode] = await Promise.all([
    prepareBundle(workspace, version),
    serviceWorker ? prepareWorkerCode(workspace) : null,
  ]);
  return { version, bundle, workerCode };
}

/** Goes on from what an earlier process has left in the workspace, if that was complete and of the same code. */
export async function prepareTools(workspace: Workspace, { version, bundle, workerCode }: Code): Promise<Tools> {
  const last = prepareWorkspace(workspace, version);
  const links = linkIndex(workspace);
  const workers = pageWorkers({ bundle, folders: { pages: workspace.pages, offline: workspace.offline } });
  const offline = workerCode === null ? null : offlineCopy(workspace, workers);
  return {
    bundleFiles: filesBelow(bundle.files).map((path) => ({ source: join(bundle.files, path), path })),
    scripts: scriptHashes((await loadRenderer(bundle)).scripts),
    links,
    workers,
    offline,
    workerCode,
    renderer: await pageRenderer({
      bundle,
      workspace,
      workers,
      keys: last?.keys ?? {},
      onPage(page, contents) {
        links.add(page, contents.links);
        offline?.changed(page);
      },
    }),
  };
}
