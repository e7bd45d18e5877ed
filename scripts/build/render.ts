import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { provideSiteData, type SiteData, type SiteField } from "#build-data/site-data.ts";
import { faultOf } from "#build-data/static-path.ts";
import { isSystemError } from "../lib/system-error.ts";
import { loadKeptRenderer, type Renderer, type RenderPath } from "./astro-renderer.ts";
import type { Bundle } from "./bundle.ts";
import { fileOf } from "./checks.ts";
import { filesBelow } from "./files-below.ts";
import type { Fault } from "./last-good.ts";
import { fileMaker, type MadeFile, type PageContents } from "./page-files.ts";
import type { FileJob, FileResult, PageWorkers } from "./page-workers.ts";
import { turns } from "./turns.ts";
import type { Workspace } from "./workspace.ts";

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
   * that they read has changed. Deletes the files of pages that no longer exist. Progress counts only what is to be rendered.
   */
  render(data: SiteData, onProgress: Progress): Promise<Rendered>;
  /** Renders some pages, whether or not they have changed. False if one of them cannot be rendered. */
  renderOnly(data: SiteData, pages: readonly string[]): Promise<boolean>;
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

type PagePath = RenderPath & { page: string; file: string };

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
  let keys = new Map(Object.entries(options.keys));
  /** Of files without a key: the parts of the content that they read. */
  const parts = new Map<string, Partial<Record<SiteField, unknown>>>();
  const present = new Set(existsSync(workspace.pages) ? filesBelow(workspace.pages) : []);
  let written = new Set<string>();

  function isCurrent({ pathname, cacheKey, file }: PagePath, data: SiteData): boolean {
    if (!present.has(file)) return false;
    if (cacheKey !== undefined) return keys.get(pathname) === cacheKey;
    const read = parts.get(file);
    return read !== undefined && Object.entries(read).every(([field, value]) => data[field as SiteField] === value);
  }

  function note({ cacheKey, file, page }: PagePath, { read, isNew, contents }: MadeFile, data: SiteData): void {
    if (cacheKey === undefined) parts.set(file, Object.fromEntries(read.map((field) => [field, data[field]])));
    present.add(file);
    if (isNew) written.add(file);
    if (contents) onPage(page, contents);
  }

  const renderHere = async (path: PagePath, data: SiteData): Promise<void> =>
    note(path, await makeFile(path.route, path.file), data);

  return {
    async render(data, onProgress) {
      provideSiteData(data);
      renderer.forgetPaths();
      // A first build renders at least its products, and the workers get ready while the paths are listed.
      await workers.start(present.size === 0 ? data.products.length : 0, data);
      const paths = unique(await renderer.paths());
      const changed = paths.filter((path) => !isCurrent(path, data));
      const faults = new Map<string, string>();
      let done = 0;
      const [shared, own] = divided(changed, ({ cacheKey }) => cacheKey !== undefined && faultOf(cacheKey) === null);
      await workers.start(shared.length, data);
      const byFile = new Map(shared.map((path) => [path.file, path]));
      const noteResult = (result: FileResult): void => {
        const path = byFile.get(result.file);
        done += 1;
        if (path && "fault" in result) faults.set(path.pathname, result.fault);
        else if (path && "made" in result) note(path, result.made, data);
      };
      // The first pages are rendered here, the last ones by the workers, until they meet.
      const byWorkers = workers.render(
        (count) => shared.splice(-count).map(({ route, file }): FileJob => ({ route: route.route, file })),
        (results) => results.forEach(noteResult),
      );
      // Awaited below; a full disk that a worker meets before must not end the process without its reason.
      byWorkers.catch(() => undefined);
      const turn = turns();
      for (let path = own.shift() ?? shared.shift(); path; path = own.shift() ?? shared.shift()) {
        onProgress(done, changed.length, path.file);
        await turn();
        try {
          const fault = faultOf(path.cacheKey);
          if (fault !== null) throw new Error(fault);
          await renderHere(path, data);
        } catch (error) {
          if (isSystemError(error)) throw error;
          faults.set(path.pathname, error instanceof Error ? error.message : String(error));
        }
        done += 1;
      }
      await byWorkers;
      onProgress(changed.length, changed.length, null);
      const rendered = paths.filter(({ pathname }) => !faults.has(pathname));
      keys = new Map(
        rendered.flatMap(({ pathname, cacheKey }) => (cacheKey === undefined ? [] : [[pathname, cacheKey]])),
      );
      const files = rendered.map(({ file }) => file);
      const current = new Set(files);
      for (const file of present) {
        if (current.has(file)) continue;
        rmSync(join(workspace.pages, file), { force: true });
        present.delete(file);
        parts.delete(file);
        written.delete(file);
      }
      return {
        pages: rendered.filter(({ route }) => route.type === "page").map(({ page }) => page),
        files,
        count: changed.length - faults.size,
        faults: changed.flatMap(({ pathname }) => {
          const why = faults.get(pathname);
          return why === undefined ? [] : [{ address: pathname, why }];
        }),
      };
    },

    async renderOnly(data, pages) {
      provideSiteData(data);
      renderer.forgetPaths();
      for (const page of pages) {
        const path = renderer.pathOf(`/${page}`);
        if (path?.route.type !== "page") return false;
        // The next whole rendering compares the key of the page with that of its older version, and renders it once more.
        const file = fileOf("", page);
        try {
          await renderHere({ ...path, cacheKey: "", page, file }, data);
        } catch (error) {
          if (isSystemError(error)) throw error;
          return false;
        }
      }
      return true;
    },

    keys: () => Object.fromEntries(keys),

    takeWritten() {
      const taken = written;
      written = new Set();
      return taken;
    },
  };
}

/** Each path once, in the order of Astro's routes, with its output file. */
function unique(paths: RenderPath[]): PagePath[] {
  const found = new Map<string, PagePath>();
  for (const path of paths) {
    const page = path.pathname.replace(/^\/|\/$/g, "");
    const file = path.route.type === "page" ? fileOf("", page) : page;
    if (!found.has(file)) found.set(file, { ...path, page, file });
  }
  return [...found.values()];
}

/** The items for which something is true, and the others. */
function divided<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}
