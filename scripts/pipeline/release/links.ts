import { readFileSync, statSync } from "node:fs";
import type { DeployProblem } from "#domain/publishing/deploy-problems.ts";
import { counted } from "#domain/text/text.ts";
import { writeAtomically } from "../../files/atomic-write.ts";
import { storedJson } from "../../files/derived-files.ts";
import { CheckFailed, fileOf, list } from "./checks.ts";
import { attributeReader, pageTags } from "../code/page-tags.ts";
import { ownText } from "../../files/detached-copy.ts";
import type { NamedRecord } from "../content/records.ts";
import type { RedirectRule } from "../content/redirects.ts";
import type { ReleaseFile } from "./assemble.ts";
import type { Workspace } from "../content/workspace.ts";

/** A link to an address of the site where nothing is, and the page it stands on. */
type DeadLink = { link: string; page: string };

/** The links of each page, with the time and size of its file when it was read. */
type StoredLinks = Record<string, { stamp: string; links: string[] }>;

/** Which page links where. */
export type LinkIndex = {
  /** Takes note of the links of a page that was rendered. */
  add(page: string, links: readonly string[]): void;
  /** Forgets all pages but these, and reads those from their files that it does not know. */
  keepOnly(pages: readonly string[]): void;
  /** The links for which `known` is false, in the order of the pages' addresses; of all pages, or of some. */
  dead(known: (path: string) => boolean, pages?: readonly string[]): DeadLink[];
  /** Saves the links, so that the next process need not read every page. */
  store(): void;
};

/** The links of the pages in the workspace. Files that have changed since their links were stored are read again. */
export function linkIndex(workspace: Workspace): LinkIndex {
  const linksOf = new Map<string, readonly string[]>();
  /** On how many pages each link is. Most are on every page, so a list of them would be long. */
  const counts = new Map<string, number>();
  const stored = storedJson<StoredLinks>(workspace.links) ?? {};

  function forget(page: string): void {
    for (const link of linksOf.get(page) ?? []) {
      const left = (counts.get(link) ?? 0) - 1;
      if (left > 0) counts.set(link, left);
      else counts.delete(link);
    }
    linksOf.delete(page);
  }

  /** Each address once. */
  const addresses = new Map<string, string>();
  function kept(link: string): string {
    const known = addresses.get(link) ?? ownText(link);
    addresses.set(known, known);
    return known;
  }

  function add(page: string, found: readonly string[]): void {
    const before = linksOf.get(page);
    if (before?.length === found.length && before.every((link, index) => link === found[index])) return;
    forget(page);
    const links = found.map(kept);
    linksOf.set(page, links);
    for (const link of links) counts.set(link, (counts.get(link) ?? 0) + 1);
  }

  const stampOf = (page: string): string => {
    const { mtimeMs, size } = statSync(fileOf(workspace.pages, page));
    return `${mtimeMs}-${size}`;
  };

  return {
    add,

    keepOnly(pages) {
      const current = new Set(pages);
      for (const page of [...linksOf.keys()]) if (!current.has(page)) forget(page);
      for (const page of pages) {
        if (linksOf.has(page)) continue;
        const entry = stored[page];
        const isCurrent = entry?.stamp === stampOf(page);
        add(page, isCurrent ? entry.links : internalLinks(readFileSync(fileOf(workspace.pages, page), "utf8")));
      }
    },

    dead(known, pages) {
      const asked = pages ? pages.flatMap((page) => linksOf.get(page) ?? []) : [...counts.keys()];
      const gone = new Set(asked.filter((link) => !known(link)));
      if (gone.size === 0) return [];
      const dead = (pages ?? [...linksOf.keys()]).flatMap((page) =>
        (linksOf.get(page) ?? []).flatMap((link) => (gone.has(link) ? [{ link, page }] : [])),
      );
      return dead.sort((a, b) => compare(a.page, b.page) || compare(a.link, b.link));
    },

    store() {
      const entries = [...linksOf].map(([page, links]) => [page, { stamp: stampOf(page), links }]);
      writeAtomically(workspace.links, JSON.stringify(Object.fromEntries(entries)));
    },
  };
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

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

const addressesIn = attributeReader("href", "src", "action");

/** The paths of the site that a page links to or loads, without query and fragment. */
export function internalLinks(html: string): string[] {
  const found = new Set<string>();
  for (const { attributes } of pageTags(html)) {
    // Most tags have no address, and the text of their attributes tells that at once.
    if (!attributes.includes('="/')) continue;
    for (const [, address] of addressesIn(attributes)) {
      const [path = ""] = /^\/(?!\/)[^#?]*/.exec(address) ?? [];
      if (path) found.add(decoded(path.replaceAll("&amp;", "&")));
    }
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
