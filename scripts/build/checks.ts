import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReleaseCheck } from "#db/deploys.ts";
import type { Snapshot } from "#db/snapshot.ts";
import { CONTENT_KINDS, KINDS_WITH_PAGES, siteAddress } from "#domain/content-kinds.ts";
import type { DeployProblem } from "#domain/deploy-problems.ts";
import { counted } from "#domain/text.ts";
import type { NamedRecord } from "./records.ts";
import type { RedirectRule } from "./redirects.ts";
import type { ReleaseFile } from "./release.ts";
import type { Workspace } from "./workspace.ts";

/** The result of a build must not go live; the message is for administrators. */
export class CheckFailed extends Error {
  readonly code: ReleaseCheck;

  constructor(code: ReleaseCheck, message: string) {
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

/** Refuses to remove more than half of the pages at once, unless an administrator has accepted that. */
export function checkPageDrop(before: number, now: number, accepted: boolean): void {
  if (!accepted && now < before / 2) {
    throw new CheckFailed(
      "page-drop",
      `The site would shrink from ${before} to ${now} pages. If this is meant, publish again and confirm it.`,
    );
  }
}

type LinkCache = Record<string, { stamp: string; links: string[] }>;

/** A link to an address of the site where nothing is, and the page it stands on. */
type DeadLink = { link: string; page: string };

/** The dead links of all pages. Pages that have not changed since the last build are not read again. */
export function deadLinks(
  pages: readonly string[],
  workspace: Workspace,
  known: (path: string) => boolean,
): DeadLink[] {
  const before = existsSync(workspace.links) ? (JSON.parse(readFileSync(workspace.links, "utf8")) as LinkCache) : {};
  const now: LinkCache = {};
  const dead: DeadLink[] = [];
  for (const page of pages) {
    const file = fileOf(workspace.pages, page);
    const { mtimeMs, size } = statSync(file);
    const stamp = `${mtimeMs}-${size}`;
    const entry =
      before[page]?.stamp === stamp ? before[page] : { stamp, links: internalLinks(readFileSync(file, "utf8")) };
    now[page] = entry;
    dead.push(...entry.links.filter((link) => !known(link)).map((link) => ({ link, page })));
  }
  writeFileSync(workspace.links, JSON.stringify(now));
  return dead;
}

/**
 * Dead links on the pages of records are problems of those records: their texts may link anywhere. On a page of the program
 * they are a fault in it, and the release is refused.
 */
export function linkProblems(
  dead: readonly DeadLink[],
  recordAt: (page: string) => NamedRecord | undefined,
): DeployProblem[] {
  const broken: string[] = [];
  const problems: DeployProblem[] = [];
  for (const { link, page } of dead) {
    const record = recordAt(page);
    if (record) problems.push({ what: "dead-link", ...record, detail: link });
    else broken.push(`${link} on /${page}`);
  }
  if (broken.length > 0) {
    const lead = broken.length === 1 ? "leads" : "lead";
    throw new CheckFailed("links", `${counted(broken.length, "link")} ${lead} nowhere: ${list(broken)}.`);
  }
  return problems;
}

/**
 * Whether a path of the site exists: a file, a page without '.html', a redirected address, the administration, a function, or
 * one of the addresses that a function answers (`answered`).
 */
export function linkTargets(
  files: readonly ReleaseFile[],
  redirects: readonly RedirectRule[],
  answered: readonly string[] = [],
): (path: string) => boolean {
  const paths = new Set([...files.map((file) => `/${file.path}`), ...redirects.map(({ from }) => from), ...answered]);
  return (path) =>
    path === "/" ||
    path.startsWith("/api/") ||
    path === "/admin" ||
    path.startsWith("/admin/") ||
    paths.has(path) ||
    paths.has(`${path.replace(/\/$/, "")}.html`);
}

/** The paths of the site that a page links to or loads, without query and fragment. */
function internalLinks(html: string): string[] {
  const found = new Set<string>();
  for (const match of html.matchAll(/\s(?:href|src|action)="(\/[^"/][^"#?]*|\/)[^"]*"/g)) {
    const path = match[1];
    if (path) found.add(decoded(path.replaceAll("&amp;", "&")));
  }
  return [...found];
}

/** Decodes a path; an invalid encoding such as '/50%off' is returned unchanged, to be reported as it was typed. */
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
