/* zod/mini, which is smaller than zod: the first screen of the administration needs this schema. */
import * as z from "zod/mini";
import { ALL_KINDS, contentKind, editorAddress, type ContentKind } from "../content/content-kinds.ts";
import { counted } from "../text/text.ts";

/** The database stores at most this many problems of a deploy. */
export const PROBLEMS_MAX = 100;
const DETAIL_MAX = 300;

/**
 * Something of the content that a release does not show as it was saved:
 * - `outdated`: the record cannot be shown; the site has its last good version
 * - `left-out`: the record cannot be shown, and there is no earlier version of it
 * - `dead-link`: its text links to an address of the site where nothing is
 * - `picture`: one of its pictures is left out
 * - `redirects`: more old addresses than the host can redirect
 */
const WHAT = ["outdated", "left-out", "picture", "dead-link", "redirects"] as const;

const problemSchema = z.object({
  what: z.enum(WHAT),
  /** The kind of the record that can be fixed; null if the problem is not one of a record. `record` is its id. */
  kind: z.nullable(z.enum(ALL_KINDS)),
  record: z.nullable(z.string()),
  name: z.string(),
  /** Why it cannot be shown, or the address in question. */
  detail: z.string(),
});
export type DeployProblem = z.infer<typeof problemSchema>;

/** The problems stored with a deploy. Entries in the format of another version are skipped. */
export function deployProblems(stored: unknown): DeployProblem[] {
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one) => problemSchema.safeParse(one).data ?? []);
}

/** At most as many as the database stores, the most serious first, each with a detail that can be read at a glance. */
export function storedProblems(problems: readonly DeployProblem[]): DeployProblem[] {
  return problems
    .toSorted((a, b) => WHAT.indexOf(a.what) - WHAT.indexOf(b.what))
    .slice(0, PROBLEMS_MAX)
    .map((problem) => ({ ...problem, detail: problem.detail.slice(0, DETAIL_MAX) }));
}

/** Whether the record is not on the website as it was saved, which is more than a flaw on its page. */
export const isUnpublished = ({ what }: DeployProblem): boolean => what === "outdated" || what === "left-out";

/** The address of the screen where the problem can be fixed; null if it is not one of a record. */
export const problemEditor = ({ kind, record }: DeployProblem): string | null =>
  kind !== null && record !== null ? editorAddress(kind, record) : null;

const named = (kind: ContentKind | null, name: string): string =>
  kind === null ? name : `The ${contentKind(kind).noun} “${name}”`;

/** What went wrong and what visitors see, in one or two sentences for an editor. */
export function problemText({ what, kind, name, detail }: DeployProblem): string {
  const record = named(kind, name);
  switch (what) {
    case "outdated":
      return `${record} could not be shown as it was saved: ${detail} Visitors still see its last good version.`;
    case "left-out":
      return `${record} could not be shown and is not on the website: ${detail}`;
    case "dead-link":
      return `${record} links to ${detail}, where there is nothing.`;
    case "picture":
      return `${record} has a picture that was left out: ${detail}`;
    case "redirects":
      return detail;
  }
}

/** 'Published, except for 2 records' */
export const unpublishedTitle = (problems: readonly DeployProblem[]): string =>
  `Published, except for ${counted(problems.filter(isUnpublished).length, "record")}.`;
