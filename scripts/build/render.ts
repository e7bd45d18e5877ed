import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { loadKeptRenderer, type Renderer, type RenderPath } from "./astro-renderer.ts";
import type { Bundle } from "./bundle.ts";
import { fileOf } from "./checks.ts";
import type { Workspace } from "./workspace.ts";

export type Progress = (done: number, total: number) => void;

export type Rendered = {
  /** Cache key of every path that has one, for the next build. */
  keys: Record<string, string>;
  /** Addresses of all pages of the site, without a slash at either end ('' is the home page). */
  pages: string[];
  /** Paths of all files rendered or kept: those of the pages, the sitemaps and the data that islands load. */
  files: string[];
};

const loading = new Map<string, Promise<Renderer>>();

/** Loads the program of a bundle, once a process. */
export function loadRenderer(bundle: Bundle): Promise<Renderer> {
  const present = loading.get(bundle.renderer);
  if (present) return present;
  const renderer = loadKeptRenderer(bundle.renderer);
  loading.set(bundle.renderer, renderer);
  return renderer;
}

/**
 * Renders into the workspace what has no file yet or whose key changed, and what has no key at all. Progress counts the
 * files rendered against those to render.
 */
export async function renderPages(
  bundle: Bundle,
  workspace: Workspace,
  lastKeys: Record<string, string>,
  onProgress: Progress,
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
    writeFileSync(target, Buffer.from(await response.arrayBuffer()));
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

/** Each path once, by the order of Astro's routes, with the file it is written to. */
function unique(paths: RenderPath[]): (RenderPath & { page: string; file: string })[] {
  const found = new Map<string, RenderPath & { page: string; file: string }>();
  for (const path of paths) {
    const page = path.pathname.replace(/^\/|\/$/g, "");
    const file = path.route.type === "page" ? fileOf("", page) : page;
    if (!found.has(file)) found.set(file, { ...path, page, file });
  }
  return [...found.values()];
}
