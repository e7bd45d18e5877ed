import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Snapshot } from "#db/snapshot.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress } from "#domain/content-kinds.ts";
import { counted } from "#domain/text.ts";
import type { RedirectRule } from "./redirects.ts";
import type { ReleaseFile } from "./release.ts";
import type { Workspace } from "./workspace.ts";

/** A build whose result must not go live; the message is for administrators. */
export class CheckFailed extends Error {
  readonly code: "pages" | "links" | "page-drop";
  constructor(code: CheckFailed["code"], message: string) {
    super(message);
    this.name = "CheckFailed";
    this.code = code;
  }
}

/** Every record of a kind whose records have pages of their own must have its file. */
export function checkPages(snapshot: Snapshot, pages: readonly string[], folder: string): void {
  const present = new Set(pages);
  const expected = KINDS_WITH_PAGES.flatMap((kind) =>
    snapshot[CONTENT_KINDS[kind].table].map(({ slug }) => siteAddress(kind, slug).slice(1)),
  );
  const missing = expected.filter((page) => !present.has(page));
  const empty = pages.filter((page) => !existsSync(fileOf(folder, page)) || statSync(fileOf(folder, page)).size === 0);
  const wrong = [...new Set([...missing, ...empty])];
  if (wrong.length > 0) {
    const are = wrong.length === 1 ? "is" : "are";
    throw new CheckFailed("pages", `${counted(wrong.length, "page")} ${are} missing from the build: ${list(wrong)}.`);
  }
}

/** Refuses to lose more than half the pages at once, unless an administrator said that this is meant. */
export function checkPageDrop(before: number, now: number, accepted: boolean): void {
  if (!accepted && now < before / 2) {
    throw new CheckFailed(
      "page-drop",
      `The site would shrink from ${before} to ${now} pages. If this is meant, publish again and confirm it.`,
    );
  }
}

type LinkCache = Record<string, { stamp: string; links: string[] }>;

/** No page may link to an address of the site that is not there. Pages unchanged since the last build are not read again. */
export function checkLinks(pages: readonly string[], workspace: Workspace, known: (path: string) => boolean): void {
  const before = existsSync(workspace.links) ? (JSON.parse(readFileSync(workspace.links, "utf8")) as LinkCache) : {};
  const now: LinkCache = {};
  const broken: string[] = [];
  for (const page of pages) {
    const file = fileOf(workspace.pages, page);
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}-${size}`;
    const entry =
      before[page]?.stamp === stamp ? before[page] : { stamp, links: internalLinks(readFileSync(file, "utf8")) };
    now[page] = entry;
    for (const link of entry.links) {
      if (!known(link)) broken.push(`${link} on /${page}`);
    }
  }
  writeFileSync(workspace.links, JSON.stringify(now));
  if (broken.length > 0) {
    const lead = broken.length === 1 ? "leads" : "lead";
    throw new CheckFailed("links", `${counted(broken.length, "link")} ${lead} nowhere: ${list(broken)}.`);
  }
}

/** Which paths of the site lead somewhere: its files, pages without '.html', old addresses, the admin's screens, the functions. */
export function linkTargets(
  files: readonly ReleaseFile[],
  redirects: readonly RedirectRule[],
): (path: string) => boolean {
  const paths = new Set([...files.map((file) => `/${file.path}`), ...redirects.map(({ from }) => from)]);
  return (path) =>
    path === "/" ||
    path.startsWith("/api/") ||
    path === "/admin" ||
    path.startsWith("/admin/") ||
    paths.has(path) ||
    paths.has(`${path.replace(/\/$/, "")}.html`);
}

/** Paths of the site that the page links to or loads, without query and fragment. */
function internalLinks(html: string): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(/\s(?:href|src|action)="(\/[^"/][^"#?]*|\/)[^"]*"/g)) {
    const path = match[1];
    if (path) found.add(decoded(path.replaceAll("&amp;", "&")));
  }
  return [...found];
}

/** What is no valid encoding, such as '/50%off', stays as it is: it leads nowhere, and is named as it was typed. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The file of a page address; '' is the home page. */
export function fileOf(folder: string, page: string): string {
  return join(folder, page === "" ? "index.html" : `${page}.html`);
}

function list(items: readonly string[]): string {
  const shown = items.slice(0, 5).join(", ");
  return items.length > 5 ? `${shown} …` : shown;
}
