import { join } from "node:path";
import type { ServedPictures } from "#site/content/site-data.ts";
import { MOVED_FILE } from "#domain/publishing/release-data-files.ts";
import { OFFLINE_LIST } from "#domain/offline/offline-list.ts";
import type { BuildInfo } from "#domain/publishing/publish.ts";
import { keyFile } from "../hosting/indexnow.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { administrationVersion } from "../code/administration-version.ts";
import { fileOf } from "../release/checks.ts";
import { headersFile, pageHeaders } from "../release/headers.ts";
import type { Made } from "./site-files.ts";
import { offlineWorker } from "../code/service-worker.ts";
import { mediaFiles } from "../pictures/pictures.ts";
import { REMOVE_WORKER } from "../offline/remove-worker.ts";
import { divideRules, redirectsFile, type RedirectRule } from "../content/redirects.ts";
import type { ReleaseFile } from "../release/assemble.ts";
import type { Tools } from "./tools.ts";
import type { Workspace } from "../content/workspace.ts";

/** What public/ has for the sample: its pictures, the logos of its brands, its icons. */
const OF_SAMPLE = /^(?:pictures|brands|icons)\//;

type Info = Pick<BuildInfo, "revision" | "pages" | "deploy">;

/** The files of which a release is made. Small ones that each build rewrites are in the workspace's own folder. */
export function releaseFiles(
  workspace: Workspace,
  {
    supabaseUrl,
    previews,
    indexNowKey,
  }: { supabaseUrl: string; previews: readonly string[]; indexNowKey: string | null },
) {
  const written = (name: string, text: string): ReleaseFile => {
    const source = join(workspace.root, name);
    writeAtomically(source, text);
    return { source, path: name, rewritten: true };
  };
  const page = (path: string): ReleaseFile => ({ source: join(workspace.pages, path), path });
  const media = (pictures: ServedPictures): ReleaseFile[] =>
    [...mediaFiles(pictures)].map((name) => ({
      source: join(workspace.media, name),
      path: `media/${name}`,
      frozen: true,
    }));
  /** The text of /build.json. */
  const infoText = (info: Info): string =>
    JSON.stringify({
      ...info,
      time: new Date().toISOString(),
      administration: administrationVersion(workspace.pages),
    } satisfies BuildInfo);

  return {
    infoText,

    /**
     * All files. Pictures of the project are among them if the content names them, its icons if it is that of the sample
     * (`isSample`). `warn` is called if the host cannot redirect every old address.
     */
    async all(
      { bundleFiles, scripts, workerCode, offline }: Tools,
      { pictures, rendered, search, downloads }: Made,
      {
        documents,
        redirects,
        info,
        isSample,
        warn,
      }: {
        documents: readonly ReleaseFile[];
        redirects: readonly RedirectRule[];
        info: Info;
        isSample: boolean;
        warn: (text: string) => void;
      },
    ): Promise<ReleaseFile[]> {
      const { ofHost, moved } = divideRules(redirects, warn);
      const isShown = ({ path }: ReleaseFile): boolean =>
        !OF_SAMPLE.test(path) || `/${path}` in pictures || (isSample && path.startsWith("icons/"));
      const site = [...bundleFiles.filter(isShown), ...rendered.files.map(page)];
      const allowed = { scripts, backend: supabaseUrl, previews };
      const saved = await offline?.make({
        pages: rendered.pages,
        files: [...site, ...search, ...downloads.files],
        pictures,
        headers: pageHeaders(allowed),
      });
      return [
        ...site,
        ...media(pictures),
        ...documents,
        ...search,
        ...downloads.files,
        workerCode ? offlineWorker(workerCode, site, workspace) : written("sw.js", REMOVE_WORKER),
        ...(saved
          ? [...saved.files, { ...written("offline.json", JSON.stringify(saved.list)), path: OFFLINE_LIST }]
          : []),
        written("_headers", headersFile(allowed)),
        written("_redirects", redirectsFile(ofHost)),
        ...(moved ? [{ ...written("moved.json", JSON.stringify(moved)), path: MOVED_FILE }] : []),
        ...(indexNowKey === null ? [] : [written(keyFile(indexNowKey), indexNowKey)]),
        written("build.json", infoText(info)),
      ];
    },

    /** The files of an earlier release with some pages replaced or added, and with the pictures of these pages. */
    withPages(
      earlier: readonly ReleaseFile[],
      pages: readonly string[],
      { pictures, info }: { pictures: ServedPictures; info: Info },
    ): ReleaseFile[] {
      const changed = [
        ...pages.map((name) => page(fileOf("", name))),
        ...media(pictures),
        written("build.json", infoText(info)),
      ];
      return [...new Map([...earlier, ...changed].map((file) => [file.path, file])).values()];
    },
  };
}
