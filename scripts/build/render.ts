import { build } from "astro";
import { PROJECT_ROOT } from "../lib/environment.ts";

export type Progress = (done: number, total: number) => void;

export type Rendered = {
  /** Cache key of every page with parameters, for the next build's count of pages to do. */
  keys: Record<string, string>;
  /** Addresses of all pages of the site, without a slash at either end ('' is the home page). */
  pages: string[];
};

/**
 * Renders the site into the workspace. Progress counts the pages really rendered against those whose key changed: known
 * once Astro has asked for the paths, so the total grows at the start and is never below what is done.
 */
export async function renderSite(lastKeys: Record<string, string>, onProgress: Progress): Promise<Rendered> {
  const keys: Record<string, string> = {};
  let pages: string[] = [];
  let done = 0;
  let total = 0;
  globalThis.plantroomBuild = {
    pageFound(params, cacheKey) {
      keys[params] = cacheKey;
      if (lastKeys[params] !== cacheKey) total += 1;
    },
    pageRendered() {
      done += 1;
      onProgress(done, Math.max(done, total));
    },
    pagesBuilt(pathnames) {
      pages = pathnames.map((pathname) => pathname.replace(/^\/|\/$/g, ""));
    },
  };
  await build({ root: PROJECT_ROOT, logLevel: "warn" });
  return { keys, pages };
}
