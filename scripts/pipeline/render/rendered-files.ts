import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { SiteData, SiteField } from "#site/content/site-data.ts";
import { addressIn, FIRST_LANGUAGE, type Language } from "#domain/languages/languages.ts";
import type { RenderPath } from "../code/astro-renderer.ts";
import { fileOf } from "../release/checks.ts";
import { filesBelow } from "../../files/files-below.ts";
import type { MadeFile } from "./page-files.ts";

/**
 * A path with its page, without a slash at either end, and its file; both begin with the language, unless it is the first.
 * `request` is the file of the page in the first language, at whose address Astro renders it.
 */
export type PagePath = RenderPath & { language: Language; page: string; file: string; request: string };

/** What a site has once: the administration, and what browsers ask for at fixed addresses. */
const IN_NO_OTHER_LANGUAGE = /^(?:admin|favicon\.svg|robots\.txt|sitemap-index\.xml)$/;

/** Each path of a language once, in the order of Astro's routes, with its output file. */
export function pagePaths(paths: readonly RenderPath[], language: Language): PagePath[] {
  const found = new Map<string, PagePath>();
  for (const path of paths) {
    const page = path.pathname.replace(/^\/|\/$/g, "");
    if (language !== FIRST_LANGUAGE && IN_NO_OTHER_LANGUAGE.test(page)) continue;
    const made = pathIn(language, { ...path, page });
    if (!found.has(made.file)) found.set(made.file, made);
  }
  return [...found.values()];
}

/** The path of a page in a language, from its page in the first one. */
export function pathIn(language: Language, path: RenderPath & { page: string }): PagePath {
  const fileAt = (page: string): string => (path.route.type === "page" ? fileOf("", page) : page);
  const page = addressIn(language, `/${path.page}`).slice(1);
  return { ...path, language, page, file: fileAt(page), request: fileAt(path.page) };
}

/** What is known of the files in a folder of rendered pages: which content they show, and which have been written. */
export function renderedFiles(folder: string, keysOfLast: Readonly<Record<string, string>>) {
  let keys = new Map(Object.entries(keysOfLast));
  /** Of files without a key: the parts of the content that they read. */
  const parts = new Map<string, Partial<Record<SiteField, unknown>>>();
  const present = new Set(existsSync(folder) ? filesBelow(folder) : []);
  let written = new Set<string>();

  return {
    isEmpty: () => present.size === 0,

    /** Whether there is a file, and it shows this content. */
    isCurrent({ cacheKey, page, file }: PagePath, data: SiteData): boolean {
      if (!present.has(file)) return false;
      if (cacheKey !== undefined) return keys.get(`/${page}`) === cacheKey;
      const read = parts.get(file);
      return read !== undefined && Object.entries(read).every(([field, value]) => data[field as SiteField] === value);
    },

    /** Notes that a file has been made of this content. */
    note({ cacheKey, file }: PagePath, { read, isNew }: MadeFile, data: SiteData): void {
      if (cacheKey === undefined) parts.set(file, Object.fromEntries(read.map((field) => [field, data[field]])));
      present.add(file);
      if (isNew) written.add(file);
    },

    /** Remembers the keys of these paths, and deletes the files of all others. */
    keepOnly(paths: readonly PagePath[]): void {
      keys = new Map(paths.flatMap(({ page, cacheKey }) => (cacheKey === undefined ? [] : [[`/${page}`, cacheKey]])));
      const current = new Set(paths.map(({ file }) => file));
      for (const file of present) {
        if (current.has(file)) continue;
        rmSync(join(folder, file), { force: true });
        present.delete(file);
        parts.delete(file);
        written.delete(file);
      }
    },

    keys: (): Record<string, string> => Object.fromEntries(keys),

    takeWritten(): Set<string> {
      const taken = written;
      written = new Set();
      return taken;
    },
  };
}
