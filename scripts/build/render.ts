import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadKeptRenderer, type Renderer, type RenderPath } from "./astro-renderer.ts";
import type { Bundle } from "./bundle.ts";
import { fileOf } from "./checks.ts";
import type { Workspace } from "./workspace.ts";

export type Progress = (done: number, total: number) => void;

export type Rendered = {
  /** The cache keys by path, for the next build. */
  keys: Record<string, string>;
  /** The addresses of all pages, without a slash at either end ('' is the home page). */
  pages: string[];
  /** The paths of all rendered or unchanged files: pages, sitemaps and the data that islands load. */
  files: string[];
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

/**
 * Renders the files that do not exist yet, whose cache key has changed, or that have no key. Progress counts only the files
 * that are to be rendered.
 */
export async function renderPages(
  bundle: Bundle,
  workspace: Workspace,
  lastKeys: Record<string, string>,
  { onPage, onProgress }: { onPage: (html: string) => void; onProgress: Progress },
): Promise<Rendered> {
  const renderer = await loadRenderer(bundle);
  const paths = unique(await renderer.paths());
  const changed = paths.filter(
    ({ pathname, cacheKey, file }) =>
      cacheKey === undefined || lastKeys[pathname] !== cacheKey || !existsSync(join(workspace.pages, file)),
  );
  let done = 0;
  for (const path of changed) {
    const { file } = path;
    const response = await renderer.render(path, file);
    if (response.status !== 200 && file !== "404.html")
      throw new Error(`/${file} could not be rendered (status ${response.status}).`);
    const target = join(workspace.pages, file);
    mkdirSync(dirname(target), { recursive: true });
    const text = await response.text();
    if (path.route.type === "page") onPage(text);
    writeFileSync(target, text);
    onProgress((done += 1), changed.length);
  }
  return {
    keys: Object.fromEntries(
      paths.flatMap(({ pathname, cacheKey }) => (cacheKey === undefined ? [] : [[pathname, cacheKey]])),
    ),
    pages: paths.filter(({ route }) => route.type === "page").map(({ page }) => page),
    files: paths.map(({ file }) => file),
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
