import { join } from "node:path";
import { prepareBundle } from "./bundle.ts";
import { filesBelow } from "./files-below.ts";
import { inlineScripts, type InlineScripts } from "./inline-scripts.ts";
import { linkIndex, type LinkIndex } from "./links.ts";
import { offlineCatalogue, type OfflineCatalogue } from "./offline-catalogue.ts";
import { prepareWorkerCode } from "./offline.ts";
import type { ReleaseFile } from "./assemble.ts";
import { pageRenderer, type PageRenderer } from "./render.ts";
import { prepareWorkspace, type Workspace } from "./workspace.ts";

/** What a builder needs for any content: made once for each version of the code. */
export type Tools = {
  /** The scripts, styles and other files that browsers load. */
  bundleFiles: ReleaseFile[];
  scripts: InlineScripts;
  /** The file with the code of the service worker; null for a site without one. */
  workerCode: string | null;
  /** The whole catalogue for devices without a connection; null for a site without a service worker. */
  offline: OfflineCatalogue | null;
  renderer: PageRenderer;
  links: LinkIndex;
};

/** Goes on from what an earlier process has left in the workspace, if that was complete and of the same code. */
export async function prepareTools(workspace: Workspace, code: string, serviceWorker: boolean): Promise<Tools> {
  const last = prepareWorkspace(workspace, code);
  const bundle = await prepareBundle(workspace, code);
  const scripts = inlineScripts(bundle, last?.scripts ?? [], console.warn);
  const links = linkIndex(workspace);
  const offline = serviceWorker ? offlineCatalogue(workspace) : null;
  return {
    bundleFiles: filesBelow(bundle.files).map((path) => ({ source: join(bundle.files, path), path })),
    scripts,
    links,
    offline,
    workerCode: serviceWorker ? await prepareWorkerCode(workspace) : null,
    renderer: await pageRenderer({
      bundle,
      workspace,
      keys: last?.keys ?? {},
      onPage(page, html) {
        scripts.read(html);
        links.read(page, html);
        offline?.changed(page);
      },
    }),
  };
}
