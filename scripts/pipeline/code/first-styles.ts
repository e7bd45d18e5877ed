import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageElements } from "./page-elements.ts";
import { sheetRules, type SheetRules } from "./sheet-rules.ts";

/**
 * Marks in a page where its first screen ends (src/site/layout/AboveTheFoldEnd.astro); there is also one before the footer. With
 * quotes, because Astro leaves angle brackets in attributes as they are: without them a text could be taken for the mark there.
 */
export const END = '<!--"first screen ends"-->';
const LINK = /<link rel="stylesheet" href="\/(_astro\/[^"]+\.css)">/;

/**
 * Puts the styles of a page's first screen into the page itself, so that it shows without waiting for a second file. The
 * link to the whole sheet stands where the first screen ends: browsers show what is above it and load the sheet once for all
 * pages. It has the same rules again in the same order, so in the end a page looks as if it had the sheet alone.
 */
export function firstStyles(files: string): (html: string) => string {
  const sheets = new Map<string, SheetRules | null>();
  const sheetAt = (path: string): SheetRules | null => {
    const file = join(files, path);
    if (!sheets.has(path)) sheets.set(path, existsSync(file) ? sheetRules(readFileSync(file, "utf8")) : null);
    return sheets.get(path) ?? null;
  };
  return (html) => {
    const [link, path] = LINK.exec(html) ?? [];
    const [first = "", ...rest] = html.split(END);
    const sheet = path === undefined || rest.length === 0 ? null : sheetAt(path);
    if (link === undefined || sheet === null) return html;
    const style = `<style>${sheet.rulesFor(pageElements(first))}</style>`;
    return first.replace(link, () => style) + link + rest.join("");
  };
}
