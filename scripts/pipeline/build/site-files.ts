import { siteDataOf, type ServedPictures, type SiteData } from "#site/content/site-data.ts";
import type { Snapshot } from "#db/publishing/snapshot.ts";
import { prepareDownloads, type Downloads } from "../documents/prepare.ts";
import type { Fault } from "../render/last-good.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { PageRenderer, Progress, Rendered } from "../render/render.ts";
import { prepareSearch } from "../search/search.ts";
import { searchRecords } from "../search/search-records.ts";
import type { Workspace } from "../content/workspace.ts";

export type Made = { data: SiteData; rendered: Rendered; search: ReleaseFile[]; downloads: Downloads };

type Sources = {
  renderer: PageRenderer;
  workspace: Workspace;
  /** The content of the build before: what has not changed since is the same object. */
  earlier: SiteData | undefined;
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
    const data = siteDataOf({ snapshot, pictures, serviceWorker }, earlier);
    earlier = data;
    const [rendered, search, downloads] = await Promise.all([
      renderer.render(data, onProgress),
      prepareSearch(searchRecords({ ...snapshot, pictures }), workspace),
      prepareDownloads(snapshot, pictures, workspace, { drawDatasheets }),
    ]);
    return {
      made: { data, rendered, search: search.files, downloads },
      faults: [...rendered.faults, ...search.faults, ...downloads.faults],
    };
  };
}
