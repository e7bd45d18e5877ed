import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate as turnOfEventLoop } from "node:timers/promises";
import { observeReads, provideSiteData, type SiteData, type SiteField } from "#build-data/site-data.ts";
import { faultOf } from "#build-data/static-path.ts";
import { isSystemError } from "../lib/system-error.ts";
import { loadKeptRenderer, type Renderer, type RenderPath } from "./astro-renderer.ts";
import type { Bundle } from "./bundle.ts";
import { fileOf } from "./checks.ts";
import { filesBelow } from "./files-below.ts";
import { firstStyles } from "./first-styles.ts";
import type { Fault } from "./last-good.ts";
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

/**
 * Rendering never waits for anything outside of the process, so that the timers which React sets for each island would pile up
 * with all that they refer to, and messages would stay unsent.
 */
const PAGES_PER_TURN = 20;

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
  /** The cache keys of the files that exist. */
  keys: Record<string, string>;
  /** Called with each page that was rendered. */
  onPage: (page: string, html: string) => void;
};

/** Renders pages from one content after another, each only if it changes. */
export async function pageRenderer({ bundle, workspace, keys: keysBefore, onPage }: Options): Promise<PageRenderer> {
  const renderer = await loadRenderer(bundle);
  const withFirstStyles = firstStyles(bundle.files);
  let keys = new Map(Object.entries(keysBefore));
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

  async function renderFile(path: PagePath, data: SiteData): Promise<void> {
    const { file, page, route } = path;
    const { result: response, read } = await observeReads(() => renderer.render(path, file));
    if (response.status !== 200 && file !== "404.html") throw new Error(`It was answered with ${response.status}.`);
    const rendered = await response.text();
    const text = route.type === "page" ? withFirstStyles(rendered) : rendered;
    if (text.trim() === "") throw new Error("It is empty.");
    if (path.cacheKey === undefined) parts.set(file, Object.fromEntries(read.map((field) => [field, data[field]])));
    const target = join(workspace.pages, file);
    if (present.has(file) && readFileSync(target, "utf8") === text) return;
    // A new file in its place: releases are links to the old one.
    if (present.has(file)) rmSync(target);
    else mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
    present.add(file);
    written.add(file);
    if (route.type === "page") onPage(page, text);
  }

  return {
    async render(data, onProgress) {
      provideSiteData(data);
      renderer.forgetPaths();
      const paths = unique(await renderer.paths());
      const changed = paths.filter((path) => !isCurrent(path, data));
      const faults = new Map<string, string>();
      for (const [done, path] of changed.entries()) {
        onProgress(done, changed.length, path.file);
        if (done % PAGES_PER_TURN === 0) await turnOfEventLoop();
        try {
          const fault = faultOf(path.cacheKey);
          if (fault !== null) throw new Error(fault);
          await renderFile(path, data);
        } catch (error) {
          if (isSystemError(error)) throw error;
          faults.set(path.pathname, error instanceof Error ? error.message : String(error));
        }
      }
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
        faults: [...faults].map(([address, why]) => ({ address, why })),
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
          await renderFile({ ...path, cacheKey: "", page, file }, data);
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
