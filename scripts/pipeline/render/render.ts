import { provideSiteData, type SiteData } from "#site/content/site-data.ts";
import { faultOf } from "#site/content/static-path.ts";
import { isSystemError } from "../../files/system-error.ts";
import { loadKeptRenderer, type Renderer } from "../code/astro-renderer.ts";
import type { Bundle } from "../code/compile.ts";
import type { Fault } from "./last-good.ts";
import { fileMaker, type MadeFile, type PageContents } from "./page-files.ts";
import type { FileJob, FileResult, PageWorkers } from "./page-workers.ts";
import { pagePaths, pathIn, renderedFiles, type PagePath } from "./rendered-files.ts";
import { pageYield } from "./yield-to-event-loop.ts";
import type { Workspace } from "../content/workspace.ts";

/** Called before each file is rendered, with its name, and after the last one. */
export type Progress = (done: number, total: number, file: string | null) => void;

export type Rendered = {
  /** The addresses of all pages, without a slash at either end ('' is the home page). */
  pages: string[];
  /** The paths of all rendered or unchanged files: pages, sitemaps and the data that islands load. */
  files: string[];
  /** How many were rendered. */
  count: number;
  /** The pages that could not be rendered. */
  faults: Fault[];
};

export type PageRenderer = {
  /**
   * Renders the files that do not exist yet or whose cache key has changed; those without a key, if a part of the content
   * that they read has changed: of one language after the other, of which `site` has the content. Deletes the files of pages
   * that no longer exist. Progress counts only what is to be rendered.
   */
  render(site: readonly SiteData[], onProgress: Progress): Promise<Rendered>;
  /**
   * Renders some pages of the first language in all languages, whether or not they have changed. Returns the pages, with the
   * prefixes of their languages; null if one of them cannot be rendered.
   */
  renderOnly(site: readonly SiteData[], pages: readonly string[]): Promise<string[] | null>;
  /** The cache keys by path, for the next process. */
  keys(): Record<string, string>;
  /** The files that have been written since the last call. */
  takeWritten(): Set<string>;
};

const loading = new Map<string, Promise<Renderer>>();

/** Loads the program of a bundle, once per process. */
export function loadRenderer(bundle: Bundle): Promise<Renderer> {
  const present = loading.get(bundle.renderer);
  if (present) return present;
  const renderer = loadKeptRenderer(bundle.renderer);
  loading.set(bundle.renderer, renderer);
  return renderer;
}

type Options = {
  bundle: Bundle;
  workspace: Workspace;
  workers: PageWorkers;
  /** The cache keys of the files that exist. */
  keys: Record<string, string>;
  /** Called with each page that was written. */
  onPage: (page: string, contents: PageContents) => void;
};

/** Renders pages from one content after another, each only if it changes. */
export async function pageRenderer(options: Options): Promise<PageRenderer> {
  const { bundle, workspace, workers, onPage } = options;
  const renderer = await loadRenderer(bundle);
  const makeFile = fileMaker(renderer, bundle, workspace.pages);
  const known = renderedFiles(workspace.pages, options.keys);

  function note(path: PagePath, made: MadeFile, data: SiteData): void {
    known.note(path, made, data);
    if (made.contents) onPage(path.page, made.contents);
  }

  const renderHere = async (path: PagePath, data: SiteData): Promise<void> =>
    note(path, await makeFile(path.route, path), data);

  /** Renders the files of one language; faults by the file. */
  async function renderLanguage(data: SiteData, onProgress: Progress) {
    provideSiteData(data);
    renderer.forgetPaths();
    const paths = pagePaths(await renderer.paths(), data.language);
    const changed = paths.filter((path) => !known.isCurrent(path, data));
    const faults = new Map<string, string>();
    let done = 0;
    const [shared, own] = divided(changed, ({ cacheKey }) => cacheKey !== undefined && faultOf(cacheKey) === null);
    await workers.start(shared.length);
    const byFile = new Map(shared.map((path) => [path.file, path]));
    const noteResult = (result: FileResult): void => {
      const path = byFile.get(result.file);
      done += 1;
      if (path && "fault" in result) faults.set(path.file, result.fault);
      else if (path && "made" in result) note(path, result.made, data);
    };
    // The first pages are rendered here, the last ones by the workers, until they meet.
    const byWorkers = workers.render(
      (count) =>
        shared
          .splice(-count)
          .map(({ route, language, request, file }): FileJob => ({ route: route.route, language, request, file })),
      (results) => results.forEach(noteResult),
    );
    // Awaited below; a full disk that a worker meets before must not end the process without its reason.
    byWorkers.catch(() => undefined);
    const yieldNow = pageYield();
    for (let path = own.shift() ?? shared.shift(); path; path = own.shift() ?? shared.shift()) {
      onProgress(done, changed.length, path.file);
      await yieldNow();
      try {
        const fault = faultOf(path.cacheKey);
        if (fault !== null) throw new Error(fault);
        await renderHere(path, data);
      } catch (error) {
        if (isSystemError(error)) throw error;
        faults.set(path.file, error instanceof Error ? error.message : String(error));
      }
      done += 1;
    }
    await byWorkers;
    onProgress(changed.length, changed.length, null);
    return { paths, changed, faults };
  }

  return {
    async render(site, onProgress) {
      const [first] = site;
      if (!first) throw new Error("A site has at least one language.");
      workers.give(first);
      // A first build renders at least its products, and the workers get ready while the paths are listed.
      await workers.start(known.isEmpty() ? first.products.length : 0);
      const rendered: PagePath[] = [];
      const faults: Fault[] = [];
      let count = 0;
      for (const data of site) {
        const before = count;
        const made = await renderLanguage(data, (done, total, file) => onProgress(before + done, before + total, file));
        rendered.push(...made.paths.filter(({ file }) => !made.faults.has(file)));
        count += made.changed.length - made.faults.size;
        for (const { pathname, file } of made.changed) {
          const why = made.faults.get(file);
          if (why !== undefined) faults.push({ address: pathname, why });
        }
      }
      // What is made of the content beside the pages has the words of the first language.
      provideSiteData(first);
      known.keepOnly(rendered);
      return {
        pages: rendered.filter(({ route }) => route.type === "page").map(({ page }) => page),
        files: rendered.map(({ file }) => file),
        count,
        faults,
      };
    },

    async renderOnly(site, pages) {
      const made: string[] = [];
      for (const data of site) {
        provideSiteData(data);
        renderer.forgetPaths();
        for (const page of pages) {
          const found = renderer.pathOf(`/${page}`);
          if (found?.route.type !== "page") return null;
          // The next whole rendering compares the key of the page with that of its older version, and renders it once more.
          const path = pathIn(data.language, { ...found, cacheKey: "", page });
          try {
            await renderHere(path, data);
          } catch (error) {
            if (isSystemError(error)) throw error;
            return null;
          }
          made.push(path.page);
        }
      }
      return made;
    },

    keys: () => known.keys(),
    takeWritten: () => known.takeWritten(),
  };
}

/** The items for which something is true, and the others. */
function divided<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
