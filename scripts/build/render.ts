import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { faultOf } from "#build-data/static-path.ts";
import { isSystemError } from "../lib/system-error.ts";
import { loadKeptRenderer, type Renderer, type RenderPath } from "./astro-renderer.ts";
import type { Bundle } from "./bundle.ts";
import { fileOf } from "./checks.ts";
import type { Fault } from "./last-good.ts";
import type { Workspace } from "./workspace.ts";

/** Called before each file is rendered, with its name, and after the last one. */
export type Progress = (done: number, total: number, file: string | null) => void;

export type Rendered = {
  /** The cache keys by path, for the next build. */
  keys: Record<string, string>;
  /** The addresses of all pages, without a slash at either end ('' is the home page). */
  pages: string[];
  /** The paths of all rendered or unchanged files: pages, sitemaps and the data that islands load. */
  files: string[];
  /** How many were rendered. */
  count: number;
  /** The addresses of the pages that are not as they are in the newest release. */
  changed: string[];
  /** The pages that could not be rendered. */
  faults: Fault[];
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

/** Loads a copy of the program: the modules of the one that has rendered keep the content that they have read. */
async function loadAgain(bundle: Bundle, workspace: Workspace, attempt: number): Promise<Renderer> {
  const copy = join(workspace.again, String(attempt));
  cpSync(bundle.renderer, copy, { recursive: true });
  return loadKeptRenderer(copy);
}

/**
 * Renders the files that do not exist yet, whose cache key has changed, or that have no key. Progress counts only the files
 * that are to be rendered. `attempt` is 0 for the first content of this process, and higher for each further one.
 */
export async function renderPages(
  bundle: Bundle,
  workspace: Workspace,
  attempt: number,
  lastKeys: Record<string, string>,
  { onPage, onProgress, newest }: { onPage: (html: string) => void; onProgress: Progress; newest: string | null },
): Promise<Rendered> {
  const renderer = attempt === 0 ? await loadRenderer(bundle) : await loadAgain(bundle, workspace, attempt);
  const paths = unique(await renderer.paths());
  const changed = paths.filter(
    ({ pathname, cacheKey, file }) =>
      cacheKey === undefined || lastKeys[pathname] !== cacheKey || !existsSync(join(workspace.pages, file)),
  );
  const faults = new Map<string, string>();
  const changedPages: string[] = [];
  for (const [done, path] of changed.entries()) {
    const { file } = path;
    onProgress(done, changed.length, file);
    try {
      const fault = faultOf(path.cacheKey);
      if (fault !== null) throw new Error(fault);
      const response = await renderer.render(path, file);
      if (response.status !== 200 && file !== "404.html") throw new Error(`It was answered with ${response.status}.`);
      const text = await response.text();
      const target = join(workspace.pages, file);
      mkdirSync(dirname(target), { recursive: true });
      if (path.route.type === "page") {
        onPage(text);
        const before = join(newest ?? "", file);
        if (newest === null || !existsSync(before) || readFileSync(before, "utf8") !== text)
          changedPages.push(`/${path.page}`);
      }
      writeFileSync(target, text);
    } catch (error) {
      if (isSystemError(error)) throw error;
      faults.set(path.pathname, error instanceof Error ? error.message : String(error));
    }
  }
  onProgress(changed.length, changed.length, null);
  const rendered = paths.filter(({ pathname }) => !faults.has(pathname));
  return {
    keys: Object.fromEntries(
      rendered.flatMap(({ pathname, cacheKey }) => (cacheKey === undefined ? [] : [[pathname, cacheKey]])),
    ),
    pages: rendered.filter(({ route }) => route.type === "page").map(({ page }) => page),
    files: rendered.map(({ file }) => file),
    count: changed.length - faults.size,
    changed: changedPages,
    faults: [...faults].map(([address, why]) => ({ address, why })),
  };
}

/** Each path once, in the order of Astro's routes, with its output file. */
function unique(paths: RenderPath[]): (RenderPath & { page: string; file: string })[] {
  const found = new Map<string, RenderPath & { page: string; file: string }>();
  for (const path of paths) {
    const page = path.pathname.replace(/^\/|\/$/g, "");
    const file = path.route.type === "page" ? fileOf("", page) : page;
    if (!found.has(file)) found.set(file, { ...path, page, file });
  }
  return [...found.values()];
}
