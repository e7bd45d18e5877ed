import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouteData } from "astro";
import { StaticPaths, type PathWithRoute, type StaticPathsApp } from "astro/runtime/prerender/static-paths.js";
import { RENDERER_RECORD, type Bundle, type RendererRecord } from "./bundle.ts";
import { fileOf } from "./checks.ts";
import type { Workspace } from "./workspace.ts";

export type Progress = (done: number, total: number) => void;

/** The program of a bundle, as Astro's own build would call it. */
type Renderer = StaticPathsApp & {
  setInternals(internals: { pagesByKeys: ReadonlyMap<string, unknown> }): void;
  setOptions(options: { settings: { scripts: [] }; logger: { options: { destination: LogDestination } } }): void;
  getComponentByRoute(route: RouteData): Promise<unknown>;
  render(request: Request, options: { routeData: RouteData }): Promise<Response>;
};
type LogDestination = { write(entry: { level: string; message: string }): void };

export type Rendered = {
  /** Cache key of every path that has one, for the next build. */
  keys: Record<string, string>;
  /** Addresses of all pages of the site, without a slash at either end ('' is the home page). */
  pages: string[];
  /** Paths of all files rendered or kept: those of the pages, the sitemaps and the data that islands load. */
  files: string[];
};

const loading = new Map<string, Promise<Renderer>>();

/** Loads the program with the code of all pages, before there is content: it reads that when it first renders. */
export function loadRenderer(bundle: Bundle): Promise<Renderer> {
  const present = loading.get(bundle.renderer);
  if (present) return present;
  const renderer = load(bundle.renderer);
  loading.set(bundle.renderer, renderer);
  return renderer;
}

async function load(folder: string): Promise<Renderer> {
  // React has another server for development.
  process.env.NODE_ENV = "production";
  const { entry, styles } = JSON.parse(readFileSync(join(folder, RENDERER_RECORD), "utf8")) as RendererRecord;
  const { app } = (await import(pathToFileURL(join(folder, entry)).href)) as { app: Renderer };
  app.setInternals({ pagesByKeys: new Map(styles) });
  app.setOptions({ settings: { scripts: [] }, logger: { options: { destination: { write: tell } } } });
  for (const { routeData } of app.manifest.routes) if (routeData.prerender) await app.getComponentByRoute(routeData);
  return app;
}

const tell: LogDestination["write"] = ({ level, message }) => {
  if (level === "warn" || level === "error") console.error(message);
};

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
  const paths = unique(await new StaticPaths(renderer).getAll());
  const changed = paths.filter(
    ({ pathname, cacheKey, file }) =>
      cacheKey === undefined || lastKeys[pathname] !== cacheKey || !existsSync(join(workspace.pages, file)),
  );
  let done = 0;
  for (const { route, file } of changed) {
    const response = await renderer.render(new Request(new URL(file, "http://localhost/")), { routeData: route });
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
function unique(paths: PathWithRoute[]): (PathWithRoute & { page: string; file: string })[] {
  const found = new Map<string, PathWithRoute & { page: string; file: string }>();
  for (const path of paths) {
    const page = path.pathname.replace(/^\/|\/$/g, "");
    const file = path.route.type === "page" ? fileOf("", page) : page;
    if (!found.has(file)) found.set(file, { ...path, page, file });
  }
  return [...found.values()];
}
