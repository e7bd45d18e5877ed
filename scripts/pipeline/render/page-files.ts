import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { observeReads, type SiteField } from "#site/content/site-data.ts";
import type { Renderer, RenderPath } from "../code/astro-renderer.ts";
import type { Bundle } from "../code/compile.ts";
import { firstStyles } from "../code/first-styles.ts";
import { internalLinks } from "../release/links.ts";

/** What the steps after rendering need to know of a page. */
export type PageContents = { links: string[] };

export type MadeFile = {
  /** The parts of the content that it shows. */
  read: SiteField[];
  /** Whether it differs from the file that was there. */
  isNew: boolean;
  /** Null for files that are not pages, and for pages that did not change. */
  contents: PageContents | null;
};

/** `request` is the file of the page in the first language. */
export type FileMaker = (route: RenderPath["route"], files: { request: string; file: string }) => Promise<MadeFile>;

/** Renders files into a folder. Rejects with the error of the page's code. */
export function fileMaker(renderer: Renderer, bundle: Bundle, folder: string): FileMaker {
  const withFirstStyles = firstStyles(bundle.files);
  return async (route, { request, file }) => {
    const isPage = route.type === "page";
    const { result, read } = await observeReads(() => renderer.render({ route }, request));
    if (result.status !== 200 && request !== "404.html") throw new Error(`It was answered with ${result.status}.`);
    const text = isPage ? withFirstStyles(result.text) : result.text;
    if (text.trim() === "") throw new Error("It is empty.");
    const isNew = replaceFile(join(folder, file), text);
    return {
      read,
      isNew,
      contents: isNew && isPage ? { links: internalLinks(text) } : null,
    };
  };
}

/**
 * Writes a file unless it has this text already. It replaces the file instead of changing it, because releases are hard links
 * to it.
 */
function replaceFile(target: string, text: string): boolean {
  const bytes = Buffer.from(text);
  const present = statSync(target, { throwIfNoEntry: false });
  if (present?.size === bytes.length && readFileSync(target).equals(bytes)) return false;
  if (present) rmSync(target);
  else mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return true;
}
