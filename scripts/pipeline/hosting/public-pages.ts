import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileOf } from "../release/checks.ts";
import { filesBelow } from "../../files/files-below.ts";

const NOINDEX = '<meta name="robots" content="noindex"';

/** Whether search engines are to leave out the page at a path of a release. */
function isHidden(release: string, path: string): boolean {
  const file = join(release, fileOf("", path.slice(1)));
  return existsSync(file) && readFileSync(file, "utf8").includes(NOINDEX);
}

/**
 * The paths without those of pages that search engines are to leave out. A removed page is reported, because it has changed,
 * too.
 */
export const withoutHidden = (release: string, paths: readonly string[]): string[] =>
  paths.filter((path) => !/^\/admin(?:\/|$)/.test(path) && !isHidden(release, path));

/** The paths of all pages of a release that search engines may show. */
export const publicPages = (release: string): string[] =>
  withoutHidden(
    release,
    filesBelow(release)
      .filter((file) => file.endsWith(".html"))
      .map((file) => `/${file.replace(/(?:^index)?\.html$/, "")}`)
      .sort(),
  );
