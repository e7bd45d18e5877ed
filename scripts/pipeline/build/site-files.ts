import { siteInLanguages, type ServedPictures, type SiteData } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { prepareDownloads, type Downloads } from "../documents/prepare.ts";
import type { Fault } from "../render/last-good.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { PageRenderer, Progress, Rendered } from "../render/render.ts";
import { prepareSearch } from "../search/search.ts";
import { writtenPages } from "../search/search-records.ts";
import type { Workspace } from "../content/workspace.ts";

/** `site` is the content in each language, the first language first. */
export type Made = {
  site: SiteData[];
  pictures: ServedPictures;
  rendered: Rendered;
  search: ReleaseFile[];
  downloads: Downloads;
};

type Sources = {
  renderer: PageRenderer;
  workspace: Workspace;
  /** The content of the build before: what has not changed since is the same object. */
  earlier: readonly SiteData[] | undefined;
  picturesOf: (snapshot: Snapshot) => Promise<ServedPictures>;
  serviceWorker: boolean;
  drawDatasheets: boolean;
  onProgress: Progress;
};

/** Makes everything that shows records. May be called again with other content: what has not changed is not made again. */
export function siteMaker({
  renderer,
  workspace,
  picturesOf,
  serviceWorker,
  drawDatasheets,
  onProgress,
  ...from
}: Sources) {
  let { earlier } = from;
  return async (snapshot: Snapshot): Promise<{ made: Made; faults: Fault[] }> => {
    const pictures = await picturesOf(snapshot);
    const site = siteInLanguages({ snapshot, pictures, serviceWorker }, earlier);
    earlier = site;
    const [rendered, search, downloads] = await Promise.all([
      renderer.render(site, onProgress),
      prepareSearch(writtenPages(snapshot, pictures), workspace),
      prepareDownloads(snapshot, pictures, workspace, { drawDatasheets }),
    ]);
    return {
      made: { site, pictures, rendered, search: search.files, downloads },
      faults: [...rendered.faults, ...search.faults, ...downloads.faults],
    };
  };
}
