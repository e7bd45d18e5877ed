import { join } from "node:path";
import { prepareBundle } from "./bundle.ts";
import { filesBelow } from "./files-below.ts";
import { inlineScripts, type InlineScripts } from "./inline-scripts.ts";
import { linkIndex, type LinkIndex } from "./links.ts";
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
  renderer: PageRenderer;
  links: LinkIndex;
};

/** Goes on from what an earlier process has left in the workspace, if that was complete and of the same code. */
export async function prepareTools(workspace: Workspace, code: string, serviceWorker: boolean): Promise<Tools> {
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
